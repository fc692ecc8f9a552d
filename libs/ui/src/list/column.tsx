import type { ReactNode } from 'react'

/** One column of a table, and the place of the same value on a card. */
export interface Column<Row> {
  /** Also the sort key that is handed to `onSort`. */
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for money and other figures. */
  align?: 'start' | 'end' | 'center'
  sortable?: boolean
  /** CSS width of the column, such as `120px` or `18%`. */
  width?: string
  /** Left out of a table narrower than 900 px, where the cell of another column tells it inside a `Folded`. */
  folds?: boolean
  /** On a card: its heading, the corner beside it (a status), a labelled line, long text below its label, or left out. A line unless given. */
  card?: 'title' | 'corner' | 'line' | 'below' | 'none'
}

export interface Sort {
  key: string
  order: 'asc' | 'desc'
}

/** What a press on a column's header asks for: that column ascending, or its order turned round. */
export const nextSort = (current: Sort | undefined, key: string): Sort => ({
  key,
  order: current?.key === key && current.order === 'asc' ? 'desc' : 'asc',
})
