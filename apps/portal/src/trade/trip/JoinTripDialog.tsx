import {
  isRefusal,
  refreshTrips,
  type Schemas,
  useChangeTripOrders,
  useListTrips,
  useSaveTrip,
} from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, NativeSelect, notify, Text } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { type Allocation, allocationFields, noAllocation, useAllocation } from '../allocation/allocation.ts'
import { TripFields, type TripValues, tripErrors } from './TripFields.tsx'

interface JoinTripDialogProps {
  /** What joins. A new trip takes over the reference, customer and cost centre that they share. */
  orders: readonly Pick<Schemas['OrderSummary'], 'booking_id' | 'allocation'>[]
  onJoined?: () => void
  onClose: () => void
}

/** What all of them have. */
function sharedAllocation(orders: JoinTripDialogProps['orders']): Allocation {
  const shared = allocationFields.map((field) => {
    const texts = new Set(orders.map(({ allocation }) => allocation[field]))
    const [text = ''] = texts
    return [field, texts.size === 1 ? text : '']
  })
  return { ...noAllocation, ...Object.fromEntries(shared) }
}

interface JoinValues extends TripValues {
  /** Id of a trip; empty for a new one. */
  trip: string
}

/** Puts orders into a new trip, or into one that is not over, and opens it. */
export default function JoinTripDialog({ orders, onJoined, onClose }: JoinTripDialogProps) {
  const t = useText('trip')
  const navigate = useNavigate()
  const known = useAllocation()
  const { data } = useListTrips({ status: ['upcoming', 'under_way', 'empty'], limit: 100 })
  const trips = data?.list.filter(({ may_change }) => may_change) ?? []
  const client = useQueryClient()
  const save = useSaveTrip()
  const add = useChangeTripOrders()
  const form = useCheckedForm<JoinValues>({
    keptAs: `trip of ${orders.map(({ booking_id }) => booking_id).join()}`,
    initial: { title: '', allocation: sharedAllocation(orders), trip: '' },
    check: (values) => (values.trip === '' ? tripErrors(values, known) : {}),
    submit: async ({ trip: id, title, allocation }) => {
      const order_ids = orders.map(({ booking_id }) => booking_id)
      const chosen = trips.find((trip) => trip.id === id)
      const join = chosen
        ? add.mutateAsync({ data: { id, add: order_ids, version: chosen.version } })
        : save.mutateAsync({ data: { title: title.trim(), allocation, order_ids } })
      const { trip } = await join.catch(async (error: unknown) => {
        // The next attempt names the version that is then known.
        if (isRefusal(error, 'VERSION_CONFLICT')) await refreshTrips(client)
        throw error
      })
      notify.success(t(chosen ? 'join.done' : 'join.created', { title: trip.title }))
      onJoined?.()
      void navigate({ to: '/user/trip/detail/$id', params: { id: trip.id } })
    },
  })
  const isNew = form.values.trip === ''
  const nameOf = ({ title, allocation }: Schemas['TripSummary']) =>
    [title, allocation.own_reference].filter(Boolean).join(' · ')
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('join.title', { count: orders.length })}
      submitLabel={t(isNew ? 'join.create' : 'join.submit')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <Text size="sm" c="dimmed">
        {t('join.hint')}
      </Text>
      <NativeSelect
        {...form.field('trip')}
        label={t('fields.trip')}
        data={[
          { value: '', label: t('join.fresh') },
          ...trips.map((trip) => ({ value: trip.id, label: nameOf(trip) })),
        ]}
      />
      {isNew && <TripFields field={form.field} />}
    </FormDialog>
  )
}
