import type { Schemas } from '@portal/api-client'
import { compareAmounts } from '../../../shared/decimal.ts'

type Quote = Schemas['CancelQuote']

export const hasPenalty = ({ penalty }: Pick<Quote, 'penalty'>): boolean =>
  compareAmounts(penalty.amount, '0') > 0

/** Whether two quotes cost the same, so that what was accepted still holds. */
export const sameTerms = (one: Quote, other: Quote): boolean =>
  compareAmounts(one.penalty.amount, other.penalty.amount) === 0 &&
  compareAmounts(one.refund.amount, other.refund.amount) === 0 &&
  one.penalty.currency === other.penalty.currency

/** The instant itself is too late. `now` in epoch ms. */
export const hasExpired = ({ valid_until_utc }: Pick<Quote, 'valid_until_utc'>, now: number): boolean =>
  Date.parse(valid_until_utc) <= now

/** What cancelling does, as the sentence before the button: named as in the texts `cancel.…`. */
export type CancelEffect = 'effectUnpaid' | 'effectWaiting' | 'effectFree' | 'effectPenalty'

export function cancelEffect(quote: Quote): CancelEffect {
  if (quote.refund_to === null) return 'effectUnpaid'
  // Before confirmation no tier holds yet.
  if (quote.tier_index === null) return 'effectWaiting'
  return hasPenalty(quote) ? 'effectPenalty' : 'effectFree'
}
