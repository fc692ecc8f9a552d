import type { LongTask, Shift } from './observe.ts'

/** The middle of the values, or between the two in the middle; null where there is none. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [below, above] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1], sorted[middle]]
  return below === undefined || above === undefined ? null : (below + above) / 2
}

/**
 * Cumulative layout shift: the largest sum of a window of shifts that follow each other within a second, five seconds
 * long at most. Source: https://web.dev/articles/cls
 */
export function cumulativeShift(shifts: readonly Shift[]): number {
  let [largest, sum, first, last] = [0, 0, 0, 0]
  for (const { time, value } of shifts) {
    const goesOn = sum > 0 && time - last < 1000 && time - first < 5000
    if (!goesOn) first = time
    sum = goesOn ? sum + value : value
    last = time
    largest = Math.max(largest, sum)
  }
  return largest
}

/**
 * Total blocking time in ms: of each long task after the first paint, what goes beyond 50 ms.
 * Source: https://web.dev/articles/tbt
 */
export function blockingTime(tasks: readonly LongTask[], firstPaint: number): number {
  return tasks.reduce((sum, { time, duration }) => {
    const after = Math.min(duration, time + duration - firstPaint)
    return sum + Math.max(0, after - 50)
  }, 0)
}

export const longest = (tasks: readonly LongTask[], count: number): LongTask[] =>
  tasks.toSorted((a, b) => b.duration - a.duration).slice(0, count)
