import { useConfirmBill } from '@portal/api-client'
import { formatDate, formatMoney, useText } from '@portal/i18n'
import { Alert, ConfirmDialog, EffectText } from '@portal/ui'
import { type BillDialogProps, useBillMove } from './use-bill-move.ts'

/** Confirms a bill; from then on it can be paid and no longer disputed. */
export default function ConfirmBillDialog({ bill: opened, onClose }: BillDialogProps) {
  const t = useText('user/bill/details')
  const { bill, changed, move } = useBillMove(opened)
  const { mutateAsync } = useConfirmBill()
  const money = formatMoney(bill.total)
  const confirm = () =>
    move(
      () => mutateAsync({ data: { id: bill.bill_no, version: bill.version } }),
      t('confirm.done', { id: bill.bill_no }),
    )
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('confirm.title', { id: bill.bill_no })}
      confirmLabel={t('confirm.submit', { money })}
      onConfirm={confirm}
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <EffectText>
        {t('confirm.effect', {
          count: bill.lines_count,
          money,
          date: bill.due_date ? formatDate(bill.due_date) : '–',
        })}
      </EffectText>
    </ConfirmDialog>
  )
}
