import type { ProductFacts } from '../../../products/product.ts'

export const hotelFacts = {
  letter: 'H',
  wording: 'stay',
  confirmedBy: 'hotel_confirmation_code',
  pages: {
    search: '/hotel/list',
    orders: '/user/order/list',
    order: '/user/order/detail/$id',
  },
} as const satisfies ProductFacts
