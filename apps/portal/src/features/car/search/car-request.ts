import type { BodyOf } from '@portal/api-client/contract'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import { ridePlaceEntry, ridePlaceOf } from '../../../trade/ride/ride-place.ts'
import type { CarSearch } from '../../../trade/search/car-search.ts'

type Places = Pick<CarSearch, 'pick_up' | 'pick_up_name' | 'drop_off' | 'drop_off_name'>

/** Both places of a request; null while one is missing. */
export function placesOf(search: Places) {
  const pick_up = ridePlaceOf(ridePlaceEntry(search.pick_up, search.pick_up_name))
  const drop_off = ridePlaceOf(ridePlaceEntry(search.drop_off, search.drop_off_name))
  return pick_up && drop_off ? { pick_up, drop_off } : null
}

/** The request of a search; null while its address is incomplete. */
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
