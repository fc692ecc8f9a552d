import type { Schemas } from '@portal/api-client/contract'
import type { FieldErrors } from '../../texts/text.ts'
import { addDays, dayNumber } from '../time/dates.ts'
import { instantOf, localClock } from '../time/zones.ts'

type Stops = readonly Schemas['ItineraryStop'][]

interface Hire {
  /** Epoch ms. */
  readonly service_start: number
  readonly service_end: number
  /** IANA zone of the place. */
  readonly tz: string
}

/** Errors of the stops by field: each is on a day of the hire, and none is before the pick-up. Overtime may reach one. */
export function itineraryErrors(stops: Stops, { service_start, service_end, tz }: Hire): FieldErrors {
  const errors: FieldErrors = {}
  const [first, last] = [service_start, service_end].map((at) => localClock(at, tz).date)
  stops.forEach(({ date, planned_time }, index) => {
    if (date < (first ?? '') || date > (last ?? ''))
      errors[`itinerary[${index}].date`] = ['stop_outside_hire']
    else if (planned_time !== null && instantOf(date, planned_time, tz) < service_start)
      errors[`itinerary[${index}].planned_time`] = ['stop_before_pick_up']
  })
  return errors
}

/** The stops as they are driven, by day and time; one without a time stays behind the stop it was written after. */
export function inDrivenOrder(stops: Stops): Stops {
  const latest = new Map<string, string>()
  return stops
    .map((stop) => {
      const time = stop.planned_time ?? latest.get(stop.date) ?? ''
      latest.set(stop.date, time)
      return { stop, at: `${stop.date} ${time}` }
    })
    .sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
    .map(({ stop }, index) => ({ ...stop, seq: index + 1 }))
}

/** The stops of a rental whose pick-up moves by this many ms: they move with it, those without a time by its days. */
export function movedItinerary(stops: Stops, { service_start, tz }: Hire, by: number): Stops {
  if (by === 0) return stops
  const dayOf = (at: number) => dayNumber(localClock(at, tz).date)
  const days = dayOf(service_start + by) - dayOf(service_start)
  return stops.map((stop) => {
    if (stop.planned_time === null) return { ...stop, date: addDays(stop.date, days) }
    const { date, time } = localClock(instantOf(stop.date, stop.planned_time, tz) + by, tz)
    return { ...stop, date, planned_time: time.slice(0, 5) }
  })
}
