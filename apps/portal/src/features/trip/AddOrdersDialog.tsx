import { refreshTrips, type Schemas, useChangeTripOrders, useListOrders } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import {
  Alert,
  Checkbox,
  EmptyState,
  FormDialog,
  LinesSkeleton,
  notify,
  SkeletonArea,
  StatusBadge,
  Text,
  TextInput,
  useDebouncedValue,
} from '@portal/ui'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { LoadError } from '../../shared/error/LoadError.tsx'
import { typingPause } from '../../shared/field/ComboField.tsx'
import { useOpenedRecord } from '../../shared/form/use-opened-record.ts'
import { Line, Lines } from '../../shared/list/Lines.tsx'
import { usePicked } from '../../shared/list/use-picked.ts'

type Row = Schemas['OrderSummary']

const idOf = ({ booking_id }: Row) => booking_id

/** Orders shown at once; a word narrows them. */
const limit = 20

interface AddOrdersDialogProps {
  trip: Schemas['Trip']
  onClose: () => void
}

/** Finds orders of the company and adds them to a trip. */
export default function AddOrdersDialog({ trip: opened, onClose }: AddOrdersDialogProps) {
  const t = useText('user/trip/detail')
  const [word, setWord] = useState('')
  const [keyword] = useDebouncedValue(word.trim(), typingPause)
  const [tried, setTried] = useState(false)
  const picked = usePicked<Row>(idOf)
  const { mutateAsync } = useChangeTripOrders()
  const { record: trip, changed, move } = useOpenedRecord('trip', opened, refreshTrips)
  const query = useListOrders(
    { ...(keyword && { keyword }), sort: 'booking_time', order: 'desc', limit },
    { query: { placeholderData: keepPreviousData } },
  )
  const count = picked.rows.length
  const add = async () => {
    setTried(true)
    if (count === 0) return false
    const { id, version } = trip
    const added = await move(() => mutateAsync({ data: { id, version, add: picked.rows.map(idOf) } }))
    if (added) notify.success(t('add.done', { count }))
    return added
  }
  return (
    <FormDialog
      opened
      size="lg"
      onClose={onClose}
      title={t('add.title')}
      submitLabel={count === 0 ? t('add.title') : t('add.submit', { count })}
      onSubmit={add}
      isUnsaved={() => count > 0}
      error={tried && count === 0 ? t('add.nothing') : undefined}
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <TextInput
        type="search"
        label={t('add.keyword')}
        value={word}
        onChange={(event) => setWord(event.currentTarget.value)}
        maxLength={60}
      />
      {query.data ? (
        query.data.list.length === 0 ? (
          <EmptyState title={t('add.none')} hint={t('add.noneHint')} />
        ) : (
          <Lines label={t('add.orders')}>
            {query.data.list.map((row) => (
              <Line key={idOf(row)}>
                <Checkbox
                  checked={picked.has(idOf(row))}
                  onChange={() => picked.toggle(row)}
                  disabled={row.trip !== null}
                  label={`${idOf(row)} · ${row.title}`}
                  description={[
                    formatDate(row.check_in_date),
                    row.guests_text,
                    row.allocation.own_reference,
                    row.trip && t('add.inTrip', { title: row.trip.title }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                />
                <Text size="sm" ta="end">
                  <StatusBadge of="order" value={row.order_status} text={row.order_status_text} />
                </Text>
              </Line>
            ))}
          </Lines>
        )
      ) : query.error ? (
        <LoadError error={query.error} onRetry={() => void query.refetch()} retrying={query.isFetching} />
      ) : (
        <SkeletonArea>
          <LinesSkeleton lines={5} />
        </SkeletonArea>
      )}
    </FormDialog>
  )
}
