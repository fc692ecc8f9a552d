import type { Schemas } from '@portal/api-client'
import { useMemo, useState } from 'react'
import type { ShownResults } from './hotel-list-query.ts'
import { sameRows, steadyRows } from './steady-rows.ts'

interface Held {
  /** The question that the rows answer. */
  question: string
  list: readonly Schemas['HotelOffer'][]
}

const nothing: Held = { question: '', list: [] }

/**
 * Keeps rows in place while a search is running. `question` is everything the rows depend on; a new question or
 * `show` shows its own answer. While `loading`, the rows belong to an earlier question.
 */
export function useSteadyRows(page: ShownResults | undefined, question: string, loading: boolean) {
  const [held, setHeld] = useState(nothing)
  const answered = page !== undefined && !loading
  const begun = answered && held.question === question
  const { list, newer } = useMemo(
    () => (begun && page ? steadyRows(held.list, page.list) : { list: page?.list ?? [], newer: 0 }),
    [begun, held, page],
  )
  // Keeps its identity while its content is the same.
  const shown = useMemo(() => page && { ...page, list: [...list] }, [page, list])
  if (answered && (!begun || !sameRows(held.list, list))) setHeld({ question, list })
  return {
    page: shown,
    newer,
    /** Shows the latest results. */
    show: () => setHeld(nothing),
  }
}
