/** What a record was made of: a frozen one, and the names of the members that are its own. */
interface Renewal {
  readonly base: object
  readonly names: readonly string[]
}

const renewals = new WeakMap<object, Renewal>()

/**
 * Notes that `value` has the members of the frozen `base`, the very same and in the same order, but for those that are
 * named: then the edge checks and writes these alone. `names` is one list for all records of a kind.
 */
export function renewed<Shape extends object>(
  base: Shape,
  value: Shape,
  names: readonly (keyof Shape & string)[],
): Shape {
  renewals.set(value, { base, names })
  return value
}

export const renewalOf = (value: object): Renewal | undefined => renewals.get(value)
