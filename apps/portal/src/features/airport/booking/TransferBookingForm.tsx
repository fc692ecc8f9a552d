import { type Schemas, useBookTransfer } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { BookingDialogs } from '../../../shared/booking/BookingDialogs.tsx'
import {
  ContactFields,
  FieldGrid,
  RemarkField,
  RequestsField,
} from '../../../shared/booking/BookingFields.tsx'
import { BookingFrame } from '../../../shared/booking/BookingFrame.tsx'
import { Section } from '../../../shared/booking/BookingSection.tsx'
import { formFaults, guestOfPath, namedFaults } from '../../../shared/booking/booking-faults.ts'
import { operatorContact } from '../../../shared/booking/booking-values.ts'
import { DraftState } from '../../../shared/booking/DraftState.tsx'
import type { KeptForm } from '../../../shared/booking/kept-form.ts'
import { BookingButton } from '../../../shared/booking/SummaryCard.tsx'
import { useBooking } from '../../../shared/booking/use-booking.ts'
import { useBookingForm } from '../../../shared/booking/use-booking-form.ts'
import { guestLabel } from '../../../shared/guests/guest-label.ts'
import { TravellerNames } from '../../../shared/ride/TravellerNames.tsx'
import { overtakenFaults, type TravellerValues, travellerPaths } from '../../../shared/ride/travellers.ts'
import { useKeptForm } from '../../../shared/ride/use-kept-form.ts'
import { DriverFields, FlightFields, ReminderField } from './TransferFields.tsx'
import { TransferPolicy } from './TransferPolicy.tsx'
import { TransferSummary } from './TransferSummary.tsx'
import {
  type TransferBookingValues,
  toTransferRequest,
  transferBookingFaults,
  transferBookingValues,
} from './transfer-booking-form.ts'
import { draftOfTransfer, type TransferBookingSearch } from './transfer-booking-search.ts'
import type { TransferPrice } from './use-transfer-price.ts'

interface TransferBookingFormProps {
  ride: TransferBookingSearch
  page: Schemas['TransferOfferPage']
  offer: Schemas['TransferOffer']
  quote: Schemas['TransferQuote']
  price: TransferPrice
  /** What an opened draft holds. */
  draft: KeptForm<TransferBookingValues> | null
  onRide: (change: Partial<TransferBookingSearch>) => void
  onDraft: (id: string) => void
  onList: () => void
}

/** What is typed belongs to the ride, whichever vehicle drives it. */
const formName = ({
  airport,
  flight_number,
  service_local,
  flight_local,
  passengers,
}: TransferBookingSearch) =>
  ['airport/booking', airport, flight_number, service_local ?? flight_local, passengers].join(' ')

/** The booking form of a transfer. What was typed survives every detour. */
export function TransferBookingForm(props: TransferBookingFormProps) {
  const { ride, page, offer, quote, price, draft, onRide, onDraft, onList } = props
  const t = useText('airport/booking')
  const words = useText('ride')
  const booking = useText('booking')
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [ownRef] = useState(() => crypto.randomUUID())
  const pickup = ride.transfer_type !== 'dropoff'
  const { required_fields: required } = quote
  const name = formName(ride)
  const scheduled = page.flight?.[pickup ? 'arrival' : 'departure'].scheduled_local ?? null
  const { form, saved, attempt, errorOf, check, refuse, finish } = useBookingForm<TransferBookingValues>({
    page: '/airport/booking',
    name,
    kept: useKeptForm<TransferBookingValues>(name) ?? draft,
    initial: (values) => transferBookingValues(ride, scheduled, operatorContact(), values),
    faults: (values) => transferBookingFaults(values, required, ride.flight_number),
    content: () => ({
      product: 'airport',
      title: [words(`types.${ride.transfer_type ?? 'pickup'}`), page.airport.iata, offer.vehicle_class_text]
        .join(' · ')
        .slice(0, 120),
      ...draftOfTransfer(ride),
    }),
    draft: ride.draft,
    onDraft,
  })
  const book = useBookTransfer()
  const order = useBooking<Schemas['TransferQuote'], TransferBookingValues>({
    clientRef: ride.ref ?? ownRef,
    checkAgain: price.checkAgain,
    book: async ({ quote_key, total_price, tz }, values, mark) => {
      const quoted = ride.quote_id === undefined ? {} : { quote_id: ride.quote_id }
      const context = { ...mark, quote_key, accepted_total: { ...total_price }, ...quoted }
      return (await book.mutateAsync({ data: toTransferRequest(values, context, tz) })).order
    },
    onBooked: ({ booking_id }) => {
      finish()
      void navigate({
        to: '/user/airport-order/detail/$id',
        params: { id: booking_id },
        state: { offerPayment: true },
      })
    },
    onFaults: (fields) => refuse(flightPaths(formFaults(travellerPaths(fields, form.getValues())))),
  })

  const submit = () => {
    if (!check() || price.waiting) return
    if (quote.cancellation_policy.non_refundable) return setAsking(true)
    void order.place(form.getValues())
  }
  const change = (values: Partial<TravellerValues>) => {
    const overtaken = overtakenFaults(form.getValues(), values)
    form.setValues(values)
    for (const path of overtaken) form.clearFieldError(path)
  }
  const { guests, guest_phone } = form.getValues()
  const placeOf = (path: string) => {
    const guest = guestOfPath(path)
    if (guests[guest]) return guestLabel(guests, guest)
    if (path === 'guest_phone') return booking('guestPhone')
    if (path === 'flight_number') return words('flightNumber')
    if (path === 'flight') return pickup ? words('flightArrives') : words('flightDeparts')
    return path === 'name_board_text' ? t('nameBoard') : undefined
  }

  return (
    <BookingFrame
      onSubmit={submit}
      faults={namedFaults(form.errors, placeOf)}
      attempt={attempt}
      refusal={order.refusal}
      renderSummary={(button) => (
        <TransferSummary
          ride={ride}
          page={page}
          offer={offer}
          quote={quote}
          waiting={price.waiting}
          onList={onList}
          button={button}
        />
      )}
      button={
        <BookingButton
          total={quote.total_price}
          onRequest={offer.on_request}
          busy={order.busy || price.waiting}
        >
          <DraftState draft={saved} />
        </BookingButton>
      }
      after={
        <BookingDialogs
          booking={order}
          orders="/user/airport-order/list"
          onBack={onList}
          onPlace={(confirmDuplicate) => order.place(form.getValues(), confirmDuplicate)}
          nonRefundable={asking ? quote : null}
          onAnswered={() => setAsking(false)}
          words={{
            nonRefundable: t('nonRefundableTitle'),
            duplicate: t('duplicateText'),
            back: t('toList'),
          }}
        />
      }
    >
      <Section number={1} title={t('sections.flight')}>
        <FlightFields
          form={form}
          pickup={pickup}
          needed={required.includes('flight_number')}
          error={errorOf('flight')}
        />
        <DriverFields ride={ride} offer={offer} driver_language={price.driver_language} onRide={onRide} />
      </Section>
      <Section number={2} title={t('sections.guests')}>
        <TravellerNames
          values={{ guests, guest_phone }}
          onChange={change}
          errorOf={errorOf}
          phoneNeeded={required.includes('guest_phone')}
        />
      </Section>
      <Section number={3} title={booking('sections.contact')}>
        <ContactFields form={form} hint={t('contactHint')} />
      </Section>
      <Section number={4} title={booking('sections.requests')}>
        <FieldGrid>
          <RequestsField form={form} hint={t('requestsHint')} />
          <ReminderField form={form} />
          <RemarkField form={form} hint={t('internalHint')} />
        </FieldGrid>
      </Section>
      <Section number={5} title={booking('sections.policy')}>
        <TransferPolicy quote={quote} offer={offer} />
      </Section>
    </BookingFrame>
  )
}

/** The server's names of the flight as the form's. */
const flightPaths = (faults: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(faults).map(([path, text]) => [
      path.replace(/^flight\.flight_local$/, 'flight').replace(/^flight\.flight_number$/, 'flight_number'),
      text,
    ]),
  )
