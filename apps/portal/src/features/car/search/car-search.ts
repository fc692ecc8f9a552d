import type { BodyOf } from '@portal/api-client/contract'
import { passengersReader, readPassengers } from '../../../shared/ride/passengers.ts'
import { ridePlaceEntry, ridePlaceId, ridePlaceName, ridePlaceOf } from '../../../shared/ride/ride-place.ts'
import { localTime, timeZone } from '../../../shared/ride/ride-time.ts'
import { type SearchOf, searchReader } from '../../../shared/search-params.ts'

/** What a search for cars carries from page to page. Times are those of the pick-up place. */
export const carSearchShape = {
  /** Ids of suggestions; absent for a place that was typed. */
  pick_up: ridePlaceId,
  pick_up_name: ridePlaceName,
  drop_off: ridePlaceId,
  drop_off_name: ridePlaceName,
  start: localTime,
  end: localTime,
  /** IANA zone of the pick-up place. */
  tz: timeZone,
  passengers: passengersReader,
}

export const readCarSearch = searchReader(carSearchShape)

export type CarSearch = SearchOf<typeof carSearchShape>

type Places = Pick<CarSearch, 'pick_up' | 'pick_up_name' | 'drop_off' | 'drop_off_name'>

/** Both places as a request wants them; null while one is missing. */
export function placesOf(search: Places) {
  const pick_up = ridePlaceOf(ridePlaceEntry(search.pick_up, search.pick_up_name))
  const drop_off = ridePlaceOf(ridePlaceEntry(search.drop_off, search.drop_off_name))
  return pick_up && drop_off ? { pick_up, drop_off } : null
}

/** The request of a search; null while its address lacks something. */
export function carRequest(search: CarSearch): BodyOf<'searchCars'> | null {
  const { start, end } = search
  const places = placesOf(search)
  if (!places || !start || !end) return null
  return {
    ...places,
    start_local: start,
    end_local: end,
    passengers: readPassengers(search.passengers),
    page: 1,
    limit: 20,
    sort: 'default',
  }
}
