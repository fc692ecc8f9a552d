import { IconCar, lateSection } from '@portal/ui'
import type { ProductSearchForm } from '../../../products/product.ts'
import { withTexts } from '../../../shared/with-texts.ts'
import { SearchFormComing } from '../../../trade/ride/SearchFormComing.tsx'
import type { CarSearch } from '../search/car-search.ts'

export const carSearchForm: ProductSearchForm<CarSearch> = {
  icon: IconCar,
  Form: lateSection(() => withTexts(['ride'], () => import('../search/CarSearchForm.tsx')), {
    waiting: <SearchFormComing />,
  }),
}
