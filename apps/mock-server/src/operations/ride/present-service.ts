import type { Schemas } from '@portal/api-client/contract'
import type { RideOrderRecord } from '../../domain/order/order.ts'
import { toLocal } from '../../domain/time/zones.ts'
import { textOf } from '../present-text.ts'
import type { Viewer } from '../viewer.ts'

/** Columns of the lists that rentals and transfers fill each in their own way. */
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

/** What the lists of rentals and transfers show beside the common columns. */
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
