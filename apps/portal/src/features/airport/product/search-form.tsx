import { IconPlane, lazySection } from '@portal/ui'
import { withTexts } from '../../../shared/lazy-load.ts'
import type { ProductSearchForm } from '../../../trade/product/product.ts'
import { SearchFormComing } from '../../../trade/ride/RideSkeletons.tsx'
import type { TransferSearch } from '../../../trade/search/transfer-search.ts'

export const airportSearchForm: ProductSearchForm<TransferSearch> = {
  icon: IconPlane,
  Form: lazySection(() => withTexts(['ride'], () => import('../search/TransferSearchForm.tsx')), {
    loading: <SearchFormComing />,
  }),
}
