import { keepFound, type QueryOf, type Schemas, searchText } from '@portal/api-client/contract'
import { toMoney } from '../../domain/money/money.ts'
import { endedUnused, isRide, type OrderRecord } from '../../domain/order/order.ts'
import { isOwed } from '../../domain/order/pay-later.ts'
import { guestsOf, roomNightsOf, serviceDates, titleOf } from '../../domain/order/service.ts'
import { invoiceStatus, settlementStatus } from '../../domain/order/status.ts'
import { tagKey } from '../../domain/order/tags.ts'
import { waitEnd } from '../../domain/order/waits.ts'
import { pinyinTexts } from '../../domain/place/pinyin.ts'
import { productOf } from '../../domain/products.ts'
import { addDays, dayNumber } from '../../domain/time/dates.ts'
import { fromRfc, instantOf } from '../../domain/time/zones.ts'
import { cachedByRow, cachedByRows } from '../cached.ts'
import { shownTo } from '../present.ts'
import type { Viewer } from '../viewer.ts'
import { invoicedFor, ordersOf, seesOrder } from './order-repository.ts'

type Query = QueryOf<'listOrders'>

interface DeadlineFact {
  readonly kind: Schemas['OrderDeadlineKind']
  /** Epoch ms. */
  readonly at: number
}

/** What lists filter, sort and sum by, computed once for each order record because lists read thousands of them. */
interface OrderFacts {
  readonly order: OrderRecord
  readonly order_type: OrderRecord['order_type']
  readonly order_status: OrderRecord['order_status']
  readonly operator_id: string
  /** Epoch s. */
  readonly booking_time: number
  readonly currency: string
  readonly total_price: number
  readonly total_settlement_price: number
  readonly roomNights: number
  readonly dates: { readonly first: string; readonly last: string }
  /** Day number of the first date. */
  readonly firstDay: number
  /** All deadlines; which of them still lie ahead depends on the time of reading. */
  readonly deadlines: readonly DeadlineFact[]
}

export const factsOf = cachedByRow((order: OrderRecord): OrderFacts => {
  const dates = serviceDates(order)
  return {
    order,
    order_type: order.order_type,
    order_status: order.order_status,
    operator_id: order.operator.id,
    booking_time: order.booking_time,
    currency: order.currency,
    total_price: order.total_price,
    total_settlement_price: order.total_settlement_price,
    roomNights: roomNightsOf(order),
    dates,
    firstDay: dayNumber(dates.first),
    deadlines: deadlinesOf(order),
  }
})

/** What keywords are searched in. */
export const textOfOrder = cachedByRow((order: OrderRecord) => {
  const names = guestsOf(order).flatMap(({ full_name, name_local }) => [full_name, name_local ?? ''])
  const keywords = productOf(order).keywordsOf(order)
  const own = [
    order.id,
    order.supplier_ref ?? '',
    ...keywords,
    ...order.tags,
    ...Object.values(order.allocation),
  ]
  return searchText(
    [...own, order.contact.person, order.contact.phone, ...names],
    pinyinTexts([titleOf(order)['zh-cn'], ...keywords, ...names]),
  )
})

/** The next time at which the order changes by itself or becomes dearer. */
export const nextDeadline = (order: OrderRecord, now: number): DeadlineFact | null =>
  nextOf(factsOf(order), now)

function nextOf({ deadlines }: OrderFacts, now: number): DeadlineFact | null {
  for (const deadline of deadlines) if (deadline.at > now) return deadline
  return null
}

const noDeadlines: readonly DeadlineFact[] = []

const ended = (kind: DeadlineFact['kind'], at: number | null): readonly DeadlineFact[] =>
  at === null ? noDeadlines : [{ kind, at }]

/** In order of relevance. */
function deadlinesOf(order: OrderRecord): readonly DeadlineFact[] {
  switch (order.order_status) {
    case 'pending_payment':
      return order.pay_expire_time === null
        ? noDeadlines
        : [{ kind: 'pay', at: order.pay_expire_time * 1000 }]
    case 'awaiting_acceptance':
      return order.change_offer
        ? [{ kind: 'offer', at: order.change_offer.offer_expire_time * 1000 }]
        : noDeadlines
    case 'pending_confirm':
      return ended('confirm', waitEnd(order, 'confirmation'))
    case 'manual_review':
      return ended('review', waitEnd(order, 'review'))
    case 'cancelling':
      return ended('cancel', waitEnd(order, 'cancellation'))
    case 'confirmed': {
      const free = order.policy.free_cancel_before
      const owed = ended('pay', isOwed(order) ? (order.pay_by ?? 0) * 1000 : null)
      // Guests of a stay are expected until the day of arrival is over.
      const arrivals = [order.service_start, productOf(order).lastStartOf(order)]
      const arrives = arrivals.map((at): DeadlineFact => ({ kind: 'check_in', at }))
      return free === null ? arrives : [...owed, { kind: 'free_cancel', at: fromRfc(free.utc) }, ...arrives]
    }
    default:
      return isRide(order) && order.extras_due.length > 0
        ? ended('extras', waitEnd(order, 'extras'))
        : noDeadlines
  }
}

/** Orders this member may see: all of the company's, or only their own. */
export function visibleOrders(viewer: Viewer): readonly OrderRecord[] {
  const orders = ordersOf(viewer.world, viewer.company.id)
  return seesAll(viewer) ? orders : orders.filter((order) => seesOrder(order, viewer))
}

const seesAll = ({ member }: Viewer): boolean => member.data_scope !== 'own'

/** Facts of orders, sorted by order id. */
const factsById = cachedByRows((orders: readonly OrderRecord[]) =>
  orders.map(factsOf).sort((a, b) => (a.order.id < b.order.id ? -1 : 1)),
)

type Test = (row: OrderFacts) => boolean

export const findOrders = (query: Query, viewer: Viewer): OrderFacts[] =>
  sortOrders(matchingOrders(query, viewer), query, viewer)

/** The matching orders, unsorted, for callers that only count. */
export function matchingOrders(query: Query, viewer: Viewer): OrderFacts[] {
  const all = factsById(ordersOf(viewer.world, viewer.company.id))
  const own = seesAll(viewer) ? all : all.filter((row) => row.operator_id === viewer.member.id)
  const tests = testsOf(query, viewer)
  // The keyword first, so that whether a slip is forgiven depends on no other filter.
  return keepFound(own, query.keyword, ({ order }) => textOfOrder(order)).filter((row) =>
    tests.every((test) => test(row)),
  )
}

function testsOf(query: Query, viewer: Viewer): Test[] {
  const tests: Test[] = []
  const { order_type, order_status, settlement_status, invoice_status, operator_id } = query
  if (order_type) tests.push((row) => row.order_type === order_type)
  if (order_status?.length) {
    const wanted = new Set(order_status)
    tests.push((row) => wanted.has(row.order_status))
  }
  if (operator_id !== undefined) tests.push((row) => row.operator_id === String(operator_id))
  if (query.tag !== undefined) {
    const wanted = tagKey(query.tag)
    tests.push(({ order }) => order.tags.some((tag) => tagKey(tag) === wanted))
  }
  for (const field of ['customer', 'cost_centre'] as const) {
    const wanted = tagKey(query[field] ?? '')
    if (wanted !== '') tests.push(({ order }) => tagKey(order.allocation[field]) === wanted)
  }
  const { without } = query
  if (without) tests.push(({ order }) => tagKey(order.allocation[without]) === '')
  if (query.trip_id !== undefined) {
    const ids = new Set(viewer.world.tables.trip.get(query.trip_id)?.order_ids)
    tests.push(({ order }) => ids.has(order.id))
  }
  tests.push(...dateTests(query, viewer))
  if (settlement_status?.length) {
    const { bill } = viewer.world.tables
    tests.push(({ order }) => {
      const status = order.bill_id === null ? null : (bill.get(order.bill_id)?.status ?? null)
      return settlement_status.includes(settlementStatus(order, status))
    })
  }
  if (invoice_status?.length) {
    tests.push(({ order }) => invoice_status.includes(invoiceStatus(order, invoicedFor(viewer.world, order))))
  }
  return tests
}

/** Booking dates are days of the company; service dates are days of the place. */
function dateTests({ date_field = 'booking', date_from, date_to }: Query, { company }: Viewer): Test[] {
  const tests: Test[] = []
  if (date_field === 'booking') {
    const from = date_from === undefined ? null : instantOf(date_from, '00:00', company.tz) / 1000
    const until = date_to === undefined ? null : instantOf(addDays(date_to, 1), '00:00', company.tz) / 1000
    if (from !== null) tests.push(({ booking_time }) => booking_time >= from)
    if (until !== null) tests.push(({ booking_time }) => booking_time < until)
    return tests
  }
  const field = date_field === 'check_in' ? 'first' : 'last'
  if (date_from !== undefined) tests.push(({ dates }) => dates[field] >= date_from)
  if (date_to !== undefined) tests.push(({ dates }) => dates[field] <= date_to)
  return tests
}

/** Orders without a sort value come last in either direction; equal ones sort by id. */
function sortOrders(rows: readonly OrderFacts[], query: Query, viewer: Viewer): OrderFacts[] {
  const { sort = 'booking_time', order: direction = 'desc' } = query
  const keyOf = sortKey(sort, viewer)
  const sign = direction === 'asc' ? 1 : -1
  const keyed = rows.map((row, at) => ({ row, at, key: keyOf(row) }))
  keyed.sort((a, b) => {
    if (a.key === b.key) return (a.at - b.at) * sign
    if (a.key === null) return 1
    return b.key === null ? -1 : (a.key - b.key) * sign
  })
  return keyed.map(({ row }) => row)
}

function sortKey(sort: Schemas['OrderSort'], viewer: Viewer): (row: OrderFacts) => number | null {
  switch (sort) {
    case 'booking_time':
      return ({ booking_time }) => booking_time
    case 'check_in_date':
      return ({ firstDay }) => firstDay
    case 'total_settlement_price':
      // The sort order must not reveal what the column hides.
      return shownTo(
        viewer,
        (row: OrderFacts) => row.total_settlement_price,
        () => (row: OrderFacts) => row.total_price,
      )
    case 'deadline':
      return (row) => nextOf(row, viewer.now)?.at ?? null
  }
}

export function sumsOf(rows: readonly OrderFacts[], viewer: Viewer): Schemas['OrderSums'] {
  const totals = new Map<string, number>()
  let room_nights = 0
  for (const row of rows) {
    // Nobody pays their prices.
    if (endedUnused(row)) continue
    room_nights += row.roomNights
    totals.set(row.currency, (totals.get(row.currency) ?? 0) + row.total_settlement_price)
  }
  const total_settlement_price = shownTo(
    viewer,
    [...totals].map(([currency, minor]) => toMoney(minor, currency)),
    () => [],
  )
  return { total_settlement_price, room_nights }
}
