import { type Schemas, useBookCar } from '@portal/api-client'
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
import { readPassengers } from '../../../shared/ride/passengers.ts'
import { TravellerNames } from '../../../shared/ride/TravellerNames.tsx'
import { overtakenFaults, type TravellerValues, travellerPaths } from '../../../shared/ride/travellers.ts'
import { useKeptForm } from '../../../shared/ride/use-kept-form.ts'
import { CarPolicy } from './CarPolicy.tsx'
import { CarSummary } from './CarSummary.tsx'
import {
  type CarBookingValues,
  carBookingFaults,
  carBookingValues,
  toCarRequest,
} from './car-booking-form.ts'
import { RentalFields, type RentalFieldsProps } from './RentalFields.tsx'
import { draftOfRental, type Rental } from './rental.ts'
import type { HireQuote } from './use-hire-quote.ts'

interface CarBookingFormProps {
  model: Schemas['VehicleModel']
  rental: Rental
  hire: HireQuote
  /** What an opened draft holds. */
  draft: KeptForm<CarBookingValues> | null
  onHire: RentalFieldsProps['onChange']
  onDraft: (id: string) => void
  onList: () => void
}

/** Fields of the hire, which stand in the first section. */
const hireFields = {
  start_local: 'start',
  number_of_rentals: 'vehicles',
  rental_type: 'rentalType',
  'industrial_zone.zone_id': 'zoneName',
  'industrial_zone.times': 'zoneTimes',
} as const

/** The booking form of a car. The hire stands in the address, what was typed survives every detour. */
export function CarBookingForm(props: CarBookingFormProps) {
  const { model, rental, hire, draft, onHire, onDraft, onList } = props
  const t = useText('car/booking')
  const booking = useText('booking')
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [ownRef] = useState(() => crypto.randomUUID())
  const { quote } = hire
  const phoneNeeded = quote?.required_fields.includes('guest_phone') ?? false
  const passengers = readPassengers(rental.passengers)
  const name = `car/booking ${model.id} ${rental.passengers ?? ''}`
  const { form, saved, attempt, errorOf, check, refuse, finish } = useBookingForm<CarBookingValues>({
    page: '/car/booking',
    name,
    kept: useKeptForm<CarBookingValues>(name) ?? draft,
    initial: (values) => carBookingValues(passengers, operatorContact(), values),
    faults: (values) => carBookingFaults(values, phoneNeeded),
    content: () => ({ product: 'car', title: model.name.slice(0, 120), ...draftOfRental(rental) }),
    draft: rental.draft,
    onDraft,
  })
  const book = useBookCar()
  const order = useBooking<Schemas['CarQuote'], CarBookingValues>({
    clientRef: rental.ref ?? ownRef,
    checkAgain: hire.checkAgain,
    book: async ({ quote_key, total_price }, values, mark) => {
      const quoted = rental.quote_id === undefined ? {} : { quote_id: rental.quote_id }
      const context = { ...mark, quote_key, accepted_total: { ...total_price }, ...quoted }
      return (await book.mutateAsync({ data: toCarRequest(values, context) })).order
    },
    onBooked: ({ booking_id }) => {
      finish()
      void navigate({
        to: '/user/car-order/detail/$id',
        params: { id: booking_id },
        state: { offerPayment: true },
      })
    },
    onFaults: (fields) => refuse(formFaults(travellerPaths(fields, form.getValues()))),
  })

  const hireFault = (field: string) => hire.faults[field]?.join(' ') ?? errorOf(field)
  const submit = () => {
    if (Object.keys(hire.faults).length > 0) return refuse(formFaults(hire.faults))
    if (!check() || hire.waiting) return
    if (quote?.cancellation_policy.non_refundable) return setAsking(true)
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
    if (path === 'days_or_hours') return t(`quantities.${rental.rental_type ?? 'day'}`)
    const field = Object.entries(hireFields).find(([known]) => known === path)?.[1]
    return field && t(field)
  }

  return (
    <BookingFrame
      onSubmit={submit}
      faults={namedFaults(form.errors, placeOf)}
      attempt={attempt}
      refusal={order.refusal}
      renderSummary={(button) => (
        <CarSummary model={model} rental={rental} hire={hire} onList={onList} button={button} />
      )}
      button={
        quote && (
          <BookingButton
            total={quote.total_price}
            onRequest={quote.on_request}
            busy={order.busy || hire.waiting}
          >
            <DraftState draft={saved} />
          </BookingButton>
        )
      }
      after={
        <BookingDialogs
          booking={order}
          orders="/user/car-order/list"
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
      <Section number={1} title={t('sections.hire')}>
        <RentalFields
          rental={rental}
          model={model}
          tz={quote?.tz ?? rental.tz}
          onChange={(hired) => {
            form.clearErrors()
            onHire(hired)
          }}
          errorOf={hireFault}
        />
      </Section>
      <Section number={2} title={t('sections.passengers')}>
        <TravellerNames
          values={{ guests, guest_phone }}
          onChange={change}
          errorOf={errorOf}
          phoneNeeded={phoneNeeded}
        />
      </Section>
      <Section number={3} title={booking('sections.contact')}>
        <ContactFields form={form} hint={t('contactHint')} />
      </Section>
      <Section number={4} title={booking('sections.requests')}>
        <FieldGrid>
          <RequestsField form={form} hint={t('requestsHint')} />
          <RemarkField form={form} hint={t('internalHint')} />
        </FieldGrid>
      </Section>
      <Section number={5} title={booking('sections.policy')}>
        {quote && <CarPolicy quote={quote} />}
      </Section>
    </BookingFrame>
  )
}
