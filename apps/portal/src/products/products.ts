import { withTexts } from '../shared/lazy-load.ts'
import type { ProductLoaders } from '../trade/product/parts.ts'

/** The products' parts for shared pages, each in its own lazily loaded file. */
export const products: ProductLoaders = {
  amendments: () =>
    withTexts(
      ['hotel/booking', 'user/order/detail', 'ride', 'airport/booking'],
      async () => (await import('./amendments.ts')).amendments,
    ),
  drafts: async () => (await import('./drafts.ts')).drafts,
  glances: async () => (await import('./order-glances.ts')).orderGlances,
  quoting: async () => (await import('./quoting.ts')).quoting,
  recentSearches: () => import('./recent-searches.tsx'),
  vouchers: async () => (await import('./vouchers.ts')).voucherServices,
}
