import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { Stack } from '@portal/ui'
import type { ReactNode } from 'react'
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
import { HireTimes } from '../product/SearchSummary.tsx'
import type { Rental } from './rental-search.ts'
import type { HireQuote } from './use-hire-quote.ts'

interface Hired {
  model: Schemas['VehicleModel']
  rental: Rental
  hire: HireQuote
}

interface CarSummaryProps extends Hired {
  onList: () => void
  /** Null on a phone, where the button is in a bar at the bottom of the screen. */
  button: ReactNode
}

/** Time, route and passengers. */
function useHireLines({ rental, hire: { quote } }: Hired): ReactNode[] {
  const t = useText('car/booking')
  const from = quote?.pick_up.name ?? rental.pick_up_name ?? ''
  const to = quote?.drop_off.name ?? rental.drop_off_name ?? ''
  return [
    quote && <HireTimes key="times" start={quote.service_start_local} end={quote.service_end_local} />,
    t('fromTo', { from, to }),
    <PassengersText key="passengers" passengers={readPassengers(rental.passengers)} />,
  ]
}

/** The car and the rental in short. */
export function CarBrief(hired: Hired) {
  return <SummaryBrief title={hired.model.name} lines={useHireLines(hired)} />
}

/** The car, the rental with its terms, and every line of its price. */
export function CarSummary({ onList, button, ...hired }: CarSummaryProps) {
  const t = useText('car/booking')
  const {
    model,
    hire: { quote, waiting },
  } = hired
  const lines = useHireLines(hired)
  return (
    <SummaryCard title={model.name}>
      <SummaryFacts
        head={<Dim>{[model.class_text, model.mileage_policy_text].join(' · ')}</Dim>}
        lines={lines}
        change={t('changeCar')}
        onChange={onList}
      />
      {quote && (
        <Stack gap="sm" opacity={waiting ? 0.6 : 1} aria-busy={waiting}>
          <RefundabilityNow value={quote.cancellation_policy.refundability_now} />
          <RateDeadline
            rate={{
              refundability_now: quote.cancellation_policy.refundability_now,
              cancellation_policy: quote.cancellation_policy,
            }}
          />
          <SummaryPart title={t('priceDetails')}>
            <RideLines lines={quote.lines} />
          </SummaryPart>
        </Stack>
      )}
      <NetPriceSwitch />
      <SummaryFoot offer={quote} waiting={waiting}>
        {button}
      </SummaryFoot>
    </SummaryCard>
  )
}
