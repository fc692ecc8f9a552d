import type { Schemas } from '@portal/api-client'
import type { Rental } from '../booking/rental-search.ts'
import { type CarListSearch, searchOfList } from './car-list-search.ts'

/** The address of the booking page: the search, the hire as it was offered, and the total the operator has seen. */
export const rentalOfOffer = (offer: Schemas['CarOffer'], search: CarListSearch): Rental => ({
  ...searchOfList(search),
  model_id: offer.model.id,
  rental_type: offer.rental_type,
  days_or_hours: offer.days_or_hours,
  number_of_rentals: offer.number_of_rentals,
  known_total: offer.total_price.amount,
  currency: offer.total_price.currency,
  ref: crypto.randomUUID(),
})
