import { type MoneyValue, useText } from '@portal/i18n'
import { Money } from '@portal/ui'

interface SeenMoneyProps {
  /** Null if the server hides the amount from this member. */
  value: MoneyValue | null
  strong?: boolean
  sign?: 'always'
}

/** An amount, or a note that it is hidden. */
export function SeenMoney({ value, ...look }: SeenMoneyProps) {
  const t = useText('common')
  return value ? <Money value={value} {...look} /> : <span>{t('hidden')}</span>
}
