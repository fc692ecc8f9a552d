import { type Money, sumMoney } from '../money/money.ts'

/**
 * A value of a table: a text, a whole number, an amount, a day (`2026-11-21`), a moment on the clock that its column
 * names (`2026-11-21 08:30:00`), or nothing.
 */
export type Cell = string | number | Money | { readonly day: string } | { readonly moment: string } | null

export interface TableColumn {
  readonly title: string
  /** The usual number of characters. */
  readonly width: number
  /** What its total row shows: the sum, or the currency that was summed. */
  readonly total?: 'sum' | 'currency'
}

export interface Table {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly Cell[])[]
  /** Totals of the rows, below them and outside of their filter. */
  readonly totals?: readonly (readonly Cell[])[]
}

export const isMoney = (cell: Cell): cell is Money =>
  typeof cell === 'object' && cell !== null && 'amount' in cell

type Row = readonly Cell[]

/** A row has one currency; a row without an amount has none. */
const currencyOf = (row: Row): string => row.find(isMoney)?.currency ?? ''

function totalOf(values: readonly Cell[], currency: string): Cell {
  const amounts = values.filter(isMoney)
  if (amounts.length > 0) return sumMoney(currency, amounts)
  const numbers = values.filter((value) => typeof value === 'number')
  return numbers.length > 0 ? numbers.reduce((sum, value) => sum + value, 0) : null
}

/** One row of totals per currency; none when no column is summed. `label` goes into the first free column. */
export function totalsOf({ columns, rows }: Pick<Table, 'columns' | 'rows'>, label: string): Cell[][] {
  if (rows.length === 0 || !columns.some(({ total }) => total === 'sum')) return []
  const filled = rows.filter((row) => row.some((cell) => cell !== null))
  const byCurrency = Map.groupBy(filled, currencyOf)
  const free = columns.findIndex(({ total }) => total === undefined)
  return [...byCurrency].map(([currency, group]) =>
    columns.map((column, at) => {
      if (at === free) return label
      return belowRows(
        column,
        currency,
        group.map((row) => row[at] ?? null),
      )
    }),
  )
}

function belowRows({ total }: TableColumn, currency: string, values: readonly Cell[]): Cell {
  if (total === 'sum') return totalOf(values, currency)
  return total === 'currency' ? currency || null : null
}
