import type { Money } from '../money/money.ts'

/**
 * A value of a table: a text, a whole number, an amount, a day (`2026-11-21`), a moment on the clock that its column
 * names (`2026-11-21 08:30:00`), or nothing.
 */
export type Cell = string | number | Money | { readonly day: string } | { readonly moment: string } | null

export interface TableColumn {
  readonly title: string
  /** Characters that usually stand in it. */
  readonly width: number
  /** What stands in it below the rows: their sum, or the currency that was added up. */
  readonly total?: 'sum' | 'currency'
}

export interface Table {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly Cell[])[]
  /** What the rows come to, below them and outside of their filter. */
  readonly totals?: readonly (readonly Cell[])[]
}

export const isMoney = (cell: Cell): cell is Money =>
  typeof cell === 'object' && cell !== null && 'amount' in cell
