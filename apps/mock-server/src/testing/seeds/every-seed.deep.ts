import { expect, test } from 'vitest'
import { shareOf } from '../fast-check.ts'
import { storm } from '../storm/storm.ts'

const seeds = [...Array.from({ length: shareOf(300) }, (_, index) => index + 1), 0, 2 ** 31, 2 ** 32 - 1]

test.each(seeds)(
  'R9.30 The world of seed %i begins with a clean ledger and keeps it through a day of storm',
  async (seed) => {
    const { done, errors } = await storm({ seed, days: 1, rounds: 2 })
    expect(errors).toEqual([])
    expect(done.pay).toBeGreaterThan(0)
  },
)
