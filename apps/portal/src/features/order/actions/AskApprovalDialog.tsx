import { type Schemas, useRequestApproval } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { FormDialog, Textarea } from '@portal/ui'
import { useCheckedForm } from '../../../shared/form/use-checked-form.ts'
import { useMove } from './use-move.ts'

interface AskApprovalDialogProps {
  order: Schemas['Order']
  onClose: () => void
}

/** Requests approval before an order is paid or an offer is accepted. */
export default function AskApprovalDialog({ order, onClose }: AskApprovalDialogProps) {
  const t = useText('order')
  const { mutateAsync } = useRequestApproval()
  const { move } = useMove(t('approval.asked'))
  const { booking_id: id, change_offer: offer } = order
  const form = useCheckedForm({
    keptAs: `approval ${id}`,
    initial: { note: '' },
    submit: ({ note }) => move(() => mutateAsync({ data: { order_id: id, note: note.trim() } })),
  })
  const price = (offer?.after ?? order).total_settlement_price
  const of = offer ? 'offer' : 'payment'
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('approval.title', { id })}
      submitLabel={t('approval.ask')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <p>{price ? t(`approval.${of}.about`, { money: formatMoney(price) }) : t(`approval.${of}.hint`)}</p>
      <Textarea {...form.field('note')} label={t('approval.note')} maxLength={300} rows={3} />
    </FormDialog>
  )
}
