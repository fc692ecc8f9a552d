import { type ProductType, productFacts } from '../product/facts.ts'
import type { Target } from '../product/product.ts'
import type { CarSearch } from './car-search.ts'
import type { StaySearch } from './stay-search.ts'
import type { TransferSearch } from './transfer-search.ts'

/** What is searched for, by product. */
export interface Searches {
  hotel: StaySearch
  car: CarSearch
  airport: TransferSearch
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
