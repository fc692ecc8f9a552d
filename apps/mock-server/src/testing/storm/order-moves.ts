import type { Schemas } from '@portal/api-client/contract'
import { isRide, type OrderRecord, openRefundOf, settlementMoney } from '../../domain/order/order.ts'
import { isOwed } from '../../domain/order/pay-later.ts'
import { refundGrounds } from '../../domain/order/refund/refund-limit.ts'
import { productOf } from '../../domain/products.ts'
import { addDays } from '../../domain/time/dates.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { rentalOf, transferOf } from '../../scenarios/ride-changes.ts'
import type { Actor, Move } from './actor.ts'

const hour = 3_600_000

const known = ({ id, version }: OrderRecord) => ({ id, version })

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

/** Asks what a change costs; three of four that can be had are made. */
async function changeTo(actor: Actor, order: OrderRecord, change: Schemas['BookingChange']) {
  const asked = await actor.post('/api/order/changeQuote', {
    ...known(order),
    change,
    confirm_duplicate: true,
  })
  const quote_id = asked.data?.quote?.quote_id
  if (quote_id === undefined || actor.draw.bool(0.25)) return asked
  return actor.post('/api/order/change', { ...known(order), quote_id, accept_terms: true })
}

/** Other nights, one room less, another room type, or another guest. */
const changeStay: Move = async (actor) => {
  const order = actor.order((one) => one.order_type === 'hotel' && one.order_status === 'confirmed')
  if (order?.order_type !== 'hotel') return null
  const { rooms, check_in_date, check_out_date } = order
  const kept = rooms.slice(0, actor.draw.int(1, rooms.length))
  const { catalogue } = actor.world
  const [plan] = catalogue.ratePlans(order.hotel.hotel_id)
  const other = actor.draw.pick(catalogue.roomTypes(order.hotel.hotel_id))
  const upgraded = plan && actor.draw.bool(0.3) ? `${other.id}-${plan.id}` : null
  return changeTo(actor, order, {
    stay: {
      check_in: addDays(check_in_date, actor.draw.int(0, 1)),
      check_out: addDays(check_out_date, actor.draw.int(0, 2)),
      rooms: kept.map(({ room_index, rate_id }) => ({
        booked_as: room_index,
        rate_id: upgraded ?? rate_id,
      })),
      guests: kept.flatMap(({ guests }) =>
        guests.map(({ room_index, full_name, type, age, is_lead }) => ({
          room_index,
          full_name,
          type,
          is_lead,
          ...(age !== null && { age }),
        })),
      ),
    },
  })
}

/** Another time, another vehicle, another length or one vehicle more. */
const changeRide: Move = async (actor) => {
  const order = actor.order((one) => one.order_status === 'confirmed' && isRide(one))
  const shown = order && (await actor.get('/api/order/detail', { id: order.id }))
  if (!order || shown?.code !== 1) return shown ?? null
  const ride: Schemas['Order'] = shown.data.order
  const later = toLocal(order.service_start + actor.draw.int(0, 8) * hour, order.tz)
  if (ride.order_type === 'car') {
    const days_or_hours = ride.days_or_hours + actor.draw.int(0, 2)
    const number_of_rentals = ride.number_of_rentals + actor.draw.int(0, 1)
    return changeTo(actor, order, {
      rental: rentalOf(ride, { start_local: later, days_or_hours, number_of_rentals }),
    })
  }
  if (ride.order_type !== 'airport') return null
  const vehicle_class = actor.draw.pick([ride.vehicle_class, 'mpv', 'sedan'] as const)
  const luggage = actor.draw.int(0, 4)
  return changeTo(actor, order, {
    transfer: transferOf(ride, { service_local: later, vehicle_class, luggage }),
  })
}

/** The same stay at the price that is shown, or at any price. */
const replace: Move = async (actor) => {
  const moved = actor.world.tables.hotel_price
  const order = actor.order(
    (one) =>
      one.order_type === 'hotel' && one.order_status === 'confirmed' && !!moved.get(one.hotel.hotel_id),
  )
  if (!order) return null
  const shown = await actor.get('/api/order/detail', { id: order.id })
  const accepted_total = shown.data?.order?.saving?.total_price
  if (!accepted_total) return shown
  return actor.form('/api/order/replace', { ...known(order), accepted_total })
}

const withdrawChange: Move = async (actor) => {
  const order = actor.order(({ amendment }) => amendment !== null)
  return order ? actor.post('/api/order/withdrawChange', known(order)) : null
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

/** Another name, another time, another flight, or only a request. */
function changesOf(actor: Actor, order: OrderRecord): object {
  const later = toLocal(order.service_start + actor.draw.int(-8, 30) * hour, order.tz)
  const name = { guests: [{ position: 1, full_name: actor.draw.pick(['LI NA', 'Thant', 'CHEN HUI']) }] }
  const request = { special_requests: actor.draw.pick(['Water', 'A quiet place']) }
  if (!isRide(order)) return actor.draw.bool(0.6) ? name : request
  const moved = { pick_up_local: later }
  if (order.order_type === 'car') return actor.draw.pick([moved, moved, name, request])
  const number = actor.draw.pick(['8M332', 'TG303'])
  const flight = { flight: { flight_number: number, flight_local: later, flight_time_known: true } }
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

/** A pick-up that news of its flight has moved goes back to the time that was agreed. */
const amendBack: Move = async (actor) => {
  const order = actor.order(
    (one) => one.order_status === 'confirmed' && one.order_type === 'airport' && one.flight?.news != null,
  )
  if (order?.order_type !== 'airport' || !order.flight) return null
  const { flight_number, scheduled } = order.flight
  const changes = {
    flight: { flight_number, ...(scheduled !== null && { flight_local: toLocal(scheduled, order.tz) }) },
    pick_up_local: toLocal(order.terms_start ?? order.service_start, order.tz),
  }
  return actor.post('/api/order/amend', { ...known(order), changes, accept_price_diff: true })
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
    approval.where(({ company_id, status, order_id }) => {
      const waits = orders.get(order_id)?.order_status === 'pending_payment'
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
