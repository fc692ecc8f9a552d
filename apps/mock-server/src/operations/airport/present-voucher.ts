import { waitStartOf } from '../../domain/airport/flight.ts'
import { newsWord } from '../../domain/airport/news.ts'
import { terminalOf } from '../../domain/airport/route.ts'
import type { AirportOrderRecord } from '../../domain/order/order.ts'
import { toLocal } from '../../domain/time/zones.ts'
import type { Catalogue } from '../../world/seed/catalogue.ts'
import { meetingAt, presentRideVoucher } from '../ride/present-voucher.ts'
import { sayPlace } from '../ride/ride-place.ts'
import { type SampleLabels, sampleGuest, sampleHall, sampleHotel } from '../voucher/sample-parts.ts'
import { bilingual, labelIn, type SayVoucher } from '../voucher/voucher-texts.ts'

/** What a transfer voucher adds to the fields of every voucher. */
export function presentAirportVoucher(order: AirportOrderRecord, say: SayVoucher, catalogue: Catalogue) {
  const label = labelIn(say)
  const { airport, flight, place, transfer_type, name_board_text } = order
  const terminal = terminalOf(order, catalogue)
  const pickup = transfer_type === 'pickup'
  const board = name_board_text || (order.guests.find(({ is_lead }) => is_lead)?.full_name ?? '')
  const meeting = pickup
    ? bilingual(
        `Arrivals hall${terminal ? `, ${terminal}` : ''}; the driver holds a board: ${board}`,
        `到达大厅${terminal ? ` ${terminal}` : ''}，司机举牌：${board}`,
      )
    : meetingAt(catalogue, place)
  const local = pickup ? board : [place.name, place.address].filter(Boolean).join('\n')
  return {
    ...presentRideVoucher(order, say, meeting, local),
    order_type: order.order_type,
    transfer_type,
    transfer_type_text: label('TransferType', transfer_type),
    airport: { iata: airport.iata, name: say(airport.name), terminal },
    flight_number: flight?.flight_number ?? null,
    flight_local: flight?.scheduled ? toLocal(flight.scheduled, order.tz) : null,
    flight_news: flight?.news
      ? {
          status: flight.news.status,
          status_text: say(newsWord(flight.news)),
          expected_local: flight.news.at === null ? null : toLocal(flight.news.at, order.tz),
        }
      : null,
    place: sayPlace(catalogue, place, say),
    number_of_vehicles: order.vehicles,
    free_wait_minutes: order.free_wait_minutes,
    wait_starts_text: label('WaitStart', waitStartOf(order)),
    name_board_text,
    booking_reminder: order.booking_reminder,
  }
}

/** What a transfer adds to the sample voucher of a ride. */
export const sampleTransfer = ({ day, say, label }: SampleLabels) => ({
  transfer_type: 'pickup' as const,
  transfer_type_text: label('TransferType', 'pickup'),
  airport: { iata: 'RGN', name: say(bilingual(sampleHall.name, '仰光国际机场')), terminal: 'T1' },
  flight_number: 'CA415',
  flight_local: `${day}T09:00:00+06:30`,
  flight_news: null,
  place: sampleHotel,
  number_of_vehicles: 1,
  free_wait_minutes: 60,
  wait_starts_text: label('WaitStart', 'landing'),
  name_board_text: sampleGuest.full_name,
  booking_reminder: '',
})
