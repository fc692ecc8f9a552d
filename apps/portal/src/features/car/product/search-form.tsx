import { IconCar, lateSection } from '@portal/ui'
import type { ProductSearchForm } from '../../../products/product.ts'
import type { CarSearch } from '../../../shared/car/car-search.ts'
import { SearchFormComing } from '../../../shared/SearchFormComing.tsx'
import { withTexts } from '../../../shared/with-texts.ts'

export const carSearchForm: ProductSearchForm<CarSearch> = {
  icon: IconCar,
  Form: lateSection(() => withTexts(['ride'], () => import('../../../shared/car/CarSearchForm.tsx')), {
    waiting: <SearchFormComing />,
  }),
}
