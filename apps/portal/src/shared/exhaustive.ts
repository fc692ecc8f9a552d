/** The compiler names it when a list is incomplete. */
interface Missing<Value> {
  missing: Value
}

/**
 * All values of a union in the order of a page: `exhaustive<Status>()(['a', 'b'])`. A missing value does not compile, so
 * that a filter cannot forget a new value of the contract.
 */
export const exhaustive =
  <Value extends string>() =>
  <const List extends readonly Value[]>(
    values: List &
      ([Exclude<Value, List[number]>] extends [never] ? unknown : Missing<Exclude<Value, List[number]>>),
  ): List =>
    values
