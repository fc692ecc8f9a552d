import { type Schemas, useRequestApproval } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { FormDialog, Textarea } from '@portal/ui'
import { useState } from 'react'
import { useMove } from './use-move.ts'

interface AskApprovalDialogProps {
  order: Schemas['Order']
  onClose: () => void
}

/** Asks a superior to agree to an order before it is paid, or to an offer before it is accepted. */
export default function AskApprovalDialog({ order, onClose }: AskApprovalDialogProps) {
  const t = useText('order')
  const [note, setNote] = useState('')
  const { mutateAsync } = useRequestApproval()
  const { move } = useMove(t('approval.asked'))
  const { booking_id: id, change_offer: offer } = order
  const price = (offer?.after ?? order).total_settlement_price
  const of = offer ? 'offer' : 'payment'
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('approval.title', { id })}
      submitLabel={t('approval.ask')}
      onSubmit={() => move(() => mutateAsync({ data: { order_id: id, note: note.trim() } }))}
    >
      <p>{price ? t(`approval.${of}.about`, { money: formatMoney(price) }) : t(`approval.${of}.hint`)}</p>
      <Textarea
        label={t('approval.note')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={300}
        rows={3}
      />
    </FormDialog>
  )
}
