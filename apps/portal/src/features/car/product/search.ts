import type { ProductSearch } from '../../../trade/product/product.ts'
import { type CarSearch, readCarSearch } from '../../../trade/search/car-search.ts'
import { carRequest } from '../search/car-request.ts'

export const carSearch: ProductSearch<CarSearch> = {
  read: (params) => {
    const search = readCarSearch(params)
    return carRequest(search) ? search : null
  },
}
