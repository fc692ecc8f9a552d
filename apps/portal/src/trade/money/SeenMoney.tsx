import { type MoneyValue, useText } from '@portal/i18n'
import { Money } from '@portal/ui'

interface SeenMoneyProps {
  /** Null when the server keeps the amount from this member. */
  value: MoneyValue | null
  strong?: boolean
  sign?: 'always'
}

/** An amount, or why it is not shown: an empty place would look like nothing at all. */
export function SeenMoney({ value, ...look }: SeenMoneyProps) {
  const t = useText('common')
  return value ? <Money value={value} {...look} /> : <span>{t('hidden')}</span>
}
