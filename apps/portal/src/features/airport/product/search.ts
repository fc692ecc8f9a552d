import type { ProductSearch } from '../../../trade/product/product.ts'
import { readTransferSearch, type TransferSearch } from '../../../trade/search/transfer-search.ts'

export const airportSearch: ProductSearch<TransferSearch> = {
  read: (params) => {
    const search = readTransferSearch(params)
    return search.airport && search.place_name ? search : null
  },
}
