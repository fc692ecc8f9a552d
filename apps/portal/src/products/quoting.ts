import { airportQuoting } from '../features/airport/product/quoting.ts'
import { carQuoting } from '../features/car/product/quoting.ts'
import { hotelQuoting } from '../features/hotel/product/quoting.ts'

export const quoting = { hotel: hotelQuoting, car: carQuoting, airport: airportQuoting }
