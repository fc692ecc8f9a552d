import type { Schemas } from '@portal/api-client/contract'

/** Rides as requests for a change that leaves them as they are; `part` is what differs. */

type Ride = Schemas['CarOrder'] | Schemas['AirportOrder']

const guestsOf = ({ guests }: Ride): Schemas['TravellerEntry'][] =>
  guests.map(({ full_name, type, age, phone, is_lead }) => ({
    full_name,
    type,
    is_lead,
    ...(age !== null && { age }),
    ...(phone !== null && { phone }),
  }))

export const transferOf = (
  order: Schemas['AirportOrder'],
  part: Partial<Schemas['TransferChange']> = {},
): Schemas['TransferChange'] => {
  const flight_local = order.arriving_local ?? order.departing_local
  const place = order.destination ?? order.departure
  if (!place) throw new Error(`${order.booking_id} has no place`)
  return {
    flight: order.flight_number
      ? { flight_number: order.flight_number, ...(flight_local && { flight_local }) }
      : null,
    service_local: order.local_pick_up_time,
    place,
    passengers: order.passengers,
    luggage: order.luggage,
    vehicle_class: order.vehicle_class,
    driver_language: order.driver_language,
    extras: order.extras.flatMap(({ code, quantity }) => (code === 'night' ? [] : [{ code, quantity }])),
    guests: guestsOf(order),
    ...part,
  }
}

/** Without the extras of the rental. */
export const rentalOf = (
  order: Schemas['CarOrder'],
  hire: Partial<Schemas['QuoteCarRequest']> = {},
): Schemas['RentalChange'] => ({
  hire: {
    model_id: order.vehicle_model_id,
    rental_type: order.rental_type,
    days_or_hours: order.days_or_hours,
    number_of_rentals: order.number_of_rentals,
    start_local: order.pick_up_time_local,
    pick_up: order.pick_up_location,
    drop_off: order.drop_off_location,
    passengers: order.passengers,
    driver_language: order.driver_language,
    industrial_zone: { entered: false },
    ...hire,
  },
  guests: guestsOf(order),
  itinerary: order.itinerary,
})
