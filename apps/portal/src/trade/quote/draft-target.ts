import type { Schemas } from '@portal/api-client'
import { useSession } from '@portal/auth'
import { reportChunkError } from '@portal/ui'
import { useNavigate } from '@tanstack/react-router'
import { loadProductPart, productPart } from '../product/parts.ts'
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

/** Continues a draft at its form or its search, filled in. */
export function useOpenDraft() {
  const navigate = useNavigate()
  const owner = useSession(({ id }) => id)
  return (draft: Schemas['Draft']): Promise<void> =>
    loadProductPart('drafts').then(
      () => {
        productPart('drafts')[draft.product].fillAgain?.(owner, draft)
        return navigate(draftTarget(draft))
      },
      () => reportChunkError(),
    )
}
