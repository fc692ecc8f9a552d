import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isForPage, isPlain } from '../page/page-keys.ts'

/** Keys that move within a list, and where to. `Infinity` stands for the end. */
const moves: Record<string, (at: number) => number> = {
  j: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  k: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: () => Infinity,
}

export interface RowWalk {
  /** Index of the row that Tab reaches. */
  current: number
  setCurrent: (index: number) => void
  /** For the element around the rows. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

interface RowWalkOptions {
  /** The element around the rows; each row carries its index as `data-index`. */
  box: RefObject<HTMLElement | null>
  count: number
  onOpen: ((index: number) => void) | undefined
  /** j and k begin to walk from anywhere on the page, as long as no field and no dialog has the focus. */
  pageWide: boolean
  /** Brings a row that is not drawn yet into view. */
  reveal?: ((index: number) => void) | undefined
}

/** Walking a list: j, k, arrows, Home, End, and Enter opens. One row at a time is in the tab order. */
export function useRowWalk({ box, count, onOpen, pageWide, reveal }: RowWalkOptions): RowWalk {
  const [current, setCurrent] = useState(0)
  // A row that has to be drawn before it can take the focus.
  const awaited = useRef<number | null>(null)
  const last = Math.max(0, count - 1)
  const at = Math.min(current, last)

  function focusRow(index: number) {
    const row = box.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)
    awaited.current = row ? null : index
    row?.focus()
  }

  function moveTo(target: number) {
    const index = Math.min(last, Math.max(0, target))
    setCurrent(index)
    reveal?.(index)
    focusRow(index)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const onRow = event.target instanceof HTMLElement && event.target.dataset['index'] === String(at)
    if (!onRow || !isPlain(event)) return
    if (event.key === 'Enter' && onOpen) {
      event.preventDefault()
      onOpen(at)
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    moveTo(move(at))
  }

  useEffect(() => {
    if (awaited.current !== null) focusRow(awaited.current)
  })

  // Reaches outside React: the list does not have the focus when the first j is pressed.
  useEffect(() => {
    if (!pageWide || count === 0) return
    function begin(event: globalThis.KeyboardEvent) {
      if ((event.key !== 'j' && event.key !== 'k') || !isForPage(event)) return
      event.preventDefault()
      focusRow(at)
    }
    document.addEventListener('keydown', begin)
    return () => document.removeEventListener('keydown', begin)
  })

  return { current: at, setCurrent, onKeyDown }
}
