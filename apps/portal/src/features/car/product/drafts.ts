import { linkOptions } from '@tanstack/react-router'
import type { ProductDrafts } from '../../../products/product.ts'
import { rentalOfDraft } from '../booking/rental.ts'

export const carDrafts: ProductDrafts = {
  booking: (draft) => {
    const search = rentalOfDraft(draft)
    return search && linkOptions({ to: '/car/booking', search })
  },
  beginning: () => linkOptions({ to: '/car/list' }),
}
