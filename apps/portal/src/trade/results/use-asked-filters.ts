import { useCallback, useLayoutEffect, useRef, useState } from 'react'

/**
 * Shows a choice at once, before the URL has changed; a second choice meanwhile adds to the first. `reached` are the
 * filters of the URL. The callback keeps its identity, because the filter groups are memoised.
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
