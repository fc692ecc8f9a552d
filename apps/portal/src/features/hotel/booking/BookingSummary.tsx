import type { Schemas } from '@portal/api-client'
import { formatStay, useText } from '@portal/i18n'
import { Text } from '@portal/ui'
import type { ReactNode } from 'react'
import {
  Dim,
  SummaryCard,
  SummaryFacts,
  SummaryFoot,
  SummaryPart,
} from '../../../trade/booking/SummaryCard.tsx'
import { NetPriceSwitch } from '../../../trade/money/NetPriceSwitch.tsx'
import { PriceLines } from '../../../trade/order/PriceLines.tsx'
import { otherNames } from '../../../trade/place/place-names.tsx'
import type { Stay } from '../../../trade/search/stay.ts'
import { RateTerms } from '../rate/RateTerms.tsx'
import { kindsOf } from '../rate/rate-kinds.ts'
import { OccupancyText } from '../search/RoomOccupancyPicker.tsx'

interface BookingSummaryProps {
  hotel: Schemas['HotelInfo']
  rate: Schemas['Rate']
  stay: Stay
  /** Opens other rooms of the hotel; absent for an offer that is for these alone. */
  onHotel?: (() => void) | undefined
  /** Null on a phone, where the button is in a bar at the bottom of the screen. */
  button: ReactNode
}

/** The hotel, the rate with its terms, and every line of its price. */
export function BookingSummary({ hotel, rate, stay, onHotel, button }: BookingSummaryProps) {
  const t = useText('hotel/booking')
  const labels = useText('hotel')
  const kinds = kindsOf(rate)
  return (
    <SummaryCard title={hotel.name} otherNames={otherNames(hotel).join(' · ')}>
      <SummaryFacts
        head={
          kinds.length === 1 ? (
            <>
              <strong>{rate.room_type}</strong> <Dim>{rate.name}</Dim>
            </>
          ) : (
            kinds.map((kind) => (
              <Text key={kind} span inherit display="block" fw={600}>
                {kind}
              </Text>
            ))
          )
        }
        lines={[
          formatStay(stay.check_in, stay.check_out),
          <OccupancyText key="rooms" rooms={stay.rooms} infantBelow={hotel.infant_below_age} />,
        ]}
        change={t('changeRate')}
        onChange={onHotel}
      />
      <RateTerms rate={rate} />
      <SummaryPart title={labels('price.title')}>
        <PriceLines nightly={rate.nightly} charges={rate.charges} rooms={rate.rooms} />
      </SummaryPart>
      <NetPriceSwitch />
      <SummaryFoot offer={rate}>{button}</SummaryFoot>
    </SummaryCard>
  )
}
