import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import { ConfirmDialog, Text } from '@portal/ui'
import { useNetPriceShown } from '../money/net-price.ts'

/** What is charged in any case: the whole offer, or a part of it. */
export interface NonRefundable {
  offer: { total_price: MoneyValue; total_settlement_price: MoneyValue | null }
  whole: boolean
}

export interface NonRefundableDialogProps extends NonRefundable {
  title: string
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** Confirms what is not refundable by a tick. */
export default function NonRefundableDialog({
  title,
  offer,
  whole,
  onClose,
  onConfirm,
}: NonRefundableDialogProps) {
  const t = useText('booking')
  const shown = useNetPriceShown()
  const price = (shown && offer.total_settlement_price) || offer.total_price
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={title}
      tick={t(whole ? 'confirmTick' : 'strictTick')}
      confirmLabel={t('submit')}
      onConfirm={onConfirm}
      danger
    >
      <Text m="0 0 4px">{t(whole ? 'nonRefundableText' : 'strictText', { money: formatMoney(price) })}</Text>
    </ConfirmDialog>
  )
}
