import type { Schemas } from '@portal/api-client'
import { compareAmounts } from '../../../shared/money/decimal.ts'

type Quote = Schemas['CancelQuote']
type Amount = Schemas['Money'] | null

/** Amounts that are hidden differ by nothing that could be seen. */
const same = (one: Amount, other: Amount): boolean =>
  one === null || other === null
    ? one === other
    : compareAmounts(one.amount, other.amount) === 0 && one.currency === other.currency

/** Named as in the texts `cancel.…`. */
export type TermsChange = 'changed' | 'paid' | 'refundChanged'

/** Of hidden fees the tier must be the same; that it costs nothing is shown to everybody. */
const sameFee = (one: Quote, other: Quote): boolean =>
  one.free === other.free &&
  (one.free ||
    (same(one.penalty, other.penalty) && (one.penalty !== null || one.tier_index === other.tier_index)))

/** What is no longer as it was quoted: the fee, or only what goes back. Null where what was read still holds. */
export function termsChange(before: Quote, now: Quote): TermsChange | null {
  if (!sameFee(before, now)) return 'changed'
  if (same(before.refund, now.refund) && before.refund_to === now.refund_to) return null
  return before.refund_to === null ? 'paid' : 'refundChanged'
}

/** The instant itself is too late. `now` in epoch ms. */
export const hasExpired = ({ valid_until_utc }: Pick<Quote, 'valid_until_utc'>, now: number): boolean =>
  Date.parse(valid_until_utc) <= now

/** What cancelling does, as the sentence before the button: named as in the texts `cancel.…`. */
type CancelEffect =
  | 'effectUnpaid'
  | 'effectWaiting'
  | 'effectFree'
  | 'effectFreeHidden'
  | 'effectPenalty'
  | 'effectPenaltyHidden'

export function cancelEffect(quote: Quote): CancelEffect {
  if (quote.refund_to === null) return 'effectUnpaid'
  // Before confirmation no tier holds yet.
  if (quote.tier_index === null) return 'effectWaiting'
  const effect = quote.free ? 'effectFree' : 'effectPenalty'
  return quote.refund === null ? `${effect}Hidden` : effect
}
