import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import { ConfirmDialog, Text } from '@portal/ui'
import { useNetPriceShown } from '../money/net-price.ts'

export interface NonRefundableDialogProps {
  title: string
  offer: { total_price: MoneyValue; total_settlement_price: MoneyValue | null }
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Confirms a non-refundable booking by a tick. */
export default function NonRefundableDialog({ title, offer, onClose, onConfirm }: NonRefundableDialogProps) {
  const t = useText('booking')
  const shown = useNetPriceShown()
  const price = (shown && offer.total_settlement_price) || offer.total_price
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={title}
      tick={t('confirmTick')}
      confirmLabel={t('submit')}
      onConfirm={onConfirm}
      danger
    >
      <Text m="0 0 4px">{t('nonRefundableText', { money: formatMoney(price) })}</Text>
    </ConfirmDialog>
  )
}
