import { TransferOrderGlance } from '../features/airport/product/OrderGlance.tsx'
import { CarOrderGlance } from '../features/car/product/OrderGlance.tsx'
import { HotelOrderGlance } from '../features/hotel/product/OrderGlance.tsx'

export const orderGlances = { hotel: HotelOrderGlance, car: CarOrderGlance, airport: TransferOrderGlance }
