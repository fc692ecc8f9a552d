import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { billDesk, yuan } from '../../testing/bill-desk.ts'
import { colleague, day } from '../../testing/document-desk.ts'
import { bookStay, clientRef, expectCleanWorld, payOrder, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('jadecredit')
})
afterEach(() => expectCleanWorld(member))

const { bill, wallet, sold, applied, confirmed, pay } = billDesk(() => member)

describe('bills of the cycle', () => {
  test('R4.47 Billable orders accrue every night, the bill is issued on its day of the month, and members are notified', async () => {
    const order = await sold()
    member.world.clock.advance(day)
    const { data } = await member.get('/api/bill/index', { status: ['open'] })
    expect(data.list[0]).toMatchObject({
      source: 'cycle',
      status_text: 'Accruing',
      period_from: '2026-11-01',
      period_to: '2026-11-30',
      due_date: null,
    })
    expect((await readOrder(member, order.booking_id)).settlement_status).toBe('unsettled')
    member.world.clock.advance(9 * day)
    member = colleague(member, 'jadecredit')
    const issued = await bill(data.list[0].bill_no)
    expect(issued).toMatchObject({ status: 'issued', due_date: '2026-12-16' })
    expect((await readOrder(member, order.booking_id)).settlement_status).toBe('billing')
    const { data: notes } = await member.get('/api/notification/index', { type: 'bill' })
    expect(notes.list[0].body).toContain(issued.bill_no)
    const { data: november } = await member.get('/api/bill/index', { period: '2026-11' })
    expect(november.list.map(({ bill_no }: { bill_no: string }) => bill_no)).toContain(issued.bill_no)
    expect((await member.get('/api/bill/index', { period: '2026-02' })).data.list).toEqual([])
  })

  test('R4.47 Settling an accruing order by application removes it from the accruing bill', async () => {
    const order = await sold()
    member.world.clock.advance(day)
    member = colleague(member, 'jadecredit')
    const open = (await member.get('/api/bill/index', { status: ['open'] })).data.list[0]
    await member.post('/api/bill/apply', { client_ref: clientRef(50), order_ids: [order.booking_id] })
    const left = await bill(open.bill_no)
    expect(left.lines_count).toBe(open.lines_count - 1)
    expect(yuan(left.total)).toBeCloseTo(yuan(open.total) - yuan(order.settlement_money), 2)
  })

  test('R2.134 An unconfirmed bill counts as confirmed after a week if the company has agreed to that, and says so a day before', async () => {
    const { bill: made } = await applied(1)
    const told = () =>
      member.world.tables.notification.where(
        ({ kind, params }) => kind === 'bill_confirm_near' && params['bill'] === made.bill_no,
      )
    member.world.clock.advance(6 * day - 1000)
    expect(told()).toEqual([])
    member.world.clock.advance(1000)
    expect(told().length).toBeGreaterThan(0)
    member.world.clock.advance(day)
    member = colleague(member, 'jadecredit')
    expect(await bill(made.bill_no)).toMatchObject({ status: 'confirmed' })
  })

  test('R6.91 A bill says until when it can be disputed, and afterwards that it counts as confirmed', async () => {
    const { bill: made } = await applied(1)
    const until = made.issue_time + (7 * day) / 1000
    expect(made).toMatchObject({ dispute_until: until, auto_confirmed: false })
    const said = (kind: string) =>
      member.world.tables.notification
        .where((row) => row.kind === kind && row.params['bill'] === made.bill_no)
        .map(({ params }) => params)
    expect(said('bill_issued')[0]).toHaveProperty('until')
    expect(said('bill_confirmed')).toEqual([])
    member.world.clock.advance(7 * day)
    member = colleague(member, 'jadecredit')
    expect(await bill(made.bill_no)).toMatchObject({
      status: 'confirmed',
      confirm_time: until,
      auto_confirmed: true,
      dispute_until: null,
    })
    expect(said('bill_confirmed')[0]).toMatchObject({ date: made.due_date })
  })

  test('R6.91 Where silence agrees to nothing, a bill can be disputed until the end of its due date', async () => {
    const { company } = member.world.tables
    for (const one of company.all()) company.put({ ...one, auto_confirm_days: null })
    const { bill: made } = await applied(1)
    expect(made.due_date).toBe('2026-12-06')
    expect(made.dispute_until).toBe(Date.parse('2026-12-07T00:00:00+08:00') / 1000)
  })

  test('R6.91 A bill that a member confirms was not confirmed by silence', async () => {
    const { bill: made } = await confirmed(1)
    expect(made).toMatchObject({ status: 'confirmed', auto_confirmed: false, dispute_until: null })
  })

  test('R4.47 R9.30 An unpaid bill is overdue after its due date and blocks credit until it is paid', async () => {
    const { bill: made } = await confirmed(1)
    member.world.clock.advance(Date.parse('2026-12-06T23:59:59+08:00') - member.world.clock.now())
    member = colleague(member, 'jadecredit')
    expect((await bill(made.bill_no)).status).toBe('confirmed')
    member.world.clock.advance(1000)
    const late = await bill(made.bill_no)
    expect(late.status).toBe('overdue')
    expect((await wallet()).credit).toMatchObject({ overdue: made.total, overdue_block: true })
    const order = await bookStay(member, {
      nth: 9,
      names: ['Thant', 'WANG WEI'],
      check_in: '2026-12-20',
      check_out: '2026-12-22',
    })
    expect(await payOrder(member, order, 'credit', 9)).toMatchObject({
      data: { error_key: 'CREDIT_OVERDUE' },
    })
    expect(await pay(late)).toMatchObject({ code: 1, data: { bill: { status: 'paid' } } })
    expect((await wallet()).credit.overdue_block).toBe(false)
    expect(await payOrder(member, order, 'credit', 10)).toMatchObject({ code: 1 })
  })
})
