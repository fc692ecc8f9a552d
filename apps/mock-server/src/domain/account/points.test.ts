import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import { pointEntries, pointsOfOrder } from './points.ts'

const move = fc.record({
  score: fc.integer({ min: -500, max: 500 }),
  memo: fc.constant({ en: 'x', 'zh-cn': 'x' }),
  time: fc.integer({ min: 0, max: 1000 }),
})

describe('points', () => {
  test('Entries continue each other in order of time, and their sum is the final amount', () => {
    fc.assert(
      fc.property(fc.array(move), (moves) => {
        const entries = pointEntries(moves)
        expect(entries.map(({ number }) => number)).toEqual(moves.map((_, index) => index + 1))
        entries.forEach((entry, index) => {
          expect(entry.before).toBe(entries[index - 1]?.after ?? 0)
          expect(entry.after).toBe(entry.before + entry.score)
          expect(entry.time).toBeGreaterThanOrEqual(entries[index - 1]?.time ?? 0)
        })
        expect(entries.at(-1)?.after ?? 0).toBe(moves.reduce((sum, { score }) => sum + score, 0))
      }),
    )
  })

  test.each([
    [100_000, 0, [100]],
    [100_999, 0, [100]],
    [999, 0, []],
    [100_000, 5000, [100, -5]],
    [100_000, 400, [100, -1]],
    [100_999, 400, [100]],
    [100_000, 100_000, [100, -100]],
  ])('Charging %i and refunding %i afterwards moves the points by %j', (charged, refunded, scores) => {
    const done = {
      time: 5,
      actor_type: 'system',
      actor: '',
      event: 'auto_complete',
      from: null,
      note: null,
    } as const
    const order = sampleOrder()
    const refund = {
      refund_id: 'r',
      type: 'after_sales',
      ground: null,
      waived: 0,
      requested: refunded,
      approved: refunded,
    } as const
    const paid = {
      refund_to: 'predeposit',
      status: 'refunded',
      reason: '',
      files: [],
      apply_time: 6,
    } as const
    const refunds = refunded > 0 ? [{ ...refund, ...paid, refund_time: 9, ledger_entry_id: null }] : []
    // What it is sold for is the company's own choice and earns nothing.
    const sums = { total_price: 99_999_900, charged, refunded, refunds }
    const completed = { ...order, order_status: 'completed', ...sums } as const
    const timeline = [...order.timeline, { ...done, to: 'completed' as const }]
    const moves = pointsOfOrder({ ...completed, timeline })
    expect(moves.map(({ score }) => score)).toEqual(scores)
    expect(moves.map(({ time }) => time)).toEqual([5, 9].slice(0, scores.length))
    expect(pointsOfOrder({ ...completed, timeline, order_status: 'confirmed' })).toEqual([])
  })
})
