import { expect, it } from 'vitest'
import type { MockProgram } from '../../edge/program.ts'
import { program } from '../../program.ts'
import { storm } from './storm.ts'

it('R9.30 Fourteen members who do everything at once for two days leave all sums right', async () => {
  const { done, errors } = await storm({ seed: 1, days: 2, rounds: 2 })
  expect(errors).toEqual([])
  // A storm that moves nothing proves nothing.
  for (const move of ['bookStay', 'bookCar', 'bookTransfer', 'pay', 'topUp'] as const)
    expect(done[move], move).toBeGreaterThan(0)
})

it('The same storm goes the same way', async () => {
  const plan = { seed: 7, days: 1, rounds: 1 }
  expect(await storm(plan)).toEqual(await storm(plan))
})

it('Transfers that are credited and then refused do not stay hidden in a storm', async () => {
  const { topup_verify: verify } = program.jobs
  const careless: MockProgram['jobs'] = {
    ...program.jobs,
    topup_verify: (job, world) => {
      verify(job, world)
      const topup = world.tables.topup.get(job.subject)
      if (topup) world.tables.topup.put({ ...topup, status: 'refused' })
    },
  }
  const { errors } = await storm({ seed: 1, days: 1, rounds: 2, written: { ...program, jobs: careless } })
  expect(errors.join('\n')).toContain('topups_are_verified_transfers')
})
