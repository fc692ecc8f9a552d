import type { Schemas } from '@portal/api-client/contract'
import type { RoomTypeRecord } from '../../domain/hotel/hotel.ts'
import { draw } from '../draw.ts'
import { amenityNames, roomRows } from './tables/hotel-name-parts.ts'

/** Every hotel has these, so that a couple and a family always find a room. */
const always = new Set(['std', 'sup', 'dlx', 'fam'])
const mostRooms = 6

/** Adults in the beds that are named so; any but these two sleep a couple. */
const sleepersOf = (bed: Schemas['BedType']): number => (bed === 'single' ? 1 : bed === 'triple' ? 3 : 2)

/** The 4 to 6 room types of a hotel, from the cheapest. */
export function makeRoomTypes(seed: number, hotel_id: string, country: string): RoomTypeRecord[] {
  const extra = roomRows.filter(
    (row) => !always.has(row.code) && draw(seed, 'room', hotel_id, row.code).bool(0.45),
  )
  const chosen = new Set([...always, ...extra.slice(0, mostRooms - always.size).map((row) => row.code)])
  return roomRows
    .filter((row) => chosen.has(row.code))
    .sort((a, b) => a.percent - b.percent)
    .map((row) => {
      const id = `${hotel_id}-${row.code}`
      const of = (field: string) => draw(seed, 'room', id, field)
      const bed = of('bed').pick(row.beds)
      const bed_types = row.beds.length > 1 && of('both').bool(0.5) ? [...row.beds] : [bed]
      return {
        id,
        name: { en: row.en, 'zh-cn': row.zh },
        name_local: country === 'MM' ? row.my : country === 'CN' ? row.zh : row.en,
        area_sqm: row.area + of('area').int(-2, 6),
        max_occupancy: row.people,
        max_adults: row.adults,
        max_cots: row.adults === 1 ? 1 : 2,
        bed_types,
        own_beds: Math.max(...bed_types.map(sleepersOf)),
        amenities: Object.keys(amenityNames).filter(
          (code, index) => index < 3 || draw(seed, 'room', id, 'amenity', code).bool(row.percent / 250),
        ),
        images: [1, 2, 3].map((n) => `/media/room/${id}/${n}.svg`),
        price_percent: row.percent,
      }
    })
}
