import { formatDate, useText } from '@portal/i18n'
import { Button, IconEdit, usePhone } from '@portal/ui'
import { useState } from 'react'
import { PassengersText } from '../../../shared/ride/PassengersPicker.tsx'
import { readPassengers } from '../../../shared/ride/passengers.ts'
import { momentOf } from '../../../shared/ride/ride-time.ts'
import TransferSearchForm from '../search/TransferSearchForm.tsx'
import { type TransferSearch, usualLuggage } from '../search/transfer-search.ts'
import styles from './TransferSearchPanel.module.css'

interface TransferSearchPanelProps {
  search: TransferSearch
  onSearch: (search: TransferSearch) => void
}

/** The search form above its results. On a phone it is one block of words until it is asked for. */
export function TransferSearchPanel({ search, onSearch }: TransferSearchPanelProps) {
  const phone = usePhone()
  const [open, setOpen] = useState(false)
  if (phone && search.airport && search.place_name && !open)
    return <TransferSummary search={search} onChange={() => setOpen(true)} />
  return (
    <div className={styles.panel}>
      <TransferSearchForm
        key={JSON.stringify({ ...search, sort: undefined })}
        search={search}
        onSearch={(target) => {
          setOpen(false)
          onSearch(target)
        }}
      />
    </div>
  )
}

function TransferSummary({ search, onChange }: { search: TransferSearch; onChange: () => void }) {
  const t = useText('ride')
  const { transfer_type = 'pickup', airport, flight_number } = search
  const { date, time } = momentOf(search.service_local ?? search.flight_local)
  return (
    <div className={styles.summary}>
      <p className={styles.words}>
        <strong>{[t(`types.${transfer_type}`), airport, flight_number].filter(Boolean).join(' · ')}</strong>
        <span>{search.place_name}</span>
        <span>
          {formatDate(date, 'short')} {time}
        </span>
        <span>
          <PassengersText
            passengers={readPassengers(search.passengers)}
            luggage={search.luggage ?? usualLuggage}
          />
        </span>
      </p>
      <Button variant="default" size="xs" leftSection={<IconEdit size={16} aria-hidden />} onClick={onChange}>
        {t('change')}
      </Button>
    </div>
  )
}
