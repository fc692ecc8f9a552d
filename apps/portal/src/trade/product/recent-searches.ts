import { recall, remember } from '../../shared/form/form-drafts.ts'
import type { CarSearch } from '../search/car-search.ts'
import type { StaySearch } from '../search/stay-search.ts'
import type { TransferSearch } from '../search/transfer-search.ts'
import { type ProductType, productFacts } from './facts.ts'
import type { Target } from './product.ts'

/** The search of each product. */
export interface Searches {
  hotel: StaySearch
  car: CarSearch
  airport: TransferSearch
}

/** A recent search of a product. */
export type RecentSearch<Type extends ProductType = ProductType> = {
  [Each in Type]: { product: Each; search: Searches[Each] }
}[Type]

/** The results page of a search. */
export const searchTarget = ({ product, search }: RecentSearch): Target => ({
  to: productFacts[product].pages.search,
  search,
})

/** In memory, so that signing out removes them. */
const name = 'recent searches'
const kept = 4

const key = ({ product, search }: RecentSearch) => JSON.stringify([product, Object.entries(search).sort()])

/** The newest first. `owner` is the member number, 0 for a visitor. */
export const recentSearches = (owner: number): readonly RecentSearch[] =>
  recall<RecentSearch[]>(owner, name) ?? []

/** A repeated search moves to the front. */
export function rememberSearch(owner: number, recent: RecentSearch): void {
  const others = recentSearches(owner).filter((known) => key(known) !== key(recent))
  remember(owner, name, [recent, ...others].slice(0, kept))
}
