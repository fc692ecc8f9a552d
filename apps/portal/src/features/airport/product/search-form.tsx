import { IconPlane, lateSection } from '@portal/ui'
import type { ProductSearchForm } from '../../../products/product.ts'
import { withTexts } from '../../../shared/with-texts.ts'
import { SearchFormComing } from '../../../trade/ride/SearchFormComing.tsx'
import type { TransferSearch } from '../search/transfer-search.ts'

export const airportSearchForm: ProductSearchForm<TransferSearch> = {
  icon: IconPlane,
  Form: lateSection(() => withTexts(['ride'], () => import('../search/TransferSearchForm.tsx')), {
    waiting: <SearchFormComing />,
  }),
}
