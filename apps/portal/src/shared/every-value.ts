/** What the compiler names when a list is not complete. */
interface Missing<Value> {
  missing: Value
}

/**
 * All values of an enumeration of the contract, in the order in which a page shows them. One that is left out does not
 * compile, so a value that the contract gains is not forgotten in a filter: `everyValue<Status>()(['a', 'b'])`.
 */
export const everyValue =
  <Value extends string>() =>
  <const List extends readonly Value[]>(
    values: List &
      ([Exclude<Value, List[number]>] extends [never] ? unknown : Missing<Exclude<Value, List[number]>>),
  ): List =>
    values
