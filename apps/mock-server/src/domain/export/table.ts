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
  /** What its total row shows: the sum, that of the rows that are not lost, or the currency that was summed. */
  readonly total?: 'sum' | 'sum_kept' | 'currency'
}

export interface Table {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly Cell[])[]
  /** Totals of the rows, below them and outside of their filter. */
  readonly totals?: readonly TotalRow[]
  /** Places of the rows that count only in a full sum, and the title of the column that tells them in a workbook. */
  readonly lost?: { readonly places: readonly number[]; readonly title: string }
}

export interface TotalRow {
  readonly cells: readonly Cell[]
  /** The currency whose rows it sums; null for a row that no sum of the rows above is. */
  readonly sums: string | null
}

export const isMoney = (cell: Cell): cell is Money =>
  typeof cell === 'object' && cell !== null && 'amount' in cell

type Row = readonly Cell[]

/** A row has one currency, named in its column or by its amounts; a row without both has none. */
export function currencyOf(row: Row, columns: readonly TableColumn[]): string {
  const named = row[columns.findIndex(({ total }) => total === 'currency')]
  return typeof named === 'string' ? named : (row.find(isMoney)?.currency ?? '')
}

function totalOf(values: readonly Cell[], currency: string): Cell {
  const amounts = values.filter(isMoney)
  if (amounts.length > 0) return sumMoney(currency, amounts)
  const numbers = values.filter((value) => typeof value === 'number')
  return numbers.length > 0 ? numbers.reduce((sum, value) => sum + value, 0) : null
}

interface Summed extends Pick<Table, 'columns' | 'rows'> {
  /** Places of the rows that count only in a full sum. */
  readonly lost?: readonly number[]
}

/** One row of totals per currency; none when no column is summed. `label` goes into the first free column. */
export function totalsOf({ columns, rows, lost = [] }: Summed, label: string): TotalRow[] {
  if (rows.length === 0 || !columns.some(({ total }) => total !== undefined && total !== 'currency'))
    return []
  const filled = rows.filter((row) => row.some((cell) => cell !== null))
  const unpaid = new Set(lost.map((place) => rows[place]))
  const byCurrency = Map.groupBy(filled, (row) => currencyOf(row, columns))
  const free = columns.findIndex(({ total }) => total === undefined)
  return [...byCurrency].map(([currency, group]) => {
    const kept = group.filter((row) => !unpaid.has(row))
    const cells = columns.map((column, at) => {
      if (at === free) return label
      const summed = column.total === 'sum_kept' ? kept : group
      return belowRows(
        column,
        currency,
        summed.map((row) => row[at] ?? null),
      )
    })
    return { cells, sums: currency }
  })
}

function belowRows({ total }: TableColumn, currency: string, values: readonly Cell[]): Cell {
  if (total === 'currency') return currency || null
  return total === undefined ? null : totalOf(values, currency)
}
