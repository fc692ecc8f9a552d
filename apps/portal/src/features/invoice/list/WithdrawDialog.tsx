import { type Schemas, useWithdrawInvoice } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { ConfirmDialog, notify } from '@portal/ui'

export interface ApplicationDialogProps {
  application: Schemas['InvoiceApplication']
  onClose: () => void
}

/** Withdraws an application; its amounts can be applied for again. */
export default function WithdrawDialog({ application, onClose }: ApplicationDialogProps) {
  const t = useText('user/invoice/details')
  const { mutateAsync } = useWithdrawInvoice()
  const withdraw = async () => {
    await mutateAsync({ data: { id: application.id } })
    notify.success(t('withdraw.done', { id: application.id }))
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('withdraw.title', { id: application.id })}
      confirmLabel={t('withdraw.submit')}
      cancelLabel={t('withdraw.keep')}
      onConfirm={withdraw}
      danger
    >
      <p>{t('withdraw.effect', { money: formatMoney(application.amount) })}</p>
    </ConfirmDialog>
  )
}
