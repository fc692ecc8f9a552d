import { formatStay, useText } from '@portal/i18n'
import { Button, Flex, IconEdit, Panel, Text, usePhone } from '@portal/ui'
import { useState } from 'react'
import { stayOf } from '../../../shared/stay.ts'
import type { StaySearch } from '../../../shared/stay-search.ts'
import { useToday } from '../../../shared/time/use-today.ts'
import { HotelSearchForm } from '../search/HotelSearchForm.tsx'
import { OccupancyText } from '../search/RoomOccupancyPicker.tsx'

interface StaySearchPanelProps {
  search: StaySearch
  onSearch: (search: StaySearch) => void
}

/** The search form above its results. On a phone it is one line until it is asked for. */
export function StaySearchPanel({ search, onSearch }: StaySearchPanelProps) {
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  const { destination_id, check_in, check_out, rooms, nationality } = search
  if (phone && destination_id && !open) return <StaySummary search={search} onChange={() => setOpen(true)} />
  return (
    <Panel display="block" p="12px 16px 16px">
      <HotelSearchForm
        key={[destination_id, check_in, check_out, rooms, nationality].join(' ')}
        search={search}
        onSearch={(target) => {
          setOpen(false)
          onSearch(target)
        }}
      />
    </Panel>
  )
}

function StaySummary({ search, onChange }: { search: StaySearch; onChange: () => void }) {
  const t = useText('stay')
  const day = useToday()
  if (!day) return null
  const { check_in, check_out, rooms } = stayOf(search, day)
  return (
    <Panel direction="row" gap="xs" align="center" p="8px 12px">
      <Flex component="p" direction="column" flex={1} miw={0} fz="sm" style={{ wordBreak: 'keep-all' }}>
        <Text component="strong" inherit fw={700} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {search.destination_name}
        </Text>
        <span>{formatStay(check_in, check_out)}</span>
        <span>
          <OccupancyText rooms={rooms} />
        </span>
      </Flex>
      <Button variant="default" size="xs" leftSection={<IconEdit size={16} aria-hidden />} onClick={onChange}>
        {t('change')}
      </Button>
    </Panel>
  )
}
