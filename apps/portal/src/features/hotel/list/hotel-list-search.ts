import {
  flag,
  integer,
  listOf,
  matching,
  oneOf,
  type SearchOf,
  searchReader,
  text,
} from '../../../shared/search-params.ts'
import { staySearchShape } from '../../../trade/search/stay-search.ts'

export const hotelSorts = ['default', 'recommended', 'hot', 'views', 'price', 'star', 'time'] as const
export type HotelSort = (typeof hotelSorts)[number]

const price = matching(/^\d{1,9}(?:\.\d{1,2})?$/)

export const filterShape = {
  star: listOf(integer(0, 5)),
  district: listOf(matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)),
  meal: listOf(oneOf('RO', 'BB', 'HB', 'FB', 'AI')),
  facility: listOf(matching(/^[a-z][a-z0-9_]{0,40}$/)),
  brand: listOf(text(80)),
  /** Per room and night, in the currency of the results. */
  price_min: price,
  price_max: price,
  /** 0 to 10. */
  score_min: matching(/^(?:10|\d(?:\.\d)?)$/),
  /** Kilometres to the searched place, in a city to the nearest landmark. */
  distance_max: matching(/^\d{1,2}(?:\.\d)?$/),
  free_cancel: flag,
  keyword: text(60),
}

const shape = {
  ...staySearchShape,
  page: integer(1, 10_000),
  sort: oneOf(...hotelSorts),
  order: oneOf('asc', 'desc'),
  /** Shows the map; absent means the list. */
  view: oneOf('map'),
  /** Sold-out hotels are unfolded. */
  sold_out: flag,
  ...filterShape,
}

/** Search params of `/hotel/list`: the stay and every filter. */
export const readHotelListSearch = searchReader(shape)

export type HotelListSearch = SearchOf<typeof shape>
export type HotelFilterSearch = SearchOf<typeof filterShape>

/** Filters to set; an empty list or `undefined` removes one. */
export type FilterChange = { [Name in keyof HotelFilterSearch]?: HotelFilterSearch[Name] | undefined }
