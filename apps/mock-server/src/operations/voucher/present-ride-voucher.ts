import type { LocalText } from '../../domain/hotel/priced-rate.ts'
import type { AirportOrderRecord, CarOrderRecord, RideOrderRecord } from '../../domain/order/order.ts'
import { toLocal } from '../../domain/time/zones.ts'
import type { Catalogue } from '../../world/seed/catalogue.ts'
import { placeNames, sayPlace } from '../ride/ride-place.ts'
import { labelIn, type SayVoucher } from './voucher-words.ts'

const text = (en: string, zh: string): LocalText => ({ en, 'zh-cn': zh })

const entranceOf = (place: LocalText): LocalText =>
  text(`At the entrance of ${place.en}`, `${place['zh-cn']} 门口`)

const nobodyThere: readonly LocalText[] = [
  text('Call the driver first; he waits for the free minutes.', '请先致电司机，司机会等满免费时间。'),
  text('If nobody answers, call the 24-hour hotline.', '如无人接听，请拨打 24 小时热线。'),
]

function presentRideVoucher(order: RideOrderRecord, say: SayVoucher, meeting: LocalText, local: string) {
  const label = labelIn(say)
  const { driver } = order.dispatch
  return {
    guests: order.guests.map((guest) => ({ ...guest })),
    passengers: { adults: order.passengers.adults, child_ages: [...order.passengers.child_ages] },
    vehicle_class_text: label('VehicleClass', order.vehicle_class),
    plate_number: driver?.plate ?? null,
    driver_name: driver?.name ?? null,
    driver_phone: driver?.phone ?? null,
    driver_language_text: label('DriverLanguage', order.driver_language),
    meeting_point: say(meeting),
    meeting_point_local: local,
    service_start_local: toLocal(order.service_start, order.tz),
    tz: order.tz,
    emergency_lines: nobodyThere.map(say),
  }
}

const included: readonly (readonly [keyof CarOrderRecord['vehicle']['includes'], LocalText])[] = [
  ['fuel', text('Fuel', '燃油')],
  ['tolls', text('Tolls', '过路费')],
  ['parking', text('Parking', '停车费')],
  ['driver_meals', text('Meals of the driver', '司机餐食')],
  ['driver_overnight', text('Overnight stay of the driver', '司机住宿')],
]

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

export function presentAirportVoucher(order: AirportOrderRecord, say: SayVoucher, catalogue: Catalogue) {
  const label = labelIn(say)
  const { airport, flight, place, transfer_type, name_board_text } = order
  const pickup = transfer_type === 'pickup'
  const board = name_board_text || (order.guests.find(({ is_lead }) => is_lead)?.full_name ?? '')
  const meeting = pickup
    ? text(
        `Arrivals hall${airport.terminal ? `, ${airport.terminal}` : ''}; the driver holds a board: ${board}`,
        `到达大厅${airport.terminal ? ` ${airport.terminal}` : ''}，司机举牌：${board}`,
      )
    : entranceOf(placeNames(catalogue, place))
  const local = pickup ? board : [place.name, place.address].filter(Boolean).join('\n')
  return {
    ...presentRideVoucher(order, say, meeting, local),
    order_type: order.order_type,
    transfer_type,
    transfer_type_text: label('TransferType', transfer_type),
    airport: { iata: airport.iata, name: say(airport.name), terminal: airport.terminal },
    flight_number: flight?.flight_number ?? null,
    flight_local: flight && toLocal(flight.scheduled, order.tz),
    place: sayPlace(catalogue, place, say),
    number_of_vehicles: order.vehicles,
    free_wait_minutes: order.free_wait_minutes,
    wait_starts_text: label('WaitStart', order.wait_starts),
    name_board_text,
    booking_reminder: order.booking_reminder,
  }
}
