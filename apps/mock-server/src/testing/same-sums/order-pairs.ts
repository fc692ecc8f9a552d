import type { Schemas } from '@portal/api-client/contract'
import type { RealMock } from '../real-mock.ts'
import { cents, exported, minor, only, type Pair, type Persona, pages, sum } from './pair.ts'

export async function orderPairs(member: RealMock, persona: Persona): Promise<Pair[]> {
  const pairs: Pair[] = []
  const lost = ['cancelled', 'rejected', 'expired']
  const report = async (query: object): Promise<Schemas['OrderReportFigures'][]> =>
    (await member.get('/api/order/report', { group_by: 'product', ...query })).data.sums
  const { by_status } = (await member.get('/api/order/counts')).data
  const all = await pages<Schemas['OrderSummary']>(member, '/api/order/index')
  for (const status of ['completed', 'confirmed', 'cancelled'] as const) {
    const there = all.list.filter(({ order_status }) => order_status === status).length
    pairs.push([`orders that are ${status}, by their count`, there, by_status[status]])
  }
  for (const order_type of ['hotel', 'car', 'airport'] as const) {
    const { first, list } = await pages<Schemas['OrderSummary']>(member, '/api/order/index', { order_type })
    const standing = list.filter(({ order_status }) => !lost.includes(order_status))
    const listed = only(first.sums.total_settlement_price)
    const columns = ['booking_id', 'room_nights', 'currency', 'total_settlement_price']
    const { data } = await member.post('/api/order/export', { order_type, format: 'csv', columns })
    const lines = await exported(member, persona, data)
    const used = lines.at(-1)
    const [figures] = await report({ order_type })
    pairs.push(
      [
        `${order_type}: net prices listed, their sum`,
        sum(standing, (row) => cents(row.total_settlement_price)),
        listed,
      ],
      [`${order_type}: sum of the list, total of the export`, listed, minor(used?.[3])],
      [
        `${order_type}: room nights of the list, of the export`,
        first.sums.room_nights,
        Number(used?.[1] ?? 0),
      ],
      [`${order_type}: rows of the export, of the list`, lines.length - 2, first.total],
      [`${order_type}: sum of the list, of the report`, listed, cents(figures?.total_settlement_price)],
      [
        `${order_type}: room nights of the list, of the report`,
        first.sums.room_nights,
        figures?.room_nights ?? 0,
      ],
      [`${order_type}: bookings of the report, listed`, figures?.bookings ?? 0, standing.length],
    )
    for (const row of list.slice(0, 2)) {
      const { order } = (await member.get('/api/order/detail', { id: row.booking_id })).data
      pairs.push([
        `${order_type}: net price in list and order`,
        cents(row.total_settlement_price),
        cents(order.total_settlement_price),
      ])
    }
  }
  return pairs
}
