import { useWithdrawDispute } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import { Alert, ConfirmDialog, EffectText } from '@portal/ui'
import { type BillDialogProps, useBillMove } from './use-bill-move.ts'

/** Takes back objections that staff have not answered. */
export default function WithdrawDisputeDialog({ bill: opened, onClose }: BillDialogProps) {
  const t = useText('user/bill/details')
  const { bill, changed, move } = useBillMove(opened)
  const { mutateAsync } = useWithdrawDispute()
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('withdrawDispute.title', { id: bill.bill_no })}
      cancelLabel={t('withdrawDispute.keep')}
      confirmLabel={t('withdrawDispute.submit')}
      onConfirm={() =>
        move(
          () => mutateAsync({ data: { id: bill.bill_no, version: bill.version } }),
          t('withdrawDispute.done', { id: bill.bill_no }),
        )
      }
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <EffectText>
        {t('withdrawDispute.effect', { date: bill.due_date ? formatDate(bill.due_date) : '–' })}
      </EffectText>
    </ConfirmDialog>
  )
}
