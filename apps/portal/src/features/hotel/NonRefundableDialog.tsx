import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'
import { useNetPriceShown } from '../../shared/net-price.ts'
import styles from './BookingForm.module.css'

interface NonRefundableDialogProps {
  rate: Pick<Schemas['Rate'], 'total_price' | 'total_settlement_price'>
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** What cannot be undone is confirmed by a word. */
export default function NonRefundableDialog({ rate, onClose, onConfirm }: NonRefundableDialogProps) {
  const t = useText('hotel/booking')
  const shown = useNetPriceShown()
  const price = (shown && rate.total_settlement_price) || rate.total_price
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('nonRefundableTitle')}
      word={t('confirmWord')}
      confirmLabel={t('submit')}
      onConfirm={onConfirm}
      danger
    >
      <p className={styles.text}>{t('nonRefundableText', { money: formatMoney(price) })}</p>
    </ConfirmDialog>
  )
}
