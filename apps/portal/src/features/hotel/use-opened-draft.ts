import { useDrafts } from '@portal/api-client'
import { useState } from 'react'
import type { DraftRef } from '../../shared/use-saved-draft.ts'
import { type BookingValues, readBookingValues } from './booking-form.ts'

/** A draft that the address names, as it was saved last. */
export interface OpenedDraft {
  /** Null when nothing was entered yet. */
  values: BookingValues | null
  saved: DraftRef
}

export interface DraftToOpen {
  draft: OpenedDraft | null
  waiting: boolean
}

/** Reads the draft with which the page was opened; one that is gone leaves an empty form. */
export function useOpenedDraft(id: string | undefined): DraftToOpen {
  // The address gets a draft while the form is being filled in; that one is not to be read back.
  const [wanted] = useState(id)
  const { data, isPending } = useDrafts(
    { product: 'hotel', limit: 100 },
    { query: { enabled: wanted !== undefined, staleTime: 0 }, request: { silent: true } },
  )
  const found = data?.list.find((draft) => draft.id === wanted)
  const draft = found
    ? { values: readBookingValues(found.form), saved: { id: found.id, version: found.version } }
    : null
  return { draft, waiting: wanted !== undefined && isPending }
}
