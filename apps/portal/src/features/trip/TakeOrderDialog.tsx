import { refreshTrips, type Schemas, useChangeTripOrders } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, ConfirmDialog, notify } from '@portal/ui'
import { useOpenedRecord } from '../../shared/form/use-opened-record.ts'

interface TakeOrderDialogProps {
  trip: Schemas['Trip']
  /** Booking ID. */
  id: string
  onClose: () => void
}

/** Takes an order out of a trip; the order stays. */
export default function TakeOrderDialog({ trip: opened, id, onClose }: TakeOrderDialogProps) {
  const t = useText('user/trip/detail')
  const { mutateAsync } = useChangeTripOrders()
  const { record: trip, changed, move } = useOpenedRecord('trip', opened, refreshTrips)
  const take = async () => {
    const taken = await move(() =>
      mutateAsync({ data: { id: trip.id, version: trip.version, remove: [id] } }),
    )
    if (taken) notify.success(t('take.done'))
    return taken
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t('take.title', { id })}
      confirmLabel={t('take.button')}
      onConfirm={take}
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <p>{t('take.text')}</p>
    </ConfirmDialog>
  )
}
