import { lazyDialog, lazySection } from '@portal/ui'
import type { BookingObstaclesProps } from './BookingObstacles.tsx'
import type { NonRefundable } from './NonRefundableDialog.tsx'

// Lazy, because most bookings need none of these.
const BookingObstacles = lazySection(() => import('./BookingObstacles.tsx'))
const NonRefundableDialog = lazyDialog(() => import('./NonRefundableDialog.tsx'))

interface BookingDialogsProps
  extends Pick<BookingObstaclesProps, 'booking' | 'orders' | 'onWithout' | 'onBack'> {
  /** Books the form; `confirmDuplicate` books although a guest has such an order. */
  onPlace: (confirmDuplicate?: boolean) => Promise<void>
  /** A non-refundable offer that waits for confirmation; null without one. */
  nonRefundable: NonRefundable | null
  /** It was confirmed or cancelled. */
  onAnswered: () => void
  labels: {
    nonRefundable: string
    /** The text about a duplicate booking. */
    duplicate: string
    /** Label of the link to other prices. */
    back: string
  }
}

/** All dialogs between the form and its order. */
export function BookingDialogs(props: BookingDialogsProps) {
  const { booking, orders, onWithout, onBack, onPlace, nonRefundable, onAnswered, labels } = props
  return (
    <>
      {nonRefundable && (
        <NonRefundableDialog
          title={labels.nonRefundable}
          {...nonRefundable}
          onClose={onAnswered}
          onConfirm={() => onPlace()}
        />
      )}
      {booking.obstacle && (
        <BookingObstacles
          booking={booking}
          duplicateText={labels.duplicate}
          onDuplicate={() => onPlace(true)}
          onWithout={onWithout}
          orders={orders}
          back={labels.back}
          onBack={onBack}
        />
      )}
    </>
  )
}
