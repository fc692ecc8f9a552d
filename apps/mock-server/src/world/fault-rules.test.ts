import type { ErrorKey } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import type { Latency } from './fault-rule.ts'
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

  test('Of several effects the first counts, and a delay goes with the effect of another rule', () => {
    const faults = new FaultRules(1)
    faults.add({ operation: '*', latency: 300 })
    faults.add({ operation: 'getOrder', status: 500 })
    faults.add({ operation: 'getOrder', status: 502 })
    faults.add({ operation: '*', bytes_per_second: 10, latency: 5 })
    expect(faults.meet('getOrder')).toMatchObject({
      rule: 'fault-1, fault-2, fault-4',
      latency: 300,
      effect: { status: 500 },
      delivery: { bytes_per_second: 10 },
    })
    expect(faults.meet('listOrders')).toMatchObject({ latency: 300, effect: { late: true } })
    expect(faults.list().map(({ met }) => met)).toEqual([2, 1, 0, 2])
  })

  test('Rules that count their calls strike one after another, beside those that last', () => {
    const faults = new FaultRules(1)
    faults.add({ operation: '*', latency: 300 })
    faults.add({ operation: 'getOrder', network: true, times: 1 })
    faults.add({ operation: 'getOrder', bytes_per_second: 10, times: 1 })
    const met = Array.from({ length: 3 }, () => faults.meet('getOrder'))
    expect(met.map((hit) => hit?.rule)).toEqual(['fault-1, fault-2', 'fault-1, fault-3', 'fault-1'])
  })

  describe('Scattered latency', () => {
    const waits = (latency: Latency, seed = 5) => {
      const faults = new FaultRules(seed)
      faults.add({ operation: '*', latency })
      return Array.from({ length: 300 }, () => faults.meet('listOrders')?.latency ?? -1)
    }

    test.each([
      { min: 200, max: 900 },
      { median: 300, sigma: 0.5 },
    ])('%j is the same for the same seed and number of the call, and another for another', (latency) => {
      expect(waits(latency)).toEqual(waits(latency))
      expect(waits(latency)).not.toEqual(waits(latency, 6))
      expect(new Set(waits(latency)).size).toBeGreaterThan(100)
      expect(waits(latency).every(Number.isInteger)).toBe(true)
    })

    test('Evenly scattered calls lie between both ends and reach near them', () => {
      const all = waits({ min: 200, max: 900 })
      expect([Math.min(...all), Math.max(...all)].map((ms) => Math.round(ms / 100))).toEqual([2, 9])
      expect(all.every((ms) => ms >= 200 && ms <= 900)).toBe(true)
    })

    test('Half of the log-normal calls are slower than the median, and few are much slower', () => {
      const all = waits({ median: 300, sigma: 0.5 })
      const share = (least: number) => all.filter((ms) => ms > least).length / all.length
      expect(Math.abs(share(300) - 0.5)).toBeLessThan(0.1)
      // One sigma above: 16 % of a normal distribution.
      expect(Math.abs(share(300 * Math.exp(0.5)) - 0.16)).toBeLessThan(0.06)
    })

    test('No call waits longer than the limit', () => {
      expect(Math.max(...waits({ median: 600_000, sigma: 3 }))).toBe(600_000)
    })
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
    { status: 300.5 },
    { code: 0.5, forced: true },
    { code: 0, nth: 1, rate: 0.5 },
    { code: 0, nth: 0 },
    { code: 0, rate: 2 },
    { status: 500, msg: 'No' },
    { latency: -1 },
    { code: 0, times: 0 },
    { code: 1 },
    { status: 500, error_key: 'NOT_FOUND' as const },
    { latency: 600_001 },
    { latency: { min: 5, max: 4 } },
    { latency: { min: 5 } as never },
    { latency: { median: 5, sigma: 4 } },
    { latency: { min: 1, max: 2, median: 3 } as never },
    { bytes_per_second: 0 },
    { cut_after: -1 },
    { cut_after: 1.5 },
    { network: true, cut_after: 10 },
    { example: 'page' },
    { data: {} },
    { status: 500, forced: true },
    { status: '500' as never },
    { status: 500, bogus: 1 } as never,
  ])('Refuses the rule %j, which makes no sense', (rule) => {
    expect(() => new FaultRules(1).add({ operation: '*', ...(rule as object) })).toThrow(RangeError)
  })

  test.each(['SYSTEM_BUSY', 'constructor', 'toString', '__proto__', ''])(
    'There is no error key %j, and the rule says so',
    (key) => {
      const rule = { operation: '*', code: 0, error_key: key as ErrorKey } as const
      expect(() => new FaultRules(1).add(rule)).toThrow(/^error_key .*none\.$/)
    },
  )

  test('An answer can be late by ten minutes at most, and the rule names the limit', () => {
    expect(() => new FaultRules(1).add({ operation: '*', latency: 1e300 })).toThrow(/^latency .*600000\.$/)
    expect(new FaultRules(1).add({ operation: '*', latency: 600_000 }).rule.latency).toBe(600_000)
  })
})
