/** Readers of the search params of rides. Every page loads them, so they are separate from the forms. */
import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'
import { matching, type Reader, text } from '../../shared/search-params.ts'

/** From small to large. */
export const vehicleClasses = exhaustive<Schemas['VehicleClass']>()([
  'compact',
  'sedan',
  'executive',
  'suv',
  'mpv',
  'luxury_mpv',
  'van',
  'minibus',
])

/** In display order. */
export const driverLanguages = exhaustive<Schemas['DriverLanguage']>()(['burmese', 'chinese', 'english'])

/** Maximum number of adults. */
export const mostAdults = 50

const shape = matching(/^[1-9]\d?(?:-(?:\d|1[0-7])){0,20}$/)

export const passengersReader: Reader<string> = (raw) => {
  const value = shape(raw)
  return Number.parseInt(value ?? '', 10) <= mostAdults ? value : undefined
}

/** Readers of a place. */
export const ridePlaceId = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
export const ridePlaceName = text(120)

const localShape = matching(
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:00[+-](?:0\d|1[0-4]):[0-5]\d$/,
)

/** A moment in the contract's format. */
export const localTime: Reader<string> = (raw) => {
  const value = localShape(raw)
  return value !== undefined && !Number.isNaN(Date.parse(value)) ? value : undefined
}

/** An IANA zone that the browser knows. */
export const timeZone: Reader<string> = (raw) => {
  const value = matching(/^[A-Za-z]+(?:\/[A-Za-z_+-]+)+$/)(raw)
  if (value === undefined) return undefined
  try {
    new Intl.DateTimeFormat('en', { timeZone: value }).format()
    return value
  } catch {
    return undefined
  }
}
