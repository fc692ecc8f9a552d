import type { DraftRef } from '../draft/use-saved-draft.ts'

/** What a page remembers of a booking form it has left: the values, and the draft they are kept in. */
export interface KeptForm<Values> {
  /** Null when nothing was entered yet. */
  values: Values | null
  saved: DraftRef | null
}
