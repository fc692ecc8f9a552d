import { addDays } from '@portal/i18n'
import {
  type PassengersEntry,
  passengersFault,
  passengersOf,
  passengersText,
  readPassengers,
} from '../../../shared/ride/passengers.ts'
import { type RidePlaceEntry, ridePlaceEntry } from '../../../shared/ride/ride-place.ts'
import { type LocalMoment, localOf, momentOf, momentState } from '../../../shared/ride/ride-time.ts'
import type { CarSearch } from './car-search.ts'

/** What the search form for cars holds. */
export interface CarValues {
  pick_up: RidePlaceEntry
  drop_off: RidePlaceEntry
  /** On the clock of the pick-up place. */
  start: LocalMoment
  end: LocalMoment
  /** IANA zone of the pick-up place; null until one of the suggestions was chosen. */
  tz: string | null
  passengers: PassengersEntry
}

/** Faults by field: names of `validation` texts, or of `ride.faults`. */
export type CarFault =
  | 'pickUpLocation'
  | 'dropOffLocation'
  | 'placeUnknown'
  | 'timePart'
  | 'past'
  | 'endBeforeStart'
  | 'childAge'
  | 'adult'
export type CarFaults = Partial<Record<'pick_up' | 'drop_off' | 'start' | 'end' | 'passengers', CarFault>>

/** A working day of the driver, from tomorrow, where the address says nothing. `day` is today, `YYYY-MM-DD`. */
const usualTimes = (day: string) => ({
  start: { date: addDays(day, 1), time: '09:00' },
  end: { date: addDays(day, 1), time: '18:00' },
})

/** Form values from an address; `day` is null where it is not known yet. */
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

/** `day` is the first day that a ride can begin, `YYYY-MM-DD`. */
const startFault = (start: LocalMoment, day: string): CarFault | undefined => {
  if (momentState(start) !== 'full') return 'timePart'
  return start.date < day ? 'past' : undefined
}

const endFault = ({ start, end }: CarValues): CarFault | undefined => {
  if (momentState(end) !== 'full') return 'timePart'
  return momentState(start) === 'full' && inOrder(end) <= inOrder(start) ? 'endBeforeStart' : undefined
}

/** Cars are kept in cities: a place that nobody knows has none. */
function pickUpFault({ pick_up, tz }: CarValues): CarFault | undefined {
  if (pick_up.name.trim() === '') return 'pickUpLocation'
  return pick_up.id === null || tz === null ? 'placeUnknown' : undefined
}

/** Why the search cannot start; empty when it can. In the order of the fields. */
export function carFaults(values: CarValues, day: string): CarFaults {
  const found = {
    pick_up: pickUpFault(values),
    drop_off: values.drop_off.name.trim() === '' ? ('dropOffLocation' as const) : undefined,
    start: startFault(values.start, day),
    end: endFault(values),
    passengers: passengersFault(values.passengers),
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault))
}

/** The address of the results of a form without faults; null for one with. */
export function toCarSearch(values: CarValues, day: string): CarSearch | null {
  const { pick_up, drop_off, tz } = values
  const passengers = passengersOf(values.passengers)
  if (!tz || !passengers || Object.keys(carFaults(values, day)).length > 0) return null
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
