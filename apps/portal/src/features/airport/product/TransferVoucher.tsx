import type { Schemas } from '@portal/api-client'
import { wallClock } from '../../../shared/time/server-clock.ts'
import { placeText, rideFacts } from '../../../trade/voucher/ride-facts.ts'
import { VoucherFacts, VoucherNotes } from '../../../trade/voucher/VoucherFacts.tsx'
import { voucherText } from '../../../trade/voucher/voucher-text.ts'

/** What driver and guests need to know about a transfer. */
export function TransferVoucher({ voucher }: { voucher: Schemas['AirportVoucher'] }) {
  const t = voucherText(voucher.language)
  const pickUp = voucher.transfer_type === 'pickup'
  const { airport, flight_number, flight_local, flight_news } = voucher
  const known = flight_news?.expected_local
  return (
    <>
      <VoucherFacts
        facts={[
          [t('transfer'), voucher.transfer_type_text],
          [t('airport'), [airport.iata, airport.name, airport.terminal].filter(Boolean).join(' · ')],
          [
            t('flight'),
            flight_number === null
              ? t('flightUnknown')
              : [
                  flight_number,
                  flight_local ? wallClock(flight_local) : t('timeUnknown'),
                  flight_news?.status_text,
                  known && wallClock(known),
                ]
                  .filter(Boolean)
                  .join(' · '),
          ],
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
          [t('board'), voucher.name_board_text],
          [t('reminder'), voucher.booking_reminder],
          ...rideFacts(voucher),
        ]}
      />
      <VoucherNotes title={t('emergency')} lines={voucher.emergency_lines} />
    </>
  )
}
