import { sharesSpelling, spellingsOfAll } from '@portal/api-client/contract'
import { productOf } from '../products.ts'
import type { OrderRecord } from './order.ts'
import { guestsOf } from './service.ts'

const over: readonly OrderRecord['order_status'][] = ['cancelled', 'rejected', 'expired', 'no_show']

/** Whether somebody sleeps or rides by this order, or is going to. */
export const holdsPlace = ({ order_status }: Pick<OrderRecord, 'order_status'>): boolean =>
  !over.includes(order_status)

const shares = (order: OrderRecord, spellings: ReadonlySet<string>) =>
  guestsOf(order).some((guest) => sharesSpelling(spellings, guest.full_name))

/** An order of the same product in which one of `names` is a guest already at the time of the order that is wanted. */
export function findDuplicate(
  orders: Iterable<OrderRecord>,
  wanted: OrderRecord,
  names: readonly string[],
): OrderRecord | null {
  const spellings = spellingsOfAll(names)
  const { overlaps } = productOf(wanted)
  for (const order of orders) {
    if (order.order_type !== wanted.order_type || !holdsPlace(order)) continue
    if (overlaps(order, wanted) && shares(order, spellings)) return order
  }
  return null
}

/**
 * An order that somebody would be in twice once `before` has become `after`: new names at the same time, or the same
 * names at another one. What was so before is nobody's concern now.
 */
export function findDuplicateAfter(
  others: Iterable<OrderRecord>,
  before: OrderRecord,
  after: OrderRecord,
): OrderRecord | null {
  const known = spellingsOfAll(guestsOf(before).map(({ full_name }) => full_name))
  const moved = before.service_start !== after.service_start
  const names = guestsOf(after)
    .map(({ full_name }) => full_name)
    .filter((name) => moved || !sharesSpelling(known, name))
  return names.length === 0 ? null : findDuplicate(others, after, names)
}
