import { plainName, type Schemas } from '@portal/api-client'
import type { ValidationError } from '../../shared/form/field-rules.ts'
import { phoneError, plainPhone } from '../booking/booking-values.ts'
import { type GuestListValues, guestErrors, overtakenNames } from '../guests/namesakes.ts'

/** Who rides. All of them stand in one "room", numbered 1. */
export interface TravellerValues extends GuestListValues {
  /** Where the driver reaches the lead passenger; may be empty where the fleet does not ask for it. */
  guest_phone: string
}

type Found = [path: string, error: ValidationError | null | false]

/** Not everybody on board needs a name: only the lead, whom the driver asks for. */
export function travellerErrors(values: TravellerValues, phoneNeeded: boolean): Found[] {
  const { guest_phone } = values
  return [
    ...guestErrors(values, ({ is_lead }) => is_lead),
    ['guest_phone', guest_phone.trim() === '' && phoneNeeded ? 'required' : phoneError(guest_phone)],
  ]
}

/** Form paths whose errors are out of date once the travellers have been changed: what was typed, and who leads. */
export function overtakenErrors(before: TravellerValues, change: Partial<TravellerValues>): string[] {
  const led = (change.guests ?? []).flatMap(({ is_lead }, index) =>
    is_lead === before.guests[index]?.is_lead ? [] : [`guests.${index}.full_name`],
  )
  const renamed = overtakenNames(before, { ...before, ...change })
  return [...new Set([...led, ...renamed]), ...(change.guest_phone === undefined ? [] : ['guest_phone'])]
}

/** Those with a name, as the contract wants them. */
export const toTravellers = ({ guests, guest_phone }: TravellerValues): Schemas['TravellerEntry'][] =>
  guests
    .filter(({ full_name }) => full_name.trim() !== '')
    .map(({ full_name, type, age, is_lead }) => ({
      full_name: plainName(full_name),
      type,
      ...(age === null ? {} : { age }),
      ...(is_lead && guest_phone.trim() !== '' ? { phone: plainPhone(guest_phone) } : {}),
      is_lead,
    }))

/** Whether a read draft holds these. */
export function holdsTravellers<Values extends object>(values: Values): values is Values & TravellerValues {
  const { guests, guest_phone } = values as Partial<TravellerValues>
  return (
    typeof guest_phone === 'string' &&
    Array.isArray(guests) &&
    guests.every((guest) => typeof guest?.full_name === 'string' && typeof guest.is_lead === 'boolean')
  )
}

/** Only those with a name are sent, so the server counts them otherwise than the form: its paths in those of the form. */
export function travellerPaths(
  fields: Record<string, string[]>,
  { guests }: TravellerValues,
): Record<string, string[]> {
  const sent = guests.flatMap(({ full_name }, index) => (full_name.trim() === '' ? [] : [index]))
  return Object.fromEntries(
    Object.entries(fields).map(([path, texts]) => {
      const [, number, field] = /^guests\[(\d+)\]\.(\w+)$/.exec(path) ?? []
      if (number === undefined) return [path, texts]
      return [field === 'phone' ? 'guest_phone' : `guests[${sent[Number(number)]}].${field}`, texts]
    }),
  )
}
