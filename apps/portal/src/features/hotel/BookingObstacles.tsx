import { useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import type { Booking } from './use-booking.ts'

interface BookingObstaclesProps {
  booking: Booking
  /** Books although a guest has an order for these nights. */
  onDuplicate: () => Promise<void>
  onHotel: () => void
}

/** What may stand between the form and its order; the form below keeps what was typed. */
export default function BookingObstacles({ booking, onDuplicate, onHotel }: BookingObstaclesProps) {
  const t = useText('hotel/booking')
  const navigate = useNavigate()
  return (
    <>
      <ConfirmDialog
        opened={booking.obstacle === 'duplicate'}
        onClose={() => booking.clear('duplicate')}
        title={t('duplicateTitle')}
        confirmLabel={t('duplicateConfirm')}
        cancelLabel={t('duplicateBack')}
        onConfirm={onDuplicate}
      >
        {t('duplicateText')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={booking.obstacle === 'conflict'}
        onClose={() => booking.clear('conflict')}
        title={t('conflictTitle')}
        confirmLabel={t('toOrders')}
        onConfirm={() => navigate({ to: '/user/order/list' })}
      >
        {t('conflictText')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={booking.obstacle === 'expired'}
        onClose={() => booking.clear('expired')}
        title={t('expiredTitle')}
        confirmLabel={t('toHotel')}
        onConfirm={onHotel}
      >
        {t('expiredHint')}
      </ConfirmDialog>
    </>
  )
}
