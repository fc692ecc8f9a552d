/**
 * Whether two sets of props say the same, for `memo`. Functions do not count: use it where they read the address as it
 * stands when they are called, and where all else is plain data.
 */
export const saysTheSame = (before: object, now: object): boolean =>
  JSON.stringify(before) === JSON.stringify(now)
