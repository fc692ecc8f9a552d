import { labels, type Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'

import type { RideCarrier } from '../transport/fleet.ts'
import type { KeySource } from '../transport/key.ts'
import type { CityFacts, PlaceSource } from '../transport/locate.ts'

export interface AirportRecord {
  readonly iata: string
  readonly icao: string
  readonly name: LocalText
  /** In the script of the place. */
  readonly name_local: string
  /** Null where nothing else is sold. */
  readonly city: CityFacts | null
  readonly city_name: LocalText
  readonly country: string
  readonly tz: string
  readonly lat: number
  readonly lng: number
  /** Empty when there is only one. */
  readonly terminals: readonly string[]
}

/** Its id among the places of the map. */
export const airportPlaceId = ({ iata }: Pick<AirportRecord, 'iata'>): string =>
  `airport-${iata.toLowerCase()}`

/** The shorter names that people use, such as 仰光机场. */
export const shortAirportNames = (name: LocalText, city?: LocalText): string[] => [
  name.en.replace(' International', ''),
  name['zh-cn'].replace('国际', ''),
  ...(city ? [`${city.en} Airport`, `${city['zh-cn']}机场`] : []),
]

/** What a transfer is called where no flight is known: "Airport pick-up · Yangon International Airport (RGN)". */
export const transferTitle = (
  transfer_type: Schemas['TransferType'],
  { iata, name }: Pick<AirportRecord, 'iata' | 'name'>,
): LocalText => ({
  en: `${labels.TransferType.en[transfer_type]} · ${name.en} (${iata})`,
  'zh-cn': `${labels.TransferType['zh-cn'][transfer_type]} · ${name['zh-cn']}（${iata}）`,
})

/** What transfers have to know of the catalogue. */
export interface TransferSource extends KeySource, PlaceSource {
  readonly seed: number
  readonly airports: readonly AirportRecord[]
  airport(iata: string): AirportRecord | undefined
  transferCarrier(iata: string, vehicle_class: Schemas['VehicleClass']): RideCarrier
  /** A whole number from `min` to `max` for one property of a thing; the same in every world of the seed. */
  number(min: number, max: number, ...path: readonly (string | number)[]): number
}
