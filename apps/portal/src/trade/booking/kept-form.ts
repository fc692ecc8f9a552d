import type { DraftRef } from '../draft/use-saved-draft.ts'

/** The remembered input of a booking form and its draft. */
export interface KeptForm<Values> {
  /** Null without input. */
  values: Values | null
  saved: DraftRef | null
}
