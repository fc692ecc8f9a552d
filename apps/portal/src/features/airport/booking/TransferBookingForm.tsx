import { type Schemas, useBookTransfer } from '@portal/api-client'
import { useText } from '@portal/i18n'
import type { ServerErrors } from '../../../trade/booking/BookingForm.tsx'
import { operatorContact } from '../../../trade/booking/booking-values.ts'
import type { KeptForm } from '../../../trade/booking/use-opened-draft.ts'
import { RideBookingForm } from '../../../trade/ride/RideBookingForm.tsx'
import { DriverFields, FlightFields, ReminderField } from './TransferFields.tsx'
import { TransferPolicy } from './TransferPolicy.tsx'
import { TransferBrief, TransferSummary } from './TransferSummary.tsx'
import { draftOfTransfer } from './transfer-booking.ts'
import {
  type TransferBookingValues,
  toTransferRequest,
  transferBookingErrors,
  transferBookingValues,
} from './transfer-booking-form.ts'
import type { TransferBookingSearch } from './transfer-booking-search.ts'
import type { TransferPrice } from './use-transfer-price.ts'

interface TransferBookingFormProps {
  ride: TransferBookingSearch
  page: Schemas['TransferOfferPage']
  offer: Schemas['TransferOffer']
  quote: Schemas['TransferQuote']
  price: TransferPrice
  /** Values of an opened draft. */
  draft: KeptForm<TransferBookingValues> | null
  onRide: (change: Partial<TransferBookingSearch>) => void
  onDraft: (id: string) => void
  onList: () => void
}

/** The form is kept per ride, independent of the vehicle. */
const formName = ({
  airport,
  flight_number,
  service_local,
  flight_local,
  passengers,
}: TransferBookingSearch) =>
  ['airport/booking', airport, flight_number, service_local ?? flight_local, passengers].join(' ')

/** The booking form of a transfer. Driver and extras are in the address, because they change the price. */
export function TransferBookingForm(props: TransferBookingFormProps) {
  const { ride, page, offer, quote, price, draft, onRide, onDraft, onList } = props
  const t = useText('airport/booking')
  const labels = useText('ride')
  const book = useBookTransfer()
  const pickup = ride.transfer_type !== 'dropoff'
  const { waiting, checkAgain } = price
  const { required_fields: required } = quote
  const day = quote.local_pick_up_time.slice(0, 10)
  const scheduled = page.flight?.[pickup ? 'arrival' : 'departure'].scheduled_local ?? null
  const title = [
    labels(`types.${ride.transfer_type ?? 'pickup'}`),
    page.airport.iata,
    offer.vehicle_class_text,
  ].join(' · ')
  const labelOf = (path: string) => {
    if (path === 'flight_number') return labels('flightNumber')
    if (path === 'flight') return pickup ? labels('flightArrives') : labels('flightDeparts')
    return path === 'name_board_text' ? t('nameBoard') : undefined
  }
  return (
    <RideBookingForm<TransferBookingValues, Schemas['TransferQuote']>
      product="airport"
      day={day}
      page="/airport/booking"
      address={ride}
      name={formName(ride)}
      draft={draft}
      content={{ title, ...draftOfTransfer(ride) }}
      onDraft={onDraft}
      initial={(values) => transferBookingValues(ride, scheduled, operatorContact(), values)}
      errors={(values) => transferBookingErrors(values, required, day)}
      price={{ offer: quote, onRequest: offer.on_request, waiting, checkAgain }}
      book={({ quote_key, tz }, values, terms) =>
        book.mutateAsync({ data: toTransferRequest(values, { ...terms, quote_key }, tz) })
      }
      pathsOf={flightPaths}
      labelOf={labelOf}
      back={t('toList')}
      onBack={onList}
      brief={<TransferBrief ride={ride} page={page} offer={offer} quote={quote} />}
      renderSummary={(button) => (
        <TransferSummary
          ride={ride}
          page={page}
          offer={offer}
          quote={quote}
          waiting={waiting}
          onList={onList}
          button={button}
        />
      )}
      renderRide={({ form, errorOf }) => ({
        title: t('sections.flight'),
        content: (
          <>
            <FlightFields
              airport={page.airport}
              form={form}
              pickup={pickup}
              service={quote.local_pick_up_time}
              needed={required.includes('flight_number')}
              error={errorOf('flight')}
            />
            <DriverFields ride={ride} offer={offer} driver_language={price.driver_language} onRide={onRide} />
          </>
        ),
      })}
      travellers={t('sections.guests')}
      renderRequests={({ form }) => <ReminderField form={form} />}
      policy={<TransferPolicy quote={quote} offer={offer} />}
    />
  )
}

/** Maps the server's names of flight fields to the form's. */
const flightPaths = (errors: ServerErrors): ServerErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, texts]) => [
      path.replace(/^flight\.flight_local$/, 'flight').replace(/^flight\.flight_number$/, 'flight_number'),
      texts,
    ]),
  )
