import type { Schemas } from '@portal/api-client'
import { useMemo, useState } from 'react'
import { sameRows, steadyRows } from './steady-rows.ts'
import type { ShownResults } from './use-hotel-results.ts'

interface Held {
  /** The question that the rows answer. */
  question: string
  list: readonly Schemas['HotelOffer'][]
}

const nothing: Held = { question: '', list: [] }

/**
 * Holds the rows of a page in their places while its search goes on. `question`: everything the rows depend on; another
 * one shows its own answer, and so does `show`. While `loading` the rows are those of an earlier question.
 */
export function useSteadyRows(page: ShownResults | undefined, question: string, loading: boolean) {
  const [held, setHeld] = useState(nothing)
  const answered = page !== undefined && !loading
  const begun = answered && held.question === question
  const { list, newer } = useMemo(
    () => (begun && page ? steadyRows(held.list, page.list) : { list: page?.list ?? [], newer: 0 }),
    [begun, held, page],
  )
  // The same object as long as it says the same: the rows are else drawn with every answer.
  const shown = useMemo(() => page && { ...page, list: [...list] }, [page, list])
  if (answered && (!begun || !sameRows(held.list, list))) setHeld({ question, list })
  return {
    page: shown,
    newer,
    /** Shows the page as it is now. */
    show: () => setHeld(nothing),
  }
}
