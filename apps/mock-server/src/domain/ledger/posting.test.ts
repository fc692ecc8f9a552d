import { describe, expect, test } from 'vitest'
import { sampleNow, sampleTerms } from '../../testing/sample-order.ts'
import { copyPosition, positionOf } from './position.ts'
import { captureHold, openHold, post, refund, releaseHold, resizeHold } from './posting.ts'

const time = sampleNow / 1000
const operator = { id: '11', nickname: 'Mya' }
const order_id = 'H1'

/** A balance of 1000 and 700 of used credit, each in one entry. */
function position() {
  const empty = positionOf(sampleTerms, { entries: [], holds: [] }, sampleNow)
  post(empty, { account: 'predeposit', type: 'topup', delta: 1000 }, sampleNow)
  post(empty, { account: 'credit', type: 'charge', delta: 700 }, sampleNow)
  return empty
}

describe('an entry', () => {
  test('continues its own book and does not affect the other', () => {
    const here = position()
    const entry = post(here, { account: 'predeposit', type: 'adjust', delta: -300 }, sampleNow)
    expect(entry).toEqual({
      id: 'L1-CNY-P000002',
      company_id: '1',
      account: 'predeposit',
      currency: 'CNY',
      seq: 2,
      time,
      type: 'adjust',
      delta: -300,
      balance_after: 700,
      order_id: null,
      bill_id: null,
      topup_id: null,
      content_payment_id: null,
      operator: null,
      remark: '',
      reverses_id: null,
    })
    expect(here.predeposit).toEqual({ seq: 2, sum: 700, frozen: 0 })
    expect(here.credit).toEqual({ seq: 1, sum: 700, frozen: 0 })
  })

  test('records its subject and its operator', () => {
    const about = {
      order_id,
      bill_id: 'B1',
      topup_id: 'T1',
      content_payment_id: 'P1',
      operator,
      remark: 'By hand',
      reverses_id: 'L1-CNY-C000001',
    }
    const request = { account: 'credit', type: 'reversal', delta: -700, ...about } as const
    expect(post(position(), request, sampleNow)).toMatchObject({ ...about, balance_after: 0 })
  })
})

describe('a hold', () => {
  test.each(['predeposit', 'credit'] as const)(
    'of the %s freezes, grows, shrinks and is released',
    (account) => {
      const here = position()
      const hold = openHold(here, { order_id, account, amount: 400, attempt: 2 }, sampleNow)
      expect(hold).toEqual({
        id: 'hd-H1-2',
        company_id: '1',
        order_id,
        account,
        currency: 'CNY',
        amount: 400,
        created_time: time,
        released_time: null,
      })
      expect(here[account]).toEqual({ seq: 1, sum: account === 'credit' ? 700 : 1000, frozen: 400 })
      const larger = resizeHold(here, hold, 450)
      expect(larger).toEqual({ ...hold, amount: 450 })
      expect(here[account].frozen).toBe(450)
      const smaller = resizeHold(here, larger, 150)
      expect(here[account].frozen).toBe(150)
      expect(releaseHold(here, smaller, sampleNow + 5000)).toEqual({ ...smaller, released_time: time + 5 })
      expect(here[account].frozen).toBe(0)
    },
  )

  test.each([
    ['predeposit', -400, 600],
    ['credit', 400, 1100],
  ] as const)('of the %s becomes a charge of %i', (account, delta, balance_after) => {
    const here = position()
    const opened = openHold(here, { order_id, account, amount: 400, attempt: 1 }, sampleNow)
    const { hold, entry } = captureHold(here, opened, sampleNow, operator)
    expect(hold.released_time).toBe(time)
    expect(entry).toMatchObject({ account, type: 'charge', delta, balance_after, order_id, operator })
    expect(here[account]).toEqual({ seq: 2, sum: balance_after, frozen: 0 })
  })
})

describe('a refund', () => {
  test('of a credit order reduces the debt first and returns the rest to the balance', () => {
    const here = position()
    const wanted = { channel: 'credit', amount: 500, repaid: 400, settlement: 700, order_id } as const
    expect(refund(here, { ...wanted, operator }, sampleNow)).toMatchObject([
      { account: 'credit', type: 'refund', delta: -300, balance_after: 400, order_id, operator },
      { account: 'predeposit', type: 'refund_of_settled_credit', delta: 200, balance_after: 1200, order_id },
    ])
    expect([here.credit.sum, here.predeposit.sum]).toEqual([400, 1200])
  })

  test('of an order paid from the balance returns there, by the system if nobody requested it', () => {
    const wanted = { channel: 'predeposit', amount: 500, repaid: 0, settlement: 700, order_id } as const
    expect(refund(position(), wanted, sampleNow)).toMatchObject([
      { account: 'predeposit', type: 'refund', delta: 500, balance_after: 1500, operator: null },
    ])
  })
})

test('A copy of a position changes independently', () => {
  const here = position()
  const copy = copyPosition(here)
  expect(copy).toEqual(here)
  post(copy, { account: 'predeposit', type: 'adjust', delta: 1 }, sampleNow)
  post(copy, { account: 'credit', type: 'adjust', delta: 1 }, sampleNow)
  expect([here.predeposit.sum, here.credit.sum]).toEqual([1000, 700])
})
