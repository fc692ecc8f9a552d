import { formatStay } from '@portal/i18n'
import { Text } from '@portal/ui'
import { memo } from 'react'
import { useFirstDay } from '../../../shared/time/first-day.ts'
import { SearchPanel } from '../../../trade/results/SearchPanel.tsx'
import { stayOf } from '../../../trade/search/stay.ts'
import type { StaySearch } from '../../../trade/search/stay-search.ts'
import { HotelSearchForm } from '../search/HotelSearchForm.tsx'
import { OccupancyText } from '../search/RoomOccupancyPicker.tsx'

interface StaySearchPanelProps {
  search: StaySearch
  onSearch: (search: StaySearch) => void
}

/** The search form above the hotels. */
export const StaySearchPanel = memo(function StaySearchPanel({ search, onSearch }: StaySearchPanelProps) {
  const day = useFirstDay(search.tz)
  const { destination_id, check_in, check_out, rooms, nationality } = search
  return (
    <SearchPanel
      summary={destination_id && day && <StaySummary search={search} day={day} />}
      onSearch={onSearch}
      renderForm={(begin) => (
        <HotelSearchForm
          key={[destination_id, check_in, check_out, rooms, nationality].join(' ')}
          search={search}
          onSearch={begin}
        />
      )}
    />
  )
})

function StaySummary({ search, day }: { search: StaySearch; day: string }) {
  const { check_in, check_out, rooms } = stayOf(search, day)
  return (
    <>
      <Text component="strong" inherit fw={700} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
        {/* The address may have only the id of the place; the answer supplies its name. */}
        {search.destination_name ?? '\u00a0'}
      </Text>
      <Text span inherit style={{ wordBreak: 'keep-all' }}>
        {formatStay(check_in, check_out)}
      </Text>
      <Text span inherit style={{ wordBreak: 'keep-all' }}>
        <OccupancyText rooms={rooms} />
      </Text>
    </>
  )
}
