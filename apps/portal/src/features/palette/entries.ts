import { findRows, spelling } from '@portal/api-client'

/** A page or an action. */
export interface Entry {
  key: string
  title: string
  /** The menu group, shown below the title. */
  place?: string
  /** Further search text: its address, which is English in every language. */
  also?: string
  /** Keyboard shortcut. */
  keys?: string
  onChoose: () => void
}

/** Entries whose title a typed text finds, best first, then those of such a menu group. Without a text, all of them. */
export function findEntries(entries: readonly Entry[], typed: string): Entry[] {
  const found = findRows(entries, typed, ({ title, place = '', also = '' }) => ({
    names: [title, also].map(spelling),
    context: [spelling(place)],
  }))
  const others = entries.filter((entry) => !found.includes(entry))
  return [...found, ...findRows(others, typed, ({ place = '' }) => ({ names: [spelling(place)] }))]
}
