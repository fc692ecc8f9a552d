/** So many of a list, spread evenly over it. */
export const spread = <T>(list: readonly T[], count: number): T[] =>
  list.filter(
    (_, index) =>
      Math.floor((index * count) / list.length) !== Math.floor(((index - 1) * count) / list.length),
  )
