import type { Schemas } from '@portal/api-client'
import { compareAmounts } from '../../../../shared/money/decimal.ts'

type Quote = Schemas['CancelQuote']
type Amount = Schemas['Money'] | null

/** Two hidden amounts count as equal. */
const same = (one: Amount, other: Amount): boolean =>
  one === null || other === null
    ? one === other
    : compareAmounts(one.amount, other.amount) === 0 && one.currency === other.currency

/** Keys of the texts `cancel.…`. */
export type TermsChange = 'changed' | 'paid' | 'refundChanged'

/** With hidden fees the tier must be the same; that it is free is visible to everybody. */
const sameFee = (one: Quote, other: Quote): boolean =>
  one.free === other.free &&
  (one.free ||
    (same(one.penalty, other.penalty) && (one.penalty !== null || one.tier_index === other.tier_index)))

/** What differs from the quote: the fee, or only the refund. Null if the quote still holds. */
export function termsChange(before: Quote, now: Quote): TermsChange | null {
  if (!sameFee(before, now)) return 'changed'
  if (same(before.refund, now.refund) && before.refund_to === now.refund_to) return null
  return before.refund_to === null ? 'paid' : 'refundChanged'
}

/** The instant itself is already too late. `now` in epoch ms. */
export const hasExpired = ({ valid_until_utc }: Pick<Quote, 'valid_until_utc'>, now: number): boolean =>
  Date.parse(valid_until_utc) <= now

/** The effect of cancelling, as a key of the texts `cancel.…`. */
type CancelEffect =
  | 'effectUnpaid'
  | 'effectWaiting'
  | 'effectFree'
  | 'effectFreeHidden'
  | 'effectPenalty'
  | 'effectPenaltyHidden'

export function cancelEffect(quote: Quote): CancelEffect {
  if (quote.refund_to === null) return 'effectUnpaid'
  // No tier applies before confirmation.
  if (quote.tier_index === null) return 'effectWaiting'
  const effect = quote.free ? 'effectFree' : 'effectPenalty'
  return quote.refund === null ? `${effect}Hidden` : effect
}
