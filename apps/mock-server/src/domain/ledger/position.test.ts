import { describe, expect, test } from 'vitest'
import { sampleNow, sampleTerms } from '../../testing/sample-order.ts'
import type { Hold } from './entry.ts'
import { availableOn, positionOf } from './position.ts'
import { openHold, post } from './posting.ts'

const nothing = { entries: [], holds: [] }
const at = (fields: Partial<typeof sampleTerms>, now = sampleNow, overdue = 0, currency?: string) =>
  positionOf({ ...sampleTerms, ...fields }, nothing, now, overdue, currency)

describe('the position of an account', () => {
  test('A credit line includes its temporary limit until the moment it ends', () => {
    const temp_limit = { amount: '50.00', until: sampleNow }
    expect(availableOn(at({ temp_limit }, sampleNow - 1), 'credit')).toBe(2_005_000)
    expect(availableOn(at({ temp_limit }, sampleNow), 'credit')).toBe(2_000_000)
  })

  test('Without a credit line there is no credit', () => {
    expect(at({})).toMatchObject({ has_credit: true, credit_limit: 2_000_000 })
    expect(at({ credit_limit: null })).toMatchObject({ has_credit: false, credit_limit: 0 })
  })

  test('Credit exists in the currency of the account only', () => {
    const temp_limit = { amount: '50.00', until: sampleNow + 1 }
    expect(at({ temp_limit }, sampleNow, 0, 'USD')).toMatchObject({
      has_credit: false,
      credit_limit: 0,
      temp_limit: 0,
    })
  })

  test('Overdue bills block an account if its terms say so', () => {
    expect(at({ overdue_block: true }, sampleNow, 1).overdue_block).toBe(true)
    expect(at({ overdue_block: true }, sampleNow, 0).overdue_block).toBe(false)
    expect(at({ overdue_block: false }, sampleNow, 1).overdue_block).toBe(false)
  })

  test('Entries and holds of another company, or in another currency, do not count', () => {
    const entries = [at({}), at({ id: '2' }), at({}, sampleNow, 0, 'USD')].map((position, index) =>
      post(position, { account: 'predeposit', type: 'topup', delta: 10 ** index }, sampleNow),
    )
    const holds = [at({}), at({ id: '2' }), at({}, sampleNow, 0, 'USD')].map((position, index) =>
      openHold(
        position,
        { order_id: `H${index}`, account: 'predeposit', amount: 2 * 10 ** index, attempt: 1 },
        sampleNow,
      ),
    )
    const released: Hold = { ...(holds[0] as Hold), id: 'hd-H0-2', released_time: 1 }
    expect(positionOf(sampleTerms, { entries, holds: [...holds, released] }, sampleNow).predeposit).toEqual({
      seq: 1,
      sum: 1,
      frozen: 2,
    })
  })
})

test('An entry is named by company, currency, account and its running number', () => {
  const position = at({})
  const entry = { type: 'adjust', delta: 5 } as const
  expect(post(position, { ...entry, account: 'predeposit' }, sampleNow).id).toBe('L1-CNY-P000001')
  expect(post(position, { ...entry, account: 'credit' }, sampleNow).id).toBe('L1-CNY-C000001')
  expect(post(position, { ...entry, account: 'credit' }, sampleNow)).toMatchObject({
    id: 'L1-CNY-C000002',
    seq: 2,
    balance_after: 10,
  })
})
