import type { Schemas } from '@portal/api-client'
import { linkOptions } from '@tanstack/react-router'
import { airportDrafts } from '../features/airport/product/drafts.ts'
import { carDrafts } from '../features/car/product/drafts.ts'
import { hotelDrafts } from '../features/hotel/product/drafts.ts'
import { quoteItemsOf } from '../trade/quote/quote-basket.ts'
import type { ProductType } from './facts.ts'
import type { KeptDraft, ProductDrafts, Target } from './product.ts'

const drafts: Record<ProductType, ProductDrafts> = {
  hotel: hotelDrafts,
  car: carDrafts,
  airport: airportDrafts,
}

/** The booking form a draft goes on with; null when it holds too little for it. */
export const bookingOfDraft = (draft: KeptDraft): Target | null => drafts[draft.product].booking(draft)

/** What waits for a quote is a draft, too, of whichever products. */
const waiting = linkOptions({ to: '/user/quote/list', search: { waiting: true } })

/** Where a draft was left: the form, whose price is checked again, or whatever it began with. */
export const draftTarget = (draft: KeptDraft): Target =>
  quoteItemsOf(draft) ? waiting : (bookingOfDraft(draft) ?? drafts[draft.product].beginning(draft))

/** Keeps what an order says that is booked again for the form it leads to. */
export const fillAgain = (owner: number, draft: Schemas['Draft']): void =>
  drafts[draft.product].fillAgain?.(owner, draft)
