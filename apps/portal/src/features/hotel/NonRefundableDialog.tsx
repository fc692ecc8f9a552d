import { formatMoney, type MoneyValue, useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'
import styles from './BookingForm.module.css'

interface NonRefundableDialogProps {
  /** What cancelling will cost. */
  price: MoneyValue
  onClose: () => void
  onConfirm: () => Promise<void>
}

/** What cannot be undone is confirmed by a word. */
export default function NonRefundableDialog({ price, onClose, onConfirm }: NonRefundableDialogProps) {
  const t = useText('hotel/booking')
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
