import { describe, expect, it } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { sampleOrder } from '../../testing/sample-order.ts'
import { pointEntries, pointsOfOrder } from './points.ts'

const move = fc.record({
  score: fc.integer({ min: -500, max: 500 }),
  memo: fc.constant({ en: 'x', 'zh-cn': 'x' }),
  time: fc.integer({ min: 0, max: 1000 }),
})

describe('points', () => {
  it('Entries continue one another in the order of time, and their sum is where they end', () => {
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

  it.each([
    [100_000, 0, 100],
    [100_999, 0, 100],
    [100_000, 5000, 100],
    [999, 0, null],
    [100_000, 9000, null],
  ])('Sold for %i, charged 9000 and refunded %i, earns %s', (total_price, refunded, score) => {
    const done = {
      time: 5,
      actor_type: 'system',
      actor: '',
      event: 'auto_complete',
      from: null,
      note: null,
    } as const
    const order = sampleOrder()
    const completed = { ...order, order_status: 'completed', total_price, charged: 9000, refunded } as const
    const timeline = [...order.timeline, { ...done, to: 'completed' as const }]
    expect(pointsOfOrder({ ...completed, timeline })?.score ?? null).toBe(score)
    expect(pointsOfOrder({ ...completed, timeline, order_status: 'confirmed' })).toBeNull()
  })
})
