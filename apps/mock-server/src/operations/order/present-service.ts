import type { Schemas } from '@portal/api-client/contract'
import type { RideOrderRecord } from '../../domain/order/order.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { durationText } from '../car/present-car.ts'
import { textOf } from '../present-text.ts'
import { presentPlace } from '../ride/ride-place.ts'
import { say, type Viewer } from '../viewer.ts'

/** What the lists of cars and transfers show beside the common columns. */
export function presentService(order: RideOrderRecord, viewer: Viewer): Schemas['OrderServiceLine'] {
  const { dispatch } = order
  return {
    ...ownColumns(order, viewer),
    service_start_local: toLocal(order.service_start, order.tz),
    tz: order.tz,
    number_of_vehicles: order.vehicles,
    driver_language: order.driver_language,
    dispatch_status: dispatch.status,
    dispatch_status_text: textOf('DispatchStatus', dispatch.status, viewer),
    driver_name: dispatch.driver?.name ?? null,
    plate_number: dispatch.driver?.plate ?? null,
  }
}

function ownColumns(order: RideOrderRecord, viewer: Viewer) {
  if (order.order_type === 'car') {
    return {
      vehicle: order.vehicle.name,
      duration_text: durationText(order.rental_type, order.days_or_hours, viewer),
      rental_type: order.rental_type,
      transfer_type: null,
      flight_number: null,
      airport: null,
      from_text: presentPlace(order.pick_up_location, viewer).name,
      to_text: presentPlace(order.drop_off_location, viewer).name,
    }
  }
  const airport = say(order.airport.name, viewer)
  const pickup = order.transfer_type === 'pickup'
  const place = presentPlace(order.place, viewer).name
  return {
    vehicle: textOf('VehicleClass', order.vehicle_class, viewer),
    duration_text: null,
    rental_type: null,
    transfer_type: order.transfer_type,
    flight_number: order.flight?.flight_number ?? null,
    airport: order.airport.iata,
    from_text: pickup ? airport : place,
    to_text: pickup ? place : airport,
  }
}

export function rideTitle(order: RideOrderRecord, viewer: Viewer): { title: string; subtitle: string } {
  const language = textOf('DriverLanguage', order.driver_language, viewer)
  if (order.order_type === 'car') {
    const duration = durationText(order.rental_type, order.days_or_hours, viewer)
    return { title: order.vehicle.name, subtitle: `${duration} · ${language}` }
  }
  const number = order.flight?.flight_number ?? order.airport.iata
  const type = textOf('TransferType', order.transfer_type, viewer)
  const vehicle = textOf('VehicleClass', order.vehicle_class, viewer)
  return { title: `${type} ${number}`, subtitle: `${vehicle} · ${language}` }
}
