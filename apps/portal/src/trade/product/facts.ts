import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'
import type { ProductFacts } from './product.ts'

export type ProductType = Schemas['OrderType']

/** In display order. */
export const productTypes = exhaustive<ProductType>()(['hotel', 'car', 'airport'])

export const productFacts = {
  hotel: {
    letter: 'H',
    wording: 'stay',
    confirmedBy: 'hotel_confirmation_code',
    offerKey: 'rate_key',
    tripParts: ['pickup', 'dropoff', 'next_hotel'],
    pages: {
      search: '/hotel/list',
      orders: '/user/order/list',
      order: '/user/order/detail/$id',
    },
  },
  car: {
    letter: 'C',
    wording: 'ride',
    confirmedBy: 'supplier_ref',
    offerKey: 'quote_key',
    tripParts: [],
    pages: {
      search: '/car/list',
      orders: '/user/car-order/list',
      order: '/user/car-order/detail/$id',
    },
  },
  airport: {
    letter: 'A',
    wording: 'ride',
    confirmedBy: 'supplier_ref',
    offerKey: 'quote_key',
    tripParts: ['return_transfer'],
    pages: {
      search: '/airport/list',
      orders: '/user/airport-order/list',
      order: '/user/airport-order/detail/$id',
    },
  },
} as const satisfies Record<ProductType, ProductFacts>

type Pages = (typeof productFacts)[ProductType]['pages']

/** Path of a product's order list. */
export type OrderListPath = Pages['orders']

/** The list of one product's orders, or of all. */
export type OrderListName = ProductType | 'all'

export const orderListPath = (list: OrderListName) =>
  list === 'all' ? '/user/order/all' : productFacts[list].pages.orders

/** Path of an order, with its booking ID as the param `id`. */
export const orderPage = (type: ProductType): Pages['order'] => productFacts[type].pages.order

/** Pattern of a product's booking IDs. */
export const bookingIdShape = (type: ProductType): RegExp =>
  new RegExp(`^${productFacts[type].letter}\\d{10}$`)

/** The product of a booking ID; undefined for an unknown letter. */
export const productOfBooking = (bookingId: string): ProductType | undefined =>
  productTypes.find((type) => bookingId.startsWith(productFacts[type].letter))
