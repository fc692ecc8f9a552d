import { type MoneyValue, useText } from '@portal/i18n'
import { Button, Money, Text } from '@portal/ui'
import styles from './PickBar.module.css'

interface PickAction {
  text: string
  /** Red: the action takes something away. */
  danger?: boolean
  onStart: () => void
}

interface PickBarProps {
  count: number
  /** What is selected, if not orders: the name of the region, and the count in words. */
  label?: string
  countText?: string
  /** Totals of the selection, one per currency. */
  sums: readonly MoneyValue[]
  /** Why the selection cannot be used. */
  error: string | null
  /** The actions: "Apply for settlement". The first is the primary one. */
  actions: readonly PickAction[]
  onClear: () => void
}

/** The selection and its actions, always in view. Renders nothing without a selection. */
export function PickBar({ count, label, countText, sums, error, actions, onClear }: PickBarProps) {
  const t = useText('document')
  return (
    <section className={styles.pickBar} data-screen aria-label={label ?? t('picked')} hidden={count === 0}>
      <Text role="status">
        {count > 0 && (
          <>
            {countText ?? t('pickedCount', { count })}
            {sums.map((money) => (
              <span key={money.currency}>
                {' · '}
                <Money value={money} strong />
              </span>
            ))}
          </>
        )}
        {error && (
          <Text span inherit fz="sm" display="block" c="var(--mantine-color-error)">
            {error}
          </Text>
        )}
      </Text>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onClear}>
          {t('clearPicked')}
        </Button>
        {actions.map(({ text, danger = false, onStart }, index) => (
          <Button
            key={text}
            onClick={onStart}
            disabled={error !== null}
            variant={index === 0 && !danger ? 'filled' : 'light'}
            {...(danger && { color: 'red' })}
          >
            {text}
          </Button>
        ))}
      </div>
    </section>
  )
}
