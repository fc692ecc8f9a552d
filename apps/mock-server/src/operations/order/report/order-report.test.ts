import type { Schemas } from '@portal/api-client/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { colleague, fetchFile } from '../../../testing/document-desk.ts'
import { expectCleanWorld } from '../../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../../testing/real-mock.ts'

type Report = Schemas['OrderReport']
type Figures = Schemas['OrderReportFigures']

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const report = async (query: object = {}, who = member): Promise<Report> =>
  (await who.get('/api/order/report', query, 'en')).data
const listed = async (query: object): Promise<Schemas['OrderPage']> =>
  (await member.get('/api/order/index', { ...query, limit: 1 })).data
const cents = (money: { amount: string } | null | undefined) => Math.round(Number(money?.amount) * 100)
const added = (rows: Report['list'], of: (figures: Figures) => number) =>
  rows.reduce((sum, { figures }) => sum + of(figures), 0)

const november = { date_field: 'check_in', date_from: '2026-11-01', date_to: '2026-11-30' }

/** The filter of the list that shows the orders of a row. */
const filterOf: Readonly<Record<Report['group_by'], (key: string) => object>> = {
  month: (key) => ({ ...november, date_from: `${key}-01`, date_to: `${key}-30` }),
  product: (order_type) => ({ order_type }),
  operator: (operator_id) => ({ operator_id }),
  customer: (customer) => (customer === '' ? { without: 'customer' } : { customer }),
  cost_centre: (cost_centre) => (cost_centre === '' ? { without: 'cost_centre' } : { cost_centre }),
}

/** Gives some orders of November a customer in two spellings, and a cost centre. */
function allocate() {
  const { order } = member.world.tables
  const some = order.where(
    ({ company_id, service_start }) =>
      company_id === order.get('H2611210001')?.company_id && new Date(service_start).getUTCMonth() === 10,
  )
  some.slice(0, 6).forEach((one, nth) => {
    const allocation = {
      own_reference: '',
      customer: nth % 2 ? 'Lotus Tours' : 'LOTUS TOURS',
      cost_centre: 'CC-1',
    }
    order.put({ ...one, allocation })
  })
}

describe('a report of orders', () => {
  test.each(['month', 'product', 'operator', 'customer', 'cost_centre'] as const)(
    'R2.252 By %s: each row is what the list shows under its filter, and the rows add up to the sums',
    async (group_by) => {
      allocate()
      const { list, sums } = await report({ group_by, ...november })
      const all = await listed(november)
      expect(list.length).toBeGreaterThan(group_by === 'month' ? 0 : 1)
      for (const { key, figures } of list) {
        const shown = await listed({ ...november, ...filterOf[group_by](key) })
        expect(shown.total).toBe(figures.bookings + figures.lost)
        expect(shown.sums.room_nights).toBe(figures.room_nights)
        expect(shown.sums.total_settlement_price[0]?.amount ?? '0.00').toBe(
          figures.total_settlement_price?.amount,
        )
      }
      const [sum] = sums
      expect(sums).toHaveLength(1)
      expect(all.sums.total_settlement_price).toEqual([sum?.total_settlement_price])
      expect(added(list, ({ bookings, lost }) => bookings + lost)).toBe(all.total)
      for (const name of ['total_price', 'margin', 'cancellation_fee', 'refund_money'] as const)
        expect(added(list, (figures) => cents(figures[name]))).toBe(cents(sum?.[name]))
      expect(cents(sum?.margin)).toBe(cents(sum?.total_price) - cents(sum?.total_settlement_price))
    },
  )

  test('R2.253 Its file has the rows and the sums of the page', async () => {
    const { list, sums } = await report({ group_by: 'operator', ...november })
    const body = { group_by: 'operator', ...november, format: 'csv' }
    const { job_id } = (await member.post('/api/order/reportExport', body)).data
    member.world.clock.advance(3000)
    const file = await fetchFile(member, 'goldenland', `/api/export/download?job_id=${job_id}`)
    expect(file.name).toBe('report-by-operator-2026-11-21.csv')
    const rows = new TextDecoder().decode(file.bytes).trim().split('\r\n').slice(1)
    const line = (name: string, { currency, ...figures }: Figures) =>
      [
        name,
        figures.bookings,
        figures.lost,
        figures.room_nights,
        figures.rides,
        currency,
        ...[figures.total_price, figures.total_settlement_price, figures.margin].map(
          (money) => money?.amount,
        ),
        ...[figures.cancellation_fee, figures.refund_money].map((money) => money?.amount),
      ].join(',')
    const [sum] = sums
    expect(rows).toEqual([
      ...list.map(({ text, figures }) => line(text, figures)),
      ...(sum ? [line('Total of all rows', sum)] : []),
    ])
  })

  test('R2.253 Its file names the row of orders without a customer', async () => {
    const body = { group_by: 'customer', ...november, format: 'csv' }
    const { job_id } = (await member.post('/api/order/reportExport', body)).data
    member.world.clock.advance(3000)
    const { bytes } = await fetchFile(member, 'goldenland', `/api/export/download?job_id=${job_id}`)
    expect(new TextDecoder().decode(bytes)).toContain('\r\nWithout customer,')
  })

  test('R2.252 A member without net prices gets none, one who sees only own orders gets theirs', async () => {
    const viewer = await report({ group_by: 'product' }, colleague(member, 'golden_viewer'))
    for (const { figures } of [...viewer.list, ...viewer.sums.map((figures) => ({ figures }))])
      expect([
        figures.total_settlement_price,
        figures.margin,
        figures.cancellation_fee,
        figures.refund_money,
      ]).toEqual([null, null, null, null])
    const booker = colleague(member, 'jade_booker')
    const own = await report({ group_by: 'operator' }, booker)
    expect(own.list.map(({ text }) => text)).toHaveLength(1)
  })
})
