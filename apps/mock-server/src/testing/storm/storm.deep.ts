import { expect, it } from 'vitest'
import { moveNames, storm } from './storm.ts'

const seeds = Array.from({ length: 20 }, (_, index) => index + 1)

it.each(seeds)(
  'R9.30 Thirty days of fourteen members who do everything at once leave all sums right in the world of seed %i',
  async (seed) => {
    const { done, errors } = await storm({ seed, days: 30, rounds: 4 })
    expect(errors).toEqual([])
    // What was never done was not tried either.
    expect(moveNames.filter((name) => done[name] === 0)).toEqual([])
  },
)

it.each(['low_balance', 'credit_overdue', 'empty_account'] as const)(
  'R9.30 Ten days of storm leave all sums right in the scenario %s',
  async (scenario) => {
    const { errors } = await storm({ seed: 1, scenario, days: 10, rounds: 4 })
    expect(errors).toEqual([])
  },
)
