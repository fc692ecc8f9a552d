import { rideTimeError } from '../transport/ride-time.ts'
import type { RentalWish } from './quote.ts'
import { unitCny } from './rental.ts'
import type { CarSource } from './vehicle.ts'
import { hoursPerDay, maxHours, minHours } from './vehicle.ts'

export type RideErrors = Record<string, string[]>

/** Errors of a wish by field, as keys of texts; an unknown model is no error of a field. */
export function rentalErrors(source: CarSource, wish: RentalWish, now: number): RideErrors {
  const vehicle = source.vehicle(wish.model_id)
  const errors: RideErrors = {}
  const atError = rideTimeError(wish.start, now)
  if (atError) errors.start_local = [atError]
  if (!vehicle) return errors
  if (unitCny(vehicle, wish.rental_type) === null) errors.rental_type = ['rental_type_not_offered']
  const hourly = wish.rental_type === 'hour'
  if (hourly && (wish.quantity < minHours || wish.quantity > maxHours))
    errors.days_or_hours = ['rental_hours']
  const people = wish.passengers.adults + wish.passengers.child_ages.length
  if (people > vehicle.seats * wish.vehicles) errors.number_of_rentals = ['too_few_seats']
  if (wish.zone && !source.zone(wish.zone.id)) errors['industrial_zone.zone_id'] = ['zone_unknown']
  const codes = new Set<string>()
  wish.extras.forEach(({ code, quantity }, index) => {
    if (codes.has(code)) errors[`extras[${index}].code`] = ['extra_twice']
    codes.add(code)
    if (code === 'extra_hour' && quantity > 24 - hoursPerDay)
      errors[`extras[${index}].quantity`] = ['rental_hours']
    if (code === 'child_seat' && quantity > wish.passengers.child_ages.length) {
      errors[`extras[${index}].quantity`] = ['more_seats_than_children']
    }
  })
  return errors
}
