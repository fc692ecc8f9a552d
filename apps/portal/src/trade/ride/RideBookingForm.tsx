import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { BookingForm, type BookingFormProps, type BookingSection } from '../booking/BookingForm.tsx'
import { guestOfPath } from '../booking/booking-errors.ts'
import type { CommonValues } from '../booking/booking-values.ts'
import type { BookingFields } from '../booking/use-booking-form.ts'
import { guestLabel } from '../guests/guest-label.ts'
import type { RideQuote } from './moved-price.ts'
import { TravellerFields } from './TravellerFields.tsx'
import { type TravellerValues, travellerPaths } from './travellers.ts'

type RideValues = CommonValues & TravellerValues

/** What a ride can be booked by. */
interface BookableRide extends RideQuote {
  required_fields: readonly Schemas['RequiredBookingField'][]
}

interface RideBookingFormProps<Values extends RideValues, Quote extends BookableRide>
  extends Omit<BookingFormProps<Values, Quote>, 'renderSections' | 'labelOf'> {
  /** What is driven: the first section. */
  renderRide: (fields: BookingFields<Values>) => BookingSection
  /** Title of the section of those who ride. */
  travellers: string
  /** Names the place of an error in a field of this ride alone. */
  labelOf: (path: string) => string | undefined
}

/** The form of every booked ride: what is driven and who rides, before what every booking asks. */
export function RideBookingForm<Values extends RideValues, Quote extends BookableRide>({
  renderRide,
  travellers,
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
              phoneNeeded={offer?.required_fields.includes('guest_phone') ?? false}
            />
          ),
        },
      ]}
    />
  )
}
