import { type DraftRecord, mayOpenDraft } from '../../domain/draft/draft.ts'
import type { OrderType } from '../../domain/order/order.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { ordersOf, seesOrder } from '../order/order-repository.ts'
import type { Viewer } from '../viewer.ts'

/**
 * The draft that a booking completes; null where the booking names none. A draft that this member may not open does
 * not exist for them. If it has become an order that they see, the refusal names that order.
 */
export function draftToBook(id: string | undefined, product: OrderType, viewer: Viewer): DraftRecord | null {
  if (id === undefined) return null
  const draft = viewer.world.tables.draft.get(id)
  if (!draft || !mayOpenDraft(draft, viewer)) {
    const order = draft ? undefined : orderOf(id, viewer)
    if (order) throw invalidFields({ draft_id: { key: 'draft_booked', params: { order } } })
    throw refuse('NOT_FOUND', undefined, { fields: { draft_id: ['draft_unknown'] } })
  }
  if (draft.product !== product) throw invalidFields({ draft_id: 'draft_of_other_product' })
  return draft
}

const orderOf = (draft_id: string, viewer: Viewer): string | undefined =>
  ordersOf(viewer.world, viewer.company.id).find(
    (order) => order.draft_id === draft_id && seesOrder(order, viewer),
  )?.id

/** Removes a draft that has become an order. */
export function removeBookedDraft(draft: DraftRecord | null, { world }: Viewer): void {
  if (draft) world.tables.draft.remove(draft.id)
}
