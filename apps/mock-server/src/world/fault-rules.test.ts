import type { ErrorKey } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { FaultRules } from './faults.ts'

describe('fault rules', () => {
  test('The nth call of the operation is hit once, and no other', () => {
    const faults = new FaultRules(1)
    faults.add({ operation: 'payOrder', nth: 2, status: 504 })
    expect(faults.meet('bookHotel')).toBeNull()
    expect([1, 2, 3].map(() => faults.meet('payOrder')?.effect ?? null)).toEqual([
      null,
      { status: 504 },
      null,
    ])
  })

  test('A rule hits as often as `times` says', () => {
    const faults = new FaultRules(1)
    faults.add({ operation: '*', network: true, times: 2 })
    expect([1, 2, 3].map(() => faults.meet('listOrders') !== null)).toEqual([true, true, false])
  })

  test('A rate depends on seed, operation and number of the call, so a run can be replayed', () => {
    const run = (seed: number) => {
      const faults = new FaultRules(seed)
      faults.add({ operation: '*', rate: 0.3, code: 0 })
      return Array.from({ length: 200 }, () => (faults.meet('listOrders') ? 1 : 0))
    }
    expect(run(5)).toEqual(run(5))
    expect(run(5)).not.toEqual(run(6))
    const share = run(5).reduce((sum: number, one) => sum + one, 0) / 200
    expect(share).toBeGreaterThan(0.2)
    expect(share).toBeLessThan(0.4)
  })

  test('The first matching rule wins', () => {
    const faults = new FaultRules(1)
    faults.add({ operation: 'getOrder', latency: 300 })
    faults.add({ operation: '*', status: 500 })
    expect(faults.meet('getOrder')).toMatchObject({ latency: 300, effect: { late: true } })
    expect(faults.meet('listOrders')?.effect).toEqual({ status: 500 })
  })

  test('A fault that never hit is named, except one with a rate', () => {
    const faults = new FaultRules(1)
    const { id } = faults.add({ operation: 'payOrder', nth: 3, timeout: true })
    faults.add({ operation: '*', rate: 0, status: 500 })
    faults.meet('payOrder')
    expect(faults.unmet()).toEqual([`The fault ${id} for payOrder was never met (1 calls seen).`])
    expect(faults.remove(id)).toBe(true)
    expect(faults.unmet()).toEqual([])
  })

  test.each([
    {},
    { status: 500, html: true },
    { status: 99 },
    { code: 0, nth: 1, rate: 0.5 },
    { code: 0, nth: 0 },
    { code: 0, rate: 2 },
    { status: 500, msg: 'No' },
    { latency: -1 },
    { code: 0, times: 0 },
    { code: 1 },
    { status: 500, error_key: 'NOT_FOUND' as const },
    { latency: 600_001 },
  ])('The rule %j makes no sense and is refused', (rule) => {
    expect(() => new FaultRules(1).add({ operation: '*', ...rule })).toThrow(RangeError)
  })

  test.each(['SYSTEM_BUSY', 'constructor', 'toString', '__proto__', ''])(
    'There is no error key %j, and the rule says so',
    (key) => {
      const rule = { operation: '*', code: 0, error_key: key as ErrorKey } as const
      expect(() => new FaultRules(1).add(rule)).toThrow(/^error_key .*none\.$/)
    },
  )

  test('An answer is late by ten minutes at most, and the rule names the limit', () => {
    expect(() => new FaultRules(1).add({ operation: '*', latency: 1e300 })).toThrow(/^latency .*600000\.$/)
    expect(new FaultRules(1).add({ operation: '*', latency: 600_000 }).rule.latency).toBe(600_000)
  })
})
