import { expect, test } from 'vitest'
import type { AmendmentRecord, PricedFields } from './order.ts'
import { heldOn, isOwed, isUnpaid, movesMore } from './pay-later.ts'

const corrected: AmendmentRecord = {
  changes: { special_requests: 'High floor' },
  price_diff: 0,
  settlement_diff: 0,
  requested_by: null,
  requested_time: 1_795_000_000,
}

test.each<[string, Partial<AmendmentRecord>, boolean]>([
  ['a request to the hotel', {}, false],
  ['another price', { settlement_diff: -100 }, true],
  ['another stay of the same price', { priced: {} as PricedFields }, true],
  ['another time of the pick-up', { changes: { pick_up_local: '2026-12-15T09:00' } }, true],
  ['another flight', { changes: { flight: { number: '8M332' } as never } }, true],
])('An order that is paid later must be checked again after %s', (_what, part, moves) => {
  expect(movesMore({ ...corrected, ...part })).toBe(moves)
})

test('What is owed waits for its payment as soon as it is booked, and no longer while it is cancelled', () => {
  const of = (order_status: 'pending_confirm' | 'confirmed' | 'cancelling', pay_by: number | null) =>
    [isOwed, isUnpaid].map((is) => is({ order_status, pay_by }))
  expect(of('pending_confirm', 1)).toEqual([false, true])
  expect(of('confirmed', 1)).toEqual([true, true])
  expect(of('cancelling', 1)).toEqual([false, false])
  expect(of('confirmed', null)).toEqual([false, false])
})

test('Only what is held of the account itself counts for it', () => {
  const hold = { account: 'credit', amount: 500 } as Parameters<typeof heldOn>[0]
  expect([heldOn(hold, 'credit'), heldOn(hold, 'predeposit'), heldOn(null, 'credit')]).toEqual([500, 0, 0])
})
