import { tierEnd } from '../../../domain/cancellation/policy.ts'
import { actionsOf } from '../../../domain/order/actions.ts'
import { askReasons, lacksApproval, openAsk } from '../../../domain/order/approval/order-approval.ts'
import { pricesOf } from '../../../domain/order/counted.ts'
import { findDuplicateAfter } from '../../../domain/order/duplicate.ts'
import { notAllowed, refusalBy } from '../../../domain/order/guards.ts'
import type {
  AmendmentRecord,
  ChangeQuoteRecord,
  OrderRecord,
  WantedChange,
} from '../../../domain/order/order.ts'
import { invalidFields, refuse } from '../../../domain/refusal.ts'
import { toSeconds } from '../../../domain/time/zones.ts'
import type { Operations } from '../../../edge/operation.ts'
import { purchaseWith } from '../../group/group-repository.ts'
import { textOf } from '../../present.ts'
import type { PricedChange } from '../../product.ts'
import { answersOf } from '../../products.ts'
import { type Viewer, viewerOf } from '../../viewer.ts'
import { alreadyBooked } from '../booking.ts'
import { actOnOrder, currentOrder } from '../change-order.ts'
import { runAction } from '../order.ts'
import { ordersOf, prospectOf } from '../order-repository.ts'
import { presentOrder } from '../present-order.ts'
import { amendInput, describeChange, presentChangeQuote } from './present-change.ts'

/** Changes of what is booked: asked first, then made. */

/** How long a quoted change may be made. */
const quoteMs = 15 * 60_000

export function checkChangeable(order: OrderRecord, { world, actor, now }: Viewer): void {
  const state = actionsOf(prospectOf(world, order, actor, now)).find(({ action }) => action === 'change')
  if (!state) throw refusalBy('WRONG_STATUS')
  if (state.reason_key) throw refusalBy(state.reason_key)
}

const priceChange = (order: OrderRecord, wanted: WantedChange, viewer: Viewer): PricedChange =>
  answersOf(order).priceChange(order, wanted, viewer)

/** When a quoted change can no longer be made, in epoch ms: a fee that begins earlier ends it. */
export function changeUntil(order: OrderRecord, ms: number, now: number): number {
  return Math.min(now + ms, tierEnd(order.policy, now) ?? order.service_start, order.service_start)
}

function keepQuote(order: OrderRecord, terms: PricedTerms, { world, now }: Viewer): ChangeQuoteRecord {
  const number = world.next('change_quote')
  return world.tables.change_quote.put({
    ...terms,
    id: `oc-${order.id}-${world.draw('change_quote', order.id, number).hex(10)}`,
    order_id: order.id,
    order_version: order.version,
    valid_until: changeUntil(order, quoteMs, now),
  })
}

/** A quoted change of the order as it is; throws QUOTE_EXPIRED. */
export function changeQuoteOf(
  order: OrderRecord,
  quote_id: string,
  { world, now }: Viewer,
): ChangeQuoteRecord {
  const quote = world.tables.change_quote.get(quote_id)
  const holds = quote?.order_id === order.id && quote.order_version === order.version
  if (!holds || now >= quote.valid_until) throw refuse('QUOTE_EXPIRED')
  return quote
}

type PricedTerms = Pick<ChangeQuoteRecord, 'priced' | 'on_request' | 'wanted'>

function amendmentBy(
  { id: quote_id, priced }: ChangeQuoteRecord,
  order: OrderRecord,
  { member: { id, nickname }, now }: Viewer,
): AmendmentRecord {
  return {
    changes: {},
    quote_id,
    priced,
    price_diff: priced.total_price - order.total_price,
    settlement_diff: priced.total_settlement_price - order.total_settlement_price,
    ...describeChange(order, { ...order, ...priced }),
    requested_by: { id, nickname },
    requested_time: toSeconds(now),
  }
}

export const orderChangeOperations = {
  quoteOrderChange: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, version, change, different_people = false, confirm_duplicate } = call.body
    const wanted = { change, different_people }
    const order = currentOrder(id, version, viewer)
    checkChangeable(order, viewer)
    const found = priceChange(order, wanted, viewer)
    if ('unavailable' in found) {
      const unavailable = found.unavailable.map((one) => ({
        ...one,
        reason_text: textOf('ChangeObstacle', one.reason, viewer),
      }))
      return { outcome: 'unavailable', quote: null, unavailable }
    }
    const after = { ...order, ...found.priced } as OrderRecord
    const others = ordersOf(world, viewer.company.id).filter((other) => other.id !== id)
    const twice = confirm_duplicate ? null : findDuplicateAfter(others, order, after)
    if (twice) throw alreadyBooked(twice, viewer)
    const quote = keepQuote(order, { ...found, wanted }, viewer)
    return { outcome: 'offered', quote: presentChangeQuote(order, quote, viewer), unavailable: [] }
  },

  changeOrder: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, version, quote_id, accept_terms } = call.body
    const order = currentOrder(id, version, viewer)
    checkChangeable(order, viewer)
    const asked = openAsk(order, viewer.now)
    const isAsked = asked?.quote.id === quote_id
    const quote = isAsked ? asked.quote : changeQuoteOf(order, quote_id, viewer)
    if (
      isAsked &&
      asked.approval !== 'approved' &&
      lacksApproval(order, pricesOf(quote.priced), viewer.actor, purchaseWith(order, world, viewer.now))
    )
      throw notAllowed(askReasons[asked.approval])
    if (!accept_terms) throw invalidFields({ accept_terms: ['terms_not_accepted'] })
    // The price is promised, the rooms are not.
    if ('unavailable' in priceChange(order, quote.wanted, viewer))
      return { outcome: 'sold_out', order: presentOrder(order, viewer) }
    const amendment = {
      ...amendmentBy(quote, order, viewer),
      ...(isAsked && asked.approval === 'approved' && { approved_price: pricesOf(quote.priced) }),
    }
    const move = quote.on_request ? 'request_amend' : 'amend'
    const done = actOnOrder(order, move, amendInput(amendment), viewer)
    return { outcome: quote.on_request ? 'requested' : 'changed', order: presentOrder(done, viewer) }
  },

  withdrawOrderChange: (call, world) => runAction(call.body, 'withdraw_amend', {}, viewerOf(call, world)),
} satisfies Partial<Operations>
