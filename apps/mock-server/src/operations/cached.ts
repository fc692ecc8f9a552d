/** Wraps a function of a row, so that it runs once for each state of the row. */
export function cachedByRow<Row extends object, Result extends object>(compute: (row: Row) => Result) {
  const known = new WeakMap<Row, Result>()
  return (row: Row): Result => {
    let result = known.get(row)
    if (!result) {
      result = compute(row)
      known.set(row, result)
    }
    return result
  }
}

/** Wraps a function of a table's rows, so that it runs once for each state of the table. */
export const cachedByRows = <Row, Result extends object>(compute: (rows: readonly Row[]) => Result) =>
  cachedByRow(compute)

const byCompany = cachedByRows((rows: readonly { readonly company_id: string }[]) =>
  Map.groupBy(rows, ({ company_id }) => company_id),
)

/** Rows of one company, in the order of the table; the same array until the table changes. */
export const rowsOfCompany = <Row extends { readonly company_id: string }>(
  rows: readonly Row[],
  company_id: string,
): readonly Row[] => (byCompany(rows).get(company_id) as readonly Row[] | undefined) ?? none

const none: readonly never[] = []
