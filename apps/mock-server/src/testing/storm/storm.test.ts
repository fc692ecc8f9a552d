import { expect, test } from 'vitest'
import { refund } from '../../domain/ledger/posting.ts'
import { openRefundOf, settlementMoney } from '../../domain/order/order.ts'
import type { MockProgram } from '../../edge/program.ts'
import { companyPosition } from '../../operations/company-ledger.ts'
import { program } from '../../program.ts'
import { sampleTransfer } from '../sample-ride.ts'
import { storm } from './storm.ts'
import { pointsError, termsError } from './watch.ts'

test('R9.30 R4.40 Fourteen members acting at once for two days keep all sums right, and a month later nothing waits', async () => {
  const { done, errors } = await storm({ seed: 1, days: 2, rounds: 2, calm: 30 })
  expect(errors).toEqual([])
  // A storm that moves nothing proves nothing.
  for (const move of [
    'bookStay',
    'bookCar',
    'bookTransfer',
    'pay',
    'topUp',
    'changeStay',
    'changeRide',
  ] as const)
    expect(done[move], move).toBeGreaterThan(0)
})

test('The same storm gives the same result', async () => {
  const plan = { seed: 7, days: 1, rounds: 1 }
  expect(await storm(plan)).toEqual(await storm(plan))
})

/** Jobs of a business that has one of them done in another way. */
const withJobs = (jobs: Partial<MockProgram['jobs']>): MockProgram => ({
  ...program,
  jobs: { ...program.jobs, ...jobs },
})

test('A storm finds staff who pay out every refund in full', async () => {
  const generous: MockProgram['jobs']['refund_decision'] = (job, world) => {
    const order = world.tables.order.get(job.subject)
    const company = order && world.tables.company.get(order.company_id)
    const asked = order && openRefundOf(order)
    if (!order || !company || !asked || order.pay_channel === null) return
    const { id: order_id, pay_channel: channel, repaid } = order
    const wanted = { order_id, channel, repaid, amount: asked.requested, settlement: settlementMoney(order) }
    const position = companyPosition(world, company, job.due)
    for (const entry of refund(position, wanted, job.due)) world.tables.ledger_entry.put(entry)
    const paid = { ...asked, status: 'refunded' as const, approved: asked.requested }
    const refunds = order.refunds.map((one) => (one === asked ? paid : one))
    world.tables.order.put({ ...order, refunds, refunded: order.refunded + asked.requested })
  }
  const { errors } = await storm({
    seed: 1,
    days: 2,
    rounds: 2,
    written: withJobs({ refund_decision: generous }),
  })
  expect(errors.join('\n')).toContain('orders_keep_their_fee')
})

test('A storm finds rides that complete with unpaid extras', async () => {
  const forgetful: MockProgram['jobs']['complete_order'] = (job, world) => {
    const order = world.tables.order.get(job.subject)
    if (order?.order_status === 'in_service') world.tables.order.put({ ...order, order_status: 'completed' })
  }
  const { errors } = await storm({
    seed: 1,
    days: 6,
    rounds: 2,
    written: withJobs({ complete_order: forgetful }),
  })
  expect(errors.join('\n')).toContain('still waits (extras)')
})

test('A storm finds bank transfers, disputes and refunds that nobody looks at', async () => {
  const idle = () => {}
  const written = withJobs({ topup_verify: idle, bill_answer: idle, refund_decision: idle })
  const { errors } = await storm({ seed: 1, days: 1, rounds: 2, calm: 2, written })
  expect(errors.join('\n')).toMatch(/T\d+ still waits although/)
  expect(errors.join('\n')).toMatch(/still waits \(refund_decision\)/)
})

test('Terms that drift and points for a mark-up are reported', () => {
  const booked = sampleTransfer()
  expect(termsError(booked)).toBeNull()
  const drifted = { ...booked, service_start: booked.service_start - 5 * 3_600_000 }
  expect(termsError(drifted)).toContain('asks its fee of 24 hours')
  expect(termsError({ ...drifted, terms_start: booked.service_start })).toBeNull()
  const paid = { ...booked, charged: 7740 }
  expect(pointsError('goldenland', 7, [paid])).toBeNull()
  expect(pointsError('goldenland', 100_007, [paid])).toContain('goldenland has 100007 points')
})

test('A storm finds transfers that are credited and then refused', async () => {
  const { topup_verify: verify } = program.jobs
  const careless: MockProgram['jobs']['topup_verify'] = (job, world) => {
    verify(job, world)
    const topup = world.tables.topup.get(job.subject)
    if (topup) world.tables.topup.put({ ...topup, status: 'refused' })
  }
  const { errors } = await storm({
    seed: 1,
    days: 1,
    rounds: 2,
    written: withJobs({ topup_verify: careless }),
  })
  expect(errors.join('\n')).toContain('topups_are_verified_transfers')
})
