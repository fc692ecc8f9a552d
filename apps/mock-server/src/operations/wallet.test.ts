import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { bookStay, confirmedOrder, expectCleanWorld, payOrder } from '../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../testing/real-mock.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const ledger = async (query: Parameters<RealMock['get']>[1] = {}) =>
  (await member.get('/api/wallet/ledger', query)).data
interface Row {
  direction: 'in' | 'out'
  money: { amount: string }
  type: string
  booking_id: string | null
}
const cents = (amount: string) => Math.round(Number(amount) * 100)

describe('the wallet', () => {
  it('R9.30 Available is balance less what is held', async () => {
    const order = await bookStay(member)
    await payOrder(member, order)
    const { data } = await member.get('/api/wallet/summary')
    const { balance, frozen, available } = data.wallet
    expect(cents(available.amount)).toBe(cents(balance.amount) - cents(frozen.amount))
    const held = data.holds.reduce((sum: number, hold: Row) => sum + cents(hold.money.amount), 0)
    expect(held).toBe(cents(frozen.amount))
  })

  it('A company without a credit line has none; a currency it never used is an empty wallet', async () => {
    const { data } = await member.get('/api/wallet/summary', { currency: 'USD' })
    expect(data).toMatchObject({
      credit: null,
      threshold: null,
      wallet: { balance: { amount: '0.00', currency: 'USD' } },
    })
  })

  it('R9.30 The movements of a period lead from its opening to its closing balance', async () => {
    await confirmedOrder(member)
    const { list, opening, closing, total } = await ledger({
      date_from: '2026-10-25',
      date_to: '2026-11-21',
      limit: 100,
    })
    expect(list).toHaveLength(total)
    const sum = (list as Row[]).reduce(
      (change, row) => change + (row.direction === 'in' ? 1 : -1) * cents(row.money.amount),
      0,
    )
    expect(cents(opening.amount) + sum).toBe(cents(closing.amount))
  })

  it('Movements are found by type and by booking id, the newest first', async () => {
    const order = await confirmedOrder(member)
    const found = await ledger({ type: ['charge'], keyword: order.booking_id.toLowerCase() })
    expect(found.list).toMatchObject([{ type: 'charge', booking_id: order.booking_id }])
    const { list } = await ledger({ limit: 100 })
    const numbers = list.map(({ seq }: { seq: number }) => seq)
    expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => b - a))
  })

  it('In a world with hardly any balance an order cannot be paid, with overdue bills not on credit', async () => {
    member = realMock('goldenland', { scenario: 'low_balance' })
    expect(await payOrder(member, await bookStay(member))).toMatchObject({
      data: { error_key: 'BALANCE_SHORT' },
    })
    expectCleanWorld(member)
    member = realMock('jadecredit', { scenario: 'credit_overdue' })
    const { data } = await member.get('/api/wallet/summary')
    expect(data.credit.overdue_block).toBe(true)
    expect(await payOrder(member, await bookStay(member), 'credit')).toMatchObject({
      data: { error_key: 'CREDIT_OVERDUE' },
    })
  })
})
