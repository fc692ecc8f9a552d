import { IconCar, lazySection } from '@portal/ui'
import { withTexts } from '../../../shared/lazy-load.ts'
import type { ProductSearchForm } from '../../../trade/product/product.ts'
import { SearchFormComing } from '../../../trade/ride/RideSkeletons.tsx'
import type { CarSearch } from '../../../trade/search/car-search.ts'

export const carSearchForm: ProductSearchForm<CarSearch> = {
  icon: IconCar,
  Form: lazySection(() => withTexts(['ride'], () => import('../search/CarSearchForm.tsx')), {
    loading: <SearchFormComing />,
  }),
}
