import type { FunctionComponent } from 'react'
import { TransferOrderGlance } from '../features/airport/product/OrderGlance.tsx'
import { CarOrderGlance } from '../features/car/product/OrderGlance.tsx'
import { HotelOrderGlance } from '../features/hotel/product/OrderGlance.tsx'
import type { ProductType } from './facts.ts'
import type { OrderOf } from './product.ts'

/** What a quick look at an order says of what was booked, as facts. */
export const orderGlances: {
  [Type in ProductType]: FunctionComponent<{ order: OrderOf<Type> }>
} = { hotel: HotelOrderGlance, car: CarOrderGlance, airport: TransferOrderGlance }
