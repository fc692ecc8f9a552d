import type { Schemas } from '@portal/api-client/contract'

/** A guest in the company's address book. */
export interface SavedGuestRecord {
  readonly id: string
  readonly company_id: string
  readonly full_name: string
  readonly name_local: string | null
  readonly gender: Schemas['Gender']
  readonly birthday: string | null
  readonly nationality: string | null
  readonly doc_type: Schemas['DocumentType'] | null
  /** In full; it never leaves the server so. */
  readonly doc_no: string
  readonly phone: string | null
  readonly notes: string
  /** Epoch s. */
  readonly updated_time: number
}

const shownEnd = 4

/** All but the last four characters hidden; a number that is no longer than that is hidden whole. */
export function maskDocument(doc_no: string): string | null {
  if (doc_no === '') return null
  const shown = doc_no.length > shownEnd ? doc_no.slice(-shownEnd) : ''
  return '*'.repeat(doc_no.length - shown.length) + shown
}
