import type { Schemas } from '@portal/api-client/contract'
import { isoDuration } from '../../domain/car/rental.ts'
import { type Minor, type Money, toMoney } from '../../domain/money/money.ts'
import type { CarOrderRecord } from '../../domain/order/order.ts'
import { feeOf } from '../../domain/ride/price.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { durationText } from '../car/present-car.ts'
import { textOf } from '../present.ts'
import { presentRide } from '../ride/present-ride.ts'
import { presentPlace } from '../ride/ride-place.ts'
import { say, type Viewer } from '../viewer.ts'

/** What a rental order adds to the fields of every order. */
export function presentCarPart(order: CarOrderRecord, viewer: Viewer) {
  const money = (minor: Minor): Money => toMoney(minor, order.currency)
  const { vehicle, rental_type, days_or_hours, zone, price_breakdown } = order
  const agreed = (type: Schemas['RentalType']) => (type === rental_type ? money(order.unit_price) : null)
  return {
    ...presentRide(order, viewer),
    order_type: order.order_type,
    vehicle_model: say(vehicle.name, viewer),
    vehicle_model_id: vehicle.model_id,
    seats: vehicle.seats,
    luggage: vehicle.luggage,
    energy_source: vehicle.energy,
    energy_source_text: textOf('EnergySource', vehicle.energy, viewer),
    mileage_policy: vehicle.mileage,
    mileage_policy_text: textOf('MileagePolicy', vehicle.mileage, viewer),
    mileage_limit_km: vehicle.mileage_limit_km,
    rental_date: toLocal(order.service_start, order.tz).slice(0, 10),
    pick_up_time_local: toLocal(order.service_start, order.tz),
    rental_type,
    rental_type_text: textOf('RentalType', rental_type, viewer),
    days_or_hours,
    duration: isoDuration(rental_type, days_or_hours),
    duration_text: durationText(rental_type, days_or_hours, viewer),
    planned_end_local: toLocal(order.service_end, order.tz),
    number_of_rentals: order.vehicles,
    price_per_day: agreed('day'),
    price_per_half_day: agreed('half_day'),
    price_per_hour: agreed('hour'),
    pick_up_location: presentPlace(order.pick_up_location, viewer),
    drop_off_location: presentPlace(order.drop_off_location, viewer),
    itinerary: order.itinerary.map((stop) => ({ ...stop })),
    industrial_zone: {
      entered: zone !== null,
      zone_id: zone?.zone_id ?? null,
      zone_name: zone && say(zone.name, viewer),
      unit_price: zone && money(zone.unit_price),
      times: zone?.times ?? 0,
      fee: money(feeOf(price_breakdown, 'zone', 'zone_extra')),
    },
    car_rental_fee: money(feeOf(price_breakdown, 'rental')),
    driver_language_fee: money(feeOf(price_breakdown, 'language')),
    overtime: {
      unit_price: money(order.overtime_unit_price),
      hours: order.overtime_hours,
      fee: money(feeOf(price_breakdown, 'overtime')),
    },
    includes: { ...vehicle.includes },
  }
}
