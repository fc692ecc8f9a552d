import { IconBed, IconCar, IconPlane, lazySection } from '@portal/ui'
import { HotelSearchForm } from '../features/hotel/search/HotelSearchForm.tsx'
import { withTexts } from '../shared/lazy-load.ts'
import type { ProductSearchForm } from '../trade/product/product.ts'
import { SearchFormComing } from '../trade/ride/RideSkeletons.tsx'
import type { CarSearch } from '../trade/search/car-search.ts'
import type { StaySearch } from '../trade/search/stay-search.ts'
import type { TransferSearch } from '../trade/search/transfer-search.ts'

const loading = <SearchFormComing />

const hotel: ProductSearchForm<StaySearch> = { icon: IconBed, Form: HotelSearchForm }

const car: ProductSearchForm<CarSearch> = {
  icon: IconCar,
  Form: lazySection(() => withTexts(['ride'], () => import('../features/car/search/CarSearchForm.tsx')), {
    loading,
  }),
}

const airport: ProductSearchForm<TransferSearch> = {
  icon: IconPlane,
  Form: lazySection(
    () => withTexts(['ride'], () => import('../features/airport/search/TransferSearchForm.tsx')),
    { loading },
  ),
}

/** The search forms of the front page: that of hotels at once, the others when their tab is opened. */
export const searchForms = { hotel, car, airport }
