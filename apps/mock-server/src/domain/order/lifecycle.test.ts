import { describe, expect, test } from 'vitest'
import { statuses } from '../../testing/order-ways.ts'
import { SampleAccount } from '../../testing/sample-account.ts'
import { flexible, sampleNow, sampleOrder, sampleRate, sampleRequest } from '../../testing/sample-order.ts'
import { bookHotelStay } from '../hotel/book.ts'
import { attempt, isRefusal } from '../refusal.ts'
import { fromRfc } from '../time/zones.ts'
import { actionsOf } from './actions.ts'
import { findMove, lifecycle } from './lifecycle.ts'
import { makeOffer } from './offer.ts'
import type { OrderRecord, OrderStatus } from './order.ts'
import type { ActionInput } from './situation.ts'
import { terminalStatuses } from './waits.ts'

const id = 'H2611210001'
const minute = 60_000
const day = 24 * 60 * minute

const dearer = (order: OrderRecord, now: number) =>
  makeOffer(
    order,
    {
      total_price: order.total_price + 5000,
      total_settlement_price: order.total_settlement_price + 4000,
      bed_types: ['twin'],
    },
    () => [{ en: 'Bed', 'zh-cn': '床' }],
    Math.floor(now / 1000) + 1800,
  )

/** The shortest way to each status of a hotel order. */
function accountIn(status: OrderStatus, plan = flexible): SampleAccount {
  const account = new SampleAccount()
  account.add(sampleOrder({ plan }))
  const order = () => account.orders.get(id) as OrderRecord
  const pay = () => account.act(id, 'pay', { channel: 'predeposit' })
  const confirm = () => account.act(id, 'supplier_confirm', { supplier_ref: 'S1' })
  const checkInDay = () => {
    account.now = fromRfc('2026-12-11T00:00:00+06:30')
  }
  const ways: Record<OrderStatus, () => void> = {
    pending_payment: () => {},
    expired: () => {
      account.now = (order().pay_expire_time ?? 0) * 1000
      account.act(id, 'expire')
    },
    pending_confirm: () => pay(),
    awaiting_acceptance: () => {
      pay()
      account.act(id, 'supplier_change', { offer: dearer(order(), account.now) })
    },
    manual_review: () => {
      pay()
      account.act(id, 'supplier_unknown')
    },
    rejected: () => {
      pay()
      account.act(id, 'supplier_reject')
    },
    confirmed: () => {
      pay()
      confirm()
    },
    cancelling: () => {
      ways.confirmed()
      account.cancel(id)
    },
    cancelled: () => {
      ways.cancelling()
      account.act(id, 'supplier_ack')
    },
    in_service: () => {
      ways.confirmed()
      checkInDay()
      account.act(id, 'confirm_check_in')
    },
    completed: () => {
      ways.in_service()
      account.now = fromRfc('2026-12-13T00:00:00+06:30')
      account.act(id, 'confirm_complete')
    },
    no_show: () => {
      ways.confirmed()
      account.now = fromRfc('2026-12-12T00:00:00+06:30')
      account.act(id, 'no_show')
    },
  }
  ways[status]()
  expect(order().order_status).toBe(status)
  return account
}

const actions = [...new Set(lifecycle.map((move) => move.action))]

describe('the life of an order', () => {
  test('R4.31 Reaches each of the twelve statuses, with a correct ledger', () => {
    for (const status of statuses) expect(accountIn(status).breaks(), status).toEqual([])
  })

  test('R4.31 Every unfinished status has a way out, and a finished one none', () => {
    for (const status of statuses) {
      const ways = lifecycle.filter((move) => move.from.includes(status) && move.to !== 'same')
      expect(ways.length > 0, status).toBe(!terminalStatuses.some((one) => one === status))
    }
  })

  test('No status and action of a product have two rows', () => {
    for (const product of ['hotel', 'car', 'airport'] as const) {
      for (const status of statuses) {
        for (const action of actions) {
          const rows = lifecycle.filter(
            (move) =>
              move.action === action &&
              move.from.includes(status) &&
              (move.products === 'all' || move.products.includes(product)),
          )
          expect(rows.length, `${product} ${status} ${action}`).toBeLessThanOrEqual(1)
        }
      }
    }
  })

  const illegal = statuses.flatMap((status) =>
    actions.filter((action) => !findMove('hotel', status, action)).map((action) => [status, action] as const),
  )

  test.each(illegal)('R4.45 An order in %s refuses %s and does not change', (status, action) => {
    const account = accountIn(status)
    const before = { orders: [...account.orders], entries: [...account.entries], holds: [...account.holds] }
    const input: ActionInput = {
      channel: 'predeposit',
      reason: 'x',
      supplier_ref: 'x',
      hotel_confirmation_code: 'x',
    }
    const done = account.act(id, action, input)
    expect(isRefusal(done) && done.error_key).toBe('ACTION_NOT_ALLOWED')
    expect({ orders: [...account.orders], entries: [...account.entries], holds: [...account.holds] }).toEqual(
      before,
    )
  })
})

const statusOf = (account: SampleAccount) => account.orders.get(id)?.order_status
const openHolds = (account: SampleAccount) =>
  [...account.holds.values()].filter((hold) => hold.released_time === null)

describe('booking', () => {
  test('R4.35 A booked order waits for payment for 30 minutes', () => {
    const order = sampleOrder()
    expect(order.order_status).toBe('pending_payment')
    expect(order.pay_expire_time).toBe(sampleNow / 1000 + 1800)
    const account = accountIn('pending_payment')
    account.now += 30 * minute
    expect(account.act(id, 'pay', { channel: 'predeposit' })).toMatchObject({
      extra: { reason_key: 'PAY_TIME_OVER' },
    })
  })

  test.each([
    ['before', '13:50', '14:20'],
    ['after', '15:00', '15:30'],
    ['late after', '23:00', '23:30'],
    ['shortly before midnight, the end of the day,', '23:50', '24:00'],
  ])('R4.35 A stay of tonight booked %s the check-in hour waits for payment', (_, booked, until) => {
    const tonight = { check_in: '2026-11-21', check_out: '2026-11-22' }
    const at = (time: string) =>
      time === '24:00' ? fromRfc('2026-11-22T00:00:00+06:30') : fromRfc(`2026-11-21T${time}:00+06:30`)
    expect(sampleOrder(tonight, at(booked)).pay_expire_time).toBe(at(until) / 1000)
  })

  test('R4.35 The order keeps price and terms of the rate', () => {
    const rate = sampleRate()
    const order = sampleOrder()
    expect(order.policy).toEqual(rate.policy)
    expect(order).toMatchObject({ total_price: 90_000, total_settlement_price: 80_000 })
  })

  test('Refuses a total other than the accepted one until it is accepted', () => {
    const rate = sampleRate()
    const request = { ...sampleRequest(rate), accepted_total: { amount: '899.99', currency: 'CNY' } }
    const done = attempt(() => bookHotelStay(request, sampleNow))
    expect(isRefusal(done) && done.error_key).toBe('OUTCOME_REQUIRED')
  })
})

describe('paying', () => {
  test('R4.36 Paying creates a hold and no charge', () => {
    const account = accountIn('pending_confirm')
    expect(openHolds(account)).toMatchObject([{ amount: 80_000, account: 'predeposit' }])
    expect(account.entries).toHaveLength(1)
    expect(account.lastChange?.supplier).toBe('book')
  })

  test('R4.37 An unpaid order expires at its deadline, not a second earlier, and cannot be paid afterwards', () => {
    const account = accountIn('pending_payment')
    account.now = sampleNow + 30 * minute - 1000
    expect(account.act(id, 'expire')).toMatchObject({ extra: { reason_key: 'TOO_EARLY' } })
    account.now += 1000
    expect(account.act(id, 'pay', { channel: 'predeposit' })).toMatchObject({
      extra: { reason_key: 'PAY_TIME_OVER' },
    })
    account.act(id, 'expire')
    expect(statusOf(account)).toBe('expired')
    expect(account.entries).toHaveLength(1)
  })

  test('R4.37 Cancelling an unpaid order moves no money', () => {
    const account = accountIn('pending_payment')
    account.cancel(id)
    expect(statusOf(account)).toBe('cancelled')
    expect(account.entries).toHaveLength(1)
    expect(account.holds.size).toBe(0)
  })

  test.each([
    ['the balance is short', { balance: 79_999 }, 'predeposit', 'BALANCE_SHORT'],
    ['the credit line is short', { limit: '799.99' }, 'credit', 'CREDIT_SHORT'],
    ['a bill is overdue', { overdue: 1 }, 'credit', 'CREDIT_OVERDUE'],
    ['there is no credit line', { limit: null }, 'credit', 'ACTION_NOT_ALLOWED'],
    [
      'the order is above the limit of the sub-account',
      { perOrder: 79_999 },
      'predeposit',
      'SUBACCOUNT_LIMIT',
    ],
    [
      'the month is above the limit of the sub-account',
      { perMonth: 79_999 },
      'predeposit',
      'SUBACCOUNT_LIMIT',
    ],
  ] as const)('An order cannot be paid when %s', (_title, account_is, channel, error_key) => {
    const given: {
      balance?: number
      limit?: string | null
      overdue?: number
      perOrder?: number
      perMonth?: number
    } = account_is
    const account = new SampleAccount(given.balance)
    account.add(sampleOrder())
    if (given.limit !== undefined) account.terms = { ...account.terms, credit_limit: given.limit }
    account.overdue = given.overdue ?? 0
    account.member = {
      ...account.member,
      limit_per_order: given.perOrder ?? null,
      limit_per_month: given.perMonth ?? null,
    }
    const done = account.act(id, 'pay', { channel })
    expect(isRefusal(done) && done.error_key).toBe(error_key)
    expect(statusOf(account)).toBe('pending_payment')
  })

  test('Refuses a member without the permission', () => {
    const account = accountIn('pending_payment')
    account.member = { ...account.member, nodes: [] }
    expect(account.act(id, 'pay', { channel: 'predeposit' })).toMatchObject({ error_key: 'NO_PERMISSION' })
  })
})

describe('the supplier’s answer', () => {
  test('R4.38 Confirmation turns the hold into a charge and issues the voucher', () => {
    const account = accountIn('confirmed')
    expect(openHolds(account)).toEqual([])
    expect(account.entries.at(-1)).toMatchObject({ type: 'charge', delta: -80_000, balance_after: 920_000 })
    expect(account.orders.get(id)).toMatchObject({ charged: 80_000, voucher_version: 1 })
  })

  test('R4.38 A rejection releases the hold', () => {
    const account = accountIn('rejected')
    expect(openHolds(account)).toEqual([])
    expect(account.position.predeposit).toMatchObject({ sum: 1_000_000, frozen: 0 })
  })

  test('R4.38 A credit order raises the used credit', () => {
    const account = accountIn('pending_payment')
    account.act(id, 'pay', { channel: 'credit' })
    account.act(id, 'supplier_confirm', {})
    expect(account.position.credit).toMatchObject({ sum: 80_000, frozen: 0 })
  })

  test('R4.30 R4.39 Accepting an offer charges the new price, and its policy follows', () => {
    const account = accountIn('awaiting_acceptance')
    account.act(id, 'confirm')
    const order = account.orders.get(id)
    expect(order).toMatchObject({
      order_status: 'confirmed',
      charged: 84_000,
      total_price: 95_000,
      rooms: [{ bed_type: 'twin' }],
    })
    expect(order?.policy.tiers.at(-1)?.amount.amount).toBe('840.00')
    expect(account.breaks()).toEqual([])
  })

  test('R4.39 An offer cannot be accepted if the balance does not cover the difference', () => {
    const account = new SampleAccount(83_999)
    account.add(sampleOrder())
    account.act(id, 'pay', { channel: 'predeposit' })
    account.act(id, 'supplier_change', { offer: dearer(account.orders.get(id) as OrderRecord, account.now) })
    expect(account.act(id, 'confirm')).toMatchObject({ error_key: 'BALANCE_SHORT' })
  })

  test('R4.39 Declining cancels, and no answer until the offer ends rejects; both release the hold', () => {
    const declined = accountIn('awaiting_acceptance')
    declined.act(id, 'decline')
    const silent = accountIn('awaiting_acceptance')
    expect(isRefusal(silent.act(id, 'offer_expire'))).toBe(true)
    silent.now += 30 * minute
    expect(silent.act(id, 'confirm')).toMatchObject({ extra: { reason_key: 'OFFER_EXPIRED' } })
    silent.act(id, 'offer_expire')
    expect([statusOf(declined), statusOf(silent)]).toEqual(['cancelled', 'rejected'])
    expect([...openHolds(declined), ...openHolds(silent), ...declined.breaks(), ...silent.breaks()]).toEqual(
      [],
    )
  })

  test('R4.40 No answer leads to manual review, keeps the hold and does not book a second time', () => {
    const account = accountIn('manual_review')
    expect(openHolds(account)).toHaveLength(1)
    expect(account.lastChange?.supplier).toBeNull()
    expect(account.act(id, 'resolve_confirm')).toMatchObject({ error_key: 'VALIDATION' })
    account.act(id, 'resolve_confirm', { supplier_ref: 'S9' })
    expect(statusOf(account)).toBe('confirmed')
    const other = accountIn('manual_review')
    other.act(id, 'resolve_reject', { reason: 'No room' })
    expect(statusOf(other)).toBe('rejected')
    expect([...account.breaks(), ...other.breaks()]).toEqual([])
  })

  test('R4.30 Staff can confirm only with the hotel’s number', () => {
    const account = accountIn('pending_confirm')
    expect(account.act(id, 'confirm')).toMatchObject({
      fields: { hotel_confirmation_code: [expect.any(String)] },
    })
    account.act(id, 'confirm', { hotel_confirmation_code: 'HTL-1' })
    expect(account.orders.get(id)).toMatchObject({
      order_status: 'confirmed',
      hotel_confirmation_code: 'HTL-1',
    })
  })
})

describe('decisions of the supplier alone', () => {
  test('R4.30 Bookers cannot confirm for the supplier: the permission alone does not make a member staff', () => {
    const account = accountIn('pending_confirm')
    const before = account.orders.get(id)
    account.member = { ...account.member, staff: false }
    expect(account.act(id, 'confirm', { hotel_confirmation_code: 'HTL-1' })).toMatchObject({
      error_key: 'ACTION_NOT_ALLOWED',
      extra: { reason_key: 'WRONG_STATUS' },
    })
    expect(account.orders.get(id)).toBe(before)
    const confirm = actionsOf(account.situation(id)).find(({ action }) => action === 'confirm')
    expect(confirm).toMatchObject({ enabled: false, reason_key: 'WRONG_STATUS' })
  })
})

describe('the stay', () => {
  test('R4.42 Check-in can be confirmed from midnight at the hotel on the arrival day', () => {
    const account = accountIn('confirmed')
    account.now = fromRfc('2026-12-11T00:00:00+06:30') - 1000
    expect(account.act(id, 'confirm_check_in')).toMatchObject({ extra: { reason_key: 'TOO_EARLY' } })
    account.now += 1000
    account.act(id, 'confirm_check_in', { room_numbers: [{ room_index: 1, room_number: '704' }] })
    expect(account.orders.get(id)).toMatchObject({
      order_status: 'in_service',
      rooms: [{ room_number: '704' }],
    })
  })

  test('R4.43 An order completes automatically 24 hours after check-out', () => {
    const account = accountIn('confirmed')
    account.now = fromRfc('2026-12-13T12:00:00+06:30') + day - 1000
    expect(account.act(id, 'auto_complete')).toMatchObject({ extra: { reason_key: 'TOO_EARLY' } })
    account.now += 1000
    account.act(id, 'auto_complete')
    expect(statusOf(account)).toBe('completed')
  })

  test('R4.43 A no-show is charged by its own tier', () => {
    const plan = { ...flexible, no_show: { penalty_type: 'percent' as const, value: '60' } }
    const early = accountIn('confirmed', plan)
    expect(isRefusal(early.act(id, 'no_show'))).toBe(true)
    const account = accountIn('no_show', plan)
    expect(account.orders.get(id)).toMatchObject({ charged: 80_000, refunded: 32_000 })
    expect(account.breaks()).toEqual([])
  })

  test('R4.44 A refund request does not change the status, and only one can be open', () => {
    const plan = { ...flexible, no_show: { penalty_type: 'percent' as const, value: '60' } }
    const account = accountIn('completed', plan)
    account.act(id, 'request_refund', { refund_amount: 100, reason: 'No breakfast' })
    expect(account.orders.get(id)).toMatchObject({
      order_status: 'completed',
      refunds: [{ status: 'requested' }],
    })
    const again = account.act(id, 'request_refund', { refund_amount: 100, reason: 'Again' })
    expect(again).toMatchObject({ extra: { reason_key: 'REFUND_OPEN' } })
  })
})
