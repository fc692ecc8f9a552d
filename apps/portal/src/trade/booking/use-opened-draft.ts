import { type Schemas, useListDrafts } from '@portal/api-client'
import { useState } from 'react'
import type { KeptForm } from './kept-form.ts'

interface DraftToOpen<Values> {
  /** The draft that the address names, as it was saved last. */
  draft: KeptForm<Values> | null
  waiting: boolean
}

/**
 * Reads the draft with which a booking page was opened; one that is gone leaves an empty form. `read` makes of its
 * text the values of the form, or null.
 */
export function useOpenedDraft<Values>(
  product: Schemas['OrderType'],
  id: string | undefined,
  read: (form: string) => Values | null,
): DraftToOpen<Values> {
  // The address gets a draft while the form is being filled in; that one is not to be read back.
  const [wanted] = useState(id)
  const { data, isPending } = useListDrafts(
    { product, limit: 100 },
    { query: { enabled: wanted !== undefined, staleTime: 0 }, request: { announce: true } },
  )
  const found = data?.list.find((draft) => draft.id === wanted)
  const draft = found ? { values: read(found.form), saved: { id: found.id, version: found.version } } : null
  return { draft, waiting: wanted !== undefined && isPending }
}
