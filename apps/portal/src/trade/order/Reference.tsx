import { useText } from '@portal/i18n'
import { ActionIcon, Group, IconCopy, notify } from '@portal/ui'
import { Fact } from './Facts.tsx'

interface ReferenceProps {
  name: string
  /** Null until somebody gives it. */
  value: string | null
  missing?: string
}

/** A number that people pass on, with a button that copies it. */
export function Reference({ name, value, missing }: ReferenceProps) {
  const t = useText('common')
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      notify.success(t('copied'))
    } catch {
      // The number can still be selected and copied by hand.
      notify.error(t('copyFailed'))
    }
  }
  return (
    <Fact name={name}>
      {value === null ? (
        missing
      ) : (
        <Group gap={4} wrap="nowrap">
          {value}
          <ActionIcon
            variant="subtle"
            size={24}
            aria-label={`${t('copy')}: ${name}`}
            onClick={() => void copy(value)}
          >
            <IconCopy size={16} aria-hidden />
          </ActionIcon>
        </Group>
      )}
    </Fact>
  )
}
