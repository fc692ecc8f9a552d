import { lastingStorage } from '@portal/auth'
import { defaultNationality } from '../../../trade/search/stay.ts'

/** Whose guests were searched for last, on this device: it says nothing of the member. */
const key = 'guest-nationality'

/** ISO 3166 code of two letters with which a new search begins. */
export function usualNationality(): string {
  const kept = lastingStorage.read(key) ?? ''
  return /^[A-Z]{2}$/.test(kept) ? kept : defaultNationality
}

/** The next search begins with it. */
export function rememberNationality(nationality: string): void {
  lastingStorage.write(key, nationality)
}
