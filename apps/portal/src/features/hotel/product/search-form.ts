import { IconBed } from '@portal/ui'
import type { ProductSearchForm } from '../../../trade/product/product.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { HotelSearchForm } from '../search/HotelSearchForm.tsx'

export const hotelSearchForm: ProductSearchForm<StaySearch> = { icon: IconBed, Form: HotelSearchForm }
