import type { Schemas } from '@portal/api-client'
import { formatDate, useText } from '@portal/i18n'
import type { ReactNode } from 'react'
import { momentOf } from '../../../shared/time/local-moment.ts'
import {
  Dim,
  SummaryBrief,
  SummaryCard,
  SummaryFacts,
  SummaryFoot,
  SummaryPart,
} from '../../../trade/booking/SummaryCard.tsx'
import { NetPriceSwitch } from '../../../trade/money/NetPriceSwitch.tsx'
import { RateDeadline, RefundabilityNow } from '../../../trade/order/Refundability.tsx'
import { PassengersText } from '../../../trade/ride/PassengersPicker.tsx'
import { readPassengers } from '../../../trade/ride/passengers.ts'
import { RideLines } from '../../../trade/ride/RideLines.tsx'
import { usualLuggage } from '../search/transfer-request.ts'
import type { TransferBookingSearch } from './transfer-booking-search.ts'

interface Transfer {
  ride: TransferBookingSearch
  page: Schemas['TransferOfferPage']
  offer: Schemas['TransferOffer']
  quote: Schemas['TransferQuote']
}

interface TransferSummaryProps extends Transfer {
  waiting: boolean
  onList: () => void
  /** Null on a phone, where the button is in a bar at the bottom of the screen. */
  button: ReactNode
}

/** Route, time, passengers and luggage. */
function useTransferLines({ ride, page: { airport, place }, quote }: Transfer): ReactNode[] {
  const t = useText('airport/booking')
  const { date, time } = momentOf(quote.local_pick_up_time)
  const ends = { airport: `${airport.name} (${airport.iata})`, place: place.name }
  return [
    t(`way.${ride.transfer_type ?? 'pickup'}`, ends),
    t('pickUpAt', { when: `${formatDate(date)} ${time}` }),
    <PassengersText
      key="passengers"
      passengers={readPassengers(ride.passengers)}
      luggage={ride.luggage ?? usualLuggage}
    />,
  ]
}

/** The vehicle and the ride in short. */
export function TransferBrief(transfer: Transfer) {
  return <SummaryBrief title={transfer.offer.vehicle_class_text} lines={useTransferLines(transfer)} />
}

/** The vehicle, the ride with its terms, and every line of its price. */
export function TransferSummary(props: TransferSummaryProps) {
  const { ride, offer, quote, waiting, onList, button } = props
  const t = useText('airport/booking')
  const labels = useText('ride')
  const lines = useTransferLines(props)
  const policy = quote.cancellation_policy
  return (
    <SummaryCard title={offer.vehicle_class_text}>
      <SummaryFacts
        head={
          <>
            <strong>{labels(`types.${ride.transfer_type ?? 'pickup'}`)}</strong>{' '}
            <Dim>{offer.vehicle_examples.join(' / ')}</Dim>
          </>
        }
        lines={lines}
        change={t('changeVehicle')}
        onChange={onList}
      />
      <div>
        <RefundabilityNow value={policy.refundability_now} />
        <RateDeadline rate={{ refundability_now: policy.refundability_now, cancellation_policy: policy }} />
      </div>
      <div aria-busy={waiting}>
        <SummaryPart title={t('priceDetails')}>
          <RideLines lines={quote.lines} />
        </SummaryPart>
      </div>
      <NetPriceSwitch />
      <SummaryFoot offer={quote} waiting={waiting}>
        {button}
      </SummaryFoot>
    </SummaryCard>
  )
}
