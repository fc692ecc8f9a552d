import { addDays } from '@portal/i18n'
import { type LocalMoment, localOf, momentOf, momentState } from '../../../shared/time/local-moment.ts'
import {
  type PassengersEntry,
  passengersError,
  passengersOf,
  passengersText,
  readPassengers,
} from '../../../trade/ride/passengers.ts'
import { type RidePlaceEntry, ridePlaceEntry } from '../../../trade/ride/ride-place.ts'
import type { CarSearch } from '../../../trade/search/car-search.ts'

/** Values of the car search form. */
export interface CarValues {
  pick_up: RidePlaceEntry
  drop_off: RidePlaceEntry
  /** Local time of the pick-up place. */
  start: LocalMoment
  end: LocalMoment
  /** IANA zone of the pick-up place; null until a suggestion is chosen. */
  tz: string | null
  passengers: PassengersEntry
}

/** Errors by field: names of `validation` texts, or of `ride.errors`. */
export type CarError =
  | 'pickUpLocation'
  | 'dropOffLocation'
  | 'placeUnknown'
  | 'timePart'
  | 'past'
  | 'endBeforeStart'
  | 'childAge'
  | 'adult'
type CarErrors = Partial<Record<'pick_up' | 'drop_off' | 'start' | 'end' | 'passengers', CarError>>

/** A driver's working day from tomorrow, if the address says nothing. `day` is today, `YYYY-MM-DD`. */
const usualTimes = (day: string) => ({
  start: { date: addDays(day, 1), time: '09:00' },
  end: { date: addDays(day, 1), time: '18:00' },
})

/** Form values from an address; `day` is null while it is unknown. */
export function carValues(search: CarSearch, day: string | null): CarValues {
  const usual = day ? usualTimes(day) : { start: momentOf(null), end: momentOf(null) }
  return {
    pick_up: ridePlaceEntry(search.pick_up, search.pick_up_name),
    drop_off: ridePlaceEntry(search.drop_off, search.drop_off_name),
    start: search.start ? momentOf(search.start) : usual.start,
    end: search.end ? momentOf(search.end) : usual.end,
    tz: search.tz ?? null,
    passengers: readPassengers(search.passengers),
  }
}

const inOrder = ({ date, time }: LocalMoment) => `${date}T${time}`

/** `day` is the first day on which a ride can begin, `YYYY-MM-DD`. */
const startError = (start: LocalMoment, day: string): CarError | undefined => {
  if (momentState(start) !== 'full') return 'timePart'
  return start.date < day ? 'past' : undefined
}

const endError = ({ start, end }: CarValues): CarError | undefined => {
  if (momentState(end) !== 'full') return 'timePart'
  return momentState(start) === 'full' && inOrder(end) <= inOrder(start) ? 'endBeforeStart' : undefined
}

/** Cars belong to cities, so an unknown place has none. */
function pickUpError({ pick_up, tz }: CarValues): CarError | undefined {
  if (pick_up.name.trim() === '') return 'pickUpLocation'
  return pick_up.id === null || tz === null ? 'placeUnknown' : undefined
}

/** The errors that prevent the search, in field order; empty if it can start. */
export function carErrors(values: CarValues, day: string): CarErrors {
  const found = {
    pick_up: pickUpError(values),
    drop_off: values.drop_off.name.trim() === '' ? ('dropOffLocation' as const) : undefined,
    start: startError(values.start, day),
    end: endError(values),
    passengers: passengersError(values.passengers),
  }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error))
}

/** The results address for a valid form; null for an invalid one. */
export function toCarSearch(values: CarValues, day: string): CarSearch | null {
  const { pick_up, drop_off, tz } = values
  const passengers = passengersOf(values.passengers)
  if (!tz || !passengers || Object.keys(carErrors(values, day)).length > 0) return null
  const [start, end] = [localOf(values.start, tz), localOf(values.end, tz)]
  if (!start || !end) return null
  return {
    ...(pick_up.id && { pick_up: pick_up.id }),
    pick_up_name: pick_up.name.trim(),
    ...(drop_off.id && { drop_off: drop_off.id }),
    drop_off_name: drop_off.name.trim(),
    start,
    end,
    tz,
    passengers: passengersText(passengers),
  }
}
