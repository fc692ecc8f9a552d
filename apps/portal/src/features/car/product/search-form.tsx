import { IconCar, lateSection } from '@portal/ui'
import type { ProductSearchForm } from '../../../products/product.ts'
import { SearchFormComing } from '../../../shared/ride/SearchFormComing.tsx'
import { withTexts } from '../../../shared/with-texts.ts'
import type { CarSearch } from '../search/car-search.ts'

export const carSearchForm: ProductSearchForm<CarSearch> = {
  icon: IconCar,
  Form: lateSection(() => withTexts(['ride'], () => import('../search/CarSearchForm.tsx')), {
    waiting: <SearchFormComing />,
  }),
}
