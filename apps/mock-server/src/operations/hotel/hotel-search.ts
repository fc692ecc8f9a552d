import type { Schemas } from '@portal/api-client/contract'
import { countFacets } from '../../domain/hotel/facets.ts'
import type { StayRequest } from '../../domain/hotel/rate-key.ts'
import {
  type Conditions,
  filterHotels,
  freeQuoteOf,
  type HotelFilter,
  type Match,
  namedHotels,
  sortHotels,
} from '../../domain/hotel/search.ts'
import { readSearchId, writeSearchId } from '../../domain/hotel/search-id.ts'
import { hotelSearchText } from '../../domain/hotel/search-text.ts'
import { parseAmount } from '../../domain/money/money.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { nightsBetween } from '../../domain/time/dates.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import { hashOf } from '../../world/draw.ts'
import type { World } from '../../world/world.ts'
import { marketOf } from '../markup/market.ts'
import { pageOf, rowsOfPage } from '../page.ts'
import { limitRate } from '../rate-limit.ts'
import { noteSearch } from '../search/search.ts'
import { type Reader, readerOf, viewerOf } from '../viewer.ts'
import { arrivalOf } from './hotel-arrival.ts'
import { candidatesOf, type Destination, destinationOf, placeId, placeNumber } from './hotel-candidates.ts'
import { presentFacets, presentOffer } from './present-offer.ts'
import { stayErrors } from './stay-errors.ts'

/** How long a search can be read, in ms. */
const searchLife = 1_800_000
const firstPage = 20

type Criteria = Omit<StayRequest, 'hotel_id'>

interface Search {
  readonly destination: Destination
  readonly criteria: Criteria
  /** Epoch ms. */
  readonly issued: number
}

const sealFor = (world: World, reader_id: string) => (text: string) =>
  hashOf(world.seed, 'search', reader_id, text)

const conditionsOf = ({ criteria }: Search, filter: HotelFilter, now: number): Conditions => {
  const limit = (amount: string | undefined) => (amount ? parseAmount(amount, criteria.currency) : null)
  return {
    now,
    roomNights: nightsBetween(criteria.check_in, criteria.check_out) * criteria.rooms.length,
    price_min: limit(filter.price_min),
    price_max: limit(filter.price_max),
  }
}

/** The results without their page; `matches` are not sorted yet. */
function runSearch(search: Search, filter: HotelFilter, reader: Reader) {
  const { world, now } = reader
  const candidates = candidatesOf(world.catalogue, marketOf(reader), search.destination, search.criteria)
  const { arrived: all, progress } = arrivalOf(world, search.destination, candidates, search.issued)
  const arrived = namedHotels(all, filter.keyword)
  const { currency } = search.criteria
  const conditions = conditionsOf(search, filter, now)
  return {
    progress,
    state: progress === 100 ? ('done' as const) : ('running' as const),
    expires_time: Math.floor((search.issued + searchLife) / 1000),
    matches: filterHotels(arrived, filter, conditions),
    present: (match: Match) => presentOffer(match, freeQuoteOf(match, filter, conditions), reader),
    facets: presentFacets(countFacets(arrived, filter, conditions), currency, reader),
  }
}

/** The search behind an id, or null when it is not this reader's or has expired. */
function searchOf(world: World, id: string, reader: Reader): Search | null {
  const parts = readSearchId(id, sealFor(world, reader.reader_id))
  if (!parts || reader.now >= parts.issued + searchLife) return null
  const { type, place, issued, ...criteria } = parts
  const destination = destinationOf(world.catalogue, { type, id: placeId(world.catalogue, type, place) })
  if (!destination) return null
  return { destination, issued, criteria: { ...criteria, currency: reader.currency } }
}

function presentCriteria({ destination, criteria }: Search, reader: Reader): Schemas['HotelSearchCriteria'] {
  const { check_in, check_out, rooms, nationality } = criteria
  return {
    destination: { type: destination.type, id: destination.id },
    destination_name: destination.name[reader.language],
    tz: destination.tz,
    check_in,
    check_out,
    nights: nightsBetween(check_in, check_out),
    rooms: rooms.map(({ adults, child_ages }) => ({ adults, child_ages: [...child_ages] })),
    nationality,
  }
}

export const hotelSearchOperations = {
  searchHotels: (call, world) => {
    const { body, now } = call
    const destination = destinationOf(world.catalogue, body.destination)
    if (!destination) throw refuse('NOT_FOUND')
    const fields = stayErrors(body, destination.tz, now)
    if (fields) throw invalidFields(fields)
    const reader = readerOf(call, world)
    if (call.member) limitRate(world, 'search', call.member.id, now)
    const { destination: wanted, remember = true, ...criteria } = body
    const search_id = writeSearchId(
      { ...criteria, type: wanted.type, place: placeNumber(world.catalogue, wanted), issued: now },
      sealFor(world, reader.reader_id),
    )
    const search = searchOf(world, search_id, reader) as Search
    if (call.member && remember)
      noteSearch(hotelSearchText(destination, search.criteria), viewerOf(call, world))
    const { matches, present, ...found } = runSearch(search, {}, reader)
    return {
      search_id,
      ...found,
      total: matches.length,
      first_page: rowsOfPage(sortHotels(matches), { limit: firstPage }).map(present),
    }
  },

  listHotelSearchResults: (call, world) => {
    const { query } = call
    const reader = readerOf(call, world)
    const search = searchOf(world, query.search_id, reader)
    if (!search) throw refuse('SEARCH_EXPIRED')
    const filter = query.filter ?? {}
    const { price_min, price_max } = conditionsOf(search, filter, reader.now)
    if (price_min !== null && price_max !== null && price_min > price_max) {
      throw invalidFields({ 'filter.price_min': 'price_range' })
    }
    const { matches, present, ...found } = runSearch(search, filter, reader)
    const { page = 1, limit = firstPage } = query
    return {
      ...found,
      criteria: presentCriteria(search, reader),
      ...pageOf(sortHotels(matches, query.sort, query.order), { page, limit }, present),
    }
  },
} satisfies Partial<Operations>
