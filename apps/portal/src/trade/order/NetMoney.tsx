import { type MoneyValue, useText } from '@portal/i18n'
import { useNetPriceShown } from '../money/net-price.ts'
import { SeenMoney } from '../money/SeenMoney.tsx'

interface NetMoneyProps {
  /** Null when net prices are hidden from this member. */
  value: MoneyValue | null
  strong?: boolean
}

/** A settlement price, or why it is not shown: an empty place would look like a price of nothing. */
export function NetMoney({ value, strong = false }: NetMoneyProps) {
  const t = useText('order')
  const shown = useNetPriceShown()
  if (value && !shown) return <span>{t('netHidden')}</span>
  return <SeenMoney value={value} strong={strong} />
}
