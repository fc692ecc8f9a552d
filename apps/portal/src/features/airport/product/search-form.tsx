import { IconPlane, lateSection } from '@portal/ui'
import type { ProductSearchForm } from '../../../products/product.ts'
import { SearchFormComing } from '../../../shared/ride/SearchFormComing.tsx'
import { withTexts } from '../../../shared/with-texts.ts'
import type { TransferSearch } from '../search/transfer-search.ts'

export const airportSearchForm: ProductSearchForm<TransferSearch> = {
  icon: IconPlane,
  Form: lateSection(() => withTexts(['ride'], () => import('../search/TransferSearchForm.tsx')), {
    waiting: <SearchFormComing />,
  }),
}
