/** Wraps a function of a table's rows, so that it runs once for each state of the table. */
export function cachedByRows<Row, Result extends object>(compute: (rows: readonly Row[]) => Result) {
  const known = new WeakMap<readonly Row[], Result>()
  return (rows: readonly Row[]): Result => {
    let result = known.get(rows)
    if (!result) {
      result = compute(rows)
      known.set(rows, result)
    }
    return result
  }
}

const byCompany = cachedByRows((rows: readonly { readonly company_id: string }[]) =>
  Map.groupBy(rows, ({ company_id }) => company_id),
)

/** Rows of one company, in the order of the table; the same array until the table changes. */
export const rowsOfCompany = <Row extends { readonly company_id: string }>(
  rows: readonly Row[],
  company_id: string,
): readonly Row[] => (byCompany(rows).get(company_id) as readonly Row[] | undefined) ?? none

const none: readonly never[] = []
