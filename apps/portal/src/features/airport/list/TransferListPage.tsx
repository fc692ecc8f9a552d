import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { EmptyState, PageTitle, Stack } from '@portal/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRememberedSearch } from '../../../shared/list/last-search.ts'
import { rememberSearch } from '../../../trade/product/recent-searches.ts'
import { QuoteBar } from '../../../trade/quote/QuoteBar.tsx'
import { SearchedResults, SearchScope } from '../../../trade/results/search-change.tsx'
import { tripOf } from '../../../trade/search/booking-address.ts'
import { type TransferSearch } from '../../../trade/search/transfer-search.ts'
import { TripBar } from '../../../trade/trip/TripBar.tsx'
import { TransferResults } from './TransferResults.tsx'
import { TransferSearchPanel } from './TransferSearchPanel.tsx'
import { useTransferResults } from './use-transfer-results.ts'

/** The results of a transfer search; the address holds everything that shapes them. */
export function TransferListPage() {
  const t = useText('airport/list')
  const site = useText('site')
  const search = useSearch({ from: '/airport/list' })
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const results = useTransferResults(search)
  useRememberedSearch('/airport/list', search)
  const onSearch = (target: TransferSearch) => {
    const { draft: _, ...repeatable } = target
    rememberSearch(owner, { product: 'airport', search: repeatable })
    void navigate({
      to: '/airport/list',
      search: { ...target, ...(search.sort && { sort: search.sort }), ...tripOf(search) },
    })
  }
  return (
    <SearchScope>
      <Stack>
        <TripBar />
        <QuoteBar />
        <PageTitle mb={0} title={site('titles.airportList')} />
        <TransferSearchPanel search={results.named} onSearch={onSearch} />
        {results.asked ? (
          <SearchedResults>
            <TransferResults search={search} results={results} />
          </SearchedResults>
        ) : (
          <EmptyState title={t('start')} hint={t('startHint')} />
        )}
      </Stack>
    </SearchScope>
  )
}
