import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { counted, type RateLimit, secondsToWait } from './window.ts'

const limit: RateLimit = { most: 3, window: 60_000 }

/** Calls at each instant and returns how many calls were allowed. */
function ask(instants: readonly number[], asked: RateLimit): number[] {
  const through: number[] = []
  let times: readonly number[] = []
  for (const now of instants) {
    if (secondsToWait(times, asked, now) > 0) continue
    times = counted(times, asked, now)
    through.push(now)
  }
  return through
}

describe('a limit over a sliding window', () => {
  test.each<[string, number[], number, number]>([
    ['nothing was asked', [], 5, 0],
    ['there is room for one more', [0, 1000], 2000, 0],
    ['it is used up: until the first leaves the window', [0, 1000, 2000], 3000, 57],
    ['it is used up, a moment before the end', [0, 1000, 2000], 59_999, 1],
    ['the first has left', [0, 1000, 2000], 60_000, 0],
  ])('%s', (_what, times, now, wait) => {
    expect(secondsToWait(times, limit, now)).toBe(wait)
  })

  test('Whatever the rhythm, no window of that length exceeds the limit, and waiting for retry_after is enough', () => {
    const rhythm = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 40 })
    fc.assert(
      fc.property(rhythm, fc.integer({ min: 1, max: 5 }), (pauses, most) => {
        const asked = { most, window: 60_000 }
        let now = 0
        const instants = pauses.map((pause) => (now += pause))
        const through = ask(instants, asked)
        for (const end of through) {
          const held = through.filter((at) => at > end - asked.window && at <= end)
          expect(held.length).toBeLessThanOrEqual(most)
        }
        const wait = secondsToWait(through, asked, now)
        expect(secondsToWait(through, asked, now + wait * 1000)).toBe(0)
      }),
    )
  })
})
