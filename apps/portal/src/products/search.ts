import type { airportSearch } from '../features/airport/product/search.ts'
import type { carSearch } from '../features/car/product/search.ts'
import type { hotelSearch } from '../features/hotel/product/search.ts'
import { type ProductType, productFacts } from './facts.ts'
import type { ProductSearch, Target } from './product.ts'

interface Readers {
  hotel: typeof hotelSearch
  car: typeof carSearch
  airport: typeof airportSearch
}

/** What is searched for, by product. */
export type Searches = {
  [Type in ProductType]: Readers[Type] extends ProductSearch<infer Search> ? Search : never
}

/** A search that can be repeated, by what was searched. */
export type RecentSearch<Type extends ProductType = ProductType> = {
  [Each in Type]: { product: Each; search: Searches[Each] }
}[Type]

/** The list of what a search finds. */
export const searchTarget = ({ product, search }: RecentSearch): Target => ({
  to: productFacts[product].pages.search,
  search,
})
