import { IconCar, lateSection } from '@portal/ui'
import { withTexts } from '../../../shared/with-texts.ts'
import type { ProductSearchForm } from '../../../trade/product/product.ts'
import { SearchFormComing } from '../../../trade/ride/SearchFormComing.tsx'
import type { CarSearch } from '../../../trade/search/car-search.ts'

export const carSearchForm: ProductSearchForm<CarSearch> = {
  icon: IconCar,
  Form: lateSection(() => withTexts(['ride'], () => import('../search/CarSearchForm.tsx')), {
    waiting: <SearchFormComing />,
  }),
}
