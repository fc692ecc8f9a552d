import type { ProductSearch } from '../../../products/product.ts'
import { carRequest } from '../search/car-request.ts'
import { type CarSearch, readCarSearch } from '../search/car-search.ts'

export const carSearch: ProductSearch<CarSearch> = {
  read: (params) => {
    const search = readCarSearch(params)
    return carRequest(search) ? search : null
  },
}
