import type { OrderRecord, OrderType } from '../../../domain/order/order.ts'
import type { SupplierBehaviour } from '../../../domain/transport/fleet.ts'
import { airportSeed } from './airport.ts'
import { carSeed } from './car.ts'
import { hotelSeed } from './hotel.ts'
import type { SeededProduct } from './product.ts'

export const seededProducts: { readonly [Type in OrderType]: SeededProduct<Type> } = {
  hotel: hotelSeed,
  car: carSeed,
  airport: airportSeed,
}

/** The product of an order of any type. */
export const seededProductOf = <Type extends OrderType>(
  order: OrderRecord & { readonly order_type: Type },
): SeededProduct<Type> => seededProducts[order.order_type]

/** How the supplier of an order answers, and what is reported afterwards. */
export const supplierOf = (order: OrderRecord): SupplierBehaviour => seededProductOf(order).supplierOf(order)
