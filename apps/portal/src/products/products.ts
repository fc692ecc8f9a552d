import { withTexts } from '../shared/with-texts.ts'
import type { ProductLoaders } from '../trade/product/parts.ts'

/** What the products give to shared pages, each part in a file that is fetched when a page needs it. */
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
