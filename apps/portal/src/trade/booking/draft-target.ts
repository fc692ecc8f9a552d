import { linkOptions } from '@tanstack/react-router'
import { productPart } from '../product/parts.ts'
import type { KeptDraft, Target } from '../product/product.ts'
import { quoteItemsOf } from '../quote/quote-basket.ts'

/** The booking form of a draft; null if the draft is incomplete. Needs the products' part `drafts`. */
export const bookingOfDraft = (draft: KeptDraft): Target | null =>
  productPart('drafts')[draft.product].booking(draft)

/** The basket of offers for a quote is a draft too. */
const waiting = linkOptions({ to: '/user/quote/list', search: { waiting: true } })

/** Where a draft continues: its form, whose price is checked again, or its starting point. */
export const draftTarget = (draft: KeptDraft): Target =>
  quoteItemsOf(draft)
    ? waiting
    : (bookingOfDraft(draft) ?? productPart('drafts')[draft.product].beginning(draft))
