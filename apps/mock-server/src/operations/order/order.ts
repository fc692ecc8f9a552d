import { type Schemas, valuesOf } from '@portal/api-client/contract'
import { toMoney } from '../../domain/money/money.ts'
import { reasonAgainstAction } from '../../domain/order/act.ts'
import { cancelOrder, quoteCancellation } from '../../domain/order/cancel.ts'
import { notAllowed, refusalBy } from '../../domain/order/guards.ts'
import type { OrderEventName } from '../../domain/order/order.ts'
import type { CancelQuoteRecord } from '../../domain/order/order-quotes.ts'
import { previewPayment } from '../../domain/order/pay.ts'
import { payLaterUntil } from '../../domain/order/pay-later.ts'
import type { ActionInput, Situation } from '../../domain/order/situation.ts'
import { countTags } from '../../domain/order/tags.ts'
import { toLocal, toUtc } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import { onceAsSent } from '../once.ts'
import { pageOf } from '../page.ts'
import { nullableText, shownTo, textOf } from '../present.ts'
import { presentQuote } from '../quote/present-quote.ts'
import { orderItinerary, plainText } from '../trip/itinerary.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { textIn } from '../voucher/voucher-texts.ts'
import { actOnOrder, applyChange, currentOrder, situationOf } from './change-order.ts'
import { findOrders, matchingOrders, nextDeadline, sumsOf } from './order-list.ts'
import { openHoldOf, ownOrder, prospectOf, visibleOrder } from './order-repository.ts'
import { orderText } from './order-texts.ts'
import { presentOrder, presentSummary } from './present-order.ts'
import { presentActions, shownPolicy } from './present-order-base.ts'
import { presentTier } from './present-terms.ts'

const dayMs = 86_400_000

/** The contract's limit. */
const mostTags = 100

/** Makes one move on the version that the caller has seen, and returns the order. */
export function runAction(
  body: { id: string; version: number },
  action: OrderEventName,
  input: ActionInput,
  viewer: Viewer,
): { order: Schemas['Order'] } {
  const order = currentOrder(body.id, body.version, viewer)
  return { order: presentOrder(actOnOrder(order, action, input, viewer), viewer) }
}

function saveCancelQuote(terms: Omit<CancelQuoteRecord, 'id'>, { world }: Viewer): CancelQuoteRecord {
  const number = world.next('cancel_quote')
  const id = `cq-${terms.order_id}-${world.draw('cancel_quote', terms.order_id, number).hex(10)}`
  return world.tables.cancel_quote.put({ ...terms, id })
}

export const orderOperations = {
  listOrders: (call, world) => {
    const viewer = viewerOf(call, world)
    const found = findOrders(call.query, viewer)
    return {
      ...pageOf(found, call.query, ({ order }) => presentSummary(order, viewer)),
      sums: sumsOf(found, viewer),
    }
  },

  countOrders: (call, world) => {
    const viewer = viewerOf(call, world)
    const by_status = noOrders()
    let all = 0
    let deadline_24h = 0
    const { tag, ...untagged } = call.query
    const counted = matchingOrders(call.query, viewer)
    const tagged = tag === undefined ? counted : matchingOrders(untagged, viewer)
    const by_tag = countTags(tagged.map(({ order }) => order.tags)).slice(0, mostTags)
    for (const { order } of counted) {
      all += 1
      by_status[order.order_status] += 1
      const deadline = nextDeadline(order, viewer.now)
      if (deadline && deadline.at <= viewer.now + dayMs) deadline_24h += 1
    }
    return { by_status, by_tag, all, deadline_24h, unpaid: by_status.pending_payment }
  },

  getOrder: (call, world) => {
    const viewer = viewerOf(call, world)
    const order = ownOrder(call.query.id, viewer)
    return { order: presentOrder(order, viewer) }
  },

  listOrderStatuses: (call, world) => {
    const viewer = viewerOf(call, world)
    const orders = call.query.ids.flatMap((id) => visibleOrder(id, viewer) ?? [])
    return {
      list: orders.map((order) => ({
        booking_id: order.id,
        order_status: order.order_status,
        order_status_text: orderText('OrderStatus', order.order_status, order, viewer),
        version: order.version,
        actions: presentActions(order, viewer),
      })),
    }
  },

  previewOrderPayment: (call, world) => {
    const viewer = viewerOf(call, world)
    const order = ownOrder(call.body.id, viewer)
    const situation = situationOf(world, order, viewer.actor, viewer.now)
    const reason = reasonAgainstAction(situation, 'pay')
    if (reason) throw refusalBy(reason)
    const money = (minor: number) => toMoney(minor, order.currency)
    return {
      order_version: order.version,
      total: shownTo(viewer, money(order.total_settlement_price)),
      pay_expire_time: order.pay_by ?? order.pay_expire_time,
      ...presentPayLater(situation, viewer),
      channels: previewPayment(situation, viewer.company).map((preview) => ({
        channel: preview.channel,
        channel_text: textOf('PayChannel', preview.channel, viewer),
        available_before: shownTo(viewer, money(preview.available_before)),
        available_after: shownTo(viewer, money(preview.available_after)),
        shortfall: preview.shortfall === null ? null : shownTo(viewer, money(preview.shortfall)),
        allowed: preview.allowed,
        reason_key: preview.reason_key,
        reason_text: nullableText('ReasonKey', preview.reason_key, viewer),
        bill_due_date: preview.bill_due_date,
      })),
    }
  },

  payOrder: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, channel, version } = call.body
    // Before the client_ref is looked up: a stranger must not learn that it was used.
    ownOrder(id, viewer)
    const paid = onceAsSent(call, viewer, () => {
      const order = currentOrder(id, version, viewer)
      return actOnOrder(order, 'pay', { channel }, viewer).id
    })
    const order = ownOrder(paid.subject, viewer)
    return { order: presentOrder(order, viewer), replayed: paid.replayed }
  },

  payOrderLater: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, version } = call.body
    ownOrder(id, viewer)
    const paid = onceAsSent(call, viewer, () => {
      const order = currentOrder(id, version, viewer)
      if (!viewer.company.pay_later) throw notAllowed('CHANNEL_NOT_ALLOWED')
      return actOnOrder(order, 'pay_later', { channel: 'credit' }, viewer).id
    })
    const order = ownOrder(paid.subject, viewer)
    return { order: presentOrder(order, viewer), replayed: paid.replayed }
  },

  quoteOrderCancellation: (call, world) => {
    const viewer = viewerOf(call, world)
    const order = ownOrder(call.body.id, viewer)
    const prospect = prospectOf(world, order, viewer.actor, viewer.now)
    const terms = quoteCancellation(prospect, openHoldOf(world, order.id)?.amount ?? 0)
    const quote = saveCancelQuote(terms, viewer)
    return {
      quote: presentQuote(quote, order, viewer),
      tiers: shownPolicy(order, viewer).tiers.map((tier) => presentTier(tier, viewer)),
      tier_index: quote.tier_index,
    }
  },

  cancelOrder: (call, world) => {
    const viewer = viewerOf(call, world)
    const { id, quote_id, accept_penalty, reason, version } = call.body
    const order = currentOrder(id, version, viewer)
    const quote = world.tables.cancel_quote.get(quote_id) ?? null
    const situation = situationOf(world, order, viewer.actor, viewer.now)
    const outcome = cancelOrder(situation, { quote, accept_penalty, reason })
    if ('terms' in outcome) {
      const fresh = presentQuote(saveCancelQuote(outcome.terms, viewer), order, viewer)
      return { outcome: 'terms_changed', order: presentOrder(order, viewer), quote: fresh }
    }
    const cancelled = applyChange(world, outcome.change, viewer.now, viewer.actor.id)
    return { outcome: 'accepted', order: presentOrder(cancelled, viewer), quote: null }
  },

  confirmOrder: (call, world) => {
    const { hotel_confirmation_code, supplier_ref } = call.body
    const input = { hotel_confirmation_code, ...(supplier_ref === undefined ? {} : { supplier_ref }) }
    return runAction(call.body, 'confirm', input, viewerOf(call, world))
  },

  declineOrder: (call, world) => {
    const { reason } = call.body
    return runAction(call.body, 'decline', { reason }, viewerOf(call, world))
  },
  getOrderText: (call, world) => {
    const viewer = viewerOf(call, world)
    const order = ownOrder(call.query.id, viewer)
    const language = call.query.language ?? viewer.language
    return { text: plainText(orderItinerary(order, language, viewer), textIn(language)) }
  },
} satisfies Partial<Operations>

/** Whether the order may be paid later, and until when. */
function presentPayLater(situation: Situation, viewer: Viewer): Pick<Schemas['PaymentPreview'], 'pay_later'> {
  const { order, now } = situation
  if (!viewer.company.pay_later || order.order_status !== 'pending_payment') return {}
  const until = payLaterUntil(order, now)
  const credit = previewPayment(situation, viewer.company).find(({ channel }) => channel === 'credit')
  const reason_key = typeof until === 'number' ? (credit?.reason_key ?? null) : until
  return {
    pay_later: {
      until:
        typeof until === 'number'
          ? { utc: toUtc(until), local: toLocal(until, order.tz), tz: order.tz }
          : null,
      reason_key,
      reason_text: nullableText('ReasonKey', reason_key, viewer),
    },
  }
}

const noOrders = () =>
  Object.fromEntries(valuesOf('OrderStatus').map((status) => [status, 0])) as Schemas['OrderStatusCounts']
