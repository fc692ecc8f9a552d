import type { CarOrderRecord } from '../../domain/order/order.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { vehicleModels } from '../../domain/transport/fleet.ts'
import type { LocalText } from '../../texts/language.ts'
import type { Catalogue } from '../../world/seed/catalogue.ts'
import { meetingAt, presentRideVoucher } from '../ride/present-voucher.ts'
import { sayPlace } from '../ride/ride-place.ts'
import { type SampleLabels, sampleHall, sampleHotel } from '../voucher/sample-parts.ts'
import { bilingual, labelIn, type SayVoucher } from '../voucher/voucher-texts.ts'

const included: readonly (readonly [keyof CarOrderRecord['vehicle']['includes'], LocalText])[] = [
  ['fuel', bilingual('Fuel', '燃油')],
  ['tolls', bilingual('Tolls', '过路费')],
  ['parking', bilingual('Parking', '停车费')],
  ['driver_meals', bilingual("Driver's meals", '司机餐食')],
  ['driver_overnight', bilingual('Overnight stay of the driver', '司机住宿')],
]

/** What a rental voucher adds to the fields of every voucher. */
export function presentCarVoucher(order: CarOrderRecord, say: SayVoucher, catalogue: Catalogue) {
  const label = labelIn(say)
  const { pick_up_location: from, vehicle, zone } = order
  const at = meetingAt(catalogue, from)
  return {
    ...presentRideVoucher(order, say, at, [from.name, from.address].filter(Boolean).join('\n')),
    order_type: order.order_type,
    vehicle_model: say(vehicle.name),
    number_of_rentals: order.vehicles,
    rental_type_text: label('RentalType', order.rental_type),
    days_or_hours: order.days_or_hours,
    service_end_local: toLocal(order.service_end, order.tz),
    pick_up_location: sayPlace(catalogue, from, say),
    drop_off_location: sayPlace(catalogue, order.drop_off_location, say),
    itinerary: order.itinerary.map((stop) => ({ ...stop })),
    zone_name: zone && say(zone.name),
    includes_lines: included.filter(([code]) => vehicle.includes[code]).map(([, name]) => say(name)),
  }
}

/** What a rental adds to the sample voucher of a ride. */
export const sampleRental = ({ day, say, label }: SampleLabels) => ({
  vehicle_model: say(vehicleModels['toyota-alphard']),
  number_of_rentals: 1,
  rental_type_text: label('RentalType', 'day'),
  days_or_hours: 1,
  service_end_local: `${day}T18:00:00+06:30`,
  pick_up_location: sampleHall,
  drop_off_location: sampleHotel,
  itinerary: [
    { seq: 1, date: day, stop: say(bilingual('Shwedagon Pagoda', '大金塔')), planned_time: '10:00' },
  ],
  zone_name: null,
  includes_lines: [say(bilingual('Fuel', '燃油')), say(bilingual('Tolls', '过路费'))],
})
