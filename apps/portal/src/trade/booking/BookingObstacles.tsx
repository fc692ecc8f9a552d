import { useText } from '@portal/i18n'
import { ConfirmDialog } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { OrderLink } from '../order/OrderLink.tsx'
import type { OrderListPath } from '../product/facts.ts'
import type { Booking, BookingSource } from './use-booking.ts'

export interface BookingObstaclesProps {
  booking: Pick<Booking<never>, 'obstacle' | 'existing' | 'reason' | 'clear'>
  /** The text about a duplicate booking. */
  duplicateText: string
  /** Books although a guest has such an order. */
  onDuplicate: () => Promise<void>
  /** Books without the quote or draft. */
  onWithout: (source: BookingSource) => Promise<void>
  /** Path of the product's order list. */
  orders: OrderListPath
  /** Label of the link to other prices. */
  back: string
  onBack: () => void
}

const bookingSources = ['quote', 'draft'] as const satisfies BookingSource[]

/** The dialogs for obstacles to a booking; the form below keeps its input. */
export default function BookingObstacles(props: BookingObstaclesProps) {
  const { booking, duplicateText, onDuplicate, onWithout, orders, back, onBack } = props
  const t = useText('booking')
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
        <p>{booking.reason}</p>
        <p>{duplicateText}</p>
        {booking.existing !== null && (
          <p>
            {t('duplicateOrder')} <OrderLink id={booking.existing} newTab />
          </p>
        )}
      </ConfirmDialog>
      {bookingSources.map((source) => (
        <ConfirmDialog
          key={source}
          opened={booking.obstacle === source}
          onClose={() => booking.clear(source)}
          title={t(`without.${source}.title`)}
          confirmLabel={t(`without.${source}.confirm`)}
          cancelLabel={t('duplicateBack')}
          onConfirm={() => onWithout(source)}
        >
          <p>{booking.reason}</p>
          <p>{t(`without.${source}.text`)}</p>
        </ConfirmDialog>
      ))}
      <ConfirmDialog
        opened={booking.obstacle === 'conflict'}
        onClose={() => booking.clear('conflict')}
        title={t('conflictTitle')}
        confirmLabel={t('toOrders')}
        onConfirm={() => navigate({ to: orders })}
      >
        {t('conflictText')}
      </ConfirmDialog>
      <ConfirmDialog
        opened={booking.obstacle === 'expired'}
        onClose={() => booking.clear('expired')}
        title={t('expiredTitle')}
        confirmLabel={back}
        onConfirm={onBack}
      >
        {t('expiredHint')}
      </ConfirmDialog>
    </>
  )
}
