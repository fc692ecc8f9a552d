import type { ProductFacts } from '../../../products/product.ts'

export const carFacts = {
  letter: 'C',
  wording: 'ride',
  confirmedBy: 'supplier_ref',
  pages: {
    search: '/car/list',
    orders: '/user/car-order/list',
    order: '/user/car-order/detail/$id',
  },
} as const satisfies ProductFacts
