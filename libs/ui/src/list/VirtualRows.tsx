import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useImperativeHandle } from 'react'
import { drawRow, type RowSet } from './rows.tsx'

/** Brings a row into view that may not be drawn yet. */
export type Reveal = (index: number) => void

export interface VirtualRowsProps {
  /** A part that comes late does not know what its rows are. */
  set: RowSet<unknown>
  as: 'line' | 'card'
  scroller: RefObject<HTMLDivElement | null>
  reveal: RefObject<Reveal | null>
}

/**
 * Only the rows in view. They are measured, so that cards of different heights do not jump, and stay in the flow of table
 * or list; two spacers stand for what is out of view.
 */
export default function VirtualRows({ set, as, scroller, reveal }: VirtualRowsProps) {
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises these components
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
      {items.map(({ index }) => drawRow(set, index, as, virtualizer.measureElement))}
      {after > 0 && <Spacer aria-hidden style={{ height: after }} />}
    </>
  )
}
