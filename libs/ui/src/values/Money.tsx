import { formatAmount, formatConverted, type MoneyValue, useText } from '@portal/i18n'
import { Box } from '../generated/mantine/Box.ts'
import { Text } from '../generated/mantine/Text.ts'
import classes from './Money.module.css'

export interface MoneyProps {
  value: MoneyValue
  /** `always` writes a plus before a gain. */
  sign?: 'auto' | 'always'
  /** The figure that must be seen first: a total, a penalty. */
  strong?: boolean
  /** A price that holds no longer. */
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

interface ConvertedMoneyProps {
  /** The converted figure, for orientation only. */
  value: MoneyValue
  /** Units of this currency for one of the price's currency, as text. */
  rate: string
  source: string
  /** Day of the rate, `YYYY-MM-DD`. */
  date: string
}

/** A figure in another currency: says "about", and by which rate, from whom, of which day. */
export function ConvertedMoney({ value, rate, source, date }: ConvertedMoneyProps) {
  const t = useText('common')
  return (
    <Text span inherit c="dimmed">
      <span className={classes.money}>{formatConverted(value)}</span>
      <Box component="small" display="block" fz="xs">
        {t('money.rate', { rate, source, date })}
      </Box>
    </Text>
  )
}
