import { sharesSpelling, spellingsOfAll } from '../guest/same-guest.ts'
import { staysOverlap } from '../time/dates.ts'
import { guestsOf, isRide, type OrderRecord } from './order.ts'

export interface WantedStay {
  readonly check_in_date: string
  readonly check_out_date: string
  readonly names: readonly string[]
}

/** A ride somebody wants; instants in epoch ms. */
export interface WantedRide {
  readonly order_type: 'car' | 'airport'
  readonly service_start: number
  readonly service_end: number
  readonly names: readonly string[]
}

const over: readonly OrderRecord['order_status'][] = ['cancelled', 'rejected', 'expired', 'no_show']

/** Whether somebody sleeps or rides by this order, or is going to. */
export const holdsPlace = ({ order_status }: Pick<OrderRecord, 'order_status'>): boolean =>
  !over.includes(order_status)

const shares = (order: OrderRecord, spellings: ReadonlySet<string>) =>
  guestsOf(order).some((guest) => sharesSpelling(spellings, guest.full_name))

/** An order of the company in which one of the guests already sleeps in one of the nights. */
export function findDuplicateStay(orders: Iterable<OrderRecord>, wanted: WantedStay): OrderRecord | null {
  const names = spellingsOfAll(wanted.names)
  for (const order of orders) {
    if (order.order_type !== 'hotel' || !holdsPlace(order)) continue
    if (staysOverlap(order, wanted) && shares(order, names)) return order
  }
  return null
}

/** An order of the same product in which one of the guests already rides at that time. */
export function findDuplicateRide(orders: Iterable<OrderRecord>, wanted: WantedRide): OrderRecord | null {
  const names = spellingsOfAll(wanted.names)
  for (const order of orders) {
    if (!isRide(order) || order.order_type !== wanted.order_type || !holdsPlace(order)) continue
    const overlap = order.service_start < wanted.service_end && wanted.service_start < order.service_end
    if (overlap && shares(order, names)) return order
  }
  return null
}

/**
 * An order that somebody would be in twice once `before` has become `after`: new names at the same time, or the same
 * names at another one. What was so before is nobody's concern now.
 */
export function findDuplicate(
  others: Iterable<OrderRecord>,
  before: OrderRecord,
  after: OrderRecord,
): OrderRecord | null {
  const known = spellingsOfAll(guestsOf(before).map(({ full_name }) => full_name))
  const moved = before.service_start !== after.service_start
  const names = guestsOf(after)
    .map(({ full_name }) => full_name)
    .filter((name) => moved || !sharesSpelling(known, name))
  if (names.length === 0) return null
  return isRide(after)
    ? findDuplicateRide(others, { ...after, names })
    : findDuplicateStay(others, { ...after, names })
}
