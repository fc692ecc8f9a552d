import type { Schemas } from '@portal/api-client/contract'
import { freeWaitEnds, waitStartOf } from '../../domain/airport/flight.ts'
import { terminalOf } from '../../domain/airport/route.ts'
import { type Minor, type Money, toMoney } from '../../domain/money/money.ts'
import type { AirportOrderRecord } from '../../domain/order/order.ts'
import { feeOf } from '../../domain/ride/price.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { presentOrderFlight } from '../airport/present-flight.ts'
import { textOf } from '../present.ts'
import { presentRide } from '../ride/present-ride.ts'
import { presentPlace } from '../ride/ride-place.ts'
import { say, type Viewer } from '../viewer.ts'

const extraCodes: readonly Schemas['TransferExtraCode'][] = [
  'meet_greet',
  'extra_wait',
  'child_seat',
  'night',
]

/** What a transfer order adds to the fields of every order. */
export function presentAirportPart(order: AirportOrderRecord, viewer: Viewer) {
  const money = (minor: Minor): Money => toMoney(minor, order.currency)
  const { transfer_type, airport, flight, price_breakdown } = order
  const pickup = transfer_type === 'pickup'
  const place = presentPlace(order.place, viewer)
  const wait_starts = waitStartOf(order)
  const terminal = terminalOf(order, viewer.world.catalogue)
  const flown = flight?.scheduled ? toLocal(flight.scheduled, order.tz) : null
  return {
    ...presentRide(order, viewer),
    order_type: order.order_type,
    transfer_type,
    transfer_type_text: textOf('TransferType', transfer_type, viewer),
    flight_number: flight?.flight_number ?? null,
    operating_flight_number: flight?.operating ?? null,
    airport: { iata: airport.iata, name: say(airport.name, viewer), terminal },
    flight: presentOrderFlight(order, viewer),
    local_pick_up_time: toLocal(order.service_start, order.tz),
    destination: pickup ? place : null,
    departure: pickup ? null : place,
    arriving_local: pickup ? flown : null,
    departing_local: pickup ? null : flown,
    max_passengers: order.max_passengers,
    max_luggage: order.max_luggage,
    luggage: order.luggage ?? order.max_luggage,
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
    wait_starts,
    wait_starts_text: textOf('WaitStart', wait_starts, viewer),
    overtime_wait_unit_price: money(order.overtime_unit_price),
    name_board_text: order.name_board_text,
    booking_reminder: order.booking_reminder,
  }
}
