import { freeQuote, quotePenalty } from '../cancellation/quote.ts'
import { toMinor, toMoney } from '../money/money.ts'
import type { Refusal } from '../refusal.ts'
import { fromRfc } from '../time/zones.ts'
import { act, reasonAgainstAction } from './act.ts'
import { notAllowed } from './guards.ts'
import { type CancelQuoteRecord, type OrderRecord, settlementMoney } from './order.ts'
import type { Change, Prospect, Situation } from './situation.ts'

type Terms = Omit<CancelQuoteRecord, 'id'>

/** What cancelling costs now, or why it is not possible. `held` is the order's open hold in smallest units. */
export function quoteCancellation(prospect: Prospect, held: number): Terms | Refusal {
  const reason = reasonAgainstAction(prospect, 'cancel')
  return reason ? notAllowed(reason) : cancellationTerms(prospect.order, held, prospect.now)
}

function cancellationTerms(order: OrderRecord, held: number, now: number): Terms {
  const confirmed = order.order_status === 'confirmed'
  const settlement = toMoney(confirmed ? settlementMoney(order) : held, order.currency)
  const quote = confirmed ? quotePenalty(order.policy, settlement, now) : freeQuote(settlement, now)
  return {
    order_id: order.id,
    order_version: order.version,
    penalty: toMinor(quote.penalty),
    refund: toMinor(quote.refund),
    refund_to: order.pay_channel,
    tier_index: confirmed ? quote.tier_index : null,
    valid_until: Math.min(
      fromRfc(quote.valid_until_utc),
      confirmed ? order.service_start : Number.MAX_SAFE_INTEGER,
    ),
  }
}

export interface CancelWish {
  /** Null when no such quote was ever made. */
  readonly quote: CancelQuoteRecord | null
  readonly accept_penalty: boolean
  readonly reason: string | undefined
}

/** A penalty that has changed since the quote is no refusal: the caller gets a fresh quote and nothing happens yet. */
export type CancelOutcome = { readonly change: Change } | { readonly terms: Terms }

export function cancelOrder(situation: Situation, wish: CancelWish): CancelOutcome | Refusal {
  const { order, hold, now } = situation
  const reason = reasonAgainstAction(situation, 'cancel')
  if (!reason && wish.quote?.order_id === order.id) {
    const terms = cancellationTerms(order, hold?.amount ?? 0, now)
    if (terms.penalty !== wish.quote.penalty) return { terms }
  }
  const done = act(situation, 'cancel', wish)
  return 'order' in done ? { change: done } : done
}
