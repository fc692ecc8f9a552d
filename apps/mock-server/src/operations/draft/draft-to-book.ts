import { type DraftRecord, mayOpenDraft } from '../../domain/draft/draft.ts'
import type { OrderType } from '../../domain/order/order.ts'
import { invalidFields, refuse } from '../../domain/refusal.ts'
import { ordersOf, seesOrder } from '../order/order-repository.ts'
import type { Viewer } from '../viewer.ts'

/**
 * The draft that a booking finishes; null where it names none. One that this member may not open does not exist, but for
 * one that has become an order which the member sees: that is said with its number.
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

/** What was begun is an order now. */
export function draftBooked(draft: DraftRecord | null, { world }: Viewer): void {
  if (draft) world.tables.draft.remove(draft.id)
}
