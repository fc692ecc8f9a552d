import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useImperativeHandle } from 'react'
import { type RowSet, renderRow } from './rows.tsx'

/** Scrolls to a row that may not be rendered yet. */
export type Reveal = (index: number) => void

export interface VirtualRowsProps {
  /** A lazy component cannot be generic in its rows. */
  set: RowSet<unknown>
  as: 'line' | 'card'
  scroller: RefObject<HTMLDivElement | null>
  reveal: RefObject<Reveal | null>
}

/**
 * Renders only the rows in view. They are measured, so that cards of different heights do not jump, and stay in the
 * flow of the table or list; two spacers take the place of the other rows.
 */
export default function VirtualRows({ set, as, scroller, reveal }: VirtualRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- React Compiler is not used
  const virtualizer = useVirtualizer({
    count: set.rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => (as === 'card' ? 148 : 41),
    overscan: 10,
  })
  useImperativeHandle(reveal, () => (index) => virtualizer.scrollToIndex(index), [virtualizer])
  const items = virtualizer.getVirtualItems()
  const before = items[0]?.start ?? 0
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)
  const Spacer = as === 'card' ? 'li' : 'tr'
  return (
    <>
      {before > 0 && <Spacer aria-hidden style={{ height: before }} />}
      {items.map(({ index }) => renderRow(set, index, as, virtualizer.measureElement))}
      {after > 0 && <Spacer aria-hidden style={{ height: after }} />}
    </>
  )
}
