import type { Schemas } from '@portal/api-client'
import { passengersText, type RidePassengers } from './passengers.ts'

/** Place and passengers of an order to rebook, as search params. */
export function placeOfOrder(given: unknown): { id?: string | undefined; name?: string | undefined } {
  if (typeof given !== 'object' || given === null) return {}
  const { place_id, name } = given as Partial<Schemas['RidePlace']>
  return { id: place_id ?? undefined, name }
}

export const passengersOfOrder = (given: unknown): unknown =>
  typeof given === 'object' && given !== null ? passengersText(given as RidePassengers) : given
