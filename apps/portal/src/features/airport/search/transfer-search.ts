import type { Schemas } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { passengersReader, readPassengers } from '../../../shared/ride/passengers.ts'
import { ridePlaceEntry, ridePlaceId, ridePlaceName, ridePlaceOf } from '../../../shared/ride/ride-place.ts'
import { localTime, timeZone } from '../../../shared/ride/ride-time.ts'
import { integer, matching, oneOf, type SearchOf, searchReader, text } from '../../../shared/search-params.ts'

export const flightNumberShape = /^[A-Z0-9]{2}\d{1,4}[A-Z]?$/

/** What a transfer search carries from page to page. Times are those of the airport. */
export const transferSearchShape = {
  transfer_type: oneOf('pickup', 'dropoff'),
  airport: matching(/^[A-Z]{3}$/),
  /** What the operator read in the search box; only for showing. */
  airport_name: text(120),
  /** IANA zone of the airport. */
  tz: timeZone,
  flight_number: matching(flightNumberShape),
  place_id: ridePlaceId,
  place_name: ridePlaceName,
  flight_local: localTime,
  service_local: localTime,
  passengers: passengersReader,
  luggage: integer(0, 60),
  driver_language: oneOf('burmese', 'chinese', 'english'),
  /** The operator's own words for driver and guest; the booking takes them over. */
  booking_reminder: text(300),
}

export const readTransferSearch = searchReader(transferSearchShape)

export type TransferSearch = SearchOf<typeof transferSearchShape>

/** Search params of `/airport/list`: the search, and what shapes its results. */
export const transferListShape = {
  ...transferSearchShape,
  sort: oneOf('price', 'seats'),
}

export const readTransferListSearch = searchReader(transferListShape)

export type TransferListSearch = SearchOf<typeof transferListShape>

/** Pieces of luggage where nobody has said how many. */
export const usualLuggage = 2

/** The request of a search; null while its address lacks something. */
export function transferRequest(search: TransferListSearch): BodyOf<'searchTransfers'> | null {
  const { transfer_type, airport, flight_number, flight_local, service_local, driver_language } = search
  const place = ridePlaceOf(ridePlaceEntry(search.place_id, search.place_name))
  if (!transfer_type || !airport || !place || !(flight_local || service_local)) return null
  return {
    transfer_type,
    airport,
    place,
    passengers: readPassengers(search.passengers),
    luggage: search.luggage ?? usualLuggage,
    // All classes of vehicles fit on one page.
    page: 1,
    limit: 20,
    ...(flight_number && { flight_number }),
    ...(flight_local && { flight_local }),
    ...(service_local && { service_local }),
    ...(driver_language && { driver_language }),
    sort: search.sort ?? 'default',
  }
}

export type TransferType = Schemas['TransferType']
