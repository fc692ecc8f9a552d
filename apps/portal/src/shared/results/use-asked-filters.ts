import { useState } from 'react'

/**
 * What was chosen shows at once, before the address has followed; a second choice made meanwhile adds to the first.
 * `reached` is what the address says.
 */
export function useAskedFilters<Search extends object, Change extends object>(
  reached: Search,
  onNarrow: (filter: Change) => void,
) {
  const [asked, setAsked] = useState<{ from: Search; filter: Partial<Change> }>({ from: reached, filter: {} })
  const waiting = asked.from === reached ? asked.filter : {}
  const narrow = (filter: Change) => {
    const all = { ...waiting, ...filter }
    setAsked({ from: reached, filter: all })
    onNarrow(all)
  }
  return [{ ...reached, ...waiting }, narrow] as const
}
