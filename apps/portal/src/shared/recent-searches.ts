import { lastingStorage } from '@portal/auth'
import type { CarSearch } from './car/car-search.ts'
import { draftOf, keepDraft } from './form-drafts.ts'
import { defaultNationality } from './stay.ts'
import type { StaySearch } from './stay-search.ts'
import type { TransferSearch } from './transfer/transfer-search.ts'

/** A search that can be repeated, by what was searched. */
export type RecentSearch =
  | { product: 'hotel'; search: StaySearch }
  | { product: 'car'; search: CarSearch }
  | { product: 'airport'; search: TransferSearch }

/** Kept in memory like every draft, so that signing out leaves nothing of them. */
const name = 'recent searches'
const kept = 4

const key = ({ product, search }: RecentSearch) => JSON.stringify([product, Object.entries(search).sort()])

/** The newest first. `owner` is the member number, 0 for a visitor. */
export const recentSearches = (owner: number): readonly RecentSearch[] =>
  draftOf<RecentSearch[]>(owner, name) ?? []

/** Whose guests were searched for last, on this device: it says nothing of the member. */
const nationalityKey = 'guest-nationality'

/** ISO 3166 code of two letters with which a new search begins. */
export function usualNationality(): string {
  const kept = lastingStorage.read(nationalityKey) ?? ''
  return /^[A-Z]{2}$/.test(kept) ? kept : defaultNationality
}

/** The same search again moves to the front. */
export function rememberSearch(owner: number, recent: RecentSearch): void {
  if (recent.product === 'hotel' && recent.search.nationality)
    lastingStorage.write(nationalityKey, recent.search.nationality)
  const others = recentSearches(owner).filter((known) => key(known) !== key(recent))
  keepDraft(owner, name, [recent, ...others].slice(0, kept))
}
