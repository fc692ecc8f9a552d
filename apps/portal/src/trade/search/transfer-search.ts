import {
  date,
  flag,
  integer,
  matching,
  oneOf,
  type SearchOf,
  searchReader,
  text,
} from '../../shared/search-params.ts'
import { carriedShape } from './booking-address.ts'
import {
  driverLanguages,
  localTime,
  passengersReader,
  ridePlaceId,
  ridePlaceName,
  timeZone,
} from './ride-readers.ts'

export const flightNumberShape = /^[A-Z0-9]{2}\d{1,4}[A-Z]?$/

const pieces = integer(1, 20)

/** The search params of a transfer search on all pages. Times are local to the airport. */
export const transferSearchShape = {
  transfer_type: oneOf('pickup', 'dropoff'),
  airport: matching(/^[A-Z]{3}$/),
  /** The text of the search box, only for display. */
  airport_name: text(120),
  /** IANA zone of the airport. */
  tz: timeZone,
  flight_number: matching(flightNumberShape),
  place_id: ridePlaceId,
  place_name: ridePlaceName,
  flight_local: localTime,
  /** The day of a flight whose time nobody knows yet. */
  flight_date: date,
  /** The member knows of a new time of the flight. */
  flight_time_known: flag,
  service_local: localTime,
  passengers: passengersReader,
  luggage: integer(0, 60),
  driver_language: oneOf(...driverLanguages),
  /** The operator's note for driver and guest, which the booking takes over. */
  booking_reminder: text(300),
  /** Pieces: child seats, hours of waiting, guides. Booking again brings them along. */
  child_seat: pieces,
  extra_wait: pieces,
  meet_greet: pieces,
  ...carriedShape,
}

export const readTransferSearch = searchReader(transferSearchShape)

export type TransferSearch = SearchOf<typeof transferSearchShape>

/** Search params of `/airport/list`: the search, filters and sort. */
const transferListShape = {
  ...transferSearchShape,
  sort: oneOf('price', 'seats'),
}

export const readTransferListSearch = searchReader(transferListShape)

export type TransferListSearch = SearchOf<typeof transferListShape>
