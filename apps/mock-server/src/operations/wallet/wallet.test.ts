import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDays } from '../../domain/time/dates.ts'
import { colleague } from '../../testing/document-desk.ts'
import {
  bookStay,
  confirmedOrder,
  expectCleanWorld,
  payOrder,
  readOrder,
} from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

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
  test('R9.30 The available amount is the balance without holds', async () => {
    const order = await bookStay(member)
    await payOrder(member, order)
    const { data } = await member.get('/api/wallet/summary')
    const { balance, frozen, available } = data.wallet
    expect(cents(available.amount)).toBe(cents(balance.amount) - cents(frozen.amount))
    const held = data.holds.reduce((sum: number, hold: Row) => sum + cents(hold.money.amount), 0)
    expect(held).toBe(cents(frozen.amount))
    expect(data.holds[0].booking_id).toBe(order.booking_id)
  })

  test('A company without a credit line has none, and a currency it never used is an empty wallet', async () => {
    const { data } = await member.get('/api/wallet/summary', { currency: 'USD' })
    expect(data).toMatchObject({
      credit: null,
      threshold: null,
      wallet: { balance: { amount: '0.00', currency: 'USD' } },
    })
  })

  test('R9.30 The movements of a period lead from its opening to its closing balance', async () => {
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

  test.each([
    ['Asia/Yangon', '2026-11-21'],
    ['America/Los_Angeles', '2026-11-20'],
  ])('R5.92 A statement counts its days in the zone of the company: in %s it is %s', async (tz, day) => {
    const { company } = member.world.tables
    const own = company.get('1')
    if (own) company.put({ ...own, tz })
    await confirmedOrder(member)
    const { list } = await ledger({ date_from: day, date_to: day })
    const next = await ledger({ date_from: addDays(day, 1) })
    expect([list.length > 0, next.list]).toEqual([true, []])
    expect((await ledger({})).list[0]).toEqual(list[0])
  })

  test('Finds movements by type and by booking id, newest first', async () => {
    const order = await confirmedOrder(member)
    const found = await ledger({ type: ['charge'], keyword: order.booking_id.toLowerCase() })
    expect(found.list).toMatchObject([{ type: 'charge', booking_id: order.booking_id }])
    const { list } = await ledger({ limit: 100 })
    const numbers = list.map(({ seq }: { seq: number }) => seq)
    expect(numbers).toEqual(numbers.toSorted((a: number, b: number) => b - a))
  })

  test('With hardly any balance an order cannot be paid, and with overdue bills not on credit', async () => {
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

  test('R9.30 A member who sees only their own orders reads the amounts of the ledger, but nothing else about a colleague’s order', async () => {
    member = realMock('jadecredit')
    const theirs = await confirmedOrder(member, {}, 'credit')
    const members = member.world.tables.member
    const [booker] = members.where(({ username }) => username === 'jade_booker')
    if (!booker) throw new Error('The seed has no jade_booker.')
    const read = async (query: object = {}) =>
      (
        await colleague(member, 'jade_booker').get('/api/wallet/ledger', {
          limit: 100,
          account: 'credit',
          ...query,
        })
      ).data
    const nodes = [...booker.nodes, 'wallet/ledger'] as const

    members.put({ ...booker, nodes, data_scope: 'all' })
    const all = await read()
    expect(all.list).toContainEqual(expect.objectContaining({ booking_id: theirs.booking_id }))

    members.put({ ...booker, nodes })
    const own = await read()
    const at = all.list.findIndex((row: Row) => row.booking_id === theirs.booking_id)
    const { money, balance_after } = all.list[at]
    expect(own.list[at]).toMatchObject({
      money,
      balance_after,
      booking_id: null,
      bill_id: null,
      operator: null,
      remark: '',
    })
    expect(own).toMatchObject({ total: all.total, closing: all.closing })
    const mine = own.list.find((row: Row) => row.booking_id !== null)
    expect(String((await readOrder(colleague(member, 'jade_booker'), mine.booking_id)).operator.id)).toBe(
      booker.id,
    )
    expect((await read({ keyword: theirs.booking_id })).list).toEqual([])
    expect((await read({ keyword: mine.booking_id })).list).toContainEqual(mine)
  })
})
