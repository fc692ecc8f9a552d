import { useText } from '@portal/i18n'
import { Checkbox } from '@portal/ui'
import styles from '../document/document.module.css'
import { OrderLink } from '../order/OrderLink.tsx'

interface PickCellProps {
  /** Booking ID. */
  id: string
  /** Below it, smaller: which product. */
  hint: string
  checked: boolean
  /** Why it cannot be chosen; null when it can. */
  reason: string | null
  onToggle: () => void
}

/** The booking ID with the box that chooses it; one that cannot be chosen has its reason in the same row. */
export function PickCell({ id, hint, checked, reason, onToggle }: PickCellProps) {
  const t = useText('document')
  return (
    <div className={styles.pick}>
      <Checkbox
        aria-label={reason === null ? t('pick', { id }) : t('cannotPick', { id, reason })}
        checked={checked}
        disabled={reason !== null}
        onChange={onToggle}
      />
      <span>
        <OrderLink id={id} />
        <span className={styles.sub}>{hint}</span>
      </span>
    </div>
  )
}
