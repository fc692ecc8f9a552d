import { afterAll, expect, test } from 'vitest'
import { deepShare, shareOf } from '../fast-check.ts'
import { type MoveName, moveNames, storm } from './storm.ts'

const seeds = Array.from({ length: shareOf(20) }, (_, index) => index + 1)
const reached = new Set<MoveName>()

afterAll(() => {
  // A move that was never made was not tested; a small share does not reach all.
  if (deepShare < 1) return
  const never = moveNames.filter((name) => !reached.has(name))
  if (never.length > 0) throw new Error(`No storm led to ${never.join(', ')}.`)
})

test.each(seeds)(
  'R9.30 R4.40 Thirty days of fourteen members acting at once keep all sums right, and a month later nothing waits: seed %i',
  async (seed) => {
    const { done, errors } = await storm({ seed, days: shareOf(30), rounds: 3, calm: 30 })
    expect(errors).toEqual([])
    for (const name of moveNames) if (done[name] > 0) reached.add(name)
  },
)

test.each(['low_balance', 'credit_overdue', 'empty_account'] as const)(
  'R9.30 Ten days of storm keep all sums right in the scenario %s',
  async (scenario) => {
    const { errors } = await storm({ seed: 1, scenario, days: shareOf(10), rounds: 3 })
    expect(errors).toEqual([])
  },
)
