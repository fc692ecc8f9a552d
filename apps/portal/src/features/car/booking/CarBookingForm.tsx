import { type Schemas, useBookCar } from '@portal/api-client'
import { formatMoney, useText } from '@portal/i18n'
import { Box, lazySection, Stack } from '@portal/ui'
import { operatorContact } from '../../../trade/booking/booking-values.ts'
import { PolicyNotes } from '../../../trade/booking/PolicyNotes.tsx'
import type { KeptForm } from '../../../trade/booking/use-opened-draft.ts'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import { RideBookingForm } from '../../../trade/ride/RideBookingForm.tsx'
import { Inclusions } from '../list/Inclusions.tsx'
import { CarBrief, CarSummary } from './CarSummary.tsx'
import {
  type CarBookingValues,
  carBookingErrors,
  carBookingValues,
  toCarRequest,
} from './car-booking-form.ts'
import { hireDays, movedStops } from './itinerary.ts'
import { RentalFields, type RentalFieldsProps } from './RentalFields.tsx'
import { draftOfRental } from './rental.ts'
import type { Rental } from './rental-search.ts'
import type { HireQuote } from './use-hire-quote.ts'

/** Cancellation terms, inclusions and the price of an extra hour. */
function CarPolicy({ quote }: { quote: Schemas['CarQuote'] }) {
  const t = useText('car/booking')
  const hotel = useText('hotel')
  const { cancellation_policy: policy, tz, model, rental_type } = quote
  const money = formatMoney(model.overtime_unit_price)
  const hours = rental_type === 'day' ? model.hours_per_day : model.hours_per_half_day
  return (
    <PolicyNotes
      policy={policy}
      refundability={policy.refundability_now}
      tz={tz}
      clock={t('placeTime')}
      onRequest={quote.on_request ? { title: hotel('onRequest'), hint: t('onRequestHint') } : null}
    >
      <Inclusions includes={model.includes} />
      <p>{rental_type === 'hour' ? t('overtimeHourly', { money }) : t('overtime', { money, hours })}</p>
    </PolicyNotes>
  )
}

// Most rentals have no stops, so this loads later. Its placeholder has the height of an empty list.
const ItineraryFields = lazySection(() => import('./ItineraryFields.tsx'), { loading: <Box h={94} /> })

interface CarBookingFormProps {
  model: Schemas['VehicleModel']
  rental: Rental
  hire: HireQuote
  /** Values of an opened draft. */
  draft: KeptForm<CarBookingValues> | null
  onHire: RentalFieldsProps['onChange']
  onDraft: (id: string) => void
  onList: () => void
}

/** Rental fields in the first section. */
const hireFields = {
  start_local: 'start',
  number_of_rentals: 'vehicles',
  rental_type: 'rentalType',
  'industrial_zone.zone_id': 'zoneName',
  'industrial_zone.times': 'zoneTimes',
} as const

/** The booking form of a car. The rental is in the address, and its errors come from its price. */
export function CarBookingForm(props: CarBookingFormProps) {
  const { model, rental, hire, draft, onHire, onDraft, onList } = props
  const t = useText('car/booking')
  const book = useBookCar()
  const { quote, waiting, checkAgain } = hire
  const passengers = readPassengers(rental.passengers)
  const phoneNeeded = quote?.required_fields.includes('guest_phone') ?? false
  // While a new price loads, the shown one belongs to another rental.
  const end = waiting ? undefined : quote?.service_end_local
  const days = hireDays(rental, end)
  const labelOf = (path: string) => {
    const stop = /^itinerary\.(\d+)/.exec(path)?.[1]
    if (stop !== undefined) return t('itinerary.number', { number: Number(stop) + 1 })
    if (path === 'days_or_hours') return t(`quantities.${rental.rental_type ?? 'day'}`)
    const field = Object.entries(hireFields).find(([known]) => known === path)?.[1]
    return field && t(field)
  }
  return (
    <RideBookingForm<CarBookingValues, Schemas['CarQuote']>
      product="car"
      day={rental.start?.slice(0, 10) ?? ''}
      page="/car/booking"
      address={rental}
      name={`car/booking ${model.id} ${rental.passengers ?? ''}`}
      draft={draft}
      content={{ title: model.name, ...draftOfRental(rental) }}
      onDraft={onDraft}
      initial={(values) => carBookingValues(passengers, operatorContact(), values)}
      errors={(values) => carBookingErrors(values, phoneNeeded, rental, end)}
      errorsBeside={hire.errors}
      price={{ offer: quote, onRequest: quote?.on_request ?? false, waiting, checkAgain }}
      book={({ quote_key }, values, terms) =>
        book.mutateAsync({ data: toCarRequest(values, { ...terms, quote_key }) })
      }
      labelOf={labelOf}
      back={t('toList')}
      onBack={onList}
      brief={<CarBrief model={model} rental={rental} hire={hire} />}
      renderSummary={(button) => (
        <CarSummary model={model} rental={rental} hire={hire} onList={onList} button={button} />
      )}
      renderRide={({ form, errorOf }) => ({
        title: t('sections.hire'),
        content: (
          <Stack>
            <RentalFields
              rental={rental}
              model={model}
              tz={quote?.tz ?? rental.tz}
              onChange={(hired) => {
                form.clearErrors()
                const { itinerary } = form.getValues()
                if (hired.start && rental.start && itinerary.length > 0)
                  form.setFieldValue('itinerary', movedStops(itinerary, rental.start, hired.start))
                onHire(hired)
              }}
              errorOf={(field) => hire.errors[field]?.join(' ') ?? errorOf(field)}
            />
            <ItineraryFields
              tz={quote?.tz ?? rental.tz}
              stops={form.getValues().itinerary}
              days={days}
              onChange={(stops) => form.setFieldValue('itinerary', stops)}
              errorOf={errorOf}
            />
          </Stack>
        ),
      })}
      travellers={t('sections.passengers')}
      policy={quote && <CarPolicy quote={quote} />}
    />
  )
}
