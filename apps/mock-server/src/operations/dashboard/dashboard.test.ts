import { describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { bookStay, confirmedOrder, expectCleanWorld, payOrder } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'

const dashboard = async (member: RealMock, query: object = {}, language: 'en' | 'zh-cn' = 'en') =>
  (await member.get('/api/dashboard/summary', query, language)).data
const persona = ({ mock, world }: RealMock, name: string) =>
  caller(mock, world, program.openSession(world, name)?.token ?? null)

describe('the dashboard', () => {
  test('A new booking counts at once, as unpaid and due soon, and comes first among the deadlines', async () => {
    const member = realMock('goldenland')
    const before = await dashboard(member)
    const order = await bookStay(member)
    const after = await dashboard(member)
    expect(after.kpis.bookings).toBe(before.kpis.bookings + 1)
    expect(after.kpis.unpaid).toBe(before.kpis.unpaid + 1)
    expect(after.kpis.room_nights).toBe(before.kpis.room_nights + 2)
    const price = Number(order.total_settlement_price.amount)
    expect(Number(after.money.due_soon.amount)).toBeCloseTo(Number(before.money.due_soon.amount) + price, 2)
    expect(Number(after.money.projected.amount)).toBeCloseTo(
      Number(after.money.available.amount) - Number(after.money.due_soon.amount),
      2,
    )
    const ids = after.deadlines.map((row: { booking_id: string }) => row.booking_id)
    expect(ids).toContain(order.booking_id)
    const times = after.deadlines.map((row: { deadline: { at_utc: string } }) => row.deadline.at_utc)
    expect(times).toEqual(times.toSorted())
    expectCleanWorld(member)
  })

  test('Agrees with the counts of the order list and with the wallet', async () => {
    const member = realMock('jadecredit')
    const data = await dashboard(member, { range: 'month' })
    const counts = (await member.get('/api/order/counts')).data
    expect(data.kpis.unpaid).toBe(counts.unpaid)
    expect(data.kpis.awaiting_acceptance).toBe(counts.by_status.awaiting_acceptance)
    expect(data.deadlines).toHaveLength(counts.deadline_24h)
    const { wallet, credit } = (await member.get('/api/wallet/summary')).data
    expect(data.money).toMatchObject({
      available: wallet.available,
      credit_used: credit.used,
      credit_available: credit.available,
      overdue: credit.overdue,
    })
  })

  test('Lists arriving guests on the local day of the hotel, and departing guests on their last day', async () => {
    const member = realMock('goldenland')
    const order = await confirmedOrder(member, { check_in: '2026-11-24', check_out: '2026-11-25' })
    const { clock } = member.world
    const at = async (instant: string) => {
      clock.advance(Date.parse(instant) - clock.now())
      return dashboard(persona(member, 'goldenland'))
    }
    const has = (rows: { booking_id: string }[]) => rows.some((row) => row.booking_id === order.booking_id)
    const arriving = await at('2026-11-24T06:00:00Z')
    expect([has(arriving.arrivals), has(arriving.departures)]).toEqual([true, false])
    const leaving = await at('2026-11-25T02:00:00Z')
    expect([has(leaving.arrivals), has(leaving.departures)]).toEqual([false, true])
  })

  test('Names what needs attention in the language of the reader, with a page to open', async () => {
    const member = realMock('goldenland')
    const home = member.world.tables.company.get('1')
    if (home) member.world.tables.company.put({ ...home, low_balance_threshold: '9999999.00' })
    const low = (data: { alerts: { text: string; link: string }[] }) =>
      data.alerts.find(({ text }) => text.includes('9,999,999.00'))
    expect(low(await dashboard(member))).toEqual({
      level: 'warning',
      text: 'The available balance is below CNY 9,999,999.00',
      link: '/user/account/balance',
    })
    expect(low(await dashboard(member, {}, 'zh-cn'))?.text).toBe('可用余额低于 CNY 9,999,999.00')
    expect(low(await dashboard(persona(member, 'golden_viewer')))?.link).toBe('')
  })

  test('Counts what waits for an answer across all products, and its page lists the same number of orders', async () => {
    const member = realMock('goldenland')
    const { alerts } = await dashboard(member)
    const listed = async (link: string) => {
      const { pathname, searchParams } = new URL(link, 'http://portal.example')
      const kind = searchParams.get('kind')
      if (kind) {
        const board = await member.get('/api/order/deadlines', { within_hours: 24 })
        return board.data.list.filter((row: { deadline: { kind: string } }) => row.deadline.kind === kind)
          .length
      }
      const order_type = { order: 'hotel', 'car-order': 'car', 'airport-order': 'airport' }[
        pathname.split('/')[2] as 'order'
      ]
      const status = { 'order_status[0]': searchParams.get('order_status'), limit: '1' }
      return (await member.get('/api/order/index', { order_type, ...status })).data.total
    }
    const counted = alerts.filter(
      ({ text, link }: { text: string; link: string }) =>
        /: \d+$/.test(text) && link !== '/user/order/deadlines',
    )
    expect(counted).toHaveLength(5)
    for (const { text, link } of counted)
      expect([text, await listed(link)]).toEqual([text, Number(text.split(': ')[1])])
  })

  test('Shows no net prices to a member who may not see them, and counts only their own orders for one who sees only those', async () => {
    const viewer = realMock('golden_viewer')
    const { kpis, money, deadlines } = await dashboard(viewer, { range: 'month' })
    expect([kpis.total_settlement_price, money.due_soon, money.projected]).toEqual([null, null, null])
    expect(
      deadlines.every((row: { total_settlement_price: unknown }) => row.total_settlement_price === null),
    ).toBe(true)
    const all = await dashboard(realMock('jadecredit'), { range: 'month' })
    const own = await dashboard(realMock('jade_booker'), { range: 'month' })
    expect(own.kpis.bookings).toBeLessThan(all.kpis.bookings)
  })

  test('An order waiting for approval does not count for an approver who sees only their own orders', async () => {
    const booker = realMock('golden_booker')
    const order = await bookStay(booker)
    await booker.post('/api/approval/request', { order_id: order.booking_id })
    const { member } = booker.world.tables
    const [row] = member.where(({ username }) => username === 'golden_finance')
    if (!row) throw new Error('There is no finance member.')
    member.put({ ...row, data_scope: 'own', nodes: [...row.nodes, 'approval/decide'] })
    const finance = persona(booker, 'golden_finance')
    expect((await finance.get('/api/approval/index')).data.total).toBe(0)
    expect((await dashboard(finance)).kpis.approvals_waiting).toBe(0)
  })

  test('An order waiting for approval counts for its approver and requester until it is decided', async () => {
    const booker = realMock('golden_booker')
    const order = await bookStay(booker)
    const asked = await booker.post('/api/approval/request', { order_id: order.booking_id })
    const [owner, finance] = [persona(booker, 'goldenland'), persona(booker, 'golden_finance')]
    const waiting = async (member: RealMock) => (await dashboard(member)).kpis.approvals_waiting
    expect([await waiting(owner), await waiting(booker), await waiting(finance)]).toEqual([1, 1, 0])
    await owner.post('/api/approval/decide', {
      id: asked.data.approval.id,
      version: asked.data.approval.order_version,
      decision: 'approve',
    })
    expect(await waiting(owner)).toBe(0)
    const now = (await booker.get('/api/order/detail', { id: order.booking_id })).data.order
    expect((await payOrder(booker, now)).code).toBe(1)
  })

  test('Names an unknown range, and asks a visitor to sign in', async () => {
    const bad = await realMock('goldenland').get('/api/dashboard/summary', { range: 'year' })
    expect(bad.data.fields).toHaveProperty('range')
    expect((await realMock(null).get('/api/dashboard/summary')).code).toBe(303)
  })
})
