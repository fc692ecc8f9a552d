import type { Schemas } from '@portal/api-client'
import type { Position } from '../list/hotel-positions.ts'

type Offer = Schemas['HotelOffer']

const earthRadius = 6371
const shown = 4

/** Great-circle distance in kilometres. */
export function kilometresBetween(one: Position, other: Position): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const chord =
    half(one.lat, other.lat) +
    Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng)
  return 2 * earthRadius * Math.asin(Math.sqrt(chord))
}

export interface NearbyHotel {
  hotel: Offer & { from: NonNullable<Offer['from']> }
  km: number
}

/** Nearby hotels with rooms, nearest first. */
export const nearbyHotels = (here: Position & { id: string }, found: readonly Offer[]): NearbyHotel[] =>
  found
    .flatMap((hotel) => {
      const { from } = hotel
      if (hotel.id === here.id || !from) return []
      return [{ hotel: { ...hotel, from }, km: kilometresBetween(here, hotel) }]
    })
    .sort((one, other) => one.km - other.km)
    .slice(0, shown)
