import type { Schemas } from '@portal/api-client'
import type { BodyOf } from '@portal/api-client/contract'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import { ridePlaceEntry, ridePlaceOf } from '../../../trade/ride/ride-place.ts'
import type { TransferListSearch } from '../../../trade/search/transfer-search.ts'

/** Pieces of luggage if nobody has specified them. */
export const usualLuggage = 2

/** The request of a search; null while its address is incomplete. */
export function transferRequest(search: TransferListSearch): BodyOf<'searchTransfers'> | null {
  const { transfer_type, airport, flight_number, flight_local, service_local, driver_language } = search
  const { flight_time_known } = search
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
    ...(flight_time_known && { flight_time_known }),
    ...(service_local && { service_local }),
    ...(driver_language && { driver_language }),
    sort: search.sort ?? 'default',
  }
}

export type TransferType = Schemas['TransferType']
