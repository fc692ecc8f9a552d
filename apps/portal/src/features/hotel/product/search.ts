import type { ProductSearch } from '../../../products/product.ts'
import { repeatedStay, type StaySearch } from '../../../shared/stay-search.ts'

export const hotelSearch: ProductSearch<StaySearch> = {
  read: repeatedStay,
}
