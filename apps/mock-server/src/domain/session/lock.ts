const day = 86_400_000
/** Wrong passwords within a day after which even the right one is refused. */
export const failuresPerDay = 10

/** The wrong passwords of the last day; instants in epoch ms, oldest first. */
export const recentFailures = (times: readonly number[], now: number): readonly number[] =>
  times.filter((time) => time > now - day)

/** Ten wrong passwords within a day keep the account shut until the first of them is a day old. */
export const isShut = (times: readonly number[], now: number): boolean =>
  recentFailures(times, now).length >= failuresPerDay
