import { refreshTrips, type Schemas, useRemoveTrip } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Alert, ConfirmDialog, notify } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { useOpenedRecord } from '../../shared/form/use-opened-record.ts'

interface RemoveTripDialogProps {
  trip: Schemas['Trip']
  onClose: () => void
}

/** Asks before a trip is deleted; its orders stay. */
export default function RemoveTripDialog({ trip: opened, onClose }: RemoveTripDialogProps) {
  const t = useText('user/trip/detail')
  const navigate = useNavigate()
  const { mutateAsync } = useRemoveTrip()
  const { record: trip, changed, move } = useOpenedRecord('trip', opened, refreshTrips)
  const remove = async () => {
    const { id, version } = trip
    const removed = await move(() => mutateAsync({ data: { id, version } }))
    if (!removed) return false
    notify.success(t('removed'))
    void navigate({ to: '/user/trip/list' })
    return true
  }
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('removeTitle', { title: trip.title })}
      confirmLabel={t('remove')}
      onConfirm={remove}
    >
      {changed && <Alert color="orange">{t('changed')}</Alert>}
      <p>{t('removeText')}</p>
    </ConfirmDialog>
  )
}
