import { useSaveTrip } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { FormDialog, notify, Text } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { noAllocation, useAllocation } from '../../trade/allocation/allocation.ts'
import { TripFields, type TripValues, tripErrors } from '../../trade/trip/TripFields.tsx'

/** Creates a trip without orders, and opens it. */
export default function NewTripDialog({ onClose }: { onClose: () => void }) {
  const t = useText('trip')
  const page = useText('user/trip/list')
  const navigate = useNavigate()
  const known = useAllocation()
  const { mutateAsync } = useSaveTrip()
  const form = useCheckedForm<TripValues>({
    keptAs: 'trip new',
    initial: { title: '', allocation: noAllocation },
    check: (values) => tripErrors(values, known),
    submit: async ({ title, allocation }) => {
      const { trip } = await mutateAsync({ data: { title: title.trim(), allocation } })
      notify.success(t('join.created', { title: trip.title }))
      void navigate({ to: '/user/trip/detail/$id', params: { id: trip.id } })
    },
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={page('fresh')}
      submitLabel={t('join.create')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      <Text size="sm" c="dimmed">
        {t('join.hint')}
      </Text>
      <TripFields field={form.field} />
    </FormDialog>
  )
}
