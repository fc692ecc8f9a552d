type Start = (callback: (...values: unknown[]) => void, ...rest: unknown[]) => unknown

/**
 * TEST_LATE=<seed> delays timer callbacks and React's tasks by up to 12 ms, and some callers by 3 ms, as on a busy
 * machine. A test that passes only on a fast machine then fails on any.
 */
function slowTimers(seed: number): void {
  // Park and Miller's generator: fast, and the quality does not matter.
  let state = seed
  const share = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  // Tests replace the other clocks.
  const { hrtime } = process
  const lose = (ms: number) => {
    const end = hrtime.bigint() + BigInt(Math.round(ms * 1e6))
    while (hrtime.bigint() < end);
  }
  for (const name of ['setTimeout', 'setImmediate'] as const) {
    const start = globalThis[name] as Start
    const slow: Start = (callback, ...rest) => {
      const timer = start(
        (...values) => {
          if (share() < 0.2) lose(share() * 12)
          callback(...values)
        },
        ...rest,
      )
      if (share() < 0.2) lose(3)
      return timer
    }
    Object.assign(globalThis, { [name]: Object.assign(slow, start) })
  }
}

if (process.env.TEST_LATE) slowTimers(Number(process.env.TEST_LATE))
