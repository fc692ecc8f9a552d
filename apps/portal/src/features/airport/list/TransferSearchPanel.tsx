import { useText } from '@portal/i18n'
import { Text } from '@portal/ui'
import { SearchPanel } from '../../../trade/results/SearchPanel.tsx'
import type { TransferSearch } from '../../../trade/search/transfer-search.ts'
import { TransferSearchLines } from '../product/SearchSummary.tsx'
import TransferSearchForm from '../search/TransferSearchForm.tsx'
import { transferRequest } from '../search/transfer-request.ts'

interface TransferSearchPanelProps {
  search: TransferSearch
  onSearch: (search: TransferSearch) => void
}

/** The search form above the vehicles. */
export const TransferSearchPanel = ({ search, onSearch }: TransferSearchPanelProps) => (
  <SearchPanel
    summary={transferRequest(search) && <TransferSummary search={search} />}
    onSearch={onSearch}
    renderForm={(begin) => (
      <TransferSearchForm
        key={JSON.stringify({ ...search, sort: undefined })}
        search={search}
        onSearch={begin}
      />
    )}
  />
)

function TransferSummary({ search }: { search: TransferSearch }) {
  const t = useText('ride')
  const { transfer_type = 'pickup', airport, flight_number } = search
  return (
    <>
      <Text component="strong" inherit fw={700} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {[t(`types.${transfer_type}`), airport, flight_number].filter(Boolean).join(' · ')}
      </Text>
      <TransferSearchLines search={search} />
    </>
  )
}
