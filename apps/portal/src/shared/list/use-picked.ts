import { useSession } from '@portal/auth'
import { useEffect, useMemo, useState } from 'react'
import { draftOf, dropDraft, keepDraft } from '../form/form-drafts.ts'

export interface Picked<Row> {
  /** In the order of selection, over all pages. */
  rows: readonly Row[]
  has: (key: string) => boolean
  toggle: (row: Row) => void
  add: (rows: readonly Row[]) => void
  drop: (keys: readonly string[]) => void
  clear: () => void
}

/**
 * The selected rows of a list; the selection survives paging and filtering. With a name for the list it also survives
 * leaving the page until the session ends, in memory: amounts do not belong in browser storage. Memoised: the result
 * keeps its identity until the selection changes, if `keyOf` keeps its own.
 */
export function usePicked<Row>(keyOf: (row: Row) => string, list?: string): Picked<Row> {
  const owner = useSession(({ id }) => id)
  const [known, setKnown] = useState(() => keptRows<Row>(owner, list))
  useEffect(() => {
    if (list === undefined) return
    if (known.size > 0) keepDraft(owner, list, known)
    else dropDraft(owner, list)
  }, [owner, list, known])
  return useMemo(() => {
    const change = (edit: (next: Map<string, Row>) => void) =>
      setKnown((before) => {
        const next = new Map(before)
        edit(next)
        return next
      })
    return {
      rows: [...known.values()],
      has: (key) => known.has(key),
      toggle: (row) =>
        change((next) => {
          if (!next.delete(keyOf(row))) next.set(keyOf(row), row)
        }),
      add: (rows) =>
        change((next) => {
          for (const row of rows) next.set(keyOf(row), row)
        }),
      drop: (keys) =>
        change((next) => {
          for (const key of keys) next.delete(key)
        }),
      clear: () => setKnown(new Map()),
    }
  }, [known, keyOf])
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the list that kept the rows knows their shape
const keptRows = <Row>(owner: number, list: string | undefined): ReadonlyMap<string, Row> =>
  (list === undefined ? undefined : draftOf<ReadonlyMap<string, Row>>(owner, list)) ?? new Map()
