import { useEffect, useRef, useState } from 'react'

/** One thing that can be chosen. */
export interface SearchOption {
  value: string
  label: string
  /** Second line: the name in the other script, the country. */
  description?: string | undefined
  /** Heading it stands under. */
  group?: string | undefined
}

/** Answers the options for a query; it is aborted when a newer one begins. */
export type LoadOptions<Option extends SearchOption> = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly Option[]>

export type SearchState<Option> =
  | { state: 'idle' | 'loading' | 'failed'; options: readonly Option[] }
  | { state: 'done'; options: readonly Option[] }

/**
 * Options for what is typed: asked for after `delay` ms of rest, the newest query wins, earlier ones are aborted
 * silently, and the last result stays in view meanwhile. `query` null asks for nothing.
 */
export function useSearchOptions<Option extends SearchOption>(
  query: string | null,
  load: LoadOptions<Option>,
  delay: number,
): SearchState<Option> {
  const [result, setResult] = useState<SearchState<Option>>({ state: 'idle', options: [] })
  const loadRef = useRef(load)
  useEffect(() => {
    loadRef.current = load
  })

  useEffect(() => {
    if (query === null) return
    const abort = new AbortController()
    const asked = query
    async function run() {
      setResult(({ options }) => ({ state: 'loading', options }))
      try {
        const options = await loadRef.current(asked, abort.signal)
        if (!abort.signal.aborted) setResult({ state: 'done', options })
      } catch {
        if (!abort.signal.aborted) setResult({ state: 'failed', options: [] })
      }
    }
    const timer = setTimeout(() => void run(), delay)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query, delay])

  return result
}
