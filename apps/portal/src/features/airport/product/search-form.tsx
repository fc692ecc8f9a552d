import { IconPlane, lateSection } from '@portal/ui'
import { withTexts } from '../../../shared/with-texts.ts'
import type { ProductSearchForm } from '../../../trade/product/product.ts'
import { SearchFormComing } from '../../../trade/ride/SearchFormComing.tsx'
import type { TransferSearch } from '../../../trade/search/transfer-search.ts'

export const airportSearchForm: ProductSearchForm<TransferSearch> = {
  icon: IconPlane,
  Form: lateSection(() => withTexts(['ride'], () => import('../search/TransferSearchForm.tsx')), {
    waiting: <SearchFormComing />,
  }),
}
