import { rideTimeFault } from '../transport/ride-time.ts'
import type { RentalWish } from './quote.ts'
import { unitCny } from './rental.ts'
import type { CarSource } from './vehicle.ts'
import { hoursPerDay, maxHours, minHours } from './vehicle.ts'

export type RideFaults = Record<string, string[]>

/** Faults of a wish by field, as keys of texts; an unknown model is no fault of a field. */
export function rentalFaults(source: CarSource, wish: RentalWish, now: number): RideFaults {
  const vehicle = source.vehicle(wish.model_id)
  const faults: RideFaults = {}
  const atFault = rideTimeFault(wish.start, now)
  if (atFault) faults.start_local = [atFault]
  if (!vehicle) return faults
  if (unitCny(vehicle, wish.rental_type) === null) faults.rental_type = ['rental_type_not_offered']
  const hourly = wish.rental_type === 'hour'
  if (hourly && (wish.quantity < minHours || wish.quantity > maxHours))
    faults.days_or_hours = ['rental_hours']
  const people = wish.passengers.adults + wish.passengers.child_ages.length
  if (people > vehicle.seats * wish.vehicles) faults.number_of_rentals = ['too_few_seats']
  if (wish.zone && !source.zone(wish.zone.id)) faults['industrial_zone.zone_id'] = ['zone_unknown']
  const codes = new Set<string>()
  wish.extras.forEach(({ code, quantity }, index) => {
    if (codes.has(code)) faults[`extras[${index}].code`] = ['extra_twice']
    codes.add(code)
    if (code === 'extra_hour' && quantity > 24 - hoursPerDay)
      faults[`extras[${index}].quantity`] = ['rental_hours']
    if (code === 'child_seat' && quantity > wish.passengers.child_ages.length) {
      faults[`extras[${index}].quantity`] = ['more_seats_than_children']
    }
  })
  return faults
}
