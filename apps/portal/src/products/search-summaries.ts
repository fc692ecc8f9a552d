import type { FunctionComponent } from 'react'
import { TransferSearchSummary } from '../features/airport/product/SearchSummary.tsx'
import { CarSearchSummary } from '../features/car/product/SearchSummary.tsx'
import { HotelSearchSummary } from '../features/hotel/product/SearchSummary.tsx'
import type { ProductType } from './facts.ts'
import type { Searches } from './search.ts'

/** Each product's searches in words. */
export const searchSummaries: {
  [Type in ProductType]: FunctionComponent<{ search: Searches[Type] }>
} = { hotel: HotelSearchSummary, car: CarSearchSummary, airport: TransferSearchSummary }
