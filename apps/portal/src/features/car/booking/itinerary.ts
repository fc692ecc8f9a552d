import type { Schemas } from '@portal/api-client'
import { addDays } from '@portal/i18n'
import type { ValidationError } from '../../../shared/form/field-rules.ts'
import { clockOf } from '../../../shared/time/clock-text.ts'
import type { Rental } from './rental-search.ts'

/** A stop while it is typed: `date` is `YYYY-MM-DD` or empty, `time` may be empty. */
export interface PlannedStop {
  /** Distinguishes it from the form's other stops. */
  key: number
  date: string
  time: string
  stop: string
}

/** The contract's limit. */
export const mostStops = 60

/**
 * The local days of a rental, `YYYY-MM-DD`; empty while its start is unknown. `end` is the planned end from the
 * quote, which may be after midnight.
 */
export function hireDays({ start, rental_type = 'day', days_or_hours = 1 }: Rental, end?: string): string[] {
  const first = start?.slice(0, 10)
  if (!first) return []
  if (end !== undefined) return daysFrom(first, end.slice(0, 10))
  const hours = Number(start?.slice(11, 13)) + days_or_hours
  const days = rental_type === 'hour' ? Math.floor(hours / 24) + 1 : days_or_hours
  return Array.from({ length: days }, (_, index) => addDays(first, index))
}

function daysFrom(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1
  return Array.from({ length: Math.max(1, count) }, (_, index) => addDays(first, index))
}

/** The stops with an empty one on the day of the stop that was edited last, and after it; `key` as in `PlannedStop`. */
export function withNewStop(
  stops: readonly PlannedStop[],
  days: readonly string[],
  edited: number | null,
): { stops: PlannedStop[]; added: number } {
  const index = stops.findIndex(({ key }) => key === edited)
  const after = index < 0 ? stops.length - 1 : index
  const added = Math.max(-1, ...stops.map(({ key }) => key)) + 1
  const date = stops[after]?.date ?? days[0] ?? ''
  return { stops: stops.toSpliced(after + 1, 0, { key: added, date, time: '', stop: '' }), added }
}

/** The stops with further ones in the order of their days; `added` is the key of the first of these. */
export function withStops(
  stops: readonly PlannedStop[],
  further: readonly Omit<PlannedStop, 'key'>[],
): { stops: PlannedStop[]; added: number } {
  const added = Math.max(-1, ...stops.map(({ key }) => key)) + 1
  const all = [...stops, ...further.map((stop, index) => ({ ...stop, key: added + index }))]
  return { stops: all.toSorted((a, b) => a.date.localeCompare(b.date)), added }
}

/** The stops as many days later as the rental begins later. */
export function movedStops(stops: readonly PlannedStop[], from: string, to: string): PlannedStop[] {
  const days = Math.round((Date.parse(to.slice(0, 10)) - Date.parse(from.slice(0, 10))) / 86_400_000)
  return stops.map((planned) => ({ ...planned, date: planned.date && addDays(planned.date, days) }))
}

/** The day of a stop if the rental still includes it. */
export const dayOf = ({ date }: PlannedStop, days: readonly string[]): string =>
  days.includes(date) ? date : ''

/** Errors by form path, in page order; `end` as for `hireDays`. */
export const itineraryErrors = (
  stops: readonly PlannedStop[],
  { start = '', ...rental }: Rental,
  end?: string,
): [string, ValidationError | false][] => {
  const days = hireDays({ start, ...rental }, end)
  return stops.flatMap((planned, index): [string, ValidationError | false][] => [
    [`itinerary.${index}.date`, dayOf(planned, days) === '' && 'required'],
    [`itinerary.${index}.time`, timeError(planned, start)],
    [`itinerary.${index}.stop`, planned.stop.trim() === '' && 'required'],
  ])
}

function timeError({ date, time }: PlannedStop, start: string): ValidationError | false {
  const clock = clockOf(time)
  if (clock === null) return 'timeOfDay'
  return clock !== '' && `${date}T${clock}` < start.slice(0, 16) && 'beforePickUp'
}

/** The stops of the request in day order; omitted if there are none. */
export function toItinerary(stops: readonly PlannedStop[]): { itinerary?: Schemas['ItineraryStop'][] } {
  if (stops.length === 0) return {}
  const sorted = stops.toSorted((a, b) => a.date.localeCompare(b.date))
  return {
    itinerary: sorted.map(({ date, time, stop }, index) => ({
      seq: index + 1,
      date,
      stop: stop.trim(),
      planned_time: clockOf(time) || null,
    })),
  }
}

/** The stops of a draft that this page wrote; empty for anything else. */
export function readItinerary(raw: unknown): PlannedStop[] {
  if (!Array.isArray(raw)) return []
  const isStop = (one: Partial<PlannedStop> | null): one is PlannedStop =>
    [one?.date, one?.time, one?.stop].every((text) => typeof text === 'string')
  return raw.every(isStop) ? raw.map(({ date, time, stop }, key) => ({ key, date, time, stop })) : []
}
