import type { Schemas } from '@portal/api-client'
import { useText } from '@portal/i18n'
import { wallClock } from '../wall-clock.ts'
import { type VoucherFact, VoucherFacts, VoucherNotes } from './VoucherFacts.tsx'

type Car = Schemas['CarVoucher']
type Transfer = Schemas['AirportVoucher']
type Ride = Car | Transfer

const placeText = ({ name, address }: Schemas['RidePlace']): string =>
  [name, address].filter(Boolean).join(', ')

/** What driver and guests need of a hired car. */
export function CarVoucher({ voucher }: { voucher: Car }) {
  const t = useText('voucher')
  return (
    <>
      <VoucherFacts
        facts={[
          [
            t('vehicle'),
            [
              voucher.vehicle_model,
              voucher.vehicle_class_text,
              t('vehicles', { count: voucher.number_of_rentals }),
            ].join(' · '),
          ],
          [t('rental'), t('quantity', { type: voucher.rental_type_text, count: voucher.days_or_hours })],
          [t('begins'), wallClock(voucher.service_start_local)],
          [t('ends'), wallClock(voucher.service_end_local)],
          [t('pickUp'), placeText(voucher.pick_up_location)],
          [t('dropOff'), placeText(voucher.drop_off_location)],
          [t('zone'), voucher.zone_name],
          ...useRideFacts(voucher),
        ]}
      />
      <VoucherNotes
        title={t('itinerary')}
        lines={voucher.itinerary.map(({ date, planned_time, stop }) =>
          [date, planned_time, stop].filter(Boolean).join(' · '),
        )}
      />
      <VoucherNotes title={t('includes')} lines={voucher.includes_lines} />
      <VoucherNotes title={t('emergency')} lines={voucher.emergency_lines} />
    </>
  )
}

/** What driver and guests need of a transfer. */
export function TransferVoucher({ voucher }: { voucher: Transfer }) {
  const t = useText('voucher')
  const common = useText('common')
  const pickUp = voucher.transfer_type === 'pickup'
  const { airport, flight_number, flight_local } = voucher
  return (
    <>
      <VoucherFacts
        facts={[
          [t('transfer'), voucher.transfer_type_text],
          [t('airport'), [airport.iata, airport.name, airport.terminal].filter(Boolean).join(' · ')],
          [t('flight'), [flight_number, flight_local && wallClock(flight_local)].filter(Boolean).join(' · ')],
          [t('begins'), wallClock(voucher.service_start_local)],
          [t(pickUp ? 'destination' : 'departure'), placeText(voucher.place)],
          [
            t('vehicle'),
            `${voucher.vehicle_class_text} · ${t('vehicles', { count: voucher.number_of_vehicles })}`,
          ],
          [
            t('wait'),
            t('waitMinutes', { count: voucher.free_wait_minutes, start: voucher.wait_starts_text }),
          ],
          [t('board'), voucher.name_board_text || common('none')],
          [t('reminder'), voucher.booking_reminder],
          ...useRideFacts(voucher),
        ]}
      />
      <VoucherNotes title={t('emergency')} lines={voucher.emergency_lines} />
    </>
  )
}

function useRideFacts(voucher: Ride): VoucherFact[] {
  const t = useText('voucher')
  const common = useText('common')
  const { adults, child_ages } = voucher.passengers
  const driver = [voucher.driver_name, voucher.driver_phone, voucher.plate_number].filter(Boolean)
  return [
    [t('meeting'), voucher.meeting_point],
    [t('driver'), driver.length > 0 ? driver.join(' · ') : t('noDriver')],
    [t('driverLanguage'), voucher.driver_language_text],
    [
      t('passengers'),
      `${common('count.adults', { count: adults })} · ${common('count.children', { count: child_ages.length })}`,
    ],
    [t('guests'), voucher.guests.map(({ full_name }) => full_name).join(', ')],
  ]
}
