import { describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { bookStay, confirmedOrder } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'

interface Sum {
  bookings: number
  total_price: { amount: string }
  total_settlement_price: { amount: string } | null
}

const spending = async (member: RealMock, range?: string) =>
  (await member.get('/api/dashboard/spending', range ? { range } : {}, 'en')).data
const cents = (money: { amount: string } | null) => Math.round(Number(money?.amount) * 100)
const added = (sums: readonly Sum[]) => sums.reduce((sum, { total_price }) => sum + cents(total_price), 0)
const sumsIn = (products: readonly { sum: Sum }[]) => products.map(({ sum }) => sum)

async function cancel(member: RealMock, id: string) {
  const { quote_id, order_version: version } = (await member.post('/api/order/cancelQuote', { id })).data
    .quote
  const body = { id, quote_id, accept_penalty: true, version }
  expect((await member.post('/api/order/cancel', body)).data.outcome).toBe('accepted')
}

/** The session may have ended meanwhile. */
const signedInAgain = ({ mock, world }: RealMock) =>
  caller(mock, world, program.openSession(world, 'goldenland')?.token ?? null)

describe('what was booked', () => {
  test.each([
    ['days_30', 6, '2026-10-23'],
    ['days_90', 9, '2026-08-24'],
  ])(
    '%s: products and periods each add up to the total, without a gap between days',
    async (range, spans, from) => {
      const data = await spending(realMock('goldenland'), range)
      expect([data.date_from, data.date_to]).toEqual([from, '2026-11-21'])
      expect(data.periods).toHaveLength(spans)
      const total = cents(data.total.total_price)
      expect(total).toBeGreaterThan(0)
      expect(added(sumsIn(data.products))).toBe(total)
      const inSpans = data.periods.flatMap(({ products }: { products: { sum: Sum }[] }) => sumsIn(products))
      expect(added(inSpans)).toBe(total)
      expect(data.periods[0].date_from).toBe(from)
      expect(data.periods.at(-1).date_to).toBe('2026-11-21')
    },
  )

  test('Agrees with the figures of the last 30 days', async () => {
    const member = realMock('goldenland')
    const { kpis } = (await member.get('/api/dashboard/summary', { range: 'month' })).data
    expect((await spending(member)).total).toEqual({
      bookings: kpis.bookings,
      total_price: kpis.total_price,
      total_settlement_price: kpis.total_settlement_price,
    })
  })

  test('A booking counts at once and for its hotel; when cancelled it counts as cancelled, with no amount', async () => {
    const member = realMock('goldenland')
    const before = await spending(member)
    const order = await confirmedOrder(member)
    const after = await spending(member)
    expect(after.total.bookings).toBe(before.total.bookings + 1)
    expect(cents(after.total.total_settlement_price) - cents(before.total.total_settlement_price)).toBe(
      cents(order.total_settlement_price),
    )
    await cancel(member, order.booking_id)
    member.world.clock.advance(60_000)
    const later = await spending(member)
    expect(later.total).toEqual(before.total)
    expect([later.placed, later.cancelled]).toEqual([before.placed + 1, before.cancelled + 1])
  })

  test('An expired unpaid order counts as neither placed nor cancelled', async () => {
    const member = realMock('goldenland', { scenario: 'empty_account' })
    await bookStay(member)
    expect(await spending(member)).toMatchObject({ placed: 1, total: { bookings: 1 } })
    member.world.clock.advance(3 * 3_600_000)
    const nothing = { placed: 0, cancelled: 0, total: { bookings: 0 } }
    expect(await spending(signedInAgain(member))).toMatchObject(nothing)
  })

  test('Lists the five most expensive hotels first', async () => {
    const { top_hotels } = await spending(realMock('goldenland'), 'days_90')
    const prices = top_hotels.map(({ sum }: { sum: Sum }) => cents(sum.total_price))
    expect(prices.length).toBeGreaterThan(1)
    expect(prices.length).toBeLessThanOrEqual(5)
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => b - a))
  })

  test('Shows no net prices to a member who may not see them, and only their own orders to one who sees only those', async () => {
    const hidden = await spending(realMock('golden_viewer'))
    const sums: Sum[] = [hidden.total, ...sumsIn(hidden.products), ...sumsIn(hidden.top_hotels)]
    expect(sums.every(({ total_settlement_price }) => total_settlement_price === null)).toBe(true)
    const own = await spending(realMock('jade_booker'), 'days_90')
    const all = await spending(realMock('jadecredit'), 'days_90')
    expect(own.placed).toBeLessThan(all.placed)
  })
})
