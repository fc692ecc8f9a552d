import { linkOptions } from '@tanstack/react-router'
import type { ProductSearch } from '../../../products/product.ts'
import { type CarSearch, carRequest, readCarSearch } from '../search/car-search.ts'

export const carSearch = {
  read: (params) => {
    const search = readCarSearch(params)
    return carRequest(search) ? search : null
  },
  target: (search) => linkOptions({ to: '/car/list', search }),
} satisfies ProductSearch<CarSearch>
