import type { HotelPart } from '../../domain/hotel/order-part.ts'
import { holdsPlace } from '../../domain/order/duplicate.ts'
import type { HotelOrderRecord, OrderRecord } from '../../domain/order/order.ts'
import { nightDates } from '../../domain/time/dates.ts'
import { plenty } from '../../world/seed/catalogue.ts'
import type { World } from '../../world/world.ts'

/** Scarce rooms that members of one world have taken from the catalogue that all worlds of a seed share. */
export interface SoldRooms {
  /** Nights with taken rooms, by hotel. */
  readonly nights: ReadonlyMap<string, ReadonlySet<string>>
  /** Rooms of the type taken on that night. */
  sold(room_type_id: string, date: string): number
}

const nothing: SoldRooms = { nights: new Map(), sold: () => 0 }

interface CachedRooms {
  readonly changes: number
  readonly rooms: SoldRooms
}

const cached = new WeakMap<World, CachedRooms>()

/**
 * The rooms that bookings made since the world began have taken. The catalogue already counts older orders, and
 * plentiful rooms never run out. Computed again only after an order has changed.
 */
export function soldRooms(world: World): SoldRooms {
  const { changes } = world.tables.order
  if (changes === 0) return nothing
  const known = cached.get(world)
  if (known?.changes === changes) return known.rooms
  const rooms = countSold(world)
  cached.set(world, { changes, rooms })
  return rooms
}

function countSold({ tables, catalogue }: World): SoldRooms {
  const nights = new Map<string, Set<string>>()
  const counts = new Map<string, number>()
  for (const order of tables.order.difference().put) {
    if (order.order_type !== 'hotel' || !holdsPlace(order)) continue
    const { hotel_id } = order.hotel
    const known = roomsOfBase(tables.order.begun(order.id))
    for (const [key, rooms] of roomsTaken(order)) {
      const [room_type_id = '', date = ''] = key.split(' ')
      const more = rooms - (known.get(key) ?? 0)
      if (more <= 0 || catalogue.allotment(hotel_id, room_type_id, date) >= plenty) continue
      counts.set(key, (counts.get(key) ?? 0) + more)
      nights.set(hotel_id, (nights.get(hotel_id) ?? new Set()).add(date))
    }
  }
  if (counts.size === 0) return nothing
  return { nights, sold: (room_type_id, date) => counts.get(`${room_type_id} ${date}`) ?? 0 }
}

type Stay = Pick<HotelPart, 'rooms' | 'check_in_date' | 'check_out_date'>

/** Rooms of a stay by type and night. */
function roomsByNight({ rooms, check_in_date, check_out_date }: Stay): Map<string, number> {
  const taken = new Map<string, number>()
  const dates = nightDates(check_in_date, check_out_date)
  for (const { room_type_id } of rooms)
    for (const date of dates) {
      const key = `${room_type_id} ${date}`
      taken.set(key, (taken.get(key) ?? 0) + 1)
    }
  return taken
}

const roomsOfBase = (order: OrderRecord | undefined): ReadonlyMap<string, number> =>
  order?.order_type === 'hotel' && holdsPlace(order) ? roomsByNight(order) : new Map()

/**
 * What a stay takes. While the supplier is asked about other dates or rooms, the old ones are kept and the new ones
 * taken: a night that is in both counts once.
 */
export function roomsTaken(order: HotelOrderRecord): ReadonlyMap<string, number> {
  const taken = roomsByNight(order)
  const wanted = order.amendment?.priced
  if (wanted)
    for (const [key, rooms] of roomsByNight({ ...order, ...wanted }))
      taken.set(key, Math.max(rooms, taken.get(key) ?? 0))
  return taken
}
