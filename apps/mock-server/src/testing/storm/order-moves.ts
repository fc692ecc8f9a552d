import { isRide, type OrderRecord, settlementMoney } from '../../domain/order/order.ts'
import { toLocal } from '../../domain/time/zones.ts'
import type { Actor, Move } from './actor.ts'

const hour = 3_600_000

const known = ({ id, version }: OrderRecord) => ({ id, version })

const pay: Move = async (actor) => {
  const order = actor.orderIn('pending_payment')
  if (!order) return null
  const channel = actor.draw.pick(actor.member.channels)
  return actor.form('/api/order/pay', { ...known(order), channel })
}

const cancel: Move = async (actor) => {
  const order = actor.orderIn('pending_payment', 'pending_confirm', 'confirmed', 'confirmed')
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

const refund: Move = async (actor) => {
  const order = actor.order((one) => settlementMoney(one) > 0)
  if (!order) return null
  const money = actor.money(actor.some(settlementMoney(order)))
  return actor.post('/api/order/refund', { ...known(order), money, reason: 'No breakfast' })
}

/** Another name, another time, another flight, or only a wish. */
function changesOf(actor: Actor, order: OrderRecord): object {
  const later = toLocal(order.service_start + actor.draw.int(-8, 30) * hour, order.tz)
  const name = { guests: [{ position: 1, full_name: actor.draw.pick(['LI NA', 'Thant', 'CHEN HUI']) }] }
  const wish = { special_requests: actor.draw.pick(['Water', 'A quiet place']) }
  if (!isRide(order)) return actor.draw.bool(0.6) ? name : wish
  const moved = { pick_up_local: later }
  if (order.order_type === 'car') return actor.draw.pick([moved, moved, name, wish])
  const flight = { flight: { flight_number: actor.draw.pick(['8M332', 'TG303']), flight_local: later } }
  return actor.draw.pick([moved, flight, flight, name])
}

const amend: Move = async (actor) => {
  const order = actor.order(
    (one) => one.order_status === 'confirmed' || (isRide(one) && one.order_status === 'pending_payment'),
  )
  if (!order) return null
  return actor.post('/api/order/amend', {
    ...known(order),
    changes: changesOf(actor, order),
    accept_price_diff: true,
  })
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
  const number = isRide(order) ? { supplier_ref: 'P-7788' } : { hotel_confirmation_code: 'HC-7788' }
  return actor.post('/api/order/confirm', { ...known(order), ...number })
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
  const asked = actor.one(
    approval.where(({ company_id, status, order_id }) => {
      const waits = orders.get(order_id)?.order_status === 'pending_payment'
      return company_id === actor.member.company_id && status === 'requested' && waits
    }),
  )
  if (!asked) return null
  const version = orders.get(asked.order_id)?.version
  const decision = actor.draw.bool(0.8) ? 'approve' : 'refuse'
  return actor.post('/api/approval/decide', { id: asked.id, version, decision, note: 'Looked at' })
}

export const orderMoves = {
  pay,
  cancel,
  refund,
  amend,
  acceptOffer,
  declineOffer,
  staffConfirm,
  checkIn,
  complete,
  askApproval,
  decideApproval,
}
