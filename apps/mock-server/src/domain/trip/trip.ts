import { isSameGuest, type Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { Allocation } from '../order/allocation.ts'
import { holdsPlace } from '../order/duplicate.ts'
import type { OrderRecord } from '../order/order.ts'
import { guestsOf } from '../order/service.ts'

/** Orders of one journey. An order belongs to one trip at most. */
export interface TripRecord {
  readonly id: string
  readonly company_id: string
  /** The member who began it. */
  readonly operator: { readonly id: string; readonly nickname: string }
  readonly title: string
  readonly allocation: Allocation
  /** In the order in which they joined. */
  readonly order_ids: readonly string[]
  /** The customer quote it came from. */
  readonly quote_id: string | null
  /** Epoch s. */
  readonly updated_time: number
  readonly version: number
}

/** The contract's limit. */
export const mostOrders = 100

/** In the order in which they begin; of two that begin together, the one booked first. */
export const inTime = <Order extends Pick<OrderRecord, 'service_start' | 'id'>>(
  orders: readonly Order[],
): Order[] => orders.toSorted((a, b) => a.service_start - b.service_start || (a.id < b.id ? -1 : 1))

/** The order that a cheaper booking is to take the place of once it is confirmed; null for any other. */
export function waitsFor(order: OrderRecord, orders: readonly OrderRecord[]): OrderRecord | null {
  const first = orders.find(({ id }) => id === order.replaces?.booking_id)
  return first && holdsPlace(first) && holdsPlace(order) ? first : null
}

/**
 * The orders of a trip with one of each replaced pair, as only one of them will be used: the first one until the second
 * is confirmed, and the second one from then on.
 */
export const withoutReplaced = (orders: readonly OrderRecord[]): OrderRecord[] =>
  orders.filter((order) => {
    const first = orders.find(({ id }) => id === order.replaces?.booking_id)
    // A second order of which nothing came has given the first one back.
    if (first && (holdsPlace(first) || first.replaced_by !== order.id)) return false
    return holdsPlace(order) || !orders.some(({ id }) => id === order.replaced_by)
  })

/** `now` in epoch ms. Orders that no longer hold do not count. */
export function tripStatus(orders: readonly OrderRecord[], now: number): Schemas['TripStatus'] {
  const held = orders.filter(holdsPlace)
  if (held.length === 0) return 'empty'
  if (held.every(({ service_start }) => now < service_start)) return 'upcoming'
  return held.some(({ service_end }) => now < service_end) ? 'under_way' : 'past'
}

/** One sentence for each order that two trips hold, or that is not of the company; `companyOf` an order. */
export function tripBreaks(
  trips: readonly TripRecord[],
  companyOf: (order_id: string) => string | undefined,
): string[] {
  const holder = new Map<string, string>()
  return trips.flatMap(({ id, company_id, order_ids }) =>
    order_ids.flatMap((order) => {
      const other = holder.get(order)
      holder.set(order, id)
      if (other !== undefined) return [`Trip ${id} holds order ${order}, which trip ${other} has.`]
      return companyOf(order) === company_id
        ? []
        : [`Trip ${id} holds order ${order}, which is not of its company.`]
    }),
  )
}

export interface TripGuest {
  readonly full_name: string
  readonly name_local: string | null
  readonly type: Schemas['GuestType']
  readonly orders: readonly string[]
}

/** Everybody who travels, once, in the order in which the orders name them. An order names nobody twice. */
export function tripGuests(orders: readonly OrderRecord[]): TripGuest[] {
  const known: { full_name: string; name_local: string | null; type: TripGuest['type']; orders: string[] }[] =
    []
  for (const order of inTime(orders.filter(holdsPlace))) {
    for (const { full_name, name_local, type } of guestsOf(order)) {
      const guest = { full_name, name_local, type }
      // The age is left out: it is that of the day of the service.
      const same = known.find((one) => !one.orders.includes(order.id) && isSameGuest(one, guest))
      if (same) same.orders.push(order.id)
      else known.push({ ...guest, orders: [order.id] })
    }
  }
  return known
}

/** What does not fit in a trip, before it is put into the words of a reader. */
export interface TripFinding {
  readonly kind: Schemas['TripCheckKind']
  readonly level: Schemas['TripCheckLevel']
  readonly text: LocalText
  /** Booking ids. */
  readonly orders: readonly string[]
  readonly guests: readonly string[]
  /** When it matters; epoch ms, with the zone of the place. */
  readonly at: { readonly instant: number; readonly tz: string } | null
  /** What would mend it. */
  readonly part: { readonly part: Schemas['TripPart']; readonly order_id: string } | null
}
