import type { ProductSearch } from '../../../products/product.ts'
import { readTransferSearch, type TransferSearch } from '../search/transfer-search.ts'

export const airportSearch: ProductSearch<TransferSearch> = {
  read: (params) => {
    const search = readTransferSearch(params)
    return search.airport && search.place_name ? search : null
  },
}
