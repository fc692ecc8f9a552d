import type { ProductSearch } from '../../../products/product.ts'
import { type CarSearch, carRequest, readCarSearch } from '../search/car-search.ts'

export const carSearch: ProductSearch<CarSearch> = {
  read: (params) => {
    const search = readCarSearch(params)
    return carRequest(search) ? search : null
  },
}
