import { mostChildSeats, type Schemas } from '@portal/api-client'
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
import { flightNumberShape, type TransferSearch } from '../../../trade/search/transfer-search.ts'
import { type TransferType, usualLuggage } from './transfer-request.ts'

export interface PickedAirport {
  iata: string
  /** As shown in the list. */
  name: string
  /** IANA zone; null if a hand-written address lacks it. */
  tz: string | null
}

/** Values of the transfer search form. */
export interface TransferValues {
  transfer_type: TransferType
  airport: PickedAirport | null
  /** Text in the airport field. */
  typed: string
  flight_number: string
  place: RidePlaceEntry
  /** Landing of a pick-up, departure of a drop-off, in the airport's local time. */
  flight: LocalMoment
  /** The member knows that the flight flies then, whatever the timetable says. */
  flight_time_known: boolean
  /** Start of the ride; empty for the suggested time. */
  service: LocalMoment
  passengers: PassengersEntry
  luggage: number
  /** Empty for any. */
  driver_language: Schemas['DriverLanguage'] | ''
  booking_reminder: string
  /** Chosen before, and not asked for here. */
  kept: Pick<TransferSearch, 'child_seat' | 'extra_wait' | 'meet_greet' | 'draft'>
}

/** Errors by field: names of `validation` texts, or of `ride.errors`. */
export type TransferError =
  | 'arrivingAirport'
  | 'departingAirport'
  | 'flightNumber'
  | 'destination'
  | 'departure'
  | 'childAge'
  | 'adult'
  | 'flightShape'
  | 'timeMissing'
  | 'timePart'
  | 'past'
  | 'afterFlight'
  | 'beforeLanding'
  | 'newTime'
type TransferErrors = Partial<
  Record<'airport' | 'flight_number' | 'place' | 'flight' | 'service' | 'passengers', TransferError>
>

/** Form values from an address. */
export function transferValues(search: TransferSearch): TransferValues {
  const { airport, airport_name = airport ?? '', child_seat, extra_wait, meet_greet, draft } = search
  return {
    transfer_type: search.transfer_type ?? 'pickup',
    airport: airport ? { iata: airport, name: airport_name, tz: search.tz ?? null } : null,
    typed: airport ? airport_name : '',
    flight_number: search.flight_number ?? '',
    place: ridePlaceEntry(search.place_id, search.place_name),
    flight: search.flight_local
      ? momentOf(search.flight_local)
      : { date: search.flight_date ?? '', time: '' },
    flight_time_known: search.flight_time_known ?? false,
    service: momentOf(search.service_local),
    passengers: readPassengers(search.passengers),
    luggage: search.luggage ?? usualLuggage,
    driver_language: search.driver_language ?? '',
    booking_reminder: search.booking_reminder ?? '',
    kept: {
      ...(child_seat && { child_seat }),
      ...(extra_wait && { extra_wait }),
      ...(meet_greet && { meet_greet }),
      ...(draft && { draft }),
    },
  }
}

/** Normalises a flight number: `8m 331` and 8M0331 become 8M331. */
export const plainFlightNumber = (typed: string): string =>
  typed
    .replaceAll(/[\s-]/g, '')
    .toUpperCase()
    .replace(/^(..)0+(?=\d)/, '$1')

/** A pick-up follows its flight; a drop-off may be booked before its flight is known. */
function flightNumberError({
  transfer_type,
  flight_number: typed,
}: TransferValues): TransferError | undefined {
  if (typed.trim() === '') return transfer_type === 'pickup' ? 'flightNumber' : undefined
  return flightNumberShape.test(plainFlightNumber(typed)) ? undefined : 'flightShape'
}

/** `day` is the first day on which a ride can begin, `YYYY-MM-DD`. */
function momentError(moment: LocalMoment, day: string): TransferError | undefined {
  if (momentState(moment) === 'part') return 'timePart'
  return moment.date !== '' && moment.date < day ? 'past' : undefined
}

const inOrder = (moment: LocalMoment) => `${moment.date}T${moment.time}`

function serviceError(
  { transfer_type, flight, service }: TransferValues,
  day: string,
): TransferError | undefined {
  const error = momentError(service, day)
  if (error || momentState(flight) !== 'full' || momentState(service) !== 'full') return error
  const [rides, flies] = [inOrder(service), inOrder(flight)]
  if (transfer_type === 'pickup') return rides < flies ? 'beforeLanding' : undefined
  return rides >= flies ? 'afterFlight' : undefined
}

/** Without a flight time or a requested time, nobody knows when to pick up; a flight may land the evening before. */
function flightError(
  { transfer_type, flight, service }: TransferValues,
  day: string,
): TransferError | undefined {
  if (momentState(flight) === 'none' && momentState(service) === 'none') return 'timeMissing'
  const landed = transfer_type === 'pickup' && momentState(service) === 'full'
  return momentError(flight, landed ? addDays(day, -1) : day)
}

/** The errors that prevent the search, in field order; empty if it can start. */
export function transferErrors(values: TransferValues, day: string): TransferErrors {
  const { transfer_type, place } = values
  const pickup = transfer_type === 'pickup'
  const noPlace = pickup ? 'destination' : 'departure'
  const noAirport: TransferError = pickup ? 'arrivingAirport' : 'departingAirport'
  const found = {
    airport: values.airport?.tz ? undefined : noAirport,
    flight_number: flightNumberError(values),
    place: place.name.trim() === '' ? noPlace : undefined,
    flight: flightError(values, day),
    service: serviceError(values, day),
    passengers: passengersError(values.passengers),
  }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error))
}

/** The results address for a valid form; null for an invalid one. */
export function toTransferSearch(values: TransferValues, day: string): TransferSearch | null {
  const { airport, place } = values
  const passengers = passengersOf(values.passengers)
  if (!airport?.tz || !passengers || Object.keys(transferErrors(values, day)).length > 0) return null
  const reminder = values.booking_reminder.trim()
  const { child_seat = 0, ...kept } = values.kept
  // No more seats than children who need one; they may be fewer now.
  const seats = Math.min(child_seat, mostChildSeats(passengers.child_ages))
  const flight_number = plainFlightNumber(values.flight_number)
  const flight_local = localOf(values.flight, airport.tz)
  const service_local = localOf(values.service, airport.tz)
  return {
    transfer_type: values.transfer_type,
    airport: airport.iata,
    airport_name: airport.name,
    tz: airport.tz,
    ...(flight_number && { flight_number }),
    ...(place.id && { place_id: place.id }),
    place_name: place.name.trim(),
    ...(flight_local && { flight_local }),
    ...(flight_local && values.flight_time_known && { flight_time_known: true }),
    ...(service_local && { service_local }),
    passengers: passengersText(passengers),
    luggage: values.luggage,
    ...(values.driver_language && { driver_language: values.driver_language }),
    ...(reminder && { booking_reminder: reminder }),
    ...(seats > 0 && { child_seat: seats }),
    ...kept,
  }
}
