import {
  hasFlight,
  isRide,
  isStay,
  type OrderEventName,
  type OrderRecord,
  type OrderStatus,
} from '../../domain/order/order.ts'
import type { ActionInput } from '../../domain/order/situation.ts'
import { isRefusal, type Refusal } from '../../domain/refusal.ts'
import { dispatchMoves, moveDispatch } from '../../domain/ride/dispatch.ts'
import { extraLines } from '../../domain/ride/extras-report.ts'
import type { SupplierEvent, SupplierEvents } from '../../edge/program.ts'
import type { JobKind } from '../../world/jobs.ts'
import { flightNews, newsText } from '../airport/flight-event.ts'
import { agreeToAmendment, planDispatch } from '../ride/ride-jobs.ts'
import { actAsSupplier } from './change-order.ts'
import { noticeSavings } from './replacement/replacement.ts'

type InputOf = (order: OrderRecord, detail: Readonly<Record<string, unknown>>) => ActionInput

const noInput: InputOf = () => ({})

/** A supplier event that tests can trigger; `late` is the move for an order that staff already review. */
const supplierEvent =
  (event: OrderEventName, late?: OrderEventName, inputOf: InputOf = noInput): SupplierEvent =>
  (world, booking_id, detail) => {
    const order = world.tables.order.get(booking_id)
    if (!order) return `There is no order ${booking_id} in this world.`
    const wanted = late && order.order_status === 'manual_review' ? late : event
    const done = actAsSupplier(world, order, wanted, world.clock.now(), inputOf(order, detail))
    return isRefusal(done) ? notTaken(order, wanted, done) : null
  }

const notTaken = ({ order_status }: OrderRecord, event: OrderEventName, { extra, error_key }: Refusal) =>
  `An order in status ${order_status} does not take ${event}: ${extra?.reason_key ?? error_key}.`

const agreeToChange: SupplierEvent = (world, booking_id) => {
  const order = world.tables.order.get(booking_id)
  if (!order) return `There is no order ${booking_id} in this world.`
  const done = agreeToAmendment(world, order, world.clock.now())
  return isRefusal(done) ? notTaken(order, 'supplier_amend', done) : null
}

/** The answer that a supplier owes to an order in this status. */
const owed: Partial<Record<OrderStatus, JobKind>> = {
  pending_confirm: 'supplier_answer',
  cancelling: 'supplier_cancel_answer',
  confirmed: 'reconfirm',
}

/**
 * The supplier stops answering a booking, a change or a cancellation, or does not name the number of the hotel; the time until
 * that wait ends keeps running.
 */
const fallSilent: SupplierEvent = (world, booking_id) => {
  const order = world.tables.order.get(booking_id)
  if (!order) return `There is no order ${booking_id} in this world.`
  const { order_status } = order
  const job = order.amendment ? 'amendment_answer' : owed[order_status]
  const hasAll = job === 'reconfirm' && !(isStay(order) && order.hotel_confirmation_code === null)
  if (!job || hasAll) return `An order in status ${order_status} does not wait for its supplier.`
  world.jobs.cancel(job, booking_id)
  return null
}

/** A hotel confirms with the number of `detail`, or without one where that is empty. */
const confirmationOf: InputOf = (_order, { hotel_confirmation_code }) =>
  typeof hotel_confirmation_code === 'string' ? { hotel_confirmation_code } : {}

/** Cancels the scheduled answer once an event has given it. */
const insteadOfJob =
  (kind: JobKind, answer: SupplierEvent): SupplierEvent =>
  (world, booking_id, detail) => {
    const error = answer(world, booking_id, detail)
    if (error === null) world.jobs.cancel(kind, booking_id)
    return error
  }

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 1000

/** Checks the counts strictly: a typing error must not waive what a driver reports. */
const reportExtras: SupplierEvent = (world, booking_id, detail) => {
  const { overtime_hours = 0, zone_entries = 0 } = detail
  for (const [name, value] of Object.entries({ overtime_hours, zone_entries }))
    if (!isCount(value)) return `\`${name}\` takes a whole number from 0 to 1000.`
  const inputOf: InputOf = (order) =>
    isRide(order) && isCount(overtime_hours) && isCount(zone_entries)
      ? { extras: extraLines(order, { overtime_hours, zone_entries }) }
      : {}
  return supplierEvent('report_extras', undefined, inputOf)(world, booking_id, {})
}

/** Moves the driver to `status`, if that follows the current one. */
const moveDriver: SupplierEvent = (world, booking_id, { status }) => {
  const order = world.tables.order.get(booking_id)
  if (!order || !isRide(order)) return `There is no car or transfer ${booking_id} in this world.`
  const known = (Object.keys(dispatchMoves) as (keyof typeof dispatchMoves)[]).find((one) => one === status)
  const now = world.clock.now()
  const moved = known === undefined || known === 'assigned' ? null : moveDispatch(order, known, now)
  if (!moved) return `A driver who is ${order.dispatch.status} cannot be ${String(status)} next.`
  world.tables.order.put(moved)
  planDispatch(world, booking_id, now)
  return null
}

/** Reports news of the flight; a pick-up follows its flight. */
const reportFlight: SupplierEvent = (world, booking_id, detail) => {
  const order = world.tables.order.get(booking_id)
  const flight = order && hasFlight(order) ? order.flight : null
  if (!order || !flight) return `There is no transfer ${booking_id} with a flight in this world.`
  const last = flight.news?.status
  if (last === 'landed' || last === 'cancelled')
    return `The flight has ${last === 'landed' ? 'landed' : 'been cancelled'} already.`
  const news = flightNews(flight, detail, world.clock.now())
  if (typeof news === 'string') return news
  const input = { flight_news: news, note: newsText(news, order.tz) }
  return supplierEvent('flight_update', undefined, () => input)(world, booking_id, {})
}

/** The hotel of the order moves its prices: `percent` of its base price, against the beginning of the world. */
const movePrice: SupplierEvent = (world, booking_id, { percent }) => {
  const order = world.tables.order.get(booking_id)
  if (!order || !('hotel' in order)) return `There is no stay ${booking_id} in this world.`
  if (typeof percent !== 'number' || !Number.isInteger(percent) || Math.abs(percent) > 50)
    return '`percent` takes a whole number from -50 to 50.'
  const { hotel_id } = order.hotel
  world.tables.hotel_price.put({ id: hotel_id, percent })
  noticeSavings(world, ({ hotel }) => hotel.hotel_id === hotel_id)
  return null
}

export const supplierEvents: SupplierEvents = {
  confirm: supplierEvent('supplier_confirm', 'resolve_confirm', confirmationOf),
  reject: supplierEvent('supplier_reject', 'resolve_reject'),
  change: supplierEvent('supplier_change'),
  silent: fallSilent,
  reconfirm: supplierEvent('supplier_reconfirm'),
  cancel_ack: insteadOfJob('supplier_cancel_answer', supplierEvent('supplier_ack')),
  cancel_nack: insteadOfJob('supplier_cancel_answer', supplierEvent('supplier_nack')),
  amend_ack: insteadOfJob('amendment_answer', agreeToChange),
  amend_nack: insteadOfJob('amendment_answer', supplierEvent('supplier_refuse_amend')),
  refund_ack: insteadOfJob('refund_decision', supplierEvent('approve_refund')),
  refund_nack: insteadOfJob('refund_decision', supplierEvent('refuse_refund')),
  assign_driver: (world, booking_id, detail) => {
    const error = supplierEvent('assign_driver')(world, booking_id, detail)
    if (error === null) planDispatch(world, booking_id, world.clock.now())
    return error
  },
  dispatch: moveDriver,
  flight: reportFlight,
  report_extras: insteadOfJob('report_extras', reportExtras),
  no_show: supplierEvent('no_show'),
  price: movePrice,
}
