import type { Schemas } from '@portal/api-client/contract'
import { holdsNode } from '../../domain/menu/permission.ts'
import { type Allocation, noAllocation } from '../../domain/order/allocation.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import type { QuoteRecord } from '../../domain/quote/quote.ts'
import { refuse } from '../../domain/refusal.ts'
import { inTime, mostOrders, type TripRecord } from '../../domain/trip/trip.ts'
import { cachedByRows, rowsOfCompany } from '../cached.ts'
import { visibleOrder } from '../order/order-repository.ts'
import type { Viewer } from '../viewer.ts'

const tripsByOrder = cachedByRows(
  (trips: readonly TripRecord[]) =>
    new Map(trips.flatMap((trip) => trip.order_ids.map((id) => [id, trip] as const))),
)

/** The trip of an order; null where it has none. */
export const tripOf = (
  { id }: Pick<OrderRecord, 'id'>,
  { world }: Pick<Viewer, 'world'>,
): TripRecord | null => tripsByOrder(world.tables.trip.all()).get(id) ?? null

export function presentTripLink(order: OrderRecord, viewer: Viewer): Schemas['TripLink'] | null {
  const trip = tripOf(order, viewer)
  return trip && { id: trip.id, title: trip.title }
}

/** The orders of a trip that this member may see, in the order of time. */
export const ordersOf = ({ order_ids }: TripRecord, viewer: Viewer): OrderRecord[] =>
  inTime(order_ids.flatMap((id) => visibleOrder(id, viewer) ?? []))

const began = ({ operator }: TripRecord, { member }: Viewer): boolean =>
  member.data_scope === 'all' || operator.id === member.id

/** Whoever sees all orders sees all trips; others see those that they began and those with an order of theirs. */
const seesTrip = (trip: TripRecord | undefined, viewer: Viewer): trip is TripRecord =>
  trip?.company_id === viewer.company.id && (began(trip, viewer) || ordersOf(trip, viewer).length > 0)

export const visibleTrips = (viewer: Viewer): TripRecord[] =>
  rowsOfCompany(viewer.world.tables.trip.all(), viewer.company.id).filter((trip) => seesTrip(trip, viewer))

/** Throws NOT_FOUND for a trip that this member may not see. */
export function ownTrip(id: string, viewer: Viewer): TripRecord {
  const trip = viewer.world.tables.trip.get(id)
  if (!seesTrip(trip, viewer)) throw refuse('NOT_FOUND')
  return trip
}

/** With their own orders alone, members change only the trips that they began. */
export const mayChangeTrip = (trip: TripRecord, viewer: Viewer): boolean =>
  began(trip, viewer) && holdsNode(viewer.actor.nodes, 'order/book')

type NewTrip = Pick<TripRecord, 'title' | 'allocation' | 'order_ids' | 'quote_id'>

export function beginTrip(content: NewTrip, { world, company, member, now }: Viewer): TripRecord {
  const number = world.next('trip')
  return world.tables.trip.put({
    ...content,
    id: `tr-${number}-${world.draw('trip', number).hex(8)}`,
    company_id: company.id,
    operator: { id: member.id, nickname: member.nickname },
    updated_time: Math.floor(now / 1000),
    version: 1,
  })
}

/** What changes nothing keeps the version, so that a colleague's open form stays valid. */
export function changeTrip(
  trip: TripRecord,
  change: Partial<NewTrip>,
  { world, now }: Pick<Viewer, 'world' | 'now'>,
): TripRecord {
  const changed = { ...trip, ...change }
  if (JSON.stringify(changed) === JSON.stringify(trip)) return trip
  return world.tables.trip.put({
    ...changed,
    updated_time: Math.floor(now / 1000),
    version: trip.version + 1,
  })
}

/** To what the orders of a quote are booked. */
export const allocationOfQuote = ({ own_reference, customer }: QuoteRecord): Allocation => ({
  ...noAllocation,
  own_reference,
  customer: customer.name,
})

/** Orders of a quote that this member may see and that have no trip yet. */
export const freeOrdersOf = ({ options }: QuoteRecord, viewer: Viewer): OrderRecord[] =>
  options
    .flatMap(({ booking_id }) => (booking_id === null ? [] : (visibleOrder(booking_id, viewer) ?? [])))
    .filter((order) => tripOf(order, viewer) === null)

/** The trip that the orders of a quote have become; null where the member sees none. */
export const tripOfQuote = ({ id }: QuoteRecord, viewer: Viewer): TripRecord | null =>
  visibleTrips(viewer).find(({ quote_id }) => quote_id === id) ?? null

/** The trip that a booking names; null where it is gone, full, or not the member's to change. */
export function tripToJoin(id: string | undefined, viewer: Viewer): TripRecord | null {
  const trip = id === undefined ? undefined : viewer.world.tables.trip.get(id)
  if (!seesTrip(trip, viewer) || !mayChangeTrip(trip, viewer)) return null
  return trip.order_ids.length < mostOrders ? trip : null
}

/**
 * Puts a new order into the trip that the booking names. Without one, the orders of a quote become a trip as soon as
 * there are two, and later ones join it.
 */
export function joinTrip(
  order_id: string,
  { trip, quote_id }: { readonly trip: TripRecord | null; readonly quote_id: string | null },
  viewer: Viewer,
): void {
  const quote = quote_id === null ? undefined : viewer.world.tables.quote.get(quote_id)
  const begun = trip ?? (quote && tripOfQuote(quote, viewer))
  if (begun) {
    if (begun.order_ids.length < mostOrders)
      changeTrip(begun, { order_ids: [...begun.order_ids, order_id] }, viewer)
    return
  }
  const order_ids = quote ? freeOrdersOf(quote, viewer).map(({ id }) => id) : []
  if (!quote || order_ids.length < 2) return
  const { title, id } = quote
  beginTrip({ title, allocation: allocationOfQuote(quote), order_ids, quote_id: id }, viewer)
}
