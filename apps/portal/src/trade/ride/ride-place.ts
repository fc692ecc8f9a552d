import type { Schemas } from '@portal/api-client'

/** A place of a ride in a form: chosen from the suggestions, or as it was typed. */
export interface RidePlaceEntry {
  /** Id of a suggestion; null for a place that was typed. */
  id: string | null
  /** What stands in the field. */
  name: string
  /** IANA zone of a suggestion's clocks. */
  tz?: string
}

const noRidePlace: RidePlaceEntry = { id: null, name: '' }

/** The place as it comes from an address. */
export const ridePlaceEntry = (id: string | undefined, name: string | undefined): RidePlaceEntry =>
  name === undefined ? noRidePlace : { id: id ?? null, name }

/** The place as a request wants it; null while there is none. */
export function ridePlaceOf({ id, name }: RidePlaceEntry): Schemas['RidePlace'] | null {
  const trimmed = name.trim()
  return trimmed === '' ? null : { name: trimmed, address: '', lat: null, lng: null, place_id: id }
}
