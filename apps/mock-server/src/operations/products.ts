import type { Schemas } from '@portal/api-client/contract'
import type { OrderRecord, OrderType } from '../domain/order/order.ts'
import { airportAnswers } from './airport/product.ts'
import { carAnswers } from './car/product.ts'
import { hotelAnswers } from './hotel/product.ts'
import type { ProductAnswers } from './product.ts'

export const productAnswers: { readonly [Type in OrderType]: ProductAnswers<Type> } = {
  hotel: hotelAnswers,
  car: carAnswers,
  airport: airportAnswers,
}

/** The answers of an order's own product. */
export const answersOf = <Type extends OrderType>(
  order: (OrderRecord | Schemas['Order']) & { readonly order_type: Type },
): ProductAnswers<Type> => productAnswers[order.order_type]
