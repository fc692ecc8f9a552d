import { expect, test, vi } from 'vitest'
import { pollInterval, type Timers, watchBuild } from './watch-release.ts'

/** Timers that run when the test says so. */
function handTimers() {
  const running = new Set<() => void>()
  const timers: Timers = {
    now: () => 1_795_226_400_000,
    every: vi.fn((_ms: number, run: () => void) => {
      running.add(run)
      return () => running.delete(run)
    }),
  }
  const hour = async () => {
    for (const run of Array.from(running)) run()
    await new Promise((settled) => setTimeout(settled))
  }
  return { timers, hour, running }
}

const watch = (...answers: unknown[]) => {
  const { timers, hour, running } = handTimers()
  const read = vi.fn(async () => answers.shift())
  return { watcher: watchBuild({ buildId: 'b1', read }, timers), hour, read, running, timers }
}

test('R9.17 The poll runs once an hour', () => {
  expect(pollInterval).toBe(3_600_000)
  expect(watch().timers.every).toHaveBeenCalledWith(pollInterval, expect.any(Function))
})

test('The poll names the time, so that no cache answers it', async () => {
  const { hour, read } = watch({ id: 'b1' })
  await hour()
  expect(read).toHaveBeenCalledWith('builds/latest.json?1795226400000')
})

test('R4.11 Another id means a newer build; it is noticed once and the polling ends', async () => {
  const { watcher, hour, running } = watch({ id: 'b1' }, { id: 'b2' })
  await hour()
  expect(watcher.isOutdated()).toBe(false)
  await hour()
  expect(watcher.isOutdated()).toBe(true)
  expect(running.size).toBe(0)
})

test.each([null, undefined, 'garbage', [], {}, { id: 2 }, { id: '' }])(
  'R4.11 A poll answered by %o changes nothing',
  async (answer) => {
    const { watcher, hour, running } = watch(answer)
    await hour()
    expect(watcher.isOutdated()).toBe(false)
    expect(running.size).toBe(1)
  },
)

test('In development nothing is polled', () => {
  const { timers } = handTimers()
  const watcher = watchBuild({ buildId: null, read: async () => null }, timers)
  expect(timers.every).not.toHaveBeenCalled()
  expect(watcher.isOutdated()).toBe(false)
  expect(watcher.stop).not.toThrow()
})

test('R9.17 By the clock of the page a poll follows each hour, until it is stopped', async () => {
  vi.useFakeTimers({ now: 1_795_226_400_000 })
  const read = vi.fn(async (_path: string) => ({ id: 'b1' }))
  const watcher = watchBuild({ buildId: 'b1', read })
  await vi.advanceTimersByTimeAsync(2 * pollInterval)
  expect(read.mock.calls).toEqual([
    ['builds/latest.json?1795230000000'],
    ['builds/latest.json?1795233600000'],
  ])
  watcher.stop()
  await vi.advanceTimersByTimeAsync(pollInterval)
  expect(read).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
})
