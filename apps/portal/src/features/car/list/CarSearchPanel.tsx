import { SearchPanel } from '../../../trade/results/SearchPanel.tsx'
import type { CarSearch } from '../../../trade/search/car-search.ts'
import { CarSearchSummary } from '../product/SearchSummary.tsx'
import CarSearchForm from '../search/CarSearchForm.tsx'
import { carRequest } from '../search/car-request.ts'

interface CarSearchPanelProps {
  search: CarSearch
  onSearch: (search: CarSearch) => void
}

/** What was searched for, above the cars. */
export const CarSearchPanel = ({ search, onSearch }: CarSearchPanelProps) => (
  <SearchPanel
    summary={carRequest(search) && <CarSearchSummary search={search} />}
    onSearch={onSearch}
    renderForm={(begin) => <CarSearchForm key={JSON.stringify(search)} search={search} onSearch={begin} />}
  />
)
