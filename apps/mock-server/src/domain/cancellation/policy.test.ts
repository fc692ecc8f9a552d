import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { toMinor, toMoney } from '../money/money.ts'
import { addDays } from '../time/dates.ts'
import { fromRfc, instantOf } from '../time/zones.ts'
import type { PenaltyRule } from './frozen-policy.ts'
import {
  type CancellationPlan,
  penaltyAmount,
  refundabilityNow,
  resolveTiers,
  type Stay,
  tierAt,
  tierIndexAt,
} from './policy.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })

const plan: CancellationPlan = {
  non_refundable: false,
  steps: [
    { days_before: 3, time: '18:00', penalty_type: 'nights', value: '1' },
    { days_before: 1, time: '18:00', penalty_type: 'percent', value: '50' },
    { days_before: 0, time: '14:00', penalty_type: 'full', value: '0' },
  ],
  no_show: { penalty_type: 'full', value: '0' },
}

const stay: Stay = {
  subject: 'stay',
  checkInDate: '2026-12-11',
  tz: 'Asia/Yangon',
  total: cny('1600.00'),
  nightly: [
    [cny('380.00'), cny('420.00')],
    [cny('380.00'), cny('420.00')],
  ],
  bookedAt: fromRfc('2026-11-21T02:00:00Z'),
}

const nonRefundable: CancellationPlan = { ...plan, non_refundable: true, steps: [] }

describe('penalties', () => {
  test.each([
    ['2026-12-08T17:59:59+06:30', '0.00', '1600.00'],
    ['2026-12-08T18:00:00+06:30', '760.00', '840.00'],
    ['2026-12-08T19:29:59+08:00', '0.00', '1600.00'],
    ['2026-12-08T19:30:00+08:00', '760.00', '840.00'],
    ['2026-12-10T17:59:59+06:30', '760.00', '840.00'],
    ['2026-12-10T11:30:00+00:00', '800.00', '800.00'],
    ['2026-12-11T14:00:00+06:30', '1600.00', '0.00'],
  ])('R9.29 Cancelling at %s costs %s and refunds %s', (at, penalty, refund) => {
    const tier = tierAt(resolveTiers(plan, stay), fromRfc(at))
    expect(tier.amount).toEqual(cny(penalty))
    expect(tier.refund).toEqual(cny(refund))
  })

  const night = (amount: string, currency: string) => ({ amount, currency })

  test.each<[string, PenaltyRule, string, string[], string, string, string]>([
    [
      '33.33 % is rounded up',
      { penalty_type: 'percent', value: '33.33' },
      '100.01',
      [],
      '33.34',
      '66.67',
      'CNY',
    ],
    ['Kyat have no digits', { penalty_type: 'percent', value: '30' }, '185001', [], '55501', '129500', 'MMK'],
    ['A fixed fee is capped', { penalty_type: 'fixed', value: '999' }, '300.00', [], '300.00', '0.00', 'USD'],
    [
      'Three nights of two',
      { penalty_type: 'nights', value: '3' },
      '170.00',
      ['80.00', '90.00'],
      '170.00',
      '0.00',
      'USD',
    ],
  ])('R9.29 %s', (_title, rule, total, nights, penalty, refund, currency) => {
    const nightly = [nights.map((amount) => night(amount, currency))]
    const total_price = { amount: total, currency }
    const resolved = resolveTiers(
      { ...plan, steps: [{ ...rule, days_before: 9, time: '00:00' }] },
      { ...stay, total: total_price, nightly },
    )
    expect(penaltyAmount(rule, total_price, nightly)).toEqual({ amount: penalty, currency })
    expect(resolved.tiers.at(-1)).toMatchObject({ amount: { amount: penalty }, refund: { amount: refund } })
  })

  test('R9.29 A non-refundable booking always costs its whole price', () => {
    const policy = resolveTiers(nonRefundable, { ...stay, total: { amount: '80.00', currency: 'USD' } })
    expect(policy.tiers).toHaveLength(1)
    expect(tierAt(policy, 0).amount.amount).toBe('80.00')
    expect(policy.free_cancel_before).toBeNull()
    expect(refundabilityNow(policy, 0)).toBe('non_refundable')
  })
})

describe('tiers', () => {
  test('Free cancellation ends at the same moment in both time zones', () => {
    expect(resolveTiers(plan, stay).free_cancel_before).toEqual({
      local: '2026-12-08T18:00:00+06:30',
      utc: '2026-12-08T11:30:00Z',
      tz: 'Asia/Yangon',
    })
  })

  test('Steps that had begun when the order was booked replace those before them', () => {
    const late = resolveTiers(plan, { ...stay, bookedAt: fromRfc('2026-12-10T18:00:00+06:30') })
    expect(late.tiers.map((tier) => tier.penalty_type)).toEqual(['percent', 'full'])
    expect(late.tiers[0]).toMatchObject({ from_utc: null, to_utc: '2026-12-11T07:30:00Z' })
    expect(late.free_cancel_before).toBeNull()
  })

  test('A free rate whose deadline has passed is no longer called free', () => {
    const policy = resolveTiers(plan, stay)
    expect(refundabilityNow(policy, fromRfc('2026-12-08T17:59:59+06:30'))).toBe('free')
    expect(refundabilityNow(policy, fromRfc('2026-12-08T18:00:00+06:30'))).toBe('partial')
    expect(refundabilityNow(policy, fromRfc('2026-12-11T14:00:00+06:30'))).toBe('non_refundable')
  })

  test('The policy is in both languages with the hotel’s local time', () => {
    const { text } = resolveTiers(plan, stay)
    expect(text.en).toContain('Free cancellation before 2026-12-08 18:00 (UTC+06:30), hotel time.')
    expect(text['zh-cn']).toContain('2026-12-08 18:00 (UTC+06:30) 前可免费取消')
    expect(resolveTiers(nonRefundable, stay).text.en).toContain('Non-refundable')
  })

  test('The policy formats money as every screen does', () => {
    const total = { amount: '1234567.80', currency: 'CNY' }
    expect(resolveTiers(nonRefundable, { ...stay, total }).text.en).toContain('No-show: CNY 1,234,567.80.')
  })

  const step = fc.record({
    days_before: fc.integer({ min: 0, max: 30 }),
    time: fc.constantFrom('00:00', '12:00', '14:00', '18:00', '23:59'),
    percent: fc.integer({ min: 1, max: 130 }),
  })
  const zones = fc.constantFrom('Asia/Yangon', 'Asia/Shanghai', 'Asia/Kathmandu')
  /** Fees that only rise, in time order, as every seller writes them. */
  const rising = fc.array(step, { minLength: 1, maxLength: 5 }).map((steps): CancellationPlan => {
    const percents = steps.map(({ percent }) => percent).sort((a, b) => a - b)
    const order = steps.sort((a, b) => b.days_before - a.days_before || a.time.localeCompare(b.time))
    const distinct = order.filter(
      (one, index) =>
        order[index - 1]?.days_before !== one.days_before || order[index - 1]?.time !== one.time,
    )
    return {
      ...plan,
      steps: distinct.map(({ days_before, time }, index) => ({
        days_before,
        time,
        penalty_type: 'percent',
        value: String(percents[index]),
      })),
    }
  })

  test('R9.29 Penalties never fall with time, never exceed the total, and the boundary belongs to the later tier', () => {
    fc.assert(
      fc.property(rising, zones, fc.integer({ min: 1, max: 10_000_000 }), (some, tz, total) => {
        const total_price = toMoney(total, 'CNY')
        const policy = resolveTiers(some, { ...stay, tz, total: total_price, nightly: [[total_price]] })
        const amounts = policy.tiers.map((tier) => toMinor(tier.amount))
        expect(
          amounts.every((amount, index) => index === 0 || amount >= (amounts[index - 1] as number)),
        ).toBe(true)
        for (const [index, tier] of policy.tiers.entries()) {
          expect(toMinor(tier.amount) + toMinor(tier.refund)).toBe(total)
          expect(toMinor(tier.amount)).toBeLessThanOrEqual(total)
          expect(tier.from_utc).toBe(policy.tiers[index - 1]?.to_utc ?? null)
          if (tier.from_utc === null || tier.from_local === null) continue
          const boundary = fromRfc(tier.from_utc)
          expect(fromRfc(tier.from_local)).toBe(boundary)
          expect(tierIndexAt(policy, boundary)).toBe(index)
          expect(tierIndexAt(policy, boundary - 1000)).toBe(index - 1)
        }
      }),
    )
  })

  test('Every step begins in the time zone of the hotel', () => {
    fc.assert(
      fc.property(zones, fc.integer({ min: 1, max: 19 }), (tz, days_before) => {
        const some = {
          ...plan,
          steps: [{ days_before, time: '18:00', penalty_type: 'full' as const, value: '0' }],
        }
        const policy = resolveTiers(some, { ...stay, tz })
        const begins = instantOf(addDays(stay.checkInDate, -days_before), '18:00', tz)
        expect(fromRfc(policy.free_cancel_before?.utc ?? '')).toBe(begins)
        expect(policy.free_cancel_before?.local.slice(11, 16)).toBe('18:00')
      }),
    )
  })
})
