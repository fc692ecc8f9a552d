import type { HotelSnapshot } from '../../domain/hotel/order-part.ts'
import type { Catalogue } from './catalogue.ts'

const snapshots = new WeakMap<Catalogue, Map<string, HotelSnapshot>>()

/** What an order keeps of a hotel. Equal for all orders of the hotel, so they share one. */
export function hotelSnapshot(catalogue: Catalogue, hotel_id: string): HotelSnapshot | null {
  let known = snapshots.get(catalogue)
  if (!known) {
    known = new Map()
    snapshots.set(catalogue, known)
  }
  const snapshot = known.get(hotel_id) ?? snapshotOf(catalogue, hotel_id)
  if (snapshot) known.set(hotel_id, snapshot)
  return snapshot
}

function snapshotOf(catalogue: Catalogue, hotel_id: string): HotelSnapshot | null {
  const hotel = catalogue.hotel(hotel_id)
  const city = hotel && catalogue.city(hotel.city)
  if (!hotel || !city) return null
  return {
    hotel_id,
    name: hotel.name,
    name_local: hotel.name_local,
    email: hotel.email,
    city: { en: city.en, 'zh-cn': city.zh },
    address: hotel.address,
    address_local: hotel.address_local,
    phone: hotel.phone,
    zip: hotel.zip,
    lat: hotel.lat,
    lng: hotel.lng,
    tz: hotel.tz,
    check_in_from: hotel.check_in_from,
    check_out_until: hotel.check_out_until,
  }
}
