/** What can be chosen beside orders: a page or an action. */
export interface Entry {
  key: string
  title: string
  /** Where it belongs, below the title: the group of the menu. */
  place?: string
  /** What else it is found by: its address, which is English whatever the language. */
  also?: string
  /** Keys that do the same. */
  keys?: string
  onChoose: () => void
}

const textOf = ({ title, place = '', also = '' }: Entry) => `${title} ${place} ${also}`.toLowerCase()

/** The better the title fits, the earlier: it begins with the word, has it somewhere, or only what is around it does. */
function rankOf({ title }: Entry, first: string): number {
  const at = title.toLowerCase().indexOf(first)
  return at === 0 ? 0 : at > 0 ? 1 : 2
}

/** The entries that have all words somewhere; the best first, as they stood otherwise. All of them without a word. */
export function findEntries(entries: readonly Entry[], typed: string): Entry[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const [first] = words
  if (first === undefined) return [...entries]
  return entries
    .filter((entry) => words.every((word) => textOf(entry).includes(word)))
    .toSorted((one, other) => rankOf(one, first) - rankOf(other, first))
}
