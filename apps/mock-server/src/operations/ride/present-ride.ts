import type { Schemas } from '@portal/api-client/contract'
import { guestOn } from '../../domain/guest/guest-on.ts'
import type { RideOrderRecord, RideType } from '../../domain/order/order.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { presentLine } from '../order/present-terms.ts'
import { textOf } from '../present.ts'
import { emptyCells, type OwnCells, type Shown } from '../product.ts'
import type { Viewer } from '../viewer.ts'

/** What both kinds of ride show: people, vehicle, driver. */
export function presentRide(order: RideOrderRecord, viewer: Viewer) {
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
    extras_due: order.extras_due.map((line) => presentLine(line, order.currency, viewer)),
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

/** The passengers as the booking form of a ride keeps them: all in one "room", and the phone of the lead apart. */
export const ridersAgain = ({ guests }: Shown<RideType>, day: string) => ({
  guests: guests.map((guest) => ({ ...guestOn(guest, day), room_index: 1 })),
  guest_phone: guests.find(({ is_lead }) => is_lead)?.phone ?? '',
})

/** The export columns that rentals and transfers share. */
export const rideCells = (order: Shown<RideType>): OwnCells => ({
  ...emptyCells,
  driver: [order.driver_name, order.plate_number].filter(Boolean).join(', ') || null,
  local_pick_up_time: { moment: order.service_start_local.slice(0, 19).replace('T', ' ') },
})

/** The list columns that rentals and transfers each fill themselves. */
type OwnLine = Pick<
  Schemas['OrderServiceLine'],
  | 'vehicle'
  | 'duration_text'
  | 'rental_type'
  | 'transfer_type'
  | 'flight_number'
  | 'airport'
  | 'from_text'
  | 'to_text'
>

/** What lists show of rentals and transfers beside the common columns. */
export function presentService(
  order: RideOrderRecord,
  own: OwnLine,
  viewer: Viewer,
): Schemas['OrderServiceLine'] {
  const { dispatch } = order
  return {
    ...own,
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
