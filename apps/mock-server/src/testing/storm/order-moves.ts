import type { Schemas } from '@portal/api-client/contract'
import { type OrderRecord, openRefundOf, settlementMoney } from '../../domain/order/order.ts'
import { isOwed } from '../../domain/order/pay-later.ts'
import { refundGrounds } from '../../domain/order/refund/refund-limit.ts'
import { productOf } from '../../domain/products.ts'
import { type Actor, known, type Move } from './actor.ts'
import {
  amend,
  amendBack,
  changeAsAsked,
  changeRide,
  changeStay,
  replace,
  withdrawChange,
} from './change-moves.ts'

const pay: Move = async (actor) => {
  const order = actor.orderIn('pending_payment')
  if (!order) return null
  const channel = actor.draw.pick(actor.member.channels)
  return actor.form('/api/order/pay', { ...known(order), channel })
}

const payLater: Move = async (actor) => {
  const order = actor.orderIn('pending_payment')
  return order ? actor.form('/api/order/payLater', known(order)) : null
}

/** The payment of an order that was to be paid later. */
const payOwed: Move = async (actor) => {
  const order = actor.order(isOwed)
  if (!order) return null
  return actor.form('/api/order/pay', { ...known(order), channel: actor.draw.pick(actor.member.channels) })
}

const cancel: Move = async (actor) => {
  const order = actor.orderIn('pending_payment', 'pending_confirm', 'manual_review', 'confirmed', 'confirmed')
  if (!order) return null
  const quoted = await actor.post('/api/order/cancelQuote', { id: order.id })
  if (quoted.code !== 1) return quoted
  const { quote_id } = quoted.data.quote
  return actor.post('/api/order/cancel', {
    ...known(order),
    quote_id,
    accept_penalty: true,
    reason: 'The group stays at home',
  })
}

/** A ground that the order allows now; members ask on others too, and are refused. */
const groundOf = (actor: Actor, order: OrderRecord): Schemas['RefundGround'] =>
  actor.draw.pick([...refundGrounds(order, actor.world.clock.now()), 'goodwill'])

const withdrawRefund: Move = async (actor) => {
  const order = actor.order((one) => openRefundOf(one)?.status === 'requested')
  return order ? actor.post('/api/order/withdrawRefund', known(order)) : null
}

const remindSupplier: Move = async (actor) => {
  const order = actor.orderIn('pending_confirm', 'manual_review', 'cancelling')
  return order ? actor.post('/api/order/remindSupplier', known(order)) : null
}

const refund: Move = async (actor) => {
  const order = actor.order((one) => settlementMoney(one) > 0)
  if (!order) return null
  const money = actor.money(actor.some(settlementMoney(order)))
  return actor.post('/api/order/refund', {
    ...known(order),
    ground: groundOf(actor, order),
    money,
    reason: 'No breakfast',
  })
}

/** The largest refund that the order allows. */
const refundMost: Move = async (actor) => {
  const order = actor.order((one) => settlementMoney(one) > 0)
  const shown = order && (await actor.get('/api/order/detail', { id: order.id }))
  if (!order || shown?.code !== 1) return shown ?? null
  const money = shown.data.order.refundable_money
  if (!money || Number(money.amount) === 0) return null
  return actor.post('/api/order/refund', {
    ...known(order),
    ground: groundOf(actor, order),
    money,
    reason: 'The pool was closed',
  })
}

const cancelSome: Move = async (actor) => {
  const orders = [actor.orderIn('confirmed'), actor.orderIn('confirmed', 'pending_confirm')]
  const ids = [...new Set(orders.flatMap((order) => (order ? [order.id] : [])))]
  if (ids.length === 0) return null
  const quoted = await actor.post('/api/order/batch', { ids, action: 'cancel_quote' })
  if (quoted.code !== 1) return quoted
  const quotes = (quoted.data.results as Schemas['OrderBatchResult'][]).flatMap(({ id, quote }) =>
    quote ? [{ id, quote_id: quote.quote_id, version: quote.order_version }] : [],
  )
  if (quotes.length === 0) return null
  const args = { quotes, accept_penalty: true }
  return actor.post('/api/order/batch', { ids, action: 'cancel', args })
}

const acceptOffer: Move = async (actor) => {
  const order = actor.orderIn('awaiting_acceptance')
  return order ? actor.post('/api/order/confirm', known(order)) : null
}

const declineOffer: Move = async (actor) => {
  const order = actor.orderIn('awaiting_acceptance')
  return order ? actor.post('/api/order/decline', { ...known(order), reason: 'Too dear' }) : null
}

const staffConfirm: Move = async (actor) => {
  const order = actor.orderIn('pending_confirm')
  if (!order) return null
  return actor.post('/api/order/confirm', { ...known(order), [productOf(order).confirmedBy]: 'P-7788' })
}

const checkIn: Move = async (actor) => {
  const order = actor.order((one) => one.order_status === 'confirmed' && one.service_start <= actor.now)
  return order ? actor.post('/api/order/confirmCheckIn', known(order)) : null
}

const complete: Move = async (actor) => {
  const order = actor.orderIn('in_service')
  return order
    ? actor.post('/api/order/confirmComplete', { ...known(order), extras_accepted: actor.draw.bool(0.8) })
    : null
}

const askApproval: Move = async (actor) => {
  const order = actor.order(
    (one) => one.order_status === 'pending_payment' && one.operator.id === actor.member.id,
  )
  return order ? actor.post('/api/approval/request', { order_id: order.id, note: 'Big group' }) : null
}

const decideApproval: Move = async (actor) => {
  const { approval, order: orders } = actor.world.tables
  const requested = actor.one(
    approval.where(({ company_id, status, order_id, change_quote_id }) => {
      const order = orders.get(order_id)
      const waits =
        order?.order_status === 'pending_payment' ||
        (order?.asked_change != null && order.asked_change.quote.id === change_quote_id)
      return company_id === actor.member.company_id && status === 'requested' && waits
    }),
  )
  if (!requested) return null
  const version = orders.get(requested.order_id)?.version
  const decision = actor.draw.bool(0.8) ? 'approve' : 'refuse'
  return actor.post('/api/approval/decide', { id: requested.id, version, decision, note: 'Looked at' })
}

/** Groups an order, puts it into a trip, which may be refused, or empties that trip. */
const groupOrder: Move = async (actor) => {
  const order = actor.order(() => true)
  if (!order) return null
  const trip = actor.one(
    actor.world.tables.trip.where(({ company_id }) => company_id === actor.member.company_id),
  )
  if (!trip || actor.draw.bool(0.3))
    return actor.post('/api/trip/save', { title: 'Group', order_ids: [order.id] })
  const { id, version, order_ids } = trip
  const change = actor.draw.bool(0.3) ? { remove: order_ids } : { add: [order.id] }
  return actor.post('/api/trip/orders', { id, version, ...change })
}

export const orderMoves = {
  groupOrder,
  pay,
  payLater,
  payOwed,
  cancel,
  cancelSome,
  refund,
  refundMost,
  withdrawRefund,
  changeStay,
  changeRide,
  changeAsAsked,
  replace,
  withdrawChange,
  remindSupplier,
  amend,
  amendBack,
  acceptOffer,
  declineOffer,
  staffConfirm,
  checkIn,
  complete,
  askApproval,
  decideApproval,
}
