import type { Schemas } from '@portal/api-client'
import { session, useHoldsNode, useSession } from '@portal/auth'
import { textOf, useText } from '@portal/i18n'
import { Alert, FormErrorSummary, fieldId, useForm, usePhone } from '@portal/ui'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { draftAddress } from '../../shared/draft-address.ts'
import { draftOf, dropDraft, keepDraft } from '../../shared/form-drafts.ts'
import { GuestNames } from '../../shared/GuestNames.tsx'
import { GuestTools } from '../../shared/GuestTools.tsx'
import type { GuestRow } from '../../shared/guest-names.ts'
import { stayOf, today } from '../../shared/stay.ts'
import { useSavedDraft } from '../../shared/use-saved-draft.ts'
import styles from './BookingForm.module.css'
import { Section } from './BookingSection.tsx'
import { ContactFields, PolicyNotes, RequestFields } from './BookingSections.tsx'
import { BookingButton, BookingSummary } from './BookingSummary.tsx'
import { namedFaults, serverFaults } from './booking-faults.ts'
import { type BookingValues, bookingFaults, bookingValues } from './booking-form.ts'
import { DraftState } from './DraftState.tsx'
import { bookingName, type KeptBooking, takeBooking } from './kept-booking.ts'
import { useBooking } from './use-booking.ts'
import type { CheckedRate } from './use-chosen-rate.ts'
import type { OpenedDraft } from './use-opened-draft.ts'

// Most bookings meet none of these.
const BookingObstacles = lazy(() => import('./BookingObstacles.tsx'))
const NonRefundableDialog = lazy(() => import('./NonRefundableDialog.tsx'))

interface BookingFormProps {
  hotel: Schemas['HotelInfo']
  rate: Schemas['Rate']
  chosen: CheckedRate
  /** What an opened draft holds. */
  draft: OpenedDraft | null
  onHotel: () => void
}

/** Faults of the form in words, by path. */
function validate(values: BookingValues): Record<string, string> {
  const t = textOf('validation')
  return Object.fromEntries(Object.entries(bookingFaults(values)).map(([path, fault]) => [path, t(fault)]))
}

/** One page, numbered sections, and a summary that stays in view. What was typed survives every detour. */
export function BookingForm({ hotel, rate, chosen, draft, onHotel }: BookingFormProps) {
  const t = useText('hotel/booking')
  const phone = usePhone()
  const search = useSearch({ from: '/hotel/booking' })
  const navigate = useNavigate()
  const router = useRouter()
  const stay = stayOf(search, today(hotel.tz))
  const owner = useSession(({ id }) => id)
  const draftName = bookingName(hotel.id, stay)
  const [attempt, setAttempt] = useState(0)
  const [asking, setAsking] = useState(false)
  const [ownRef] = useState(() => crypto.randomUUID())
  // What this page still knows is newer than what the server was told.
  const [kept] = useState(() => takeBooking(owner, hotel.id, stay) ?? draft)
  const shown = useRef(false)
  useEffect(() => {
    shown.current = true
    return () => {
      shown.current = false
    }
  }, [])
  const saved = useSavedDraft({
    opened: kept?.saved ?? null,
    enabled: useHoldsNode('order/book'),
    onSaved: (known) => {
      // Booked or signed out meanwhile: then nothing of it is remembered.
      if (draftOf(owner, draftName) === undefined) return
      keepDraft(owner, draftName, { values: form.getValues(), saved: known } satisfies KeptBooking)
      // Opened again after a reload, or by a colleague, the address leads to what was entered. A form that was left
      // saves once more, and by then the address may be that of another booking.
      const here = shown.current && router.latestLocation.pathname === '/hotel/booking'
      if (here && search.draft !== known.id)
        void navigate({
          to: '/hotel/booking',
          search: { ...search, draft: known.id },
          replace: true,
          resetScroll: false,
        })
    },
  })
  const form = useForm<BookingValues>({
    mode: 'controlled',
    initialValues: bookingValues(stay.rooms, operatorContact(), kept?.values ?? undefined),
    validate,
    onValuesChange: (values) => {
      keepDraft(owner, draftName, { values, saved: saved.known() } satisfies KeptBooking)
      saved.note({
        product: 'hotel',
        title: hotel.name.slice(0, 120),
        ...draftAddress(search),
        form: JSON.stringify(values),
        step: 'guests',
      })
    },
  })
  const booking = useBooking({
    clientRef: search.ref ?? ownRef,
    quoteId: search.quote_id,
    checked: chosen,
    stay: { check_in: stay.check_in, tz: hotel.tz },
    onBooked: ({ booking_id }) => {
      saved.finish()
      dropDraft(owner, draftName)
      void navigate({
        to: '/user/order/detail/$id',
        params: { id: booking_id },
        state: { offerPayment: true },
      })
    },
    onFaults: (fields) => {
      form.setErrors(serverFaults(fields))
      setAttempt((count) => count + 1)
    },
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (form.validate().hasErrors) return setAttempt((count) => count + 1)
    if (rate.cancellation_policy.non_refundable) return setAsking(true)
    void booking.place(form.getValues())
  }
  const changeGuests = (guests: GuestRow[]) => {
    const before = form.getValues().guests
    form.setFieldValue('guests', guests)
    for (const [index, guest] of guests.entries()) {
      if (guest.full_name !== before[index]?.full_name) form.clearFieldError(`guests.${index}.full_name`)
    }
  }
  const error = (path: string) => form.errors[path] as string | undefined
  const faults = namedFaults(form.errors, form.getValues().guests)
  const button = (
    <BookingButton rate={rate} busy={booking.busy}>
      <DraftState draft={saved} />
    </BookingButton>
  )

  return (
    <form className={styles.page} onSubmit={submit} noValidate>
      <div className={styles.sections}>
        <FormErrorSummary faults={faults} attempt={attempt} />
        {booking.refusal && (
          <Alert color="red" role="alert">
            {booking.refusal}
          </Alert>
        )}
        <Section number={1} title={t('sections.guests')}>
          <GuestTools guests={form.getValues().guests} rooms={stay.rooms} onChange={changeGuests} />
          <GuestNames
            guests={form.getValues().guests}
            onChange={changeGuests}
            errorOf={(index) => error(`guests.${index}.full_name`)}
            fieldId={(index) => fieldId(`guests.${index}.full_name`)}
          />
        </Section>
        <Section number={2} title={t('sections.contact')}>
          <ContactFields form={form} />
        </Section>
        <Section number={3} title={t('sections.requests')}>
          <RequestFields form={form} />
        </Section>
        <Section number={4} title={t('sections.policy')}>
          <PolicyNotes rate={rate} tz={hotel.tz} nationality={stay.nationality} />
        </Section>
      </div>
      <BookingSummary
        hotel={hotel}
        rate={rate}
        stay={stay}
        onHotel={onHotel}
        button={phone ? null : button}
      />
      {phone && <div className={styles.bar}>{button}</div>}
      <Suspense>
        {asking && (
          <NonRefundableDialog
            rate={rate}
            onClose={() => setAsking(false)}
            onConfirm={() => booking.place(form.getValues())}
          />
        )}
        {booking.obstacle && (
          <BookingObstacles
            booking={booking}
            onDuplicate={() => booking.place(form.getValues(), true)}
            onHotel={onHotel}
          />
        )}
      </Suspense>
    </form>
  )
}

/** The signed-in operator is the usual contact. */
function operatorContact() {
  const { nickname, mobile = '', area_num = '', email = '' } = session.store.getState()
  const dial = area_num.replaceAll(/\D/g, '')
  return { nickname, email, mobile: mobile && dial ? `+${dial}${mobile}` : mobile }
}
