import { mostChildSeats } from '@portal/api-client/contract'
import type { FieldErrors } from '../../texts/text.ts'
import { cityOfPlace } from '../transport/locate.ts'
import { rideTimeError } from '../transport/ride-time.ts'
import type { RentalRequest } from './quote.ts'
import { unitCny } from './rental.ts'
import type { CarSource } from './vehicle.ts'
import { hoursPerDay, maxHours, minHours } from './vehicle.ts'

type RideErrors = FieldErrors

/** Errors of a request by field, as keys of texts; an unknown model is not the error of a field. */
export function rentalErrors(source: CarSource, request: RentalRequest, now: number): RideErrors {
  const vehicle = source.vehicle(request.model_id)
  const errors: RideErrors = {}
  const atError = rideTimeError(request.start, now)
  if (atError) errors.start_local = [atError]
  if (!vehicle) return errors
  // A text that names no known place has no city: the car is then hired where it is at home.
  const city = cityOfPlace(source, request.pick_up)
  if (city && city.id !== vehicle.city) errors.pick_up = ['car_of_other_city']
  if (unitCny(vehicle, request.rental_type) === null) errors.rental_type = ['rental_type_not_offered']
  const hourly = request.rental_type === 'hour'
  if (hourly && (request.quantity < minHours || request.quantity > maxHours))
    errors.days_or_hours = ['rental_hours']
  const people = request.passengers.adults + request.passengers.child_ages.length
  if (people > vehicle.seats * request.vehicles) errors.number_of_rentals = ['too_few_seats']
  if (request.zone && !source.zone(request.zone.id)) errors['industrial_zone.zone_id'] = ['zone_unknown']
  const codes = new Set<string>()
  request.extras.forEach(({ code, quantity }, index) => {
    if (codes.has(code)) errors[`extras[${index}].code`] = ['extra_twice']
    codes.add(code)
    if (code === 'extra_hour' && quantity > 24 - hoursPerDay)
      errors[`extras[${index}].quantity`] = ['rental_hours']
    if (code === 'child_seat' && quantity > mostChildSeats(request.passengers.child_ages)) {
      errors[`extras[${index}].quantity`] = ['more_seats_than_children']
    }
    if (code === 'driver_overnight' && quantity > (hourly ? 0 : (request.quantity - 1) * request.vehicles))
      errors[`extras[${index}].quantity`] = ['more_nights_than_hire']
  })
  return errors
}
