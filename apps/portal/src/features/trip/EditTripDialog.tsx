import { refreshTrips, type Schemas, useSaveTrip } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, FormDialog, notify } from '@portal/ui'
import { useCheckedForm } from '../../shared/form/use-checked-form.ts'
import { useOpenedRecord } from '../../shared/form/use-opened-record.ts'
import { useAllocation } from '../../trade/allocation/allocation.ts'
import { TripFields, type TripValues, tripErrors } from '../../trade/trip/TripFields.tsx'

interface EditTripDialogProps {
  trip: Schemas['Trip']
  onClose: () => void
}

/** Changes title, reference, customer and cost centre of a trip; its orders keep theirs. */
export default function EditTripDialog({ trip: opened, onClose }: EditTripDialogProps) {
  const t = useText('user/trip/detail')
  const known = useAllocation()
  const { mutateAsync } = useSaveTrip()
  const { record: trip, changed, move } = useOpenedRecord('trip', opened, refreshTrips)
  const form = useCheckedForm<TripValues>({
    keptAs: `trip ${opened.id}`,
    initial: { title: opened.title, allocation: opened.allocation },
    check: (values) => tripErrors(values, known),
    submit: async ({ title, allocation }) => {
      const { id, version } = trip
      const saved = await move(() => mutateAsync({ data: { id, version, title: title.trim(), allocation } }))
      if (saved) notify.success(t('saved'))
      return saved
    },
  })
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('edit')}
      submitLabel={t('save')}
      onSubmit={form.submit}
      isUnsaved={form.isUnsaved}
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <TripFields field={form.field} />
    </FormDialog>
  )
}
