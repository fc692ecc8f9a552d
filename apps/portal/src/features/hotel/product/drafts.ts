import { linkOptions } from '@tanstack/react-router'
import type { ProductDrafts } from '../../../products/product.ts'
import { addressOfDraft, parsed } from '../../../shared/draft-address.ts'
import { quoteItemsOf } from '../../../shared/quote/quote-basket.ts'
import { readStaySearch } from '../../../shared/stay-search.ts'

export const hotelDrafts: ProductDrafts = {
  booking: (draft) => {
    const search = addressOfDraft(draft)
    return search && linkOptions({ to: '/hotel/booking', search })
  },
  // Rates that wait for a quote are a draft too.
  beginning: (draft) =>
    quoteItemsOf(draft)
      ? linkOptions({ to: '/user/quote/list', search: { waiting: true } })
      : linkOptions({ to: '/hotel/list', search: readStaySearch(parsed(draft.search)) }),
}
