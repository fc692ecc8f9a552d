import { airportSearch } from '../features/airport/product/search.ts'
import { carSearch } from '../features/car/product/search.ts'
import { hotelSearch } from '../features/hotel/product/search.ts'
import { type ProductType, productFacts, productTypes } from './facts.ts'
import type { ProductSearch, Target } from './product.ts'

const searches = { hotel: hotelSearch, car: carSearch, airport: airportSearch } satisfies Record<
  ProductType,
  unknown
>

/** What is searched for, by product. */
export type Searches = {
  [Type in ProductType]: NonNullable<ReturnType<(typeof searches)[Type]['read']>>
}

export const productSearches: { [Type in ProductType]: ProductSearch<Searches[Type]> } = searches

/** A search that can be repeated, by what was searched. */
export type RecentSearch<Type extends ProductType = ProductType> = {
  [Each in Type]: { product: Each; search: Searches[Each] }
}[Type]

/** The list of what a search finds. */
export const searchTarget = <Type extends ProductType>({ product, search }: RecentSearch<Type>): Target =>
  productSearches[product].target(search)

const repeated = <Type extends ProductType>(
  product: Type,
  params: Record<string, string>,
): RecentSearch<Type> | null => {
  const search = productSearches[product].read(params)
  return search && { product, search }
}

/** The search that an address of the portal repeats; null for any other address. */
export function searchOfPath(path: string): RecentSearch | null {
  const [address = '', query = ''] = path.split('?')
  const product = productTypes.find((type) => productFacts[type].pages.search === address)
  return product === undefined ? null : repeated(product, Object.fromEntries(new URLSearchParams(query)))
}
