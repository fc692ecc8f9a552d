import { linkOptions } from '@tanstack/react-router'
import type { ProductDrafts } from '../../../products/product.ts'
import { transferOfDraft } from '../booking/transfer-booking-search.ts'

export const airportDrafts: ProductDrafts = {
  booking: (draft) => {
    const search = transferOfDraft(draft)
    return search && linkOptions({ to: '/airport/booking', search })
  },
  beginning: () => linkOptions({ to: '/airport/booking', search: {} }),
}
