import { type MoneyValue, useText } from '@portal/i18n'
import { Button, Money } from '@portal/ui'
import styles from '../document/document.module.css'

interface PickBarProps {
  count: number
  /** What the chosen ones make together, one per currency. */
  sums: readonly MoneyValue[]
  /** Why it cannot go on with these. */
  error: string | null
  /** What comes next: "Apply for settlement". */
  action: string
  onAction: () => void
  onClear: () => void
}

/** What is chosen so far and the way on; stays in view while the list scrolls. Nothing until something is chosen. */
export function PickBar({ count, sums, error, action, onAction, onClear }: PickBarProps) {
  const t = useText('document')
  return (
    <section className={styles.pickBar} aria-label={t('picked')} hidden={count === 0}>
      <p className={styles.pickedSum} role="status">
        {count > 0 && (
          <>
            {t('pickedCount', { count })}
            {sums.map((money) => (
              <span key={money.currency}>
                {' · '}
                <Money value={money} strong />
              </span>
            ))}
          </>
        )}
        {error && <span className={styles.error}>{error}</span>}
      </p>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClear}>
          {t('clearPicked')}
        </Button>
        <Button onClick={onAction} disabled={error !== null}>
          {action}
        </Button>
      </div>
    </section>
  )
}
