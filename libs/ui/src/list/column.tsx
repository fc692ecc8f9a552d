import type { ReactNode } from 'react'
import classes from './DataTable.module.css'

/** One column of a table, and the place of the same value on a card. */
export interface Column<Row> {
  /** Also the sort key that `onSort` gets. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for money and other figures. */
  align?: 'start' | 'end' | 'center'
  sortable?: boolean
  /** CSS width of the column, such as `120px` or `18%`. */
  width?: string
  /** Left out of a table narrower than 900 px; the cell of another column then shows its value inside `Folded`. */
  folds?: boolean
  /**
   * Place on a card: the heading, the corner beside it (a status), a labelled line (the default), a long text below
   * its label, or none.
   */
  card?: 'title' | 'corner' | 'line' | 'below' | 'none'
}

export interface Sort {
  key: string
  order: 'asc' | 'desc'
}

/** The sort after a press on a column's header: ascending, or the reverse of its current order. */
export const nextSort = (current: Sort | undefined, key: string): Sort => ({
  key,
  order: current?.key === key && current.order === 'asc' ? 'desc' : 'asc',
})

/** In a cell: the value of a folded column, smaller and below. Hidden while that column is visible. */
export function Folded({ children }: { children: ReactNode }) {
  return <span className={classes.folded}>{children}</span>
}
