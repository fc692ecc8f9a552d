import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { billDesk } from '../../testing/bill-desk.ts'
import { colleague, day, minute, uploadedFile } from '../../testing/document-desk.ts'
import { clientRef, confirmedOrder, expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('jadecredit')
})
afterEach(() => expectCleanWorld(member))

const { bill, applied, confirmed, pay } = billDesk(() => member)

interface Line {
  booking_id: string
  service_date: string
}
const eligible = async (query: object = {}): Promise<Line[]> =>
  (await member.get('/api/bill/eligible', { limit: 100, ...query })).data.list
const numbers = async (query: object) =>
  (await member.get('/api/bill/index', { limit: 100, ...query })).data.list.map(
    ({ bill_no }: { bill_no: string }) => bill_no,
  )
const notes = async (language: 'en' | 'zh-cn' = 'en'): Promise<string[]> =>
  (await member.get('/api/notification/index', { limit: 50 }, language)).data.list.map(
    ({ title, body }: { title: string; body: string }) => `${title}: ${body}`,
  )

describe('the orders that can be settled', () => {
  test('R2.26 Filters by the last day of service, both ends included', async () => {
    const all = await eligible()
    const days = [...new Set(all.map(({ service_date }) => service_date))].toSorted()
    const [from = '', to = ''] = [days[1], days.at(-2)]
    const within = all.filter(({ service_date }) => service_date >= from && service_date <= to)
    expect(within.length).toBeLessThan(all.length)
    expect(await eligible({ date_from: from, date_to: to })).toEqual(within)
    expect((await eligible({ date_to: to })).at(-1)?.service_date).toBe(to)
  })

  test.each([
    ['settlement prices', { hide_net_price: true }],
    ['the orders of colleagues', { data_scope: 'own' }],
  ] as const)(
    'A member who may not see %s can neither list orders to settle nor apply for them',
    async (_, less) => {
      const row = member.world.tables.member.where(({ username }) => username === 'jade_finance')[0]
      if (!row) throw new Error('There is no finance member.')
      const [known] = await eligible({ eligible: true })
      member.world.tables.member.put({ ...row, ...less })
      const finance = colleague(member, 'jade_finance')
      const order_ids = [known?.booking_id]
      expect((await finance.get('/api/bill/eligible')).code).toBe(401)
      expect((await finance.post('/api/bill/apply', { client_ref: clientRef(51), order_ids })).code).toBe(401)
    },
  )

  test('Orders paid from the balance are on no bill', async () => {
    const order = await confirmedOrder(member, { hotel_id: '1009', non_refundable: true }, 'predeposit')
    const refused = await member.post('/api/bill/apply', {
      client_ref: clientRef(50),
      order_ids: [order.booking_id],
    })
    expect(refused.data.error_key).toBe('ORDER_NOT_ELIGIBLE')
    expect(Object.keys(refused.data.fields)).toEqual(['order_ids[0]'])
  })

  test('A bill has one currency', async () => {
    const [first, second] = await eligible({ eligible: true })
    const order = member.world.tables.order.get(second?.booking_id ?? '')
    if (!first || !order) throw new Error('There are two orders to settle.')
    member.world.tables.order.put({ ...order, currency: 'USD' })
    const refused = await member.post('/api/bill/apply', {
      client_ref: clientRef(50),
      order_ids: [first.booking_id, order.id],
    })
    expect(refused.data.error_key).toBe('CURRENCY_MIXED')
    member.world.tables.order.put(order)
  })
})

test('R2.27 A bill across the turn of a month is found in both months, and in no other', async () => {
  const { bill: made } = await applied(1)
  const row = member.world.tables.bill.get(made.bill_no)
  if (!row) throw new Error('There is no bill.')
  member.world.tables.bill.put({ ...row, period_from: '2026-08-20', period_to: '2026-09-05' })
  const found = await Promise.all(
    ['2026-07', '2026-08', '2026-09', '2026-10'].map(async (period) =>
      (await numbers({ period })).includes(made.bill_no),
    ),
  )
  expect(found).toEqual([false, true, true, false])
})

describe('notifications about bills', () => {
  const of = async (id: string) => (await notes()).filter((note) => note.includes(id))

  test('Members are notified of a new and of an overdue bill, and get no reminder of a paid one', async () => {
    const { bill: late } = await confirmed(1)
    expect(await of(late.bill_no)).toHaveLength(1)
    member.world.clock.advance(Date.parse('2026-12-07T01:00:00+08:00') - member.world.clock.now())
    member = colleague(member, 'jadecredit')
    expect((await bill(late.bill_no)).status).toBe('overdue')
    const notes = await of(late.bill_no)
    expect(notes.some((note) => /overdue/i.test(note))).toBe(true)
  })

  test('A company that has paid gets no reminder of the due date', async () => {
    const { bill: made } = await confirmed(1)
    await pay(made)
    const before = await of(made.bill_no)
    member.world.clock.advance(20 * day)
    member = colleague(member, 'jadecredit')
    expect(await of(made.bill_no)).toEqual(before)
  })

  test('A reissued bill says that its dispute was answered', async () => {
    const { bill: made } = await applied(1, 2)
    const { data } = await member.get('/api/bill/detail', { id: made.bill_no })
    const dispute = (line_id: string, version: number) =>
      member.post('/api/bill/dispute', {
        id: made.bill_no,
        version,
        lines: [{ line_id, reason: 'One night only' }],
      })
    const [first, second] = data.lines.list
    await dispute(first.line_id, made.version)
    const before = await of(made.bill_no)
    member.world.clock.advance(120 * minute)
    member = colleague(member, 'jadecredit')
    const answered = (await of(made.bill_no)).find((note) => !before.includes(note))
    expect(answered).toMatch(/answer|dispute|check/i)
    // An answered line no longer counts as disputed: the bill stands, although each line was disputed once.
    await dispute(second.line_id, (await bill(made.bill_no)).version)
    member.world.clock.advance(120 * minute)
    member = colleague(member, 'jadecredit')
    expect((await bill(made.bill_no)).status).toBe('issued')
  })

  test('The notification about a transfer that was not found does not say that it was paid', async () => {
    const { bill: made } = await confirmed(1)
    const reported = async (amount: string, nth: number) => {
      const { version } = await bill(made.bill_no)
      const proof_files = [uploadedFile(member, '2')]
      const money = { amount, currency: 'CNY' }
      await pay({ ...made, version }, { channel: 'bank_transfer', proof_files, money }, nth)
      const [before] = await notes()
      member.world.clock.advance(10 * minute)
      const [after] = await notes()
      expect(after).not.toBe(before)
      return after?.split(':')[0]
    }
    expect(await reported('100.13', 61)).not.toBe(await reported('100.00', 62))
  })
})
