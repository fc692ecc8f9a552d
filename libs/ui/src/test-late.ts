type Start = (callback: (...values: unknown[]) => void, ...rest: unknown[]) => unknown

/**
 * With TEST_LATE, any seed, callbacks of timers and the tasks of React begin up to 12 ms late, as on a machine that is
 * busy, and some callers lose 3 ms. A test that is right only on a quick machine fails then on any.
 */
export function slowTimers(seed: number): void {
  // A generator of Park and Miller: the draws are many, and nothing depends on how good they are.
  let state = seed
  const share = () => {
    state = (state * 16_807) % 2_147_483_647
    return state / 2_147_483_647
  }
  // Tests replace clocks, this one excepted.
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
