import type { Schemas } from '@portal/api-client/contract'

const shownEnd = 4

/** All but the last four characters hidden; a number that is no longer than that is hidden whole. */
export function maskedNumber(number: string): string {
  const shown = number.length > shownEnd ? number.slice(-shownEnd) : ''
  return '*'.repeat(number.length - shown.length) + shown
}

/** A guest in the company's address book. */
export interface SavedGuestRecord {
  readonly id: string
  readonly company_id: string
  /** The member who saved this guest; members who see only their own orders see only their own guests. */
  readonly saved_by: string
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

/** Null when there is no number. */
export const maskDocument = (doc_no: string): string | null => (doc_no === '' ? null : maskedNumber(doc_no))
