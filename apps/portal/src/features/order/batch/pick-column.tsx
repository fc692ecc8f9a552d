import type { Column } from '@portal/ui'
import type { Picked } from '../../../shared/list/use-picked.ts'
import { PickBox } from '../../../trade/order/PickCell.tsx'
import type { BatchRow } from './batch-action.ts'

/** Adds a checkbox column to the columns of an order list. */
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
