import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * What was chosen shows at once, before the address has followed; a second choice made meanwhile adds to the first.
 * `reached` is what the address says. The way to choose stays the same function, so that groups of filters are drawn only
 * when they have changed.
 */
export function useAskedFilters<Search extends object, Change extends object>(
  reached: Search,
  onNarrow: (filter: Change) => void,
) {
  const [asked, setAsked] = useState<{ from: Search; filter: Partial<Change> }>({ from: reached, filter: {} })
  const waiting = asked.from === reached ? asked.filter : {}
  const latest = useRef({ reached, waiting, onNarrow })
  useLayoutEffect(() => {
    latest.current = { reached, waiting, onNarrow }
  })
  const narrow = useCallback((filter: Change) => {
    const now = latest.current
    const all = { ...now.waiting, ...filter }
    now.waiting = all
    setAsked({ from: now.reached, filter: all })
    now.onNarrow(all)
  }, [])
  return [{ ...reached, ...waiting }, narrow] as const
}
