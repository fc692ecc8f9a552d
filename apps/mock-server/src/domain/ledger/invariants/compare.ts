/** Two amounts or states of one order that should agree. */
export interface Finding {
  readonly left: number | string
  readonly right: number | string
}

export function* unequal(left: number | string, right: number | string): Iterable<Finding> {
  if (left !== right) yield { left, right }
}

export function* above(left: number, right: number): Iterable<Finding> {
  if (left > right) yield { left, right }
}

export const sumOf = (rows: Iterable<number>): number => {
  let sum = 0
  for (const row of rows) sum += row
  return sum
}
