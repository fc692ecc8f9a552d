import type { Schemas } from '@portal/api-client'
import { passengersText, type RidePassengers } from './passengers.ts'

/** A place and the passengers as an order that is booked again gives them, in the words of an address. */
export function placeOfOrder(given: unknown): { id?: string | undefined; name?: string | undefined } {
  if (typeof given !== 'object' || given === null) return {}
  const { place_id, name } = given as Partial<Schemas['RidePlace']>
  return { id: place_id ?? undefined, name }
}

export const passengersOfOrder = (given: unknown): unknown =>
  typeof given === 'object' && given !== null ? passengersText(given as RidePassengers) : given
