import { useState } from 'react'

export interface Picked<Row> {
  /** In the order in which they were chosen, from whatever page. */
  rows: readonly Row[]
  has: (key: string) => boolean
  toggle: (row: Row) => void
  add: (rows: readonly Row[]) => void
  drop: (keys: readonly string[]) => void
  clear: () => void
}

/** Rows chosen from a list; they stay chosen on other pages and under other filters. */
export function usePicked<Row>(keyOf: (row: Row) => string): Picked<Row> {
  const [known, setKnown] = useState<ReadonlyMap<string, Row>>(() => new Map())
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
}
