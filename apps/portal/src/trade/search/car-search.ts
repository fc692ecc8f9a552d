import { type SearchOf, searchReader } from '../../shared/search-params.ts'
import { tripShape } from './booking-address.ts'
import { localTime, passengersReader, ridePlaceId, ridePlaceName, timeZone } from './ride-readers.ts'

/** The search params of a car search on all pages. Times are local to the pick-up. */
export const carSearchShape = {
  /** Ids of suggestions; absent for typed places. */
  pick_up: ridePlaceId,
  pick_up_name: ridePlaceName,
  drop_off: ridePlaceId,
  drop_off_name: ridePlaceName,
  start: localTime,
  end: localTime,
  /** IANA zone of the pick-up place. */
  tz: timeZone,
  passengers: passengersReader,
  ...tripShape,
}

export const readCarSearch = searchReader(carSearchShape)

export type CarSearch = SearchOf<typeof carSearchShape>
