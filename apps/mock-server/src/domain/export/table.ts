/** A value of a table: a text, a whole number, an amount with its currency's decimals, or nothing. */
export type Cell = string | number | { readonly amount: string } | null

export interface TableColumn {
  readonly title: string
  /** Characters that usually stand in it. */
  readonly width: number
}

export interface Table {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly rows: readonly (readonly Cell[])[]
}
