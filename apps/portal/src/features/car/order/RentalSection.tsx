import type { Schemas } from '@portal/api-client'
import { bothClocks, formatDate, useText } from '@portal/i18n'
import { Box, Title } from '@portal/ui'
import { Clocks, Fact, Facts, Section } from '../../../trade/order/Facts.tsx'
import { BookingFacts, PlaceFact, RequestsFact } from '../../../trade/ride/order/RideNotes.tsx'

type Order = Schemas['CarOrder']

/** Vehicle, time and places of the rental. */
export function RentalSection({ order }: { order: Order }) {
  const t = useText('user/car-order/detail')
  return (
    <Section title={t('sections.rental')}>
      <Facts>
        <BookingFacts order={order} />
        <Fact
          name={t('vehicleModel')}
          hint={[
            order.vehicle_class_text,
            t('seats', { count: order.seats }),
            t('luggage', { count: order.luggage }),
            order.energy_source_text,
          ].join(' · ')}
          half
        >
          {order.vehicle_model}
        </Fact>
        <Fact name={t('rentalDate')} hint={<Clocks at={order.pick_up_time_local} tz={order.tz} />} half>
          {formatDate(order.rental_date)}
        </Fact>
        <Fact name={t('rentalType')}>{order.rental_type_text}</Fact>
        <Fact name={t('daysOrHours')}>
          {t(`quantity.${order.rental_type}`, { count: order.days_or_hours })}
        </Fact>
        <Fact
          name={t('duration')}
          hint={t('until', { time: bothClocks(order.planned_end_local, order.tz) })}
          half
        >
          {order.duration_text}
        </Fact>
        <PlaceFact name={t('pickUpLocation')} place={order.pick_up_location} />
        <PlaceFact name={t('dropOffLocation')} place={order.drop_off_location} />
        <Fact name={t('numberOfRentals')}>{order.number_of_rentals}</Fact>
        <Fact
          name={t('mileage')}
          hint={order.mileage_limit_km !== null && t('mileageLimit', { km: order.mileage_limit_km })}
        >
          {order.mileage_policy_text}
        </Fact>
        <Fact name={t('includes')} wide>
          <Inclusions order={order} />
        </Fact>
        <RequestsFact order={order} />
      </Facts>
      {order.itinerary.length > 0 && <Itinerary stops={order.itinerary} />}
    </Section>
  )
}

function Inclusions({ order: { includes } }: { order: Order }) {
  const t = useText('user/car-order/detail')
  const ride = useText('user/order/detail')
  const names = (['fuel', 'tolls', 'parking', 'driver_meals', 'driver_overnight'] as const)
    .filter((name) => includes[name])
    .map((name) => t(`inclusions.${name}`))
  return names.length > 0 ? names.join(' · ') : ride('none')
}

function Itinerary({ stops }: { stops: Order['itinerary'] }) {
  const t = useText('user/car-order/detail')
  return (
    <div>
      <Title order={3} size="h4">
        {t('itinerary')}
      </Title>
      <Box component="ol" ps={20} style={{ listStyle: 'decimal' }}>
        {stops.map(({ seq, date, planned_time, stop }) => (
          <li key={seq}>{[formatDate(date), planned_time, stop].filter(Boolean).join(' · ')}</li>
        ))}
      </Box>
    </div>
  )
}
