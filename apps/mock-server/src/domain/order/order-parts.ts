import type { AirportPart } from '../airport/order-part.ts'
import type { CarPart } from '../car/order-part.ts'
import type { HotelPart } from '../hotel/order-part.ts'

/** What each product keeps of an order beside the base of all. */
export interface OrderParts {
  hotel: HotelPart
  car: CarPart
  airport: AirportPart
}
