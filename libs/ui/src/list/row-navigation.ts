import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isForPage, isPlain } from '../page/page-keys.ts'

/** Keys that move within a list, with the index they move to; `Infinity` is the end. */
const moves: Record<string, (at: number) => number> = {
  j: (at) => at + 1,
  ArrowDown: (at) => at + 1,
  k: (at) => at - 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: () => Infinity,
}

export interface RowNavigation {
  /** Index of the row in the tab order. */
  current: number
  setCurrent: (index: number) => void
  /** For the element around the rows. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

interface RowNavigationOptions {
  /** The element around the rows; each row carries its index as `data-index`. */
  box: RefObject<HTMLElement | null>
  count: number
  onOpen: ((index: number) => void) | undefined
  /** j and k work anywhere on the page, unless a field has the focus or a dialog is open. */
  pageWide: boolean
  /** Scrolls to a row that is not rendered yet. */
  reveal?: ((index: number) => void) | undefined
}

/** Keyboard navigation of a list: j, k, arrows, Home, End; Enter opens. Only one row is in the tab order. */
export function useRowNavigation({
  box,
  count,
  onOpen,
  pageWide,
  reveal,
}: RowNavigationOptions): RowNavigation {
  const [current, setCurrent] = useState(0)
  // A row that must be rendered before it can take the focus.
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

  // On the document, because the list does not have the focus when j is first pressed.
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
