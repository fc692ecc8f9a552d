import { formatDate, useText } from '@portal/i18n'
import { Button, Flex, IconEdit, Panel, Text, usePhone } from '@portal/ui'
import { useState } from 'react'
import { PassengersText } from '../../../shared/ride/PassengersPicker.tsx'
import { readPassengers } from '../../../shared/ride/passengers.ts'
import { momentOf } from '../../../shared/ride/ride-time.ts'
import TransferSearchForm from '../search/TransferSearchForm.tsx'
import { usualLuggage } from '../search/transfer-request.ts'
import type { TransferSearch } from '../search/transfer-search.ts'

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
    <Panel display="block" p="12px 16px 16px">
      <TransferSearchForm
        key={JSON.stringify({ ...search, sort: undefined })}
        search={search}
        onSearch={(target) => {
          setOpen(false)
          onSearch(target)
        }}
      />
    </Panel>
  )
}

function TransferSummary({ search, onChange }: { search: TransferSearch; onChange: () => void }) {
  const t = useText('ride')
  const { transfer_type = 'pickup', airport, flight_number } = search
  const { date, time } = momentOf(search.service_local ?? search.flight_local)
  return (
    <Panel direction="row" gap="xs" align="center" p="8px 12px">
      <Flex component="p" direction="column" flex={1} miw={0} fz="sm">
        <Text component="strong" inherit fw={700} lineClamp={2} style={{ overflowWrap: 'anywhere' }}>
          {[t(`types.${transfer_type}`), airport, flight_number].filter(Boolean).join(' · ')}
        </Text>
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
      </Flex>
      <Button variant="default" size="xs" leftSection={<IconEdit size={16} aria-hidden />} onClick={onChange}>
        {t('change')}
      </Button>
    </Panel>
  )
}
