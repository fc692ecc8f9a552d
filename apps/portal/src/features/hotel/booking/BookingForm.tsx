import { type Schemas, useBookHotel } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { useText } from '@portal/i18n'
import { fieldId } from '@portal/ui'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BookingDialogs } from '../../../shared/booking/BookingDialogs.tsx'
import { ContactFields } from '../../../shared/booking/BookingFields.tsx'
import { BookingFrame } from '../../../shared/booking/BookingFrame.tsx'
import { Section } from '../../../shared/booking/BookingSection.tsx'
import { formFaults, guestOfPath, namedFaults } from '../../../shared/booking/booking-faults.ts'
import { operatorContact } from '../../../shared/booking/booking-values.ts'
import { DraftState } from '../../../shared/booking/DraftState.tsx'
import type { KeptForm } from '../../../shared/booking/kept-form.ts'
import { BookingButton } from '../../../shared/booking/SummaryCard.tsx'
import { useBooking } from '../../../shared/booking/use-booking.ts'
import { useBookingForm } from '../../../shared/booking/use-booking-form.ts'
import { draftAddress } from '../../../shared/draft-address.ts'
import { GuestNames } from '../../../shared/guests/GuestNames.tsx'
import { GuestTools } from '../../../shared/guests/GuestTools.tsx'
import { placeLabel } from '../../../shared/guests/guest-label.ts'
import type { GuestRow } from '../../../shared/guests/guest-names.ts'
import { stayOf, today } from '../../../shared/stay.ts'
import { PolicyNotes, RequestFields } from './BookingSections.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import { type BookingValues, bookingFaults, bookingValues, toBookingRequest } from './booking-form.ts'
import { bookingName, takeBooking } from './kept-booking.ts'
import type { CheckedRate } from './use-chosen-rate.ts'

interface BookingFormProps {
  hotel: Schemas['HotelInfo']
  rate: Schemas['Rate']
  chosen: CheckedRate
  /** What an opened draft holds. */
  draft: KeptForm<BookingValues> | null
  onHotel: () => void
}

/** The booking form of a hotel. What was typed survives every detour. */
export function BookingForm({ hotel, rate, chosen, draft, onHotel }: BookingFormProps) {
  const t = useText('hotel/booking')
  const booking = useText('booking')
  const search = useSearch({ from: '/hotel/booking' })
  const navigate = useNavigate()
  const stay = stayOf(search, today(hotel.tz))
  const owner = useSession(({ id }) => id)
  const [asking, setAsking] = useState(false)
  const [ownRef] = useState(() => crypto.randomUUID())
  const [kept] = useState(() => takeBooking(owner, hotel.id, stay) ?? draft)
  const { form, saved, attempt, errorOf, check, refuse, finish } = useBookingForm<BookingValues>({
    page: '/hotel/booking',
    name: bookingName(hotel.id, stay),
    kept,
    initial: (values) => bookingValues(stay.rooms, operatorContact(), values),
    faults: bookingFaults,
    content: () => ({ product: 'hotel', title: hotel.name.slice(0, 120), ...draftAddress(search) }),
    draft: search.draft,
    onDraft: (id) =>
      void navigate({
        to: '/hotel/booking',
        search: { ...search, draft: id },
        replace: true,
        resetScroll: false,
      }),
  })
  const book = useBookHotel()
  const order = useBooking<Schemas['Rate'], BookingValues>({
    clientRef: search.ref ?? ownRef,
    checkAgain: chosen.checkAgain,
    book: async ({ rate_key, total_price }, values, mark) => {
      const { check_in } = stay
      const context = { ...mark, rate_key, accepted_total: total_price, check_in, tz: hotel.tz }
      const quoted = search.quote_id === undefined ? {} : { quote_id: search.quote_id }
      return (await book.mutateAsync({ data: toBookingRequest(values, { ...context, ...quoted }) })).order
    },
    onBooked: ({ booking_id }) => {
      finish()
      void navigate({
        to: '/user/order/detail/$id',
        params: { id: booking_id },
        state: { offerPayment: true },
      })
    },
    onFaults: (fields) => refuse(formFields(formFaults(fields))),
  })

  const { guests } = form.getValues()
  const submit = () => {
    if (!check()) return
    if (rate.cancellation_policy.non_refundable) return setAsking(true)
    void order.place(form.getValues())
  }
  const changeGuests = (changed: GuestRow[]) => {
    form.setFieldValue('guests', changed)
    for (const [index, guest] of changed.entries()) {
      if (guest.full_name !== guests[index]?.full_name) form.clearFieldError(`guests.${index}.full_name`)
    }
  }
  const placeOf = (path: string) => {
    const guest = guestOfPath(path)
    if (guests[guest]) return placeLabel(guests, guest)
    if (path === 'arrival.flight_no') return t('flight')
    return path === 'arrival.eta' ? t('eta') : undefined
  }

  return (
    <BookingFrame
      onSubmit={submit}
      faults={namedFaults(form.errors, placeOf)}
      attempt={attempt}
      refusal={order.refusal}
      renderSummary={(button) => (
        <BookingSummary hotel={hotel} rate={rate} stay={stay} onHotel={onHotel} button={button} />
      )}
      button={
        <BookingButton total={rate.total_price} onRequest={rate.outcome === 'on_request'} busy={order.busy}>
          <DraftState draft={saved} />
        </BookingButton>
      }
      after={
        <BookingDialogs
          booking={order}
          orders="/user/order/list"
          onBack={onHotel}
          onPlace={(confirmDuplicate) => order.place(form.getValues(), confirmDuplicate)}
          nonRefundable={asking ? rate : null}
          onAnswered={() => setAsking(false)}
          words={{
            nonRefundable: t('nonRefundableTitle'),
            duplicate: t('duplicateText'),
            back: t('toHotel'),
          }}
        />
      }
    >
      <Section number={1} title={booking('sections.guests')}>
        <GuestTools guests={guests} rooms={stay.rooms} onChange={changeGuests} />
        <GuestNames
          guests={guests}
          onChange={changeGuests}
          errorOf={(index) => errorOf(`guests.${index}.full_name`)}
          fieldId={(index) => fieldId(`guests.${index}.full_name`)}
        />
      </Section>
      <Section number={2} title={booking('sections.contact')}>
        <ContactFields form={form} hint={t('contactHint')} />
      </Section>
      <Section number={3} title={t('sections.requests')}>
        <RequestFields form={form} />
      </Section>
      <Section number={4} title={booking('sections.policy')}>
        <PolicyNotes rate={rate} tz={hotel.tz} nationality={stay.nationality} />
      </Section>
    </BookingFrame>
  )
}

/** The server's name of the arrival as the form's. */
const formFields = (faults: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([path, text]) => [path.replace(/^arrival_note\./, 'arrival.'), text]),
  )
