import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { PageTitle, Stack } from '@portal/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRememberedSearch } from '../../../shared/list/last-search.ts'
import { rememberSearch } from '../../../trade/product/recent-searches.ts'
import { QuoteBar } from '../../../trade/quote/QuoteBar.tsx'
import { SearchPanel } from '../../../trade/results/SearchPanel.tsx'
import { SearchedResults, SearchScope } from '../../../trade/results/search-change.tsx'
import { tripOf } from '../../../trade/search/booking-address.ts'
import type { CarSearch } from '../../../trade/search/car-search.ts'
import { TripBar } from '../../../trade/trip/TripBar.tsx'
import { CarSearchSummary } from '../product/SearchSummary.tsx'
import CarSearchForm from '../search/CarSearchForm.tsx'
import { carRequest } from '../search/car-request.ts'
import { CarResults } from './CarResults.tsx'
import { searchOfList } from './car-list-search.ts'
import { Fleet } from './Fleet.tsx'
import { useCarResults } from './use-car-results.ts'

interface CarSearchPanelProps {
  search: CarSearch
  onSearch: (search: CarSearch) => void
}

/** The search form above the cars. */
const CarSearchPanel = ({ search, onSearch }: CarSearchPanelProps) => (
  <SearchPanel
    summary={carRequest(search) && <CarSearchSummary search={search} />}
    onSearch={onSearch}
    renderForm={(begin) => <CarSearchForm key={JSON.stringify(search)} search={search} onSearch={begin} />}
  />
)

/** The results of a car search; the address holds everything that shapes them. */
export function CarListPage() {
  const t = useText('car/list')
  const site = useText('site')
  const search = useSearch({ from: '/car/list' })
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  const results = useCarResults(search)
  useRememberedSearch('/car/list', search)
  const { named } = results
  const place = named.pick_up_name
  const onSearch = (target: CarSearch) => {
    rememberSearch(owner, { product: 'car', search: target })
    void navigate({ to: '/car/list', search: { ...target, ...tripOf(search) } })
  }
  return (
    <SearchScope>
      <Stack>
        <TripBar />
        <QuoteBar />
        <PageTitle mb={0} title={results.asked && place ? t('titleAt', { place }) : site('titles.carList')} />
        <CarSearchPanel search={searchOfList(named)} onSearch={onSearch} />
        {results.asked ? (
          <SearchedResults>
            <CarResults search={search} results={results} />
          </SearchedResults>
        ) : (
          <Fleet />
        )}
      </Stack>
    </SearchScope>
  )
}
