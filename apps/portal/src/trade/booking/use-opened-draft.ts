import { type Schemas, useListDrafts } from '@portal/api-client'
import { useState } from 'react'
import type { DraftRef } from '../draft/use-saved-draft.ts'

interface DraftToOpen<Values> {
  /** The last saved state of the draft in the URL. */
  draft: KeptForm<Values> | null
  waiting: boolean
}

/** Loads the draft of a booking page; without it the form is empty. `read` parses its text into values, or null. */
export function useOpenedDraft<Values>(
  product: Schemas['OrderType'],
  id: string | undefined,
  read: (form: string) => Values | null,
): DraftToOpen<Values> {
  // Only the draft from the opening counts: saving puts another into the URL.
  const [wanted] = useState(id)
  const { data, isPending } = useListDrafts(
    { product, limit: 100 },
    { query: { enabled: wanted !== undefined, staleTime: 0 }, request: { announce: true } },
  )
  const found = data?.list.find((draft) => draft.id === wanted)
  const draft = found ? { values: read(found.form), saved: { id: found.id, version: found.version } } : null
  return { draft, waiting: wanted !== undefined && isPending }
}

/** The remembered input of a booking form and its draft. */
export interface KeptForm<Values> {
  /** Null without input. */
  values: Values | null
  saved: DraftRef | null
}
