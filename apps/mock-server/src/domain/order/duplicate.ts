import { sharesSpelling, spellingsOfAll } from '@portal/api-client/contract'
import { productOf } from '../products.ts'
import type { OrderRecord } from './order.ts'
import { guestsOf } from './service.ts'

const over: readonly OrderRecord['order_status'][] = ['cancelled', 'rejected', 'expired', 'no_show']

/** Whether the order keeps its guests' place: they travel by it now or later. */
export const holdsPlace = ({ order_status }: Pick<OrderRecord, 'order_status'>): boolean =>
  !over.includes(order_status)

export interface Duplicate {
  readonly order: OrderRecord
  /** The name of the guest, as that order spells it. */
  readonly guest: string
}

const sharedGuest = (order: OrderRecord, spellings: ReadonlySet<string>) =>
  guestsOf(order).find((guest) => sharesSpelling(spellings, guest.full_name))

/** An order of the same product in which one of `names` is already a guest at the time of the new order. */
export function findDuplicate(
  orders: Iterable<OrderRecord>,
  wanted: OrderRecord,
  names: readonly string[],
): Duplicate | null {
  const spellings = spellingsOfAll(names)
  const { overlaps } = productOf(wanted)
  for (const order of orders) {
    if (order.order_type !== wanted.order_type || !holdsPlace(order)) continue
    const guest = overlaps(order, wanted) ? sharedGuest(order, spellings) : undefined
    if (guest) return { order, guest: guest.full_name }
  }
  return null
}

/**
 * An order that would have the same guest twice once `before` becomes `after`: new names at the same time, or the same
 * names at another time. Overlaps that existed before do not count.
 */
export function findDuplicateAfter(
  others: Iterable<OrderRecord>,
  before: OrderRecord,
  after: OrderRecord,
): Duplicate | null {
  const known = spellingsOfAll(guestsOf(before).map(({ full_name }) => full_name))
  const moved = before.service_start !== after.service_start
  const names = guestsOf(after)
    .map(({ full_name }) => full_name)
    .filter((name) => moved || !sharesSpelling(known, name))
  return names.length === 0 ? null : findDuplicate(others, after, names)
}
