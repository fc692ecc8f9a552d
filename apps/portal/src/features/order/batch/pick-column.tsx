import type { Column } from '@portal/ui'
import type { Picked } from '../../../shared/list/use-picked.ts'
import { PickBox } from '../../../trade/order/PickCell.tsx'
import type { BatchRow } from './batch-action.ts'

/** The columns of a list of orders, with a box that chooses the order before what names it. */
export const withPickBox = (
  columns: readonly Column<BatchRow>[],
  picked: Picked<BatchRow>,
): Column<BatchRow>[] =>
  columns.map((column) =>
    column.card === 'title'
      ? {
          ...column,
          cell: (row) => (
            <PickBox
              id={row.booking_id}
              checked={picked.has(row.booking_id)}
              reason={null}
              onToggle={() => picked.toggle(row)}
            >
              {column.cell(row)}
            </PickBox>
          ),
        }
      : column,
  )
