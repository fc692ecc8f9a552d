import { airportProduct, airportRide } from './airport/product.ts'
import { carProduct, carRide } from './car/product.ts'
import { hotelProduct } from './hotel/product.ts'
import type { OrderOf, OrderRecord, OrderType, RideType } from './order/order.ts'
import type { Product, RideProduct } from './product.ts'
import type { Service } from './service.ts'

/** Everything that is sold, in the order of listing. */
export const products: { readonly [Type in OrderType]: Product<Type> } = {
  hotel: hotelProduct,
  car: carProduct,
  airport: airportProduct,
}

const rides: { readonly [Type in RideType]: RideProduct<Type> } = {
  car: carRide,
  airport: airportRide,
}

export const orderTypes = Object.keys(products) as readonly OrderType[]

/** Whether a text from the wire names a product. */
export const isOrderType = (text: string): text is OrderType => Object.hasOwn(products, text)

export const typesOf = (service: Service): readonly OrderType[] =>
  orderTypes.filter((type) => products[type].service === service)

/** The product of an order of any type. */
export const productOf = <Type extends OrderType>(
  order: OrderRecord & { readonly order_type: Type },
): Product<Type> => products[order.order_type]

export const rideOf = <Type extends RideType>(
  order: OrderOf<RideType> & { readonly order_type: Type },
): RideProduct<Type> => rides[order.order_type]
