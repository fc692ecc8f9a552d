import { formatStay, useText } from '@portal/i18n'
import { Button, IconEdit, usePhone } from '@portal/ui'
import { useState } from 'react'
import { stayOf } from '../../../shared/stay.ts'
import type { StaySearch } from '../../../shared/stay-search.ts'
import { useToday } from '../../../shared/use-today.ts'
import { HotelSearchForm } from '../search/HotelSearchForm.tsx'
import { OccupancyText } from '../search/RoomOccupancyPicker.tsx'
import styles from './StaySearchPanel.module.css'

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
    <div className={styles.panel}>
      <HotelSearchForm
        key={[destination_id, check_in, check_out, rooms, nationality].join(' ')}
        search={search}
        onSearch={(target) => {
          setOpen(false)
          onSearch(target)
        }}
      />
    </div>
  )
}

function StaySummary({ search, onChange }: { search: StaySearch; onChange: () => void }) {
  const t = useText('stay')
  const day = useToday()
  if (!day) return null
  const { check_in, check_out, rooms } = stayOf(search, day)
  return (
    <div className={styles.summary}>
      <p className={styles.words}>
        <strong>{search.destination_name}</strong>
        <span>{formatStay(check_in, check_out)}</span>
        <span>
          <OccupancyText rooms={rooms} />
        </span>
      </p>
      <Button variant="default" size="xs" leftSection={<IconEdit size={16} aria-hidden />} onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  )
}
