import { linkOptions } from '@tanstack/react-router'
import type { ProductSearch } from '../../../products/product.ts'
import { repeatedStay, type StaySearch } from '../../../shared/stay-search.ts'

export const hotelSearch = {
  read: repeatedStay,
  target: (search) => linkOptions({ to: '/hotel/list', search }),
} satisfies ProductSearch<StaySearch>
