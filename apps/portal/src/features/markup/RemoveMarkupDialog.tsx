import { useSaveMarkupRule } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { RemoveDialog } from '../../shared/list/RemoveDialog.tsx'
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
  return (
    <RemoveDialog
      title={t('remove.title')}
      confirmLabel={common('delete')}
      onRemove={() => mutateAsync({ data: { id: rule.id, remove: true } })}
      done={t('remove.done')}
      onClose={onClose}
    >
      {t('remove.text', { target: rule.target_text, terms: termsOf(rule) })}
    </RemoveDialog>
  )
}
