import type { QueryOf, Schemas } from '@portal/api-client/contract'
import { toMoney } from '../domain/money/money.ts'
import { guestsOf, isRide, type OrderRecord, serviceDates } from '../domain/order/order.ts'
import { invoiceStatus, settlementStatus } from '../domain/order/status.ts'
import { addDays, nightsBetween } from '../domain/time/dates.ts'
import { fromRfc, instantOf } from '../domain/time/zones.ts'
import { invoicedFor, ordersOf } from './order-books.ts'
import type { Viewer } from './viewer.ts'

type Query = QueryOf<'listOrders'>

export interface DeadlineFact {
  readonly kind: Schemas['OrderDeadlineKind']
  /** Epoch ms. */
  readonly at: number
}

/** What lists need of an order again and again; worked out once for each frozen row. */
interface OrderFacts {
  readonly text: string
  readonly freeUntil: number | null
  readonly roomNights: number
  readonly dates: { readonly first: string; readonly last: string }
}

const facts = new WeakMap<OrderRecord, OrderFacts>()

export function factsOf(order: OrderRecord): OrderFacts {
  let known = facts.get(order)
  if (!known) {
    known = workOut(order)
    facts.set(order, known)
  }
  return known
}

function workOut(order: OrderRecord): OrderFacts {
  const names = guestsOf(order).flatMap(({ full_name, name_local }) => [full_name, name_local ?? ''])
  const words = [order.id, order.supplier_ref ?? '', ...wordsOf(order)]
  const free = order.policy.free_cancel_before
  return {
    text: [...words, order.contact.person, ...names].join('\n').toLowerCase(),
    freeUntil: free === null ? null : fromRfc(free.utc),
    dates: serviceDates(order),
    roomNights: isRide(order)
      ? 0
      : nightsBetween(order.check_in_date, order.check_out_date) * order.rooms.length,
  }
}

/** What people remember of an order beside its number and its guests. */
function wordsOf(order: OrderRecord): string[] {
  switch (order.order_type) {
    case 'hotel': {
      const { name, name_local } = order.hotel
      return [order.hotel_confirmation_code ?? '', name.en, name['zh-cn'], name_local]
    }
    case 'car':
      return [order.vehicle.name, order.pick_up_location.name, order.dispatch.driver?.plate ?? '']
    case 'airport':
      return [
        order.airport.iata,
        order.flight?.flight_number ?? '',
        order.place.name,
        order.dispatch.driver?.plate ?? '',
      ]
  }
}

/** The next instant at which something happens to the order by itself or becomes dearer. */
export function nextDeadline(order: OrderRecord, now: number): DeadlineFact | null {
  const found = deadlineOf(order)
  if (found && found.at > now) return found
  const arrives = order.order_status === 'confirmed' && order.service_start > now
  return arrives ? { kind: 'check_in', at: order.service_start } : null
}

function deadlineOf(order: OrderRecord): DeadlineFact | null {
  switch (order.order_status) {
    case 'pending_payment':
      return order.pay_expire_time === null ? null : { kind: 'pay', at: order.pay_expire_time * 1000 }
    case 'awaiting_acceptance':
      return order.change_offer && { kind: 'offer', at: order.change_offer.offer_expire_time * 1000 }
    case 'confirmed': {
      const { freeUntil } = factsOf(order)
      return freeUntil === null ? null : { kind: 'free_cancel', at: freeUntil }
    }
    default:
      return null
  }
}

/** Orders this member may see: the company's, or only his own. */
export function visibleOrders(viewer: Viewer): readonly OrderRecord[] {
  const { world, company, member } = viewer
  const orders = ordersOf(world, company.id)
  return member.data_scope === 'own' ? orders.filter((order) => order.operator.id === member.id) : orders
}

type Test = (order: OrderRecord) => boolean

export function findOrders(query: Query, viewer: Viewer): OrderRecord[] {
  const tests = testsOf(query, viewer)
  const found = visibleOrders(viewer).filter((order) => tests.every((test) => test(order)))
  return sorted(found, query, viewer)
}

function testsOf(query: Query, viewer: Viewer): Test[] {
  const tests: Test[] = []
  const { order_type, order_status, settlement_status, invoice_status, operator_id } = query
  if (order_type) tests.push((order) => order.order_type === order_type)
  if (order_status?.length) {
    const wanted = new Set(order_status)
    tests.push((order) => wanted.has(order.order_status))
  }
  if (operator_id !== undefined) tests.push((order) => order.operator.id === String(operator_id))
  tests.push(...dateTests(query, viewer))
  if (settlement_status?.length) {
    const { bill } = viewer.world.tables
    tests.push((order) => {
      const status = order.bill_id === null ? null : (bill.get(order.bill_id)?.status ?? null)
      return settlement_status.includes(settlementStatus(order, status))
    })
  }
  if (invoice_status?.length) {
    tests.push((order) => invoice_status.includes(invoiceStatus(order, invoicedFor(viewer.world, order))))
  }
  const words = (query.keyword ?? '').trim().toLowerCase()
  if (words) tests.push((order) => factsOf(order).text.includes(words))
  return tests
}

/** Booking dates are days of the company, dates of the stay are the hotel's. */
function dateTests({ date_field = 'booking', date_from, date_to }: Query, { company }: Viewer): Test[] {
  const tests: Test[] = []
  if (date_field === 'booking') {
    const from = date_from === undefined ? null : instantOf(date_from, '00:00', company.tz) / 1000
    const until = date_to === undefined ? null : instantOf(addDays(date_to, 1), '00:00', company.tz) / 1000
    if (from !== null) tests.push((order) => order.booking_time >= from)
    if (until !== null) tests.push((order) => order.booking_time < until)
    return tests
  }
  const field = date_field === 'check_in' ? 'first' : 'last'
  if (date_from !== undefined) tests.push((order) => factsOf(order).dates[field] >= date_from)
  if (date_to !== undefined) tests.push((order) => factsOf(order).dates[field] <= date_to)
  return tests
}

/** Orders without the wanted value stand last in either direction; equal ones by their number. */
function sorted(orders: OrderRecord[], query: Query, viewer: Viewer): OrderRecord[] {
  const { sort = 'booking_time', order: direction = 'desc' } = query
  const keyOf = sortKey(sort, viewer)
  const sign = direction === 'asc' ? 1 : -1
  const keyed = orders.map((order) => ({ order, key: keyOf(order) }))
  keyed.sort((a, b) => {
    if (a.key !== b.key) {
      if (a.key === null) return 1
      if (b.key === null) return -1
      return a.key < b.key ? -sign : sign
    }
    return a.order.id < b.order.id ? -sign : sign
  })
  return keyed.map(({ order }) => order)
}

function sortKey(sort: Schemas['OrderSort'], viewer: Viewer): (order: OrderRecord) => string | number | null {
  switch (sort) {
    case 'booking_time':
      return (order) => order.booking_time
    case 'check_in_date':
      return (order) => factsOf(order).dates.first
    case 'total_settlement_price':
      // The order of the rows must not tell what the column hides.
      return viewer.seesNet ? (order) => order.total_settlement_price : (order) => order.total_price
    case 'deadline':
      return (order) => nextDeadline(order, viewer.now)?.at ?? null
  }
}

export function sumsOf(orders: readonly OrderRecord[], viewer: Viewer): Schemas['OrderSums'] {
  const totals = new Map<string, number>()
  let room_nights = 0
  for (const order of orders) {
    room_nights += factsOf(order).roomNights
    totals.set(order.currency, (totals.get(order.currency) ?? 0) + order.total_settlement_price)
  }
  const total_settlement_price = viewer.seesNet
    ? [...totals].map(([currency, minor]) => toMoney(minor, currency))
    : []
  return { total_settlement_price, room_nights }
}
