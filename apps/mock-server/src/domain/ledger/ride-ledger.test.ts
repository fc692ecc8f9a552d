import { describe, expect, test } from 'vitest'
import { accountIn, fullInput, orderOf } from '../../testing/order-ways.ts'
import type { SampleAccount } from '../../testing/sample-account.ts'
import { payBill } from '../bill/payment.ts'
import type { OrderRecord, RideOrderRecord } from '../order/order.ts'

/** A car with accepted extras: two charges, a driver, three versions of its voucher. */
function rideAccount(): SampleAccount {
  const account = accountIn('car', 'confirmed')
  const { id } = orderOf(account)
  const act = (action: Parameters<SampleAccount['act']>[1]) => account.act(id, action, fullInput(account))
  act('assign_driver')
  account.now = orderOf(account).service_start
  act('confirm_check_in')
  act('report_extras')
  account.now = orderOf(account).service_end
  act('confirm_complete')
  return account
}

const change = (account: SampleAccount, fields: Partial<RideOrderRecord>) => {
  const order = orderOf(account)
  account.orders.set(order.id, { ...order, ...fields } as OrderRecord)
}
const ride = (account: SampleAccount) => orderOf(account) as RideOrderRecord

/** For rules that treat rides specially, a plausible error. */
const errors: readonly (readonly [number, string, (account: SampleAccount) => void])[] = [
  [
    6,
    'extras were charged and not added to the price',
    (account) => change(account, { total_settlement_price: ride(account).total_settlement_price - 1 }),
  ],
  [
    5,
    'extras were added and not charged',
    (account) => account.entries.splice(account.entries.length - 1, 1),
  ],
  [
    15,
    'a line of the price is lost',
    (account) => change(account, { price_breakdown: ride(account).price_breakdown.slice(1) }),
  ],
  [
    15,
    'a line is not its unit price times its quantity',
    (account) =>
      change(account, {
        price_breakdown: ride(account).price_breakdown.map((line) => ({
          ...line,
          quantity: line.quantity + 1,
        })),
      }),
  ],
  [15, 'more people ride than there are seats', (account) => change(account, { vehicles: 0 })],
  [15, 'nobody is named', (account) => change(account, { guests: [] })],
  [
    15,
    'only children ride',
    (account) =>
      change(account, {
        guests: ride(account).guests.map((guest) => ({ ...guest, type: 'child' as const })),
      }),
  ],
  [18, 'a driver is printed under an old version', (account) => change(account, { voucher_version: 1 })],
]

describe('the invariants and rides', () => {
  test('A ride with a driver and accepted extras breaks none', () => {
    const account = rideAccount()
    expect(account.breaks()).toEqual([])
    expect(orderOf(account)).toMatchObject({ order_status: 'completed', voucher_version: 2 })
    expect(account.entries.filter(({ type }) => type === 'charge')).toHaveLength(2)
  })

  test.each(errors)('R9.30 Rule %i catches that %s', (rule, _error, plant) => {
    const account = rideAccount()
    plant(account)
    expect(account.breaks().map((found) => found.rule)).toContain(rule)
  })

  test('R4.47 A refund lowers unbilled overtime before it affects a paid bill', () => {
    const account = accountIn('car', 'pending_payment')
    const { id } = orderOf(account)
    const act = (action: Parameters<SampleAccount['act']>[1], more = {}) =>
      account.act(id, action, { ...fullInput(account), ...more })
    act('pay', { channel: 'credit' })
    act('supplier_confirm')
    account.now = orderOf(account).service_start
    account.runCycle()
    const [issued] = account.bills
    if (!issued) throw new Error('The ride is billable once it begins')
    const bill = { ...issued, status: 'confirmed' as const, due_date: '2027-01-01' }
    const paid = payBill(
      {
        bill,
        orderOf: () => orderOf(account),
        position: account.position,
        tz: 'Asia/Shanghai',
        now: account.now,
      },
      {
        id: 'bp-1',
        channel: 'predeposit',
        amount: bill.total,
        proof_files: [],
        operator: { id: '11', nickname: 'Mya' },
      },
    )
    account.keepBill(paid)
    act('confirm_check_in')
    act('report_extras')
    account.now = orderOf(account).service_end
    act('confirm_complete')
    act('request_refund', { refund_amount: 5000 })
    act('approve_refund')
    act('pay_refund')
    expect(orderOf(account).refunded).toBe(5000)
    expect(account.bills[0]?.lines).toHaveLength(1)
    expect(account.breaks()).toEqual([])
  })
})
