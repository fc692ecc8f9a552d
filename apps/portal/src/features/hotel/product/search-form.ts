import { IconBed } from '@portal/ui'
import type { ProductSearchForm } from '../../../products/product.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { HotelSearchForm } from '../search/HotelSearchForm.tsx'

export const hotelSearchForm: ProductSearchForm<StaySearch> = { icon: IconBed, Form: HotelSearchForm }
