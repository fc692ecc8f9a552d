import { lazyDialog, lazySection } from '@portal/ui'
import type { BookingObstaclesProps } from './BookingObstacles.tsx'
import type { NonRefundableDialogProps } from './NonRefundableDialog.tsx'

// Most bookings meet none of these.
const BookingObstacles = lazySection(() => import('./BookingObstacles.tsx'))
const NonRefundableDialog = lazyDialog(() => import('./NonRefundableDialog.tsx'))

interface BookingDialogsProps
  extends Pick<BookingObstaclesProps, 'booking' | 'orders' | 'onWithout' | 'onBack'> {
  /** Books what stands in the form; `confirmDuplicate` although a guest has such an order. */
  onPlace: (confirmDuplicate?: boolean) => Promise<void>
  /** What cannot be undone and waits for its word; null while nothing does. */
  nonRefundable: NonRefundableDialogProps['offer'] | null
  /** The word was given, or it is not to be booked. */
  onAnswered: () => void
  labels: {
    nonRefundable: string
    /** What a booking made twice would mean. */
    duplicate: string
    /** Where another price is chosen. */
    back: string
  }
}

/** Everything that may be asked between the form and its order. */
export function BookingDialogs(props: BookingDialogsProps) {
  const { booking, orders, onWithout, onBack, onPlace, nonRefundable, onAnswered, labels } = props
  return (
    <>
      {nonRefundable && (
        <NonRefundableDialog
          title={labels.nonRefundable}
          offer={nonRefundable}
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
