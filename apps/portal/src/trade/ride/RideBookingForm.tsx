import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { BookingForm, type BookingFormProps, type BookingSection } from '../booking/BookingForm.tsx'
import { guestOfPath } from '../booking/booking-errors.ts'
import type { CommonValues } from '../booking/booking-values.ts'
import type { BookingFields } from '../booking/use-booking-form.ts'
import { guestLabel } from '../guests/guest-names.ts'
import type { RideQuote } from './changed-price.ts'
import { TravellerFields } from './TravellerFields.tsx'
import { type TravellerValues, travellerPaths } from './travellers.ts'

type RideValues = CommonValues & TravellerValues

/** An offer of a ride. */
interface BookableRide extends RideQuote {
  required_fields: readonly Schemas['RequiredBookingField'][]
  payment_time: Schemas['PaymentTime']
}

interface RideBookingFormProps<Values extends RideValues, Quote extends BookableRide>
  extends Omit<BookingFormProps<Values, Quote>, 'renderSections' | 'labelOf'> {
  /** The first section: the ride. */
  renderRide: (fields: BookingFields<Values>) => BookingSection
  /** Title of the passengers' section. */
  travellers: string
  /** Day of the ride at its place, on which ages are counted. */
  day: string
  /** Label of an error's field that only this ride has. */
  labelOf: (path: string) => string | undefined
}

/** The booking form of rides: the ride and its passengers, then the common fields. */
export function RideBookingForm<Values extends RideValues, Quote extends BookableRide>({
  renderRide,
  travellers,
  day,
  labelOf,
  pathsOf,
  ...booking
}: RideBookingFormProps<Values, Quote>) {
  const t = useText('booking')
  const { offer } = booking.price
  return (
    <BookingForm
      {...booking}
      pathsOf={(errors, values) => {
        const placed = travellerPaths(errors, values)
        return pathsOf?.(placed, values) ?? placed
      }}
      labelOf={(path, { guests }) => {
        const guest = guestOfPath(path)
        if (guests[guest]) return guestLabel(guests, guest)
        return path === 'guest_phone' ? t('guestPhone') : labelOf(path)
      }}
      renderSections={(fields) => [
        renderRide(fields),
        {
          title: travellers,
          content: (
            <TravellerFields
              fields={fields}
              day={day}
              phoneNeeded={offer?.required_fields.includes('guest_phone') ?? false}
            />
          ),
        },
      ]}
    />
  )
}
