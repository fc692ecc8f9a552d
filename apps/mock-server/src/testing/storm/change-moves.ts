import type { Schemas } from '@portal/api-client/contract'
import { isRide, type OrderRecord } from '../../domain/order/order.ts'
import { addDays } from '../../domain/time/dates.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { rentalOf, transferOf } from '../../scenarios/ride-changes.ts'
import { type Actor, known, type Move } from './actor.ts'

const hour = 3_600_000

/** Asks what a change costs; three of four that can be had are made. */
async function changeTo(actor: Actor, order: OrderRecord, change: Schemas['BookingChange']) {
  const asked = await actor.post('/api/order/changeQuote', {
    ...known(order),
    change,
    confirm_duplicate: true,
  })
  const quote_id = asked.data?.quote?.quote_id
  if (quote_id === undefined || actor.draw.bool(0.25)) return asked
  const made = await actor.post('/api/order/change', { ...known(order), quote_id, accept_terms: true })
  if (made.data?.error_key !== 'APPROVAL_NEEDED') return made
  return actor.post('/api/approval/request', { order_id: order.id, quote_id, note: 'The guest asks' })
}

/** The change for which approval was asked, approved or not. */
export const changeAsAsked: Move = async (actor) => {
  const order = actor.order(({ asked_change }) => asked_change != null)
  const quote_id = order?.asked_change?.quote.id
  if (!order || quote_id === undefined) return null
  return actor.post('/api/order/change', { ...known(order), quote_id, accept_terms: true })
}

/** Other nights, one room less, another room type or meal, or another guest. */
export const changeStay: Move = async (actor) => {
  const order = actor.order((one) => one.order_type === 'hotel' && one.order_status === 'confirmed')
  if (order?.order_type !== 'hotel') return null
  const { rooms, check_in_date, check_out_date } = order
  const kept = rooms.slice(0, actor.draw.int(1, rooms.length))
  const { catalogue } = actor.world
  const plan = actor.draw.pick(catalogue.ratePlans(order.hotel.hotel_id))
  const other = actor.draw.pick(catalogue.roomTypes(order.hotel.hotel_id))
  const upgraded = actor.draw.bool(0.3) ? `${other.id}-${plan.id}` : null
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

/** Another time, flight, vehicle or length, one vehicle or stop more, or other luggage. */
export const changeRide: Move = async (actor) => {
  const order = actor.order((one) => one.order_status === 'confirmed' && isRide(one))
  const shown = order && (await actor.get('/api/order/detail', { id: order.id }))
  if (!order || shown?.code !== 1) return shown ?? null
  const ride: Schemas['Order'] = shown.data.order
  const later = toLocal(order.service_start + actor.draw.int(0, 8) * hour, order.tz)
  if (ride.order_type === 'car') {
    const days_or_hours = ride.days_or_hours + actor.draw.int(0, 2)
    const number_of_rentals = ride.number_of_rentals + actor.draw.int(0, 1)
    const rental = rentalOf(ride, { start_local: later, days_or_hours, number_of_rentals })
    const stop = { seq: 1, date: later.slice(0, 10), planned_time: '15:30', stop: 'Bogyoke Market' }
    const itinerary = actor.draw.bool(0.5) ? rental.itinerary : [stop]
    return changeTo(actor, order, { rental: { ...rental, itinerary } })
  }
  if (ride.order_type !== 'airport') return null
  const vehicle_class = actor.draw.pick([ride.vehicle_class, 'mpv', 'sedan'] as const)
  const luggage = actor.draw.int(0, 4)
  const transfer = transferOf(ride, { service_local: later, vehicle_class, luggage })
  const flight = actor.draw.bool(0.7)
    ? transfer.flight
    : { flight_number: 'TG303', flight_local: later, flight_time_known: true }
  return changeTo(actor, order, { transfer: { ...transfer, flight } })
}

/** The same stay at the price that is shown, or at any price. */
export const replace: Move = async (actor) => {
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

export const withdrawChange: Move = async (actor) => {
  const order = actor.order(({ amendment }) => amendment !== null)
  return order ? actor.post('/api/order/withdrawChange', known(order)) : null
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

export const amend: Move = async (actor) => {
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
export const amendBack: Move = async (actor) => {
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
