import { plainName, type Schemas } from '@portal/api-client'
import type { ValidationError } from '../../shared/form/field-rules.ts'
import { guestPaths } from '../booking/booking-errors.ts'
import { phoneError, plainPhone } from '../booking/booking-values.ts'
import { factsOf } from '../guests/guest-names.ts'
import { type GuestListValues, guestErrors, outdatedNames } from '../guests/namesakes.ts'

/** The passengers, all in one "room" with number 1. */
export interface TravellerValues extends GuestListValues {
  /** Phone of the lead passenger; may be empty if the fleet does not need it. */
  guest_phone: string
}

type Found = [path: string, error: ValidationError | null | false]

/** Only the lead needs a name, for the driver; `day` is that of the ride at its place. */
export function travellerErrors(values: TravellerValues, phoneNeeded: boolean, day: string): Found[] {
  const { guest_phone } = values
  return [
    ...guestErrors(values, day, ({ is_lead }) => is_lead),
    ['guest_phone', guest_phone.trim() === '' && phoneNeeded ? 'required' : phoneError(guest_phone)],
  ]
}

/** Form paths of outdated errors after a change of names or of the lead. */
export function outdatedErrors(before: TravellerValues, change: Partial<TravellerValues>): string[] {
  const led = (change.guests ?? []).flatMap(({ is_lead }, index) =>
    is_lead === before.guests[index]?.is_lead ? [] : [`guests.${index}.full_name`],
  )
  const renamed = outdatedNames(before, { ...before, ...change })
  return [...new Set([...led, ...renamed]), ...(change.guest_phone === undefined ? [] : ['guest_phone'])]
}

/** The named passengers in the request. */
export const toTravellers = ({ guests, guest_phone }: TravellerValues): Schemas['TravellerEntry'][] =>
  guests
    .filter(({ full_name }) => full_name.trim() !== '')
    .map(({ full_name, type, age, is_lead, ...facts }) => ({
      full_name: plainName(full_name),
      type,
      ...(age === null ? {} : { age }),
      ...factsOf(facts),
      ...(is_lead && guest_phone.trim() !== '' ? { phone: plainPhone(guest_phone) } : {}),
      is_lead,
    }))

/** Whether a stored draft has these values. */
export function holdsTravellers<Values extends object>(values: Values): values is Values & TravellerValues {
  const { guests, guest_phone } = values as Partial<TravellerValues>
  return (
    typeof guest_phone === 'string' &&
    Array.isArray(guests) &&
    guests.every((guest) => typeof guest?.full_name === 'string' && typeof guest.is_lead === 'boolean')
  )
}

/** Maps server paths to form paths: only named passengers are sent, so the indices differ. */
export function travellerPaths(
  fields: Record<string, string[]>,
  { guests }: TravellerValues,
): Record<string, string[]> {
  const sent = guests.flatMap(({ full_name }, index) => (full_name.trim() === '' ? [] : [index]))
  const placed = Object.fromEntries(
    Object.entries(fields).map(([path, texts]) => {
      const [, number, field] = /^guests\[(\d+)\]\.(\w+)$/.exec(path) ?? []
      if (number === undefined) return [path, texts]
      return [field === 'phone' ? 'guest_phone' : `guests[${sent[Number(number)]}].${field}`, texts]
    }),
  )
  return guestPaths(placed)
}
