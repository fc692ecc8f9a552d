import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { StatusLabel } from '@portal/ui'
import { Clocks, Fact, Facts, Section } from '../../../trade/order/Facts.tsx'
import { BookingFacts, PlaceFact, RequestsFact } from '../../../trade/ride/order/RideNotes.tsx'
import { flightLooks } from '../flight-status.ts'

type Order = Schemas['AirportOrder']

/** Direction, time, places and vehicle of the transfer. */
export function TransferSection({ order }: { order: Order }) {
  const t = useText('user/airport-order/detail')
  const ride = useText('ride-order')
  const none = useText('user/order/detail')('none')
  const { airport, flight } = order
  const comes = flight?.status !== 'cancelled'
  return (
    <Section title={t('sections.transfer')}>
      <Facts>
        <BookingFacts order={order} />
        <Fact name={t('type')}>{order.transfer_type_text}</Fact>
        <Fact name={t('pickUpTime')} half>
          <Clocks at={order.local_pick_up_time} tz={order.tz} />
        </Fact>
        <Fact name={t('airport')} hint={airport.terminal} half>
          {airport.iata} · {airport.name}
        </Fact>
        {order.destination && <PlaceFact name={t('destination')} place={order.destination} />}
        {order.departure && <PlaceFact name={t('departure')} place={order.departure} />}
        <Fact name={t('vehicleClass')} hint={ride('vehicles', { count: order.number_of_vehicles })}>
          {order.vehicle_class_text}
        </Fact>
        <Fact name={t('maxPassengers')}>{order.max_passengers}</Fact>
        <Fact name={t('maxLuggage')}>{order.max_luggage}</Fact>
        <Fact name={t('freeWait')} hint={order.wait_starts_text}>
          {t('minutes', { count: order.free_wait_minutes })}
        </Fact>
        <Fact name={t('waitUntil')} half>
          {/* The waiting begins at a landing that nobody knows, or that does not take place. */}
          {order.wait_starts === 'landing' && (order.arriving_local === null || !comes) ? (
            ride('timeUnknown')
          ) : (
            <Clocks at={order.free_wait_until_local} tz={order.tz} />
          )}
        </Fact>
        <Fact name={t('board')}>{order.name_board_text || none}</Fact>
        <Fact name={t('reminder')} wide>
          {order.booking_reminder || none}
        </Fact>
        <RequestsFact order={order} />
      </Facts>
    </Section>
  )
}

/** The flight of the transfer and its latest status. */
export function FlightSection({ order }: { order: Order }) {
  const t = useText('user/airport-order/detail')
  const ride = useText('ride-order')
  const { flight, flight_number, operating_flight_number } = order
  const local = order.arriving_local ?? order.departing_local
  const known = [flight?.actual_local, flight?.estimated_local].find(Boolean)
  return (
    <Section title={t('sections.flight')}>
      <Facts>
        <Fact
          name={t('flightNumber')}
          hint={
            operating_flight_number !== null &&
            operating_flight_number !== flight_number &&
            t('operatedAs', { number: operating_flight_number })
          }
        >
          {flight_number ?? ride('flightUnknown')}
        </Fact>
        {flight_number !== null && (
          <Fact name={t(order.transfer_type === 'pickup' ? 'arriving' : 'departing')} half>
            {local ? <Clocks at={local} tz={order.tz} /> : ride('timeUnknown')}
          </Fact>
        )}
        {flight && (
          <Fact name={t('flightStatus')} hint={<Clocks at={flight.updated_time} tz={order.tz} />} half>
            <StatusLabel look={flightLooks[flight.status]} value={flight.status}>
              {flight.status_text}
            </StatusLabel>
          </Fact>
        )}
        {known && (
          <Fact name={t(flight?.actual_local ? 'actual' : 'estimated')} half>
            <Clocks at={known} tz={order.tz} />
          </Fact>
        )}
      </Facts>
    </Section>
  )
}
