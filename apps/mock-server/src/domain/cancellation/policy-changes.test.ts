import { describe, expect, test } from 'vitest'
import { toMoney } from '../money/money.ts'
import { fromRfc } from '../time/zones.ts'
import type { FrozenPolicy } from './frozen-policy.ts'
import {
  type CancellationPlan,
  movedPolicy,
  type PlanStep,
  refundabilityNow,
  repricedPolicy,
  resolveTiers,
  type Stay,
  tierAt,
  tierEnd,
  tierIndexAt,
} from './policy.ts'

const hour = 3_600_000
const total = toMoney(80_000, 'CNY')
const stay: Stay = {
  subject: 'stay',
  checkInDate: '2026-12-11',
  tz: 'Asia/Yangon',
  total,
  nightly: [[total]],
  bookedAt: fromRfc('2026-11-21T02:00:00Z'),
}
const half: PlanStep = { days_before: 3, time: '18:00', penalty_type: 'percent', value: '50' }
const all: PlanStep = { days_before: 1, time: '18:00', penalty_type: 'full', value: '0' }

const planOf = (...steps: PlanStep[]): CancellationPlan => ({
  non_refundable: false,
  steps,
  no_show: { penalty_type: 'percent', value: '80' },
})
const plan = planOf(half, all)
const [halfBegins, allBegins] = [fromRfc('2026-12-08T11:30:00Z'), fromRfc('2026-12-10T11:30:00Z')]
const supplied: FrozenPolicy = { ...resolveTiers(plan, stay), source_text: 'As the hotel says.' }

const tiersOf = ({ tiers }: FrozenPolicy) =>
  tiers.map(({ from_utc, penalty_type, amount }) => [from_utc, penalty_type, amount.amount])

describe('a policy at its booking', () => {
  test('names both ends of each tier in both time zones, its rule and its amounts', () => {
    expect(resolveTiers(planOf(half), stay)).toMatchObject({
      non_refundable: false,
      tiers: [
        {
          from_local: null,
          to_local: '2026-12-08T18:00:00+06:30',
          from_utc: null,
          to_utc: '2026-12-08T11:30:00Z',
          penalty_type: 'none',
          value: '0',
          amount: { amount: '0.00', currency: 'CNY' },
          refund: { amount: '800.00', currency: 'CNY' },
        },
        {
          from_local: '2026-12-08T18:00:00+06:30',
          to_local: null,
          from_utc: '2026-12-08T11:30:00Z',
          to_utc: null,
          penalty_type: 'percent',
          value: '50',
          amount: { amount: '400.00', currency: 'CNY' },
          refund: { amount: '400.00', currency: 'CNY' },
        },
      ],
      no_show: { penalty_type: 'percent', value: '80', amount: { amount: '640.00', currency: 'CNY' } },
      source_text: '',
    })
  })

  test('R9.29 has one tier of the full price if it is non-refundable, whatever steps its plan has', () => {
    expect(tiersOf(resolveTiers({ ...plan, non_refundable: true }, stay))).toEqual([[null, 'full', '800.00']])
  })

  test('stays non-refundable at a price of zero', () => {
    const nothing = toMoney(0, 'CNY')
    const given = { ...stay, total: nothing, nightly: [[nothing]] }
    expect(refundabilityNow(resolveTiers({ ...plan, non_refundable: true }, given), 0)).toBe('non_refundable')
    expect(refundabilityNow(resolveTiers(plan, given), 0)).toBe('free')
  })

  test('replaces a step that begins in the second of the booking', () => {
    expect(tiersOf(resolveTiers(plan, { ...stay, bookedAt: halfBegins }))).toEqual([
      [null, 'percent', '400.00'],
      ['2026-12-10T11:30:00Z', 'full', '800.00'],
    ])
    expect(resolveTiers(plan, { ...stay, bookedAt: halfBegins - 1000 }).tiers).toHaveLength(3)
  })

  test('begins its steps by the date and local time of each stay that shares its plan', () => {
    const begins = (changes: Partial<Stay>) => resolveTiers(plan, { ...stay, ...changes }).tiers[1]?.from_utc
    expect(begins({})).toBe('2026-12-08T11:30:00Z')
    expect(begins({ checkInDate: '2026-12-12' })).toBe('2026-12-09T11:30:00Z')
    expect(begins({ tz: 'Asia/Shanghai' })).toBe('2026-12-08T10:00:00Z')
    expect(begins({})).toBe('2026-12-08T11:30:00Z')
  })

  test('treats the old name of a time zone as the same zone', () => {
    const { free_cancel_before } = resolveTiers(plan, { ...stay, tz: 'Asia/Rangoon' })
    expect(free_cancel_before).toEqual(supplied.free_cancel_before)
  })

  test('is free until the first step that costs something', () => {
    const free: PlanStep = { ...half, days_before: 5, penalty_type: 'none', value: '0' }
    expect(resolveTiers(planOf(free, half), stay).free_cancel_before?.utc).toBe('2026-12-08T11:30:00Z')
    expect(resolveTiers(planOf(), stay).free_cancel_before).toBeNull()
  })

  test.each([
    ['1', '380.00'],
    ['1.2', '760.00'],
    ['2', '760.00'],
    ['0', '0.00'],
  ])('charges the first %s nights of each room with %s', (value, amount) => {
    const night = toMoney(19_000, 'CNY')
    const rooms = {
      total: toMoney(100_000, 'CNY'),
      nightly: [
        [night, night],
        [night, night],
      ],
    }
    const { tiers } = resolveTiers(planOf({ ...half, penalty_type: 'nights', value }), { ...stay, ...rooms })
    expect(tiers[1]?.amount.amount).toBe(amount)
  })
})

describe('the tier at a moment', () => {
  test('ends where the next one begins, and the last one never', () => {
    expect(tierEnd(supplied, halfBegins - 1)).toBe(halfBegins)
    expect(tierEnd(supplied, halfBegins)).toBe(allBegins)
    expect(tierEnd(supplied, allBegins)).toBeNull()
    expect(tierAt(supplied, allBegins).penalty_type).toBe('full')
  })

  test('is missing only in a policy without an open end, which is an error', () => {
    const closed = { tiers: supplied.tiers.slice(0, 1) }
    expect(tierIndexAt(closed, halfBegins - 1)).toBe(0)
    expect(() => tierIndexAt(closed, halfBegins)).toThrow(new RangeError('The last tier must be open'))
  })
})

describe('a policy at other prices', () => {
  test('keeps its times, its rules and the words of the supplier', () => {
    const dearer = toMoney(100_000, 'CNY')
    const repriced = repricedPolicy(supplied, { ...stay, total: dearer, nightly: [[dearer]] })
    expect(tiersOf(repriced)).toEqual([
      [null, 'none', '0.00'],
      ['2026-12-08T11:30:00Z', 'percent', '500.00'],
      ['2026-12-10T11:30:00Z', 'full', '1000.00'],
    ])
    expect(repriced).toMatchObject({
      source_text: 'As the hotel says.',
      free_cancel_before: supplied.free_cancel_before,
      no_show: { amount: { amount: '800.00' } },
    })
    expect(repricedPolicy(supplied, stay)).toEqual(supplied)
  })
})

describe('a policy whose service was moved', () => {
  const moved = (by: number, now: number) => tiersOf(movedPolicy(supplied, by, now, stay))

  test('by nothing does not change', () => {
    expect(movedPolicy(supplied, 0, stay.bookedAt, stay)).toEqual(supplied)
  })

  test('keeps what has begun, even in the second of the move, and moves future tiers', () => {
    expect(moved(hour, halfBegins)).toEqual([
      [null, 'none', '0.00'],
      ['2026-12-08T11:30:00Z', 'percent', '400.00'],
      ['2026-12-10T12:30:00Z', 'full', '800.00'],
    ])
    expect(moved(hour, halfBegins - 1000)[1]).toEqual(['2026-12-08T12:30:00Z', 'percent', '400.00'])
  })

  test('earlier begins at once what would already have begun, and only the later one of two such tiers', () => {
    const now = fromRfc('2026-12-05T00:00:00Z')
    expect(moved(-96 * hour, now)).toEqual([
      [null, 'none', '0.00'],
      ['2026-12-05T00:00:00Z', 'percent', '400.00'],
      ['2026-12-06T11:30:00Z', 'full', '800.00'],
    ])
    expect(moved(-240 * hour, now)).toEqual([
      [null, 'none', '0.00'],
      ['2026-12-05T00:00:00Z', 'full', '800.00'],
    ])
  })

  test('earlier replaces only what begins at the same time, and nothing that had begun before', () => {
    const tenth: PlanStep = { ...half, days_before: 9, value: '10' }
    const policy = resolveTiers(planOf(tenth, half, all), stay)
    const now = fromRfc('2026-12-05T00:00:00Z')
    expect(tiersOf(movedPolicy(policy, -240 * hour, now, stay))).toEqual([
      [null, 'none', '0.00'],
      ['2026-12-02T11:30:00Z', 'percent', '80.00'],
      ['2026-12-05T00:00:00Z', 'full', '800.00'],
    ])
  })
})
