import type { Schemas } from '@portal/api-client/contract'
import { clockText, fromRfc } from '../domain/time/zones.ts'
import { field, stack, text } from './pdf/blocks.ts'
import type { Block } from './pdf/pen.ts'
import { listed, rideBlocks, strong } from './voucher-ride.ts'
import type { PrintedVoucher, VoucherLabels } from './voucher-texts.ts'

export const transferVoucher: PrintedVoucher<Schemas['AirportVoucher']> = {
  title: ({ airport_title }) => airport_title,
  cancelledNotice: ({ ride_cancelled_notice }) => ride_cancelled_notice,
  subjectOf: ({ transfer_type_text, airport }) => `${transfer_type_text} ${airport.iata}`,
  blocks: (voucher, words) =>
    rideBlocks(voucher, words, {
      vehicle: [voucher.vehicle_class_text, words.say((t) => t.vehicles(voucher.number_of_vehicles), ' / ')],
      second: flightField(voucher, words),
      route: routeOf(voucher),
      waiting: `${words.say((t) => t.waiting(voucher.free_wait_minutes), ' / ')} (${voucher.wait_starts_text})`,
      sections: transferSections(voucher, words),
    }),
}

function flightField(voucher: Schemas['AirportVoucher'], words: VoucherLabels): Block {
  const { flight_number, flight_local, flight_news, airport } = voucher
  const at = flight_local
    ? clockText(fromRfc(flight_local), voucher.tz)
    : flight_number && words.say((t) => t.time_not_known, ' / ')
  const lines = [[airport.iata, airport.terminal ?? ''].filter(Boolean).join(' '), at].filter(Boolean)
  return stack(
    [
      field(
        words.say((t) => t.flight),
        flight_number ?? words.say((t) => t.not_known, ' / '),
        strong,
      ),
      text(lines.join('  '), { size: 9 }),
      text(flight_news ? newsOf(flight_news, voucher.tz) : '', { size: 10, weight: 'bold' }),
    ],
    1,
  )
}

/** The latest news outranks the timetable above it: `Delayed 2026-12-11 15:35`. */
const newsOf = ({ status_text, expected_local }: Schemas['VoucherFlightNews'], tz: string): string =>
  [status_text, expected_local && clockText(fromRfc(expected_local), tz)].filter(Boolean).join('  ')

function routeOf(voucher: Schemas['AirportVoucher']): string[] {
  const airport = `${voucher.airport.name} (${voucher.airport.iata})`
  const place = [voucher.place.name, voucher.place.address].filter(Boolean).join(', ')
  return voucher.transfer_type === 'pickup' ? [airport, place] : [place, airport]
}

function transferSections(voucher: Schemas['AirportVoucher'], words: VoucherLabels): Block[] {
  return [
    ...listed((t) => t.board, [voucher.name_board_text], words),
    ...listed((t) => t.reminder, [voucher.booking_reminder], words),
  ]
}
