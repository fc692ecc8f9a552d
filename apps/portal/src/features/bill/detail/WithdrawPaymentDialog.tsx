import { type Schemas, useWithdrawBillPayment } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, ConfirmDialog, EffectText } from '@portal/ui'
import { type BillDialogProps, useBillMove } from './use-bill-move.ts'

interface WithdrawPaymentDialogProps extends BillDialogProps {
  payment: Schemas['BillPayment']
}

/** Takes back a reported transfer that staff have not looked for, or a payment that waits for a second person. */
export default function WithdrawPaymentDialog({
  bill: opened,
  payment,
  onClose,
}: WithdrawPaymentDialogProps) {
  const t = useText('user/bill/details')
  const { bill, changed, move } = useBillMove(opened)
  const { mutateAsync } = useWithdrawBillPayment()
  const money = formatMoney(payment.money)
  const kind = payment.status === 'asked' ? 'asked' : 'submitted'
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(`withdrawPayment.${kind}.title`, { id: bill.bill_no })}
      cancelLabel={t(`withdrawPayment.${kind}.keep`)}
      confirmLabel={t(`withdrawPayment.${kind}.submit`)}
      onConfirm={() =>
        move(
          () => mutateAsync({ data: { id: bill.bill_no, version: bill.version, payment_id: payment.id } }),
          t(`withdrawPayment.${kind}.done`, { money }),
        )
      }
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <EffectText>{t(`withdrawPayment.${kind}.effect`, { money })}</EffectText>
    </ConfirmDialog>
  )
}
