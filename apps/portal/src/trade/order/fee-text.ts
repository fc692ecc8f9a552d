import type { Schemas } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import type { PenaltyTone } from './cancellation-segments.ts'

type Penalty = Pick<Schemas['PenaltyTier'], 'penalty_type' | 'value' | 'amount'>

/**
 * The cancellation fee in words: its amount, or without `amounts` its rule, since the amount would reveal net prices.
 */
export function useFeeText(amounts: boolean) {
  const t = useText('hotel')
  const whole = t('policy.whole')
  /** A fee by its rule instead of its amount. A fixed fee is independent of the price and stays an amount. */
  const part = ({ penalty_type, value, amount }: Penalty): string => {
    if (penalty_type === 'fixed') return formatMoney(amount)
    if (penalty_type === 'percent') return t('policy.percent', { percent: Number(value) })
    if (penalty_type === 'nights') return t('policy.nights', { count: Number(value) })
    return whole
  }
  const fee = (tone: PenaltyTone, penalty: Penalty): string => {
    if (!amounts) return t('policy.feePart', { part: tone === 'full' ? whole : part(penalty) })
    return t(`policy.${tone === 'full' ? 'full' : 'fee'}`, { money: formatMoney(penalty.amount) })
  }
  return { part, fee, whole }
}
