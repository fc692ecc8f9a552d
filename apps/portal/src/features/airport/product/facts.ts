import type { ProductFacts } from '../../../products/product.ts'

export const airportFacts = {
  letter: 'A',
  wording: 'ride',
  confirmedBy: 'supplier_ref',
  pages: {
    search: '/airport/list',
    orders: '/user/airport-order/list',
    order: '/user/airport-order/detail/$id',
  },
} as const satisfies ProductFacts
