import { isSameGuest, type NamedGuest, type Schemas } from '@portal/api-client/contract'
import type { TransferSource } from '../../airport/airport.ts'
import { roomsWithoutRefund } from '../../cancellation/frozen-policy.ts'
import { stayGuests } from '../../hotel/order-part.ts'
import type { ChangeErrors } from '../../product.ts'
import { productOf } from '../../products.ts'
import { withCorrectedNames } from '../guests.ts'
import { type AmendmentRecord, isStay, type OrderRecord } from '../order.ts'
import { guestsOf } from '../service.ts'

type Changes = Schemas['OrderChanges']

/** The supplier cannot be informed later than this before the service; ms. */
const noticeMs = 3_600_000

/** Errors of a change by field path, as text keys. */
export function amendErrors(
  order: OrderRecord,
  changes: Changes,
  now: number,
  source: TransferSource,
  sure = false,
): ChangeErrors {
  const errors: ChangeErrors = {}
  const { changeable, changeErrors } = productOf(order)
  const named = Object.keys(changes) as (keyof Changes)[]
  if (named.length === 0) errors.changes = ['change_needed']
  for (const field of named) {
    if (!changeable.includes(field)) errors[`changes.${field}`] = ['change_not_of_product']
  }
  const people = guestsOf(order)
  changes.guests?.forEach(({ position }, index) => {
    const path = `changes.guests[${index}].position`
    if (position > people.length) errors[path] = ['guest_unknown']
    else if (changes.guests?.findIndex((other) => other.position === position) !== index)
      errors[path] = ['chosen_twice']
    if (!sure && becomesRepeated(people, changes, position))
      errors[`changes.guests[${index}].full_name`] = ['guest_twice']
  })
  return { ...errors, ...changeErrors(order, changes, now, source) }
}

/** Whether a correction gives two guests of one room or vehicle the same name. */
function becomesRepeated(people: readonly NamedGuest[], changes: Changes, position: number): boolean {
  const after = withCorrectedNames(people, changes)
  const [guest, others] = [after[position - 1], after.filter((_, at) => at !== position - 1)]
  const before = people[position - 1]
  if (!guest || !before) return false
  const twice = (one: NamedGuest, rest: readonly NamedGuest[]) =>
    rest.some((other) => isSameGuest(one, other))
  return (
    twice(guest, others) &&
    !twice(
      before,
      people.filter((_, at) => at !== position - 1),
    )
  )
}

/** Whether a guest of a room changes whose own terms allow no change. */
function changesFixedRoom(order: OrderRecord, { guests = [] }: Changes): boolean {
  if (!isStay(order)) return false
  const fixed = roomsWithoutRefund(order.policy)
  const people = stayGuests(order)
  return guests.some(({ position }) => fixed.includes(people[position - 1]?.room_index ?? 0))
}

export type AmendVerdict = 'apply' | 'ask' | 'never'

/** Whether terms and time allow a change, and whether the supplier must be asked first. */
export function amendVerdict(order: OrderRecord, changes: Changes, now: number): AmendVerdict {
  if (order.order_status === 'pending_payment') return 'apply'
  const moves = changes.guests ?? changes.pick_up_local ?? changes.flight
  if (now > order.service_start - noticeMs) return 'never'
  if (!moves) return 'apply'
  if (order.policy.non_refundable || changesFixedRoom(order, changes)) return 'never'
  return productOf(order).asksSupplier(order, changes, now) ? 'ask' : 'apply'
}

/** A change with its price: the new order less the old one. */
export function amendmentOf(
  order: OrderRecord,
  changes: Changes,
  requested_by: AmendmentRecord['requested_by'],
  now: number,
): AmendmentRecord {
  const after = amendedOrder(order, changes, now)
  return {
    changes,
    price_diff: after.total_price - order.total_price,
    settlement_diff: after.total_settlement_price - order.total_settlement_price,
    requested_by,
    requested_time: Math.floor(now / 1000),
  }
}

/**
 * The order after the change; status, money moved and version stay. Its price is that of the instant when the change
 * was requested, its terms are those of `now`, when it is made. Both in epoch ms.
 */
export function amendedOrder(order: OrderRecord, changes: Changes, now: number, asked = now): OrderRecord {
  const { contact } = changes
  const base: OrderRecord = {
    ...order,
    special_requests: changes.special_requests ?? order.special_requests,
    contact: contact
      ? { person: contact.person, phone: contact.phone, email: contact.email ?? '' }
      : order.contact,
  }
  return productOf(base).changed(base, changes, { now, asked })
}
