import type { Schemas } from '@portal/api-client/contract'
import { sameMoney, toMoney } from '../money/money.ts'
import { mayBook } from '../order/act.ts'
import { type BookingRequest, beyondLimit, booked, newBase, repeatErrors } from '../order/book-base.ts'
import { pricesOf } from '../order/counted.ts'
import type { CarOrderRecord } from '../order/order.ts'
import { salesEnd } from '../order/pay-time.ts'
import type { Change } from '../order/situation.ts'
import { invalidFields, refuse } from '../refusal.ts'
import { noDispatch } from '../ride/ride.ts'
import { toTraveller, travellerErrors } from '../ride/travellers.ts'
import { dayOf } from '../time/zones.ts'
import { inDrivenOrder, itineraryErrors } from './itinerary.ts'
import type { PricedRental } from './quote.ts'

interface CarBookingRequest extends BookingRequest {
  /** Fresh from the quote key. */
  readonly rental: PricedRental
  readonly guests: readonly Schemas['TravellerEntry'][]
  readonly itinerary: readonly Schemas['ItineraryStop'][]
}

/** Freezes price and terms into a new order that waits for payment; `now` in epoch ms. */
export function bookCarRental(request: CarBookingRequest, now: number): Change {
  const { rental, actor } = request
  if (!mayBook(actor, 'car')) throw refuse('NO_PERMISSION')
  if (now >= salesEnd(rental.service_start)) throw refuse('QUOTE_EXPIRED')
  if (!sameMoney(toMoney(rental.total_price, rental.request.currency), request.accepted_total))
    throw refuse('OUTCOME_REQUIRED')
  const fields = {
    ...repeatErrors(request.guests, request),
    ...travellerErrors(request.guests, {
      day: dayOf(rental.service_start, rental.vehicle.tz),
      passengers: rental.request.passengers,
      required_fields: rental.required_fields,
    }),
    ...itineraryErrors(request.itinerary, { ...rental, tz: rental.vehicle.tz }),
  }
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
  if (beyondLimit(actor, pricesOf(rental))) throw refuse('SUBACCOUNT_LIMIT')
  return booked(newCarOrder(request, now))
}

function newCarOrder(request: CarBookingRequest, now: number): CarOrderRecord {
  const { rental, guests, itinerary } = request
  const { currency } = rental.request
  return {
    ...newBase(
      request,
      { ...rental, currency, tz: rental.vehicle.tz, last_start: rental.service_start },
      now,
    ),
    ...rentalParts(rental, guests, itinerary),
    order_type: 'car',
    dispatch: noDispatch(now),
    extras_due: [],
    overtime_hours: 0,
  }
}

/** What an order holds of a priced rental, its people and its stops; a change takes over the same. */
export function rentalParts(
  { vehicle, request: search, ...rental }: PricedRental,
  guests: readonly Schemas['TravellerEntry'][],
  itinerary: readonly Schemas['ItineraryStop'][],
) {
  const day = dayOf(rental.service_start, vehicle.tz)
  return {
    vehicle_class: vehicle.class,
    vehicles: search.vehicles,
    passengers: search.passengers,
    guests: guests.map((guest) => toTraveller(guest, day)),
    driver_language: search.driver_language,
    overtime_unit_price: rental.overtime_unit_price,
    net_percent: vehicle.net_percent,
    vehicle: {
      model_id: vehicle.id,
      name: vehicle.name,
      seats: vehicle.seats,
      luggage: vehicle.luggage,
      energy: vehicle.energy,
      mileage: vehicle.mileage,
      mileage_limit_km: vehicle.mileage_limit_km,
      includes: vehicle.includes,
    },
    rental_type: search.rental_type,
    days_or_hours: search.quantity,
    unit_price: rental.unit_price,
    pick_up_location: search.pick_up,
    drop_off_location: search.drop_off,
    itinerary: inDrivenOrder(itinerary),
    zone: rental.zone,
  }
}
