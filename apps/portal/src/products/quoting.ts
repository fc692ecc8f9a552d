import { airportQuoting } from '../features/airport/product/quoting.ts'
import { carQuoting } from '../features/car/product/quoting.ts'
import { hotelQuoting } from '../features/hotel/product/quoting.ts'
import type { ProductType } from './facts.ts'
import type { ProductQuoting } from './product.ts'

/** How each product's offers become options of a customer's quote. */
export const quoting: Record<ProductType, ProductQuoting> = {
  hotel: hotelQuoting,
  car: carQuoting,
  airport: airportQuoting,
}
