import type { ProductSearch } from '../../../trade/product/product.ts'
import { repeatedStay, type StaySearch } from '../../../trade/search/stay-search.ts'

export const hotelSearch: ProductSearch<StaySearch> = {
  read: repeatedStay,
}
