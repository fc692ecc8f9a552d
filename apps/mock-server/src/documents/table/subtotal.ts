import { currencyOf, type Table } from '../../domain/export/table.ts'

/** 0 is A, 25 is Z, 26 is AA. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : `${columnName(Math.floor(at / 26) - 1)}${letter}`
}

const currenciesOf = ({ rows, columns }: Table) => new Set(rows.map((row) => currencyOf(row, columns)))

/**
 * The sum of a column as a formula over the rows that a filter leaves. Null where a sheet cannot tell which rows it
 * sums: several currencies without their column. Rows that are lost have a 0 in the last column.
 */
export function subtotalOf(table: Table, at: number, currency: string): string | null {
  const { columns, rows, lost } = table
  const rangeOf = (column: number) => `$${columnName(column)}$2:$${columnName(column)}$${rows.length + 1}`
  const conditions: string[] = []
  if (currenciesOf(table).size > 1) {
    const place = columns.findIndex(({ total }) => total === 'currency')
    if (place < 0) return null
    conditions.push(`(${rangeOf(place)}="${currency}")`)
  }
  if (columns[at]?.total === 'sum_kept' && lost && lost.places.length > 0)
    conditions.push(rangeOf(columns.length - 1))
  const range = rangeOf(at)
  if (conditions.length === 0) return `SUBTOTAL(109,${range})`
  // SUBTOTAL knows no condition: one of each cell is 0 where a filter hides it.
  const first = `$${columnName(at)}$2`
  const shown = `SUBTOTAL(109,OFFSET(${first},ROW(${range})-ROW(${first}),0))`
  return `SUMPRODUCT(${[shown, ...conditions].join('*')})`
}
