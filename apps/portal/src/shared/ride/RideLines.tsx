import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Money } from '@portal/ui'
import styles from './RideLines.module.css'

/** Every line of a ride's price as the server states it: what, how often, at how much. Nothing is computed here. */
export function RideLines({ lines }: { lines: readonly Schemas['PriceLine'][] }) {
  const t = useText('booking')
  return (
    <ul className={styles.lines} aria-label={t('lines')}>
      {lines.map(({ code, name, quantity, unit_price, money }) => (
        <li key={`${code} ${name}`} className={styles.line}>
          <span>
            {name}
            <small className={styles.basis}>
              {quantity} × <Money value={unit_price} />
            </small>
          </span>
          <Money value={money} />
        </li>
      ))}
    </ul>
  )
}
