import { linkOptions } from '@tanstack/react-router'
import { productPart } from '../product/parts.ts'
import type { KeptDraft, Target } from '../product/product.ts'
import { quoteItemsOf } from '../quote/quote-basket.ts'

/** The booking form a draft goes on with; null when it holds too little for it. Needs the products' part `drafts`. */
export const bookingOfDraft = (draft: KeptDraft): Target | null =>
  productPart('drafts')[draft.product].booking(draft)

/** Offers that wait for a quote are a draft, too, of whichever products. */
const waiting = linkOptions({ to: '/user/quote/list', search: { waiting: true } })

/** Where a draft was left: the form, whose price is checked again, or whatever it began with. */
export const draftTarget = (draft: KeptDraft): Target =>
  quoteItemsOf(draft)
    ? waiting
    : (bookingOfDraft(draft) ?? productPart('drafts')[draft.product].beginning(draft))
