import { formatAmount, type MoneyValue } from '@portal/i18n'
import classes from './values.module.css'

interface MoneyProps {
  value: MoneyValue
  /** `always` writes a plus before positive amounts. */
  sign?: 'auto' | 'always'
  /** Emphasised: a total, a penalty. */
  strong?: boolean
  /** Struck through: a price that is no longer valid. */
  former?: boolean
}

/** An amount with its currency, on one line, in figures of equal width. */
export function Money({ value, sign = 'auto', strong = false, former = false }: MoneyProps) {
  const Tag = former ? 's' : 'span'
  return (
    <Tag className={classes.money} data-strong={strong || undefined}>
      <span className={classes.currency}>{value.currency}</span>
      {'\u00a0'}
      <span className={classes.amount}>{formatAmount(value, { sign })}</span>
    </Tag>
  )
}
