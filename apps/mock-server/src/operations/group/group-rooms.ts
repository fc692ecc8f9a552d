import { type GroupRequestRecord, isOpenOffer, roomsForGroups } from '../../domain/group/group.ts'
import { holdsPlace } from '../../domain/order/duplicate.ts'
import { nightDates } from '../../domain/time/dates.ts'
import type { World } from '../../world/world.ts'
import type { Viewer } from '../viewer.ts'
import { visibleGroups } from './group-repository.ts'

/** Whether a part has an order that still holds its rooms. */
export function isPartBooked(group: GroupRequestRecord, index: number, target: World): boolean {
  const id = group.offer?.parts[index]?.booking_id
  const order = id ? target.tables.order.get(id) : undefined
  return order !== undefined && holdsPlace(order)
}

export const hasBookedPart = (group: GroupRequestRecord, target: World): boolean =>
  (group.offer?.parts ?? []).some((_, index) => isPartBooked(group, index, target))

/** Rooms that the hotel holds for a group: those of its orders, and while the offer is open all others. */
function roomsHeld(group: GroupRequestRecord, target: World, now: number): number {
  const isOpen = isOpenOffer(group, now)
  return (group.offer?.parts ?? []).reduce(
    (sum, { rate }, index) => sum + (isOpen || isPartBooked(group, index, target) ? rate.rooms.length : 0),
    0,
  )
}

/** Rooms that the hotel still has for a group on every night of its stay. */
export function roomsLeft(group: GroupRequestRecord, target: World, now: number): number {
  const others = target.tables.group_request
    .where(({ id, hotel_id }) => id !== group.id && hotel_id === group.hotel_id)
    .map((other) => ({ ...other, held: roomsHeld(other, target, now) }))
  const taken = nightDates(group.check_in, group.check_out).map((night) =>
    others
      .filter(({ check_in, check_out }) => check_in <= night && night < check_out)
      .reduce((sum, { held }) => sum + held, 0),
  )
  return Math.max(0, roomsForGroups - Math.max(0, ...taken))
}

/** When the offer ends, where something of it is still to be booked; null otherwise. Epoch s. */
export const bookableUntil = (group: GroupRequestRecord, target: World, now: number): number | null =>
  group.offer?.parts.some((_, index) => !isPartBooked(group, index, target)) && isOpenOffer(group, now)
    ? group.offer.valid_until
    : null

/** Requests of which this member sees something still to be booked. */
export const offersToBook = (viewer: Viewer): GroupRequestRecord[] =>
  visibleGroups(viewer).filter((group) => bookableUntil(group, viewer.world, viewer.now) !== null)
