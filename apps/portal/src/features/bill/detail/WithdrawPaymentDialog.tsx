import { type Schemas, useWithdrawBillPayment } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Alert, ConfirmDialog, EffectText } from '@portal/ui'
import { type BillDialogProps, useBillMove } from './use-bill-move.ts'

interface WithdrawPaymentDialogProps extends BillDialogProps {
  payment: Schemas['BillPayment']
}

/** Takes back a reported transfer that staff have not looked for. */
export default function WithdrawPaymentDialog({
  bill: opened,
  payment,
  onClose,
}: WithdrawPaymentDialogProps) {
  const t = useText('user/bill/details')
  const { bill, changed, move } = useBillMove(opened)
  const { mutateAsync } = useWithdrawBillPayment()
  const money = formatMoney(payment.money)
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('withdrawPayment.title', { id: bill.bill_no })}
      cancelLabel={t('withdrawPayment.keep')}
      confirmLabel={t('withdrawPayment.submit')}
      onConfirm={() =>
        move(
          () => mutateAsync({ data: { id: bill.bill_no, version: bill.version, payment_id: payment.id } }),
          t('withdrawPayment.done', { money }),
        )
      }
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <EffectText>{t('withdrawPayment.effect', { money })}</EffectText>
    </ConfirmDialog>
  )
}
