import { freeQuote, quotePenalty } from '../cancellation/quote.ts'
import { mainAccount } from '../ledger/refund-shares.ts'
import { toMinor, toMoney } from '../money/money.ts'
import { fromRfc } from '../time/zones.ts'
import { act, reasonAgainstAction } from './act.ts'
import { refusalBy } from './guards.ts'
import { type OrderRecord, settlementMoney } from './order.ts'
import type { CancelQuoteRecord } from './order-quotes.ts'
import { feeLeft, sharesOf } from './refund/refund-limit.ts'
import type { Change, Prospect, Situation } from './situation.ts'

type Terms = Omit<CancelQuoteRecord, 'id'>

/**
 * What cancelling costs now; throws the refusal when it is not possible. `held` is the order's open hold in smallest
 * units.
 */
export function quoteCancellation(prospect: Prospect, held: number): Terms {
  const reason = reasonAgainstAction(prospect, 'cancel')
  if (reason) throw refusalBy(reason)
  return cancellationTerms(prospect.order, held, prospect.now)
}

function cancellationTerms(order: OrderRecord, held: number, now: number): Terms {
  const confirmed = order.order_status === 'confirmed'
  const settlement = confirmed ? settlementMoney(order) : held
  const money = toMoney(settlement, order.currency)
  const quote = confirmed ? quotePenalty(order.policy, money, now) : freeQuote(money, now)
  const { pay_channel } = order
  const penalty = feeLeft(order, toMinor(quote.penalty))
  const refund = settlement - penalty
  // A hold is released to the account it was taken from.
  const held_by = refund > 0 && pay_channel ? [{ account: pay_channel, amount: refund }] : []
  const shares = confirmed ? sharesOf(order, refund) : held_by
  return {
    order_id: order.id,
    order_version: order.version,
    penalty,
    refund,
    shares,
    refund_to: pay_channel && mainAccount(shares, pay_channel),
    tier_index: confirmed ? quote.tier_index : null,
    valid_until: Math.min(
      fromRfc(quote.valid_until_utc),
      confirmed ? order.service_start : Number.MAX_SAFE_INTEGER,
    ),
  }
}

interface CancelRequest {
  /** Null when no such quote exists. */
  readonly quote: CancelQuoteRecord | null
  readonly accept_penalty: boolean
  readonly reason: string | undefined
}

/** Whether two quotes cost the same and return the same to the same accounts. */
const sameOutcome = (one: Terms, other: Terms): boolean =>
  one.penalty === other.penalty &&
  (['credit', 'predeposit'] as const).every((wanted) => {
    const sum = ({ shares }: Terms) => shares.find(({ account }) => account === wanted)?.amount ?? 0
    return sum(one) === sum(other)
  })

/**
 * When the penalty has changed since the quote, or the money would go elsewhere because a bill was paid, nothing
 * happens: the caller gets a fresh quote instead of a refusal.
 */
type CancelOutcome = { readonly change: Change } | { readonly terms: Terms }

export function cancelOrder(situation: Situation, request: CancelRequest): CancelOutcome {
  const { order, hold, now } = situation
  const reason = reasonAgainstAction(situation, 'cancel')
  if (!reason && request.quote?.order_id === order.id) {
    const terms = cancellationTerms(order, hold?.amount ?? 0, now)
    if (!sameOutcome(terms, request.quote)) return { terms }
  }
  return { change: act(situation, 'cancel', request) }
}
