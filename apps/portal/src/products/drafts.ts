import { airportDrafts } from '../features/airport/product/drafts.ts'
import { carDrafts } from '../features/car/product/drafts.ts'
import { hotelDrafts } from '../features/hotel/product/drafts.ts'

export const drafts = { hotel: hotelDrafts, car: carDrafts, airport: airportDrafts }
