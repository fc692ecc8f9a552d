import type { Schemas } from '@portal/api-client'
import { passengersText, type RidePassengers } from './passengers.ts'

/** A place in a form: a suggestion, or typed text. */
export interface RidePlaceEntry {
  /** Id of a suggestion; null for typed text. */
  id: string | null
  /** The text in the field. */
  name: string
  /** IANA zone of a suggestion. */
  tz?: string
}

const noRidePlace: RidePlaceEntry = { id: null, name: '' }

/** The place from search params. */
export const ridePlaceEntry = (id: string | undefined, name: string | undefined): RidePlaceEntry =>
  name === undefined ? noRidePlace : { id: id ?? null, name }

/** The place in a request; null without one. */
export function ridePlaceOf({ id, name }: RidePlaceEntry): Schemas['RidePlace'] | null {
  const trimmed = name.trim()
  return trimmed === '' ? null : { name: trimmed, address: '', lat: null, lng: null, place_id: id }
}

/** Place and passengers of an order to rebook, as search params. */
export function placeOfOrder(given: unknown): { id?: string | undefined; name?: string | undefined } {
  if (typeof given !== 'object' || given === null) return {}
  const { place_id, name } = given as Partial<Schemas['RidePlace']>
  return { id: place_id ?? undefined, name }
}

export const passengersOfOrder = (given: unknown): unknown =>
  typeof given === 'object' && given !== null ? passengersText(given as RidePassengers) : given
