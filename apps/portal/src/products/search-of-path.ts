import { airportSearch } from '../features/airport/product/search.ts'
import { carSearch } from '../features/car/product/search.ts'
import { hotelSearch } from '../features/hotel/product/search.ts'
import { type ProductType, productFacts, productTypes } from './facts.ts'
import type { ProductSearch } from './product.ts'
import type { RecentSearch, Searches } from './search.ts'

const searches: { [Type in ProductType]: ProductSearch<Searches[Type]> } = {
  hotel: hotelSearch,
  car: carSearch,
  airport: airportSearch,
}

const repeated = <Type extends ProductType>(
  product: Type,
  params: Record<string, string>,
): RecentSearch<Type> | null => {
  const search = searches[product].read(params)
  return search && { product, search }
}

/** The search that an address of the portal repeats; null for any other address. */
export function searchOfPath(path: string): RecentSearch | null {
  const [address = '', query = ''] = path.split('?')
  const product = productTypes.find((type) => productFacts[type].pages.search === address)
  return product === undefined ? null : repeated(product, Object.fromEntries(new URLSearchParams(query)))
}
