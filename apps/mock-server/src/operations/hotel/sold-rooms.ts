import { holdsPlace } from '../../domain/order/duplicate.ts'
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
  for (const order of tables.order.added()) {
    if (order.order_type !== 'hotel' || !holdsPlace(order)) continue
    const { rooms, hotel } = order
    const dates = nightDates(order.check_in_date, order.check_out_date)
    for (const { room_type_id } of rooms)
      for (const date of dates) {
        if (catalogue.allotment(hotel.hotel_id, room_type_id, date) >= plenty) continue
        const key = `${room_type_id} ${date}`
        counts.set(key, (counts.get(key) ?? 0) + 1)
        nights.set(hotel.hotel_id, (nights.get(hotel.hotel_id) ?? new Set()).add(date))
      }
  }
  if (counts.size === 0) return nothing
  return { nights, sold: (room_type_id, date) => counts.get(`${room_type_id} ${date}`) ?? 0 }
}
