import type { FunctionComponent } from 'react'
import { TransferSearchSummary } from '../features/airport/product/SearchSummary.tsx'
import { airportSearch } from '../features/airport/product/search.ts'
import { CarSearchSummary } from '../features/car/product/SearchSummary.tsx'
import { carSearch } from '../features/car/product/search.ts'
import { HotelSearchSummary } from '../features/hotel/product/SearchSummary.tsx'
import { hotelSearch } from '../features/hotel/product/search.ts'
import { type ProductType, productFacts, productTypes } from '../trade/product/facts.ts'
import type { ProductSearch } from '../trade/product/product.ts'
import type { RecentSearch, Searches } from '../trade/product/recent-searches.ts'

const searches: { [Type in ProductType]: ProductSearch<Searches[Type]> } = {
  hotel: hotelSearch,
  car: carSearch,
  airport: airportSearch,
}

const summaries: { [Type in ProductType]: FunctionComponent<{ search: Searches[Type] }> } = {
  hotel: HotelSearchSummary,
  car: CarSearchSummary,
  airport: TransferSearchSummary,
}

function repeated<Type extends ProductType>(
  product: Type,
  params: Record<string, string>,
): RecentSearch<Type> | null {
  const search = searches[product].read(params)
  return search && { product, search }
}

/** The search that an address of the portal repeats; null for any other address. */
export function ofPath(path: string): RecentSearch | null {
  const [address = '', query = ''] = path.split('?')
  const product = productTypes.find((type) => productFacts[type].pages.search === address)
  return product === undefined ? null : repeated(product, Object.fromEntries(new URLSearchParams(query)))
}

export function Summary<Type extends ProductType>({ recent }: { recent: RecentSearch<Type> }) {
  const Words: FunctionComponent<{ search: Searches[Type] }> = summaries[recent.product]
  return <Words search={recent.search} />
}
