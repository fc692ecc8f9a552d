import { isSupported, type Schemas, useGetTrip } from '@portal/api-client'
import { useHoldsNode } from '@portal/auth'
import { formatDates, useText } from '@portal/i18n'
import { Columns, EmptyState, Group, lazyDialog, Stack } from '@portal/ui'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { RecordPage } from '../../shared/list/RecordPage.tsx'
import { allocationFields } from '../../trade/allocation/allocation.ts'
import { NetPriceSwitch } from '../../trade/money/NetPriceSwitch.tsx'
import { useNetPriceHiddenInPrint } from '../../trade/money/net-price.ts'
import { TripActions } from './TripActions.tsx'
import { TripChecks } from './TripChecks.tsx'
import { TripDays } from './TripDays.tsx'
import { TripDocuments } from './TripDocuments.tsx'
import { TripGuests } from './TripGuests.tsx'
import { TripStatus } from './TripStatus.tsx'
import { TripTotals } from './TripTotals.tsx'
import { type PayDialog, TripUnpaid } from './TripUnpaid.tsx'

const TakeOrderDialog = lazyDialog(() => import('./TakeOrderDialog.tsx'))

/** A trip: its days over all products, what does not fit, guests, totals and documents. */
export function TripDetailPage({ PayDialog }: { PayDialog: PayDialog }) {
  const t = useText('user/trip/detail')
  const site = useText('site')
  const { id } = useParams({ from: '/user/trip/detail/$id' })
  const query = useGetTrip({ id })
  // Never shows the previous trip under the address of this one.
  const trip = query.data?.trip.id === id ? query.data.trip : undefined
  return (
    <RecordPage
      list={{ to: '/user/trip/list', text: t('toList') }}
      title={site('titles.trip')}
      actions={<NetPriceSwitch />}
      query={query}
      record={trip}
      missing={{ title: t('missing'), hint: t('missingHint') }}
    >
      {(found) => <LoadedTrip trip={found} PayDialog={PayDialog} />}
    </RecordPage>
  )
}

function LoadedTrip({ trip, PayDialog }: { trip: Schemas['Trip']; PayDialog: PayDialog }) {
  const t = useText('user/trip/detail')
  const [taken, setTaken] = useState<string | null>(null)
  const mayTake = useHoldsNode('order/book') && trip.may_change && isSupported('changeTripOrders')
  useNetPriceHiddenInPrint()
  return (
    <>
      <TripHead trip={trip} />
      <TripActions trip={trip} />
      <Columns widths="minmax(0, 5fr) minmax(0, 3fr)" from="md" gap="md" align="start">
        <Stack miw={0}>
          <TripUnpaid trip={trip} PayDialog={PayDialog} />
          <TripChecks trip={trip} />
          {trip.items.length > 0 ? (
            <TripDays trip={trip} {...(mayTake && { onTake: setTaken })} />
          ) : (
            <EmptyState title={t('days.empty')} hint={t('days.emptyHint')} />
          )}
        </Stack>
        {trip.items.length > 0 && (
          <Stack miw={0}>
            <TripDocuments trip={trip} />
            <TripTotals trip={trip} />
            <TripGuests trip={trip} />
          </Stack>
        )}
      </Columns>
      {taken && <TakeOrderDialog trip={trip} id={taken} onClose={() => setTaken(null)} />}
    </>
  )
}

/** Status, dates, places, and what the trip is booked to. */
function TripHead({ trip }: { trip: Schemas['Trip'] }) {
  const label = useText('allocation')
  const { first_date, last_date, places, allocation, operator } = trip
  return (
    <Group gap="4px var(--mantine-spacing-lg)" mt={4} mb="sm" style={{ overflowWrap: 'anywhere' }}>
      <TripStatus trip={trip} />
      {first_date && last_date && <span>{formatDates(first_date, last_date)}</span>}
      {places.length > 0 && <span>{places.join(' → ')}</span>}
      {allocationFields.map(
        (field) =>
          allocation[field] && (
            <span key={field}>
              {label(`fields.${field}`)}: {allocation[field]}
            </span>
          ),
      )}
      <span>{operator.nickname}</span>
    </Group>
  )
}
