import {
  integer,
  listOf,
  matching,
  oneOf,
  type SearchOf,
  searchReader,
} from '../../../shared/search-params.ts'
import { type CarSearch, carSearchShape } from '../../../trade/search/car-search.ts'
import { vehicleClasses } from '../../../trade/search/ride-readers.ts'

export const carSorts = ['default', 'recommended', 'hot', 'price', 'seats'] as const

const id = matching(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const price = matching(/^\d{1,9}(?:\.\d{1,2})?$/)

export const carFilterShape = {
  model: listOf(id),
  class: listOf(oneOf(...vehicleClasses)),
  seats_min: integer(1, 60),
  energy: listOf(oneOf('petrol', 'diesel', 'hybrid', 'electric')),
  /** Cities to rent in; absent means the pick-up city. */
  location: listOf(id),
  mileage: listOf(oneOf('unlimited', 'limited')),
  /** Per day, in the currency of the results. */
  price_min: price,
  price_max: price,
}

const shape = {
  ...carSearchShape,
  page: integer(1, 10_000),
  sort: oneOf(...carSorts),
  order: oneOf('asc', 'desc'),
  ...carFilterShape,
}

/** Search params of `/car/list`: the search, and what shapes its results. */
export const readCarListSearch = searchReader(shape)

export type CarListSearch = SearchOf<typeof shape>
type CarFilterSearch = SearchOf<typeof carFilterShape>

/** Filters to set; an empty list or `undefined` removes one. */
export type CarFilterChange = { [Name in keyof CarFilterSearch]?: CarFilterSearch[Name] | undefined }

/** The search without filters, sort and page. */
export const searchOfList = (search: CarListSearch): CarSearch =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => name in carSearchShape && value !== undefined),
  )
