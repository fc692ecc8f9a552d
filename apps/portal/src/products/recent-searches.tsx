import type { FunctionComponent } from 'react'
import { airportSearch, TransferSearchSummary } from '../features/airport/product/SearchSummary.tsx'
import { CarSearchSummary, carSearch } from '../features/car/product/SearchSummary.tsx'
import { HotelSearchSummary, hotelSearch } from '../features/hotel/product/SearchSummary.tsx'
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

/** The search that a portal address repeats; null for any other address. */
export function ofPath(path: string): RecentSearch | null {
  const [address = '', query = ''] = path.split('?')
  const product = productTypes.find((type) => productFacts[type].pages.search === address)
  return product === undefined ? null : repeated(product, Object.fromEntries(new URLSearchParams(query)))
}

export function Summary<Type extends ProductType>({ recent }: { recent: RecentSearch<Type> }) {
  const Words: FunctionComponent<{ search: Searches[Type] }> = summaries[recent.product]
  return <Words search={recent.search} />
}
