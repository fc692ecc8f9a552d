import { lastingStorage } from '@portal/auth'
import { draftOf, keepDraft } from './form-drafts.ts'
import { defaultNationality } from './stay.ts'
import { readStaySearch, type StaySearch } from './stay-search.ts'

/** Kept in memory like every draft, so that signing out leaves nothing of them. */
const name = 'recent hotel searches'
const kept = 4

const key = (search: StaySearch) => JSON.stringify(Object.entries(search).sort())

/** The newest first. `owner` is the member number, 0 for a visitor. */
export const recentSearches = (owner: number): readonly StaySearch[] =>
  draftOf<StaySearch[]>(owner, name) ?? []

/** Whose guests were searched for last, on this device: it says nothing of the member. */
const nationalityKey = 'guest-nationality'

/** ISO 3166 code of two letters with which a new search begins. */
export function usualNationality(): string {
  const kept = lastingStorage.read(nationalityKey) ?? ''
  return /^[A-Z]{2}$/.test(kept) ? kept : defaultNationality
}

/** The same search again moves to the front. */
export function rememberSearch(owner: number, search: StaySearch): void {
  if (search.nationality) lastingStorage.write(nationalityKey, search.nationality)
  const others = recentSearches(owner).filter((known) => key(known) !== key(search))
  keepDraft(owner, name, [search, ...others].slice(0, kept))
}

/** The hotel search that an address of the portal repeats; null for any other address. */
export function searchOfPath(path: string): StaySearch | null {
  const [address = '', query = ''] = path.split('?')
  const search = readStaySearch(Object.fromEntries(new URLSearchParams(query)))
  return address === '/hotel/list' && search.destination_type && search.destination_id ? search : null
}
