import { productPart } from '../product/parts.ts'
import type { KeptDraft, Target } from '../product/product.ts'
import { quoteItemsOf } from './quote-basket.ts'

/** The booking form of a draft; null if the draft is incomplete. Needs the products' part `drafts`. */
export const bookingOfDraft = (draft: KeptDraft): Target | null =>
  productPart('drafts')[draft.product].booking(draft)

/**
 * Where a draft continues: its form, whose price is checked again, or its starting point. The basket of offers for a
 * quote is a draft too.
 */
export const draftTarget = (draft: KeptDraft): Target =>
  quoteItemsOf(draft)
    ? { to: '/user/quote/list', search: { waiting: draft.id } }
    : (bookingOfDraft(draft) ?? productPart('drafts')[draft.product].beginning(draft))
