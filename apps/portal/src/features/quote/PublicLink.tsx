import { useText } from '@portal/i18n'
import { Button, Group, IconCopy, notify, TextInput } from '@portal/ui'

/** The address of the customer's page, to copy. */
export function PublicLink({ address }: { address: string }) {
  const t = useText('user/quote/detail')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      notify.success(t('copied'))
    } catch {
      // The address can still be selected and copied by hand.
      notify.error(t('copyFailed'))
    }
  }
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput label={t('link')} value={address} readOnly flex={1} maw={520} mb="md" />
      <Button
        variant="default"
        mb="md"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={() => void copy()}
      >
        {t('copy')}
      </Button>
    </Group>
  )
}
