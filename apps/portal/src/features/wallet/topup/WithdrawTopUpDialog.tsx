import { type Schemas, useWithdrawTopUp } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { ConfirmDialog, EffectText, notify } from '@portal/ui'

interface WithdrawTopUpDialogProps {
  topUp: Schemas['TopUp']
  onClose: () => void
}

/** Takes back a reported transfer that staff have not looked into. */
export default function WithdrawTopUpDialog({ topUp, onClose }: WithdrawTopUpDialogProps) {
  const t = useText('user/account/balance')
  const { mutateAsync } = useWithdrawTopUp()
  const { id, money, bank_ref } = topUp
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('topUp.withdraw.title', { id })}
      cancelLabel={t('topUp.withdraw.keep')}
      confirmLabel={t('topUp.withdraw.submit')}
      onConfirm={async () => {
        await mutateAsync({ data: { id } })
        notify.success(t('topUp.withdraw.done', { id }))
      }}
    >
      <EffectText>{t('topUp.withdraw.effect', { money: formatMoney(money), ref: bank_ref })}</EffectText>
    </ConfirmDialog>
  )
}
