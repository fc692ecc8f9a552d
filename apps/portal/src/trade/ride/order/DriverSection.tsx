import { type Schemas, useGetOrderDispatch } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { countPeople, peopleText } from '../../guests/people-texts.ts'
import { Clocks, Fact, Facts, Section } from '../../order/Facts.tsx'
import { GuestList } from '../../order/GuestList.tsx'
import { canStillBeCancelled } from '../../order/order-stages.ts'
import { mapAddress } from '../../place/place-names.tsx'
import type { RideOrder } from './ride-cells.tsx'

/** Poll interval while the driver is under way, in ms. */
const askEvery = 15_000

const underWay: readonly Schemas['DispatchStatus'][] = [
  'assigned',
  'en_route',
  'arrived',
  'on_board',
  'reassigning',
]

/** The driver has not reached the pick-up. */
const coming: readonly Schemas['DispatchStatus'][] = ['assigned', 'en_route', 'reassigning']

/** Driver, car and status; polled while the driver is under way. */
export function DriverSection({ order }: { order: RideOrder }) {
  const t = useText('ride-order')
  const moving = underWay.includes(order.dispatch.status)
  const { data } = useGetOrderDispatch(
    { id: order.booking_id },
    { query: { enabled: moving, refetchInterval: askEvery }, request: { background: true } },
  )
  const dispatch = data?.dispatch ?? order.dispatch
  const takesPlace = canStillBeCancelled(order.order_status) || order.order_status === 'in_service'
  const nobody = t(takesPlace ? 'noDriver' : 'neverDriver')
  return (
    <Section title={t('sections.driver')}>
      <Facts>
        <Fact name={t('driverName')}>{dispatch.driver_name ?? nobody}</Fact>
        <Fact name={t('driverPhone')}>
          {dispatch.driver_phone ? (
            <a href={`tel:${dispatch.driver_phone.replaceAll(/[^+\d]/g, '')}`}>{dispatch.driver_phone}</a>
          ) : (
            nobody
          )}
        </Fact>
        <Fact name={t('plate')}>{dispatch.plate_number ?? nobody}</Fact>
        <Fact name={t('driverLanguage')}>{order.driver_language_text}</Fact>
        {(takesPlace || dispatch.driver_name) && (
          <Fact name={t('dispatch')} hint={<Clocks at={dispatch.updated_time} tz={order.tz} />} half>
            {dispatch.status_text}
          </Fact>
        )}
        {dispatch.eta_local && coming.includes(dispatch.status) && (
          <Fact name={t('eta')} half>
            <Clocks at={dispatch.eta_local} tz={order.tz} />
          </Fact>
        )}
        {dispatch.location && (
          <Fact name={t('position')} hint={<Clocks at={dispatch.location.time} tz={order.tz} />} half>
            <a href={mapAddress(dispatch.location)} target="_blank" rel="noopener noreferrer">
              {t('openMap')}
            </a>
          </Fact>
        )}
      </Facts>
    </Section>
  )
}

/** The passengers and their phone. */
export function TravellersSection({ order: { passengers, guests } }: { order: RideOrder }) {
  const t = useText('ride-order')
  return (
    <Section title={t('sections.travellers')}>
      <Facts>
        <Fact
          name={t('passengers')}
          hint={passengers.child_ages.length > 0 && t('ages', { ages: passengers.child_ages.join(', ') })}
        >
          {peopleText(countPeople(passengers.adults, passengers.child_ages))}
        </Fact>
      </Facts>
      <GuestList guests={guests} lead={t('lead')} />
    </Section>
  )
}
