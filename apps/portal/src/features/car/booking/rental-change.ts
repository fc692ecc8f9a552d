import type { Schemas } from '@portal/api-client'
import { type LocalMoment, localOf, momentState } from '../../../shared/time/local-moment.ts'
import type { Rental } from './rental-search.ts'

type Type = Schemas['RentalType']

const hour = 3_600_000

/** Hourly rental ends where a day is cheaper; the fleet sets the minimum. */
export const mostHours = 12

/** The number of days, half days or hours that covers the searched time. */
export function usualQuantity(
  type: Type,
  { start, end }: Rental,
  { min_hours }: { min_hours: number },
): number {
  if (!start || !end) return type === 'hour' ? min_hours : 1
  if (type === 'hour') {
    const hours = Math.ceil((Date.parse(end) - Date.parse(start)) / hour)
    return Math.min(mostHours, Math.max(min_hours, hours))
  }
  const days = (Date.parse(end.slice(0, 10)) - Date.parse(start.slice(0, 10))) / (24 * hour)
  return Math.max(1, Math.round(days) + 1)
}

/** The local start time; without its zone it keeps its UTC offset. Undefined while a part is missing. */
export function startAt(moment: LocalMoment, known: string | undefined, tz: string | undefined) {
  if (tz) return localOf(moment, tz)
  return momentState(moment) === 'full' && known
    ? `${moment.date}T${moment.time}${known.slice(16)}`
    : undefined
}

/** A changed rental has a price that nobody has seen yet; cleared values leave the address. */
export function withHire(
  rental: Rental,
  change: { [Name in keyof Rental]?: Rental[Name] | undefined },
): Rental {
  const { known_total: _total, currency: _currency, ...rest } = { ...rental, ...change }
  return Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined && value !== 0))
}
