import { IconBed } from '@portal/ui'
import type { ProductSearchForm } from '../../../products/product.ts'
import { HotelSearchForm } from '../../../shared/HotelSearchForm.tsx'
import type { StaySearch } from '../../../shared/stay-search.ts'

export const hotelSearchForm: ProductSearchForm<StaySearch> = { icon: IconBed, Form: HotelSearchForm }
