import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import { drawRow, type RowSet } from './rows.tsx'

/** Lists longer than this draw only the rows in view. */
export const virtualAbove = 100

type RowVirtualizer = Virtualizer<HTMLDivElement, Element>

/** Knows which rows are in view. Rows are measured, so cards of different heights do not jump. */
export function useRowVirtualizer(
  scroller: RefObject<HTMLDivElement | null>,
  count: number,
  phone: boolean,
): RowVirtualizer {
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises these components
  return useVirtualizer({
    count: count > virtualAbove ? count : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => (phone ? 148 : 41),
    overscan: 10,
  })
}

interface VirtualRowsProps<Row> {
  set: RowSet<Row>
  virtualizer: RowVirtualizer
}

// Rows stay in the flow of table or list; two spacers stand for what is out of view.
function useWindow(virtualizer: RowVirtualizer) {
  const items = virtualizer.getVirtualItems()
  return {
    items,
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
  }
}

export function VirtualTableRows<Row>({ set, virtualizer }: VirtualRowsProps<Row>) {
  const { items, before, after } = useWindow(virtualizer)
  const spacer = (height: number) => <tr aria-hidden style={{ height }} />
  return (
    <>
      {before > 0 && spacer(before)}
      {items.map(({ index }) => drawRow(set, index, 'line', virtualizer.measureElement))}
      {after > 0 && spacer(after)}
    </>
  )
}

export function VirtualCardRows<Row>({ set, virtualizer }: VirtualRowsProps<Row>) {
  const { items, before, after } = useWindow(virtualizer)
  return (
    <>
      {before > 0 && <li aria-hidden style={{ height: before }} />}
      {items.map(({ index }) => drawRow(set, index, 'card', virtualizer.measureElement))}
      {after > 0 && <li aria-hidden style={{ height: after }} />}
    </>
  )
}
