import { type MoneyValue, useText } from '@portal/i18n'
import { Money } from '@portal/ui'

interface NetMoneyProps {
  /** Null when net prices are hidden from this member. */
  value: MoneyValue | null
  strong?: boolean
}

/** A settlement price, or that it is not shown: an empty place would look like a price of nothing. */
export function NetMoney({ value, strong = false }: NetMoneyProps) {
  const t = useText('order')
  return value ? <Money value={value} strong={strong} /> : <span>{t('hidden')}</span>
}
