import type { Schemas } from '@portal/api-client/contract'
import { mayBook } from '../order/act.ts'
import type { Actor } from '../order/situation.ts'

/** A booking that was begun. The server keeps what the screens wrote and reads none of it. */
export interface DraftRecord {
  readonly id: string
  readonly company_id: string
  readonly owner_id: string
  readonly product: Schemas['OrderType']
  readonly title: string
  readonly search: string
  readonly selection: string
  readonly form: string
  readonly step: Schemas['BookingStep']
  /** Members of the company who may continue it, besides its owner. */
  readonly shared_with: readonly string[]
  readonly rebooked_from: string | null
  /** Epoch s. */
  readonly updated_time: number
  readonly version: number
}

interface DraftReader {
  readonly member: { readonly id: string; readonly company_id: string }
  readonly actor: Actor
}

/**
 * A draft belongs to the member who began it; colleagues see it only when it is shared with them, and only while they
 * may book its product.
 */
export const mayOpenDraft = (draft: DraftRecord, { member, actor }: DraftReader): boolean =>
  draft.company_id === member.company_id &&
  (draft.owner_id === member.id || (draft.shared_with.includes(member.id) && mayBook(actor, draft.product)))
