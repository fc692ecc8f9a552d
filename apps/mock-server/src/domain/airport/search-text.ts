import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { dayText, peopleParts, type SearchSummary } from '../search/text.ts'
import { type AirportRecord, transferTitle } from './airport.ts'

type Request = Schemas['SearchTransfersRequest']

/** A transfer search as its history tells it, with the address that repeats it. */
export function transferSearchText(
  { iata, name, tz }: Pick<AirportRecord, 'iata' | 'name' | 'tz'>,
  request: Request,
  names: LocalText,
): SearchSummary {
  const { transfer_type, place, passengers, flight_number, flight_local, service_local, driver_language } =
    request
  const { flight_time_known } = request
  const at = service_local ?? flight_local ?? ''
  const day = dayText(at.slice(0, 10))
  const time = at.slice(11, 16)
  const riders = peopleParts(passengers.adults, passengers.child_ages)
  const called = transferTitle(transfer_type, { iata, name })
  const query = new URLSearchParams({
    transfer_type,
    airport: iata,
    airport_name: `${name.en} (${iata})`,
    tz,
    ...(flight_number && { flight_number }),
    ...(place.place_id && { place_id: place.place_id }),
    place_name: place.name,
    ...(flight_local && { flight_local }),
    ...(flight_time_known && { flight_time_known: 'true' }),
    ...(service_local && { service_local }),
    passengers: [passengers.adults, ...passengers.child_ages].join('-'),
    luggage: String(request.luggage),
    ...(driver_language && { driver_language }),
  })
  return {
    product: 'airport',
    title: {
      en: `${called.en}, ${day.en} ${time}`,
      'zh-cn': `${called['zh-cn']}，${day['zh-cn']} ${time}`,
    },
    subtitle: {
      en: [names.en, ...riders.en].join(', '),
      'zh-cn': [names['zh-cn'], ...riders['zh-cn']].join('，'),
    },
    path: `/airport/list?${query}`,
  }
}
