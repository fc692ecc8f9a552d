import { useSaveMarkupRule } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { ConfirmDialog, notify } from '@portal/ui'
import { useTermsText } from './markup-columns.tsx'
import type { MarkupRule } from './markup-form.ts'

interface RemoveMarkupDialogProps {
  rule: MarkupRule
  currency: string
  onClose: () => void
}

/** Asks before a rule is deleted, because selling prices change at once. */
export default function RemoveMarkupDialog({ rule, currency, onClose }: RemoveMarkupDialogProps) {
  const t = useText('user/manage/markup')
  const common = useText('common')
  const termsOf = useTermsText(currency)
  const { mutateAsync } = useSaveMarkupRule()
  const remove = async () => {
    await mutateAsync({ data: { id: rule.id, remove: true } })
    notify.success(t('remove.done'))
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('remove.title')}
      confirmLabel={common('delete')}
      onConfirm={remove}
      danger
    >
      <p>{t('remove.text', { target: rule.target_text, terms: termsOf(rule) })}</p>
    </ConfirmDialog>
  )
}
