import type { Schemas } from '@portal/api-client/contract'
import { rentalErrors } from '../../domain/car/errors.ts'
import type { RentalRequest } from '../../domain/car/quote.ts'
import type { VehicleRecord } from '../../domain/car/vehicle.ts'
import { fromRfc } from '../../domain/time/zones.ts'
import { offsetErrors } from '../../domain/transport/ride-time.ts'
import type { FieldErrors } from '../../texts/text.ts'
import type { Viewer } from '../viewer.ts'

/** The rental that a body asks for, in the currency of the account. */
export const rentalRequest = (body: Schemas['QuoteCarRequest'], currency: string): RentalRequest => ({
  model_id: body.model_id,
  rental_type: body.rental_type,
  quantity: body.days_or_hours,
  vehicles: body.number_of_rentals,
  start: fromRfc(body.start_local),
  pick_up: body.pick_up,
  drop_off: body.drop_off,
  passengers: body.passengers,
  driver_language: body.driver_language,
  zone: body.industrial_zone.entered
    ? { id: body.industrial_zone.zone_id ?? '', times: body.industrial_zone.times ?? 1 }
    : null,
  extras: body.extras ?? [],
  currency,
})

/** Zones are priced by the entry, so a request to enter one states which and how often. */
function zoneErrors({ industrial_zone: zone }: Schemas['QuoteCarRequest']): FieldErrors {
  if (!zone.entered) return {}
  return {
    ...(zone.zone_id === undefined ? { 'industrial_zone.zone_id': ['required'] } : {}),
    ...(zone.times === undefined ? { 'industrial_zone.times': ['required'] } : {}),
  }
}

/** All errors of a rental by field. */
export const rentalRequestErrors = (
  body: Schemas['QuoteCarRequest'],
  request: RentalRequest,
  vehicle: VehicleRecord,
  { world, now }: Viewer,
): FieldErrors => ({
  ...rentalErrors(world.catalogue, request, now),
  ...offsetErrors({ start_local: body.start_local }, vehicle.tz),
  ...zoneErrors(body),
})
