import { labels } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { toMoney } from '../money/money.ts'
import { fromRfc } from '../time/zones.ts'
import { policyLines } from './describe.ts'
import type { FrozenPolicy } from './frozen-policy.ts'
import { type CancellationPlan, type PlanStep, resolveTiers } from './policy.ts'
import { resolveStayTiers } from './room-policy.ts'

const days = (days_before: number, rule: Pick<PlanStep, 'penalty_type' | 'value'>): PlanStep => ({
  days_before,
  time: '18:00',
  ...rule,
})
const half = { penalty_type: 'percent', value: '50' } as const
const full = { penalty_type: 'full', value: '0' } as const
const nothing = { penalty_type: 'none', value: '0' } as const

/** A booking over CNY 1,600.00 that begins on 11 December in Yangon and was made on 21 November. */
function policyOf(steps: readonly PlanStep[], changes: Partial<CancellationPlan> = {}, total = 160_000) {
  const money = toMoney(total, 'CNY')
  return resolveTiers(
    { non_refundable: false, steps, no_show: { penalty_type: 'full', value: '0' }, ...changes },
    {
      subject: 'stay',
      checkInDate: '2026-12-11',
      tz: 'Asia/Yangon',
      total: money,
      nightly: [[money]],
      bookedAt: fromRfc('2026-11-21T02:00:00Z'),
    },
  )
}

const usual = policyOf([days(3, half), days(1, full)])
const paidFromBooking = policyOf([days(30, half), days(1, nothing)])
const allFromBooking = policyOf([days(30, full)])
const alwaysFree = policyOf([])
const nonRefundable = policyOf([], { non_refundable: true })

const [third, first] = ['2026-12-08 18:00 (UTC+06:30)', '2026-12-10 18:00 (UTC+06:30)']

type Lines = readonly string[]

const ofStay: [string, FrozenPolicy, Lines, Lines][] = [
  [
    'is free, costs a part, costs all',
    usual,
    [
      `Free cancellation before ${third}, hotel time.`,
      `From ${third}: a fee of CNY 800.00.`,
      `From ${first}: the full stay is charged.`,
      'No-show: CNY 1,600.00.',
    ],
    [
      `酒店当地时间 ${third} 前可免费取消。`,
      `${third} 起取消收取 CNY 800.00。`,
      `${first} 起取消收取全额房费。`,
      '客人未到（No-show）收取 CNY 1,600.00。',
    ],
  ],
  [
    'costs a part from the booking on and becomes free',
    paidFromBooking,
    ['A fee of CNY 800.00 applies from the booking on.', `From ${first}: no fee.`, 'No-show: CNY 1,600.00.'],
    ['预订后取消即收取 CNY 800.00。', `${first} 起免费取消。`, '客人未到（No-show）收取 CNY 1,600.00。'],
  ],
  [
    'costs all from the booking on',
    allFromBooking,
    ['The full stay is charged from the booking on.', 'No-show: CNY 1,600.00.'],
    ['预订后取消即收取全额房费。', '客人未到（No-show）收取 CNY 1,600.00。'],
  ],
  [
    'is always free',
    alwaysFree,
    ['Free cancellation.', 'No-show: CNY 1,600.00.'],
    ['可免费取消。', '客人未到（No-show）收取 CNY 1,600.00。'],
  ],
  [
    'is not possible',
    nonRefundable,
    [
      'Non-refundable: once confirmed, this booking cannot be changed or cancelled.',
      'No-show: CNY 1,600.00.',
    ],
    ['不可退款：订单确认后不可更改或取消。', '客人未到（No-show）收取 CNY 1,600.00。'],
  ],
]

const ofRide: [string, FrozenPolicy, Lines, Lines][] = [
  [
    'is free, costs a part, costs all',
    usual,
    [
      `Free cancellation before ${third}, local time.`,
      `From ${third}: a fee of CNY 800.00.`,
      `From ${first}: the full price is charged.`,
      'No-show: CNY 1,600.00.',
    ],
    [
      `当地时间 ${third} 前可免费取消。`,
      `${third} 起取消收取 CNY 800.00。`,
      `${first} 起取消收取全额费用。`,
      '客人未到（No-show）收取 CNY 1,600.00。',
    ],
  ],
  [
    'costs all from the booking on',
    allFromBooking,
    ['The full price is charged from the booking on.', 'No-show: CNY 1,600.00.'],
    ['预订后取消即收取全额费用。', '客人未到（No-show）收取 CNY 1,600.00。'],
  ],
  [
    'is always free',
    alwaysFree,
    ['Free cancellation.', 'No-show: CNY 1,600.00.'],
    ['可免费取消。', '客人未到（No-show）收取 CNY 1,600.00。'],
  ],
]

describe('the text of a cancellation policy', () => {
  test('R9.13 Of what cannot be refunded is the sentence with which a cancellation is refused', () => {
    const { en, 'zh-cn': zh } = labels.ReasonKey
    expect(policyLines(nonRefundable, 'en', 'stay')[0]).toBe(`${en.NON_REFUNDABLE}.`)
    expect(policyLines(nonRefundable, 'zh-cn', 'ride')[0]).toBe(`${zh.NON_REFUNDABLE}。`)
  })

  test.each(ofStay)('of a stay whose cancelling %s', (_title, policy, english, chinese) => {
    expect(policyLines(policy, 'en', 'stay')).toEqual(english)
    expect(policyLines(policy, 'zh-cn', 'stay')).toEqual(chinese)
  })

  test.each(ofRide)('of a ride whose cancelling %s', (_title, policy, english, chinese) => {
    expect(policyLines(policy, 'en', 'ride')).toEqual(english)
    expect(policyLines(policy, 'zh-cn', 'ride')).toEqual(chinese)
  })

  test('A reader without prices learns that there is a fee or the full price, and no amount', () => {
    expect(policyLines(usual, 'en', 'stay', false)).toEqual([
      `Free cancellation before ${third}, hotel time.`,
      `From ${third}: a fee applies.`,
      `From ${first}: the full stay is charged.`,
      'No-show: the full stay is charged.',
    ])
    expect(policyLines(usual, 'zh-cn', 'stay', false)).toEqual([
      `酒店当地时间 ${third} 前可免费取消。`,
      `${third} 起取消收取费用。`,
      `${first} 起取消收取全额房费。`,
      '客人未到（No-show）收取全额房费。',
    ])
    expect(policyLines(usual, 'zh-cn', 'ride', false).at(-1)).toBe('客人未到（No-show）收取全额费用。')
    expect(policyLines(paidFromBooking, 'en', 'stay', false)[0]).toBe('A fee applies from the booking on.')
    expect(policyLines(paidFromBooking, 'zh-cn', 'stay', false)[0]).toBe('预订后取消即收取费用。')
  })

  test('A reader without prices learns that a later fee is higher', () => {
    const quarter = { penalty_type: 'percent', value: '25' } as const
    const rising = policyOf([days(3, quarter), days(1, half)])
    expect(policyLines(rising, 'en', 'stay', false)[2]).toBe(`From ${first}: a higher fee applies.`)
    expect(policyLines(rising, 'zh-cn', 'stay', false)[2]).toBe(`${first} 起取消费用更高。`)
  })

  describe('R5.93 of rooms with terms of their own', () => {
    const rooms = (...plans: (readonly PlanStep[])[]) => {
      const money = toMoney(100_000, 'CNY')
      return resolveStayTiers(
        plans.map((steps) => ({ non_refundable: false, steps, no_show: full })),
        {
          subject: 'stay',
          checkInDate: '2026-12-11',
          tz: 'Asia/Yangon',
          total: toMoney(100_000 * plans.length, 'CNY'),
          nightly: plans.map(() => [money]),
          bookedAt: fromRfc('2026-11-21T02:00:00Z'),
        },
      )
    }
    const flexible = [days(3, half)]
    const strict = [days(30, full)]

    test('says until when the others are free beside a room that is charged in any case', () => {
      const mixed = rooms(flexible, flexible, strict)
      expect(policyLines(mixed, 'en', 'stay', false)).toEqual([
        'Room 3 is non-refundable and is charged in any case.',
        `Free cancellation of rooms 1, 2 before ${third}, hotel time.`,
        `From ${third}: a fee for rooms 1, 2 applies.`,
        'No-show: the full stay is charged.',
      ])
      expect(policyLines(mixed, 'en', 'stay').slice(1, 4)).toEqual([
        `Free cancellation of rooms 1, 2 before ${third}, hotel time.`,
        'A fee of CNY 1,000.00 for room 3 applies from the booking on.',
        `From ${third}: a fee of CNY 2,000.00 for rooms 1, 2, 3.`,
      ])
      expect(policyLines(mixed, 'zh-cn', 'stay', false).slice(0, 3)).toEqual([
        '房间3不可退款，取消时房费照收。',
        `房间1、2：酒店当地时间 ${third} 前可免费取消。`,
        `${third} 起取消房间1、2收取费用。`,
      ])
    })

    test('names the rooms of a fee where each begins at its own time', () => {
      expect(policyLines(rooms(flexible, [days(1, half)]), 'en', 'stay', false)).toEqual([
        `Free cancellation before ${third}, hotel time.`,
        `From ${third}: a fee for room 1 applies.`,
        `From ${first}: a fee for rooms 1, 2 applies.`,
        'No-show: the full stay is charged.',
      ])
    })

    test('says that a room stays free', () => {
      expect(policyLines(rooms([], strict), 'en', 'stay', false).slice(0, 2)).toEqual([
        'Room 2 is non-refundable and is charged in any case.',
        'Free cancellation of room 1.',
      ])
    })
  })

  test('A reader without prices learns that a no-show costs a fee', () => {
    const part = {
      ...usual,
      no_show: {
        ...usual.no_show,
        penalty_type: 'percent' as const,
        amount: { ...usual.no_show.amount, amount: '1.00' },
      },
    }
    expect(policyLines(part, 'en', 'stay', false).at(-1)).toBe('No-show: a fee applies.')
    expect(policyLines(part, 'zh-cn', 'ride', false).at(-1)).toBe('客人未到（No-show）收取费用。')
    expect(policyLines(usual, 'en', 'ride', false).at(-1)).toBe('No-show: the full price is charged.')
  })

  test('Neighbouring tiers with the same cost share one sentence, which ends with the later one', () => {
    const policy = policyOf([days(5, nothing), days(3, half), days(2, half), days(1, full)])
    expect(policyLines(policy, 'en', 'stay')).toEqual(policyLines(usual, 'en', 'stay'))
  })

  test('Sentences are separated by spaces in English and not in Chinese', () => {
    const { text } = alwaysFree
    expect(text.en).toBe('Free cancellation. No-show: CNY 1,600.00.')
    expect(text['zh-cn']).toBe('可免费取消。客人未到（No-show）收取 CNY 1,600.00。')
  })

  test.each([
    [99_900, 'CNY 999.00'],
    [100_000, 'CNY 1,000.00'],
    [99_999_900, 'CNY 999,999.00'],
    [123_456_780, 'CNY 1,234,567.80'],
    [-99_900, 'CNY -999.00'],
    [-123_456_780, 'CNY -1,234,567.80'],
  ])('%d fen are written as %s', (minor, written) => {
    const no_show = { ...full, amount: toMoney(minor, 'CNY') }
    expect(policyLines({ ...alwaysFree, no_show }, 'en', 'stay').at(-1)).toBe(`No-show: ${written}.`)
  })

  test('Kyat has no decimals', () => {
    const no_show = { ...full, amount: toMoney(185_001, 'MMK') }
    expect(policyLines({ ...alwaysFree, no_show }, 'en', 'ride').at(-1)).toBe('No-show: MMK 185,001.')
  })

  test('A price of zero is free, and not a full charge', () => {
    const policy = policyOf([days(1, full)], {}, 0)
    expect(policyLines(policy, 'en', 'stay')).toEqual(['Free cancellation.', 'No-show: CNY 0.00.'])
  })
})
