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

const textOf = ({ title, place = '', also = '' }: Entry) => `${title} ${place} ${also}`.toLowerCase()

/** Better title matches rank higher: prefix, then anywhere, then only the context. */
function rankOf({ title }: Entry, first: string): number {
  const at = title.toLowerCase().indexOf(first)
  return at === 0 ? 0 : at > 0 ? 1 : 2
}

/** Entries that contain all words, best first, otherwise in the given order. Without words, all of them. */
export function findEntries(entries: readonly Entry[], typed: string): Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) return [...entries]
  return entries
    .filter((entry) => words.every((word) => textOf(entry).includes(word)))
    .toSorted((one, other) => rankOf(one, first) - rankOf(other, first))
}
