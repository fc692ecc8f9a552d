import type { CarOrderRecord } from '../../domain/car/order.ts'
import type { LocalText } from '../../domain/text/local-text.ts'

import { toLocal } from '../../domain/time/zones.ts'
import type { Catalogue } from '../../world/seed/catalogue.ts'
import { entranceOf, presentRideVoucher } from '../ride/present-voucher.ts'
import { placeNames, sayPlace } from '../ride/ride-place.ts'
import { labelIn, type SayVoucher } from '../voucher/voucher-texts.ts'

const text = (en: string, zh: string): LocalText => ({ en, 'zh-cn': zh })

const included: readonly (readonly [keyof CarOrderRecord['vehicle']['includes'], LocalText])[] = [
  ['fuel', text('Fuel', '燃油')],
  ['tolls', text('Tolls', '过路费')],
  ['parking', text('Parking', '停车费')],
  ['driver_meals', text('Meals of the driver', '司机餐食')],
  ['driver_overnight', text('Overnight stay of the driver', '司机住宿')],
]

/** What the voucher of a rental prints beside the base of every voucher. */
export function presentCarVoucher(order: CarOrderRecord, say: SayVoucher, catalogue: Catalogue) {
  const label = labelIn(say)
  const { pick_up_location: from, vehicle, zone } = order
  const at = entranceOf(placeNames(catalogue, from))
  return {
    ...presentRideVoucher(order, say, at, [from.name, from.address].filter(Boolean).join('\n')),
    order_type: order.order_type,
    vehicle_model: vehicle.name,
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
