import type { Schemas } from '@portal/api-client/contract'
import { bullets, section } from './pdf/blocks.ts'
import type { Block } from './pdf/pen.ts'
import { listed, moment, rideBlocks } from './voucher-ride.ts'
import type { PrintedVoucher, VoucherLabels } from './voucher-texts.ts'

export const carVoucher: PrintedVoucher<Schemas['CarVoucher']> = {
  title: ({ car_title }) => car_title,
  cancelledNotice: ({ ride_cancelled_notice }) => ride_cancelled_notice,
  subjectOf: ({ vehicle_model }) => vehicle_model,
  blocks: (voucher, words) =>
    rideBlocks(voucher, words, {
      vehicle: [voucher.vehicle_model, words.say((t) => t.vehicles(voucher.number_of_rentals), ' / ')],
      second: moment(
        words.say((t) => t.end),
        voucher.service_end_local,
        words,
      ),
      route: [voucher.pick_up_location, voucher.drop_off_location].map(({ name }) => name),
      waiting: '',
      sections: carSections(voucher, words),
    }),
}

function carSections(voucher: Schemas['CarVoucher'], words: VoucherLabels): Block[] {
  const days = voucher.itinerary.map(({ date, planned_time, stop }) =>
    [date, planned_time ?? '', stop].filter(Boolean).join('  '),
  )
  return [
    // Day and time come first, also before the name of a place in Arabic.
    ...section(
      words.say((t) => t.plan),
      bullets(days, { direction: 'ltr' }),
    ),
    ...listed((t) => t.zone, voucher.zone_name ? [voucher.zone_name] : [], words),
    ...listed((t) => t.includes, voucher.includes_lines, words),
  ]
}
