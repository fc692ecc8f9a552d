import type { Schemas } from '@portal/api-client/contract'
import { freeWaitEnds } from '../../domain/airport/flight-news.ts'
import { isoDuration } from '../../domain/car/rental.ts'
import { type Minor, type Money, toMoney } from '../../domain/money/money.ts'
import type { AirportOrderRecord, CarOrderRecord, RideOrderRecord } from '../../domain/order/order.ts'
import { feeOf } from '../../domain/ride/price.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { presentOrderFlight } from '../airport/present-flight.ts'
import { durationText } from '../car/present-car.ts'
import { textOf } from '../present-text.ts'
import { say, type Viewer } from '../viewer.ts'
import { presentPlace } from './ride-place.ts'

/** What both kinds of ride show: people, vehicle, driver. */
function presentRide(order: RideOrderRecord, viewer: Viewer) {
  const { dispatch, passengers } = order
  return {
    vehicle_class: order.vehicle_class,
    vehicle_class_text: textOf('VehicleClass', order.vehicle_class, viewer),
    plate_number: dispatch.driver?.plate ?? null,
    driver_name: dispatch.driver?.name ?? null,
    driver_phone: dispatch.driver?.phone ?? null,
    driver_language: order.driver_language,
    driver_language_text: textOf('DriverLanguage', order.driver_language, viewer),
    passengers: { adults: passengers.adults, child_ages: [...passengers.child_ages] },
    guests: order.guests.map((guest) => ({ ...guest })),
    dispatch: presentDispatch(order, viewer),
  }
}

export function presentDispatch(
  order: RideOrderRecord,
  viewer: Pick<Viewer, 'language'>,
): Schemas['Dispatch'] {
  const { dispatch, tz } = order
  return {
    status: dispatch.status,
    status_text: textOf('DispatchStatus', dispatch.status, viewer),
    driver_name: dispatch.driver?.name ?? null,
    driver_phone: dispatch.driver?.phone ?? null,
    plate_number: dispatch.driver?.plate ?? null,
    eta_local: dispatch.eta === null ? null : toLocal(dispatch.eta, tz),
    location: dispatch.location,
    updated_time: dispatch.updated_time,
  }
}

const moneyIn =
  (currency: string) =>
  (minor: Minor): Money =>
    toMoney(minor, currency)

export function presentCarPart(order: CarOrderRecord, viewer: Viewer) {
  const money = moneyIn(order.currency)
  const { vehicle, rental_type, days_or_hours, zone, price_breakdown } = order
  const agreed = (type: Schemas['RentalType']) => (type === rental_type ? money(order.unit_price) : null)
  return {
    ...presentRide(order, viewer),
    order_type: order.order_type,
    vehicle_model: vehicle.name,
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

const extraCodes: readonly Schemas['TransferExtraCode'][] = [
  'meet_greet',
  'extra_wait',
  'child_seat',
  'night',
]

export function presentAirportPart(order: AirportOrderRecord, viewer: Viewer) {
  const money = moneyIn(order.currency)
  const { transfer_type, airport, flight, price_breakdown } = order
  const pickup = transfer_type === 'pickup'
  const place = presentPlace(order.place, viewer)
  const flown = flight && toLocal(flight.scheduled, order.tz)
  return {
    ...presentRide(order, viewer),
    order_type: order.order_type,
    transfer_type,
    transfer_type_text: textOf('TransferType', transfer_type, viewer),
    flight_number: flight?.flight_number ?? null,
    operating_flight_number: flight?.operating ?? null,
    airport: { iata: airport.iata, name: say(airport.name, viewer), terminal: airport.terminal },
    flight: presentOrderFlight(order, viewer),
    local_pick_up_time: toLocal(order.service_start, order.tz),
    destination: pickup ? place : null,
    departure: pickup ? null : place,
    arriving_local: pickup ? flown : null,
    departing_local: pickup ? null : flown,
    max_passengers: order.max_passengers,
    max_luggage: order.max_luggage,
    number_of_vehicles: order.vehicles,
    airport_transfer_fee: money(feeOf(price_breakdown, 'transfer')),
    chinese_driver_fee: money(feeOf(price_breakdown, 'chinese_driver')),
    extras: extraCodes.flatMap((code) => {
      const line = price_breakdown.find((one) => one.code === code)
      if (!line) return []
      return [{ code, name: say(line.name, viewer), quantity: line.quantity, fee: money(line.money) }]
    }),
    free_wait_minutes: order.free_wait_minutes,
    free_wait_until_local: toLocal(freeWaitEnds(order), order.tz),
    wait_starts: order.wait_starts,
    wait_starts_text: textOf('WaitStart', order.wait_starts, viewer),
    overtime_wait_unit_price: money(order.overtime_unit_price),
    name_board_text: order.name_board_text,
    booking_reminder: order.booking_reminder,
  }
}
