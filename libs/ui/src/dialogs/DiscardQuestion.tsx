import { useText } from '@portal/i18n'
import { Button } from '../generated/mantine/Button.ts'
import { Group } from '../generated/mantine/Group.ts'
import { Text } from '../generated/mantine/Text.ts'
import { Modal } from './overlays.tsx'

interface DiscardQuestionProps {
  onStay: () => void
  onDiscard: () => void
}

/** Asked above a dialog that is closed by Esc or its cross while it holds what was typed. */
export function DiscardQuestion({ onStay, onDiscard }: DiscardQuestionProps) {
  const t = useText('common')
  return (
    <Modal
      opened
      onClose={onStay}
      title={t('discard.title')}
      size="sm"
      centered
      closeOnClickOutside={false}
      withCloseButton={false}
    >
      <Text size="sm" mb="md">
        {t('discard.text')}
      </Text>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onStay} data-autofocus>
          {t('discard.stay')}
        </Button>
        <Button color="red" onClick={onDiscard}>
          {t('discard.confirm')}
        </Button>
      </Group>
    </Modal>
  )
}
