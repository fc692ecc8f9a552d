import { describe, expect, test } from 'vitest'
import { toMoney } from '../money/money.ts'
import { fromRfc } from '../time/zones.ts'
import { resolveTiers } from './policy.ts'
import { freeQuote, quotePenalty } from './quote.ts'

const money = toMoney(80_000, 'CNY')
const policy = resolveTiers(
  {
    non_refundable: false,
    steps: [
      { days_before: 3, time: '18:00', penalty_type: 'percent', value: '50' },
      { days_before: 1, time: '18:00', penalty_type: 'full', value: '0' },
    ],
    no_show: { penalty_type: 'full', value: '0' },
  },
  {
    subject: 'stay',
    checkInDate: '2026-12-11',
    tz: 'Asia/Yangon',
    total: money,
    nightly: [[money]],
    bookedAt: fromRfc('2026-11-21T02:00:00Z'),
  },
)

describe('the cost of cancelling', () => {
  test.each([
    ['before the first step', '2026-12-01T00:00:00Z', '0.00', '800.00', 0, '2026-12-01T00:10:00Z'],
    ['ten minutes before a step', '2026-12-08T11:20:00Z', '0.00', '800.00', 0, '2026-12-08T11:30:00Z'],
    ['five minutes before a step', '2026-12-08T11:25:00Z', '0.00', '800.00', 0, '2026-12-08T11:30:00Z'],
    ['at the step', '2026-12-08T11:30:00Z', '400.00', '400.00', 1, '2026-12-08T11:40:00Z'],
    ['in the last tier', '2026-12-10T11:30:00Z', '800.00', '0.00', 2, '2026-12-10T11:40:00Z'],
  ])('%s, and how long the quote is valid', (_title, at, penalty, refund, tier_index, valid_until_utc) => {
    expect(quotePenalty(policy, money, fromRfc(at))).toEqual({
      penalty: { amount: penalty, currency: 'CNY' },
      refund: { amount: refund, currency: 'CNY' },
      tier_index,
      valid_until_utc,
    })
  })

  test('Later refunds do not reduce the penalty, and a refund is never negative', () => {
    const quote = quotePenalty(policy, toMoney(30_000, 'CNY'), fromRfc('2026-12-08T11:30:00Z'))
    expect(quote).toMatchObject({ penalty: { amount: '400.00' }, refund: { amount: '0.00' } })
  })

  test('Before confirmation cancelling is free, and the quote valid for ten minutes', () => {
    expect(freeQuote(money, fromRfc('2026-12-10T12:00:00Z'))).toEqual({
      penalty: { amount: '0.00', currency: 'CNY' },
      refund: money,
      tier_index: 0,
      valid_until_utc: '2026-12-10T12:10:00Z',
    })
  })
})
