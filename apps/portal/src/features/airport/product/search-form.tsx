import { IconPlane, lateSection } from '@portal/ui'
import type { ProductSearchForm } from '../../../products/product.ts'
import { SearchFormComing } from '../../../shared/SearchFormComing.tsx'
import type { TransferSearch } from '../../../shared/transfer/transfer-search.ts'
import { withTexts } from '../../../shared/with-texts.ts'

export const airportSearchForm: ProductSearchForm<TransferSearch> = {
  icon: IconPlane,
  Form: lateSection(
    () => withTexts(['ride'], () => import('../../../shared/transfer/TransferSearchForm.tsx')),
    {
      waiting: <SearchFormComing />,
    },
  ),
}
