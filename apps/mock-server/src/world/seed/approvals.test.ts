import { describe, expect, test } from 'vitest'
import { realMock } from '../../testing/real-mock.ts'

const { world } = realMock(null)
const rows = world.tables.approval.all()

describe('approvals of the past', () => {
  test('Every expensive order of a member who needs approval has one, decided by the owner before payment', () => {
    const dear = world.tables.order.where((order) => {
      const over = world.tables.member.get(order.operator.id)?.approval_over ?? null
      return over !== null && order.total_settlement_price > Number(over) * 100
    })
    expect(dear.length).toBeGreaterThan(0)
    expect(rows.map(({ order_id }) => order_id).sort()).toEqual(dear.map(({ id }) => id).sort())
    for (const row of rows) {
      const order = world.tables.order.get(row.order_id)
      expect(order?.approval_status).toBe(row.status)
      expect(
        row.decide_time === null || order?.pay_time === null || row.decide_time < (order?.pay_time ?? 0),
      ).toBe(true)
      expect(world.tables.member.get(row.decided_by?.id ?? '101')?.role).toBe('owner')
    }
  })

  test('The history of such an order is in order of time and counts every step', () => {
    for (const { order_id } of rows) {
      const order = world.tables.order.get(order_id)
      const times = order?.timeline.map(({ time }) => time) ?? []
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(order?.version).toBe(order?.timeline.length)
    }
  })
})
