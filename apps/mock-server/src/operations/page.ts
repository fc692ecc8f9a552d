interface PageQuery {
  readonly page?: number | undefined
  readonly limit?: number | undefined
}

/** The rows of one page. */
export const rowsOfPage = <Row>(rows: readonly Row[], { page = 1, limit = 20 }: PageQuery): Row[] =>
  rows.slice((page - 1) * limit, page * limit)

/** One page of a list, and how long the list is. */
export function pageOf<Row, Shape>(
  rows: readonly Row[],
  { page = 1, limit = 20 }: PageQuery,
  present: (row: Row) => Shape,
): { list: Shape[]; total: number; page: number; limit: number } {
  return { list: rowsOfPage(rows, { page, limit }).map(present), total: rows.length, page, limit }
}

/** Last changed first; of rows changed at the same time, the one created later first. */
export const newestFirst = <Row extends { readonly updated_time: number }>(rows: readonly Row[]): Row[] =>
  rows
    .map((row, made) => ({ row, made }))
    .sort((a, b) => b.row.updated_time - a.row.updated_time || b.made - a.made)
    .map(({ row }) => row)
