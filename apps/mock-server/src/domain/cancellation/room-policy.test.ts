import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { sumMoney, toMinor, toMoney } from '../money/money.ts'
import { fromRfc } from '../time/zones.ts'
import {
  type CancellationPlan,
  type PlanStep,
  refundabilityNow,
  repricedPolicy,
  resolveTiers,
  type Stay,
  tierAt,
} from './policy.ts'
import { isByRoom, policyOfRoom, resolveStayTiers } from './room-policy.ts'

const full = { penalty_type: 'full', value: '0' } as const
const strict: CancellationPlan = { non_refundable: true, steps: [], no_show: full }
const flexible: CancellationPlan = {
  non_refundable: false,
  steps: [
    { days_before: 2, time: '18:00', penalty_type: 'nights', value: '1' },
    { days_before: 0, time: '14:00', ...full },
  ],
  no_show: full,
}
const moderate: CancellationPlan = {
  non_refundable: false,
  steps: [{ days_before: 5, time: '12:00', penalty_type: 'percent', value: '30' }],
  no_show: { penalty_type: 'percent', value: '80' },
}

const stayOf = (rooms: readonly (readonly number[])[]): Stay => {
  const nightly = rooms.map((nights) => nights.map((night) => toMoney(night, 'CNY')))
  return {
    checkInDate: '2026-12-10',
    tz: 'Asia/Yangon',
    total: sumMoney('CNY', nightly.flat()),
    nightly,
    bookedAt: fromRfc('2026-11-21T12:00:00+06:30'),
    subject: 'stay',
  }
}
const stay = stayOf([
  [30_001, 30_000],
  [50_000, 20_003],
])
const roomOf = (of: Stay, index: number): Stay => {
  const nights = of.nightly[index] ?? []
  return { ...of, total: sumMoney('CNY', nights), nightly: [nights], subject: 'room' }
}

describe('the terms of rooms that differ', () => {
  test('R3.51 Each tier is the sum of what the rooms cost at that time', () => {
    const { tiers, free_cancel_before } = resolveStayTiers([flexible, moderate], stay)
    expect(tiers.map(({ from_local, amount }) => [from_local?.slice(0, 16) ?? null, amount.amount])).toEqual([
      [null, '0.00'],
      ['2026-12-05T12:00', '210.01'],
      ['2026-12-08T18:00', '510.02'],
      ['2026-12-10T14:00', '810.02'],
    ])
    expect(free_cancel_before?.local.slice(0, 16)).toBe('2026-12-05T12:00')
  })

  test('R3.51 A non-refundable room beside a refundable one is named, and the stay can be cancelled for its price', () => {
    const policy = resolveStayTiers([flexible, strict], stay)
    expect(policy.non_refundable).toBe(false)
    expect(refundabilityNow(policy, stay.bookedAt)).toBe('partial')
    expect(tierAt(policy, stay.bookedAt).amount.amount).toBe('700.03')
    expect(policy.text.en).toMatch(/^Room 2 is non-refundable/)
    expect(policy.text['zh-cn']).toMatch(/^房间2不可退款/)
  })

  test('Rooms under equal terms share one fee, as rooms of one rate do', () => {
    const copy = structuredClone(flexible)
    expect(resolveStayTiers([flexible, copy], stay)).toEqual(resolveTiers(flexible, stay))
    expect(isByRoom(resolveStayTiers([strict, strict], stay))).toBe(false)
  })

  test('A step that has begun at booking counts from the booking on', () => {
    const late = { ...stay, bookedAt: fromRfc('2026-12-09T12:00:00+06:30') }
    const { tiers } = resolveStayTiers([flexible, moderate], late)
    expect(tiers.map(({ from_local }) => from_local?.slice(0, 16) ?? null)).toEqual([
      null,
      '2026-12-10T14:00',
    ])
  })

  const rule = fc.oneof(
    fc.record({ penalty_type: fc.constant('percent' as const), value: fc.constantFrom('10', '33.33', '80') }),
    fc.record({
      penalty_type: fc.constant('fixed' as const),
      value: fc.constantFrom('50', '500.5', '99999'),
    }),
    fc.record({ penalty_type: fc.constant('nights' as const), value: fc.constantFrom('1', '2', '9') }),
    fc.constant(full),
  )
  const planOf = fc.record({
    non_refundable: fc.boolean(),
    steps: fc
      .array(fc.tuple(fc.integer({ min: 0, max: 60 }), rule), { maxLength: 3 })
      .map((list) =>
        list
          .sort(([one], [other]) => other - one)
          .map(([days_before, of]): PlanStep => ({ days_before, time: '18:00', ...of })),
      ),
    no_show: rule,
  })
  const night = fc.integer({ min: 1, max: 900_000 })
  const roomsOf = fc.integer({ min: 1, max: 5 }).chain((nights) =>
    fc.array(fc.tuple(planOf, fc.array(night, { minLength: nights, maxLength: nights })), {
      minLength: 2,
      maxLength: 9,
    }),
  )

  test('R3.51 At any time the fees of the rooms add up to that of the stay, also at other prices', () => {
    fc.assert(
      fc.property(
        roomsOf,
        fc.integer({ min: -5, max: 70 }),
        fc.integer({ min: 1, max: 3 }),
        (rooms, days, times) => {
          const given = stayOf(rooms.map(([, nights]) => nights))
          const frozen = resolveStayTiers(
            rooms.map(([plan]) => plan),
            given,
          )
          if (!isByRoom(frozen)) return
          const dearer = stayOf(rooms.map(([, nights]) => nights.map((price) => price * times)))
          const policy = repricedPolicy(frozen, dearer)
          const at = fromRfc('2026-12-10T18:00:00+06:30') - days * 86_400_000
          const own = rooms.map((_, index) => policyOfRoom(policy, index, roomOf(dearer, index)))
          const fees = own.map((one) => toMinor(tierAt(one, at).amount))
          const noShows = own.map(({ no_show }) => toMinor(no_show.amount))
          const sum = (list: number[]) => list.reduce((one, other) => one + other, 0)
          expect(sum(fees)).toBe(toMinor(tierAt(policy, at).amount))
          expect(sum(noShows)).toBe(toMinor(policy.no_show.amount))
          own.forEach((one, index) => {
            const [plan] = rooms[index] ?? []
            const alone = plan && resolveTiers(plan, roomOf(dearer, index))
            expect(toMinor(tierAt(one, at).amount)).toBe(alone && toMinor(tierAt(alone, at).amount))
          })
        },
      ),
    )
  })
})
