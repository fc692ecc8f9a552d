import { linkOptions } from '@tanstack/react-router'
import type { ProductSearch } from '../../../products/product.ts'
import { readTransferSearch, type TransferSearch } from '../search/transfer-search.ts'

export const airportSearch = {
  read: (params) => {
    const search = readTransferSearch(params)
    return search.airport && search.place_name ? search : null
  },
  target: (search) => linkOptions({ to: '/airport/list', search }),
} satisfies ProductSearch<TransferSearch>
