import { draftOf, keepDraft } from '../../shared/form/form-drafts.ts'
import type { RecentSearch } from './product-search.ts'

/** Kept in memory like every draft, so that signing out leaves nothing of them. */
const name = 'recent searches'
const kept = 4

const key = ({ product, search }: RecentSearch) => JSON.stringify([product, Object.entries(search).sort()])

/** The newest first. `owner` is the member number, 0 for a visitor. */
export const recentSearches = (owner: number): readonly RecentSearch[] =>
  draftOf<RecentSearch[]>(owner, name) ?? []

/** The same search again moves to the front. */
export function rememberSearch(owner: number, recent: RecentSearch): void {
  const others = recentSearches(owner).filter((known) => key(known) !== key(recent))
  keepDraft(owner, name, [recent, ...others].slice(0, kept))
}
