import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { confirmedOrder, expectCleanWorld, payOrder, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import { bookCar } from '../../testing/ride-journey.ts'
import { pointsOf } from './balances.ts'

const hour = 3_600_000
let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const until = (at: number) => {
  member.world.clock.advance(at - member.world.clock.now())
  member = signedInAgain(member, 'goldenland')
}
const call = async (path: string, id: string, body: object = {}) => {
  const { version } = await readOrder(member, id)
  return member.post(`/api/order/${path}`, { id, version, ...body })
}
const amount = (money: { amount: string }) => Number(money.amount)
/** The movements of an order, oldest first. */
const movesOf = async (id: string): Promise<number[]> => {
  const { list } = (await member.get('/api/account/integral', { limit: 100 })).data
  const own = list.filter(({ memo }: { memo: string }) => memo.endsWith(id))
  return own.toReversed().map(({ score }: { score: number }) => score)
}

/** A car that was used for three hours longer; they are paid. */
async function carWithExtras(): Promise<string> {
  const booked = await bookCar(member)
  await payOrder(member, booked)
  member.world.clock.advance(8000)
  const id = booked.booking_id
  const order = await readOrder(member, id)
  until(Date.parse(order.service_start_local))
  await call('confirmCheckIn', id)
  until(Date.parse(order.service_end_local) + 1000)
  program.supplierEvents.report_extras(member.world, id, { overtime_hours: 3 })
  await call('confirmComplete', id, { extras_accepted: true })
  return id
}

describe('points of orders', () => {
  test('The mark-up of the company earns no points', async () => {
    const rule = { scope: 'hotel', target_id: '1001', type: 'fixed_per_order', value: '999999.00' }
    await member.post('/api/markup/save', { ...rule, round_to: null, priority: 95 })
    const order = await confirmedOrder(member)
    expect(amount(order.total_price)).toBeGreaterThan(999_999)
    until(Date.parse(order.service_end_local) + 30 * hour)
    expect(await movesOf(order.booking_id)).toEqual([Math.floor(amount(order.total_settlement_price) / 10)])
  })

  test('A refund takes the earned points back in an entry of its own, even if they are spent', async () => {
    const id = await carWithExtras()
    const { settlement_money, refundable_money } = await readOrder(member, id)
    const earned = Math.floor(amount(settlement_money) / 10)
    expect(await movesOf(id)).toEqual([earned])
    const own = member.world.tables.member.get('101')
    if (!own) throw new Error('The member is seeded')
    const memo = { en: 'Spent', 'zh-cn': '消费' }
    const time = Math.floor(member.world.clock.now() / 1000)
    const spent = { id: 'pt-test', member_id: own.id, score: -pointsOf(member.world, own), memo, time }
    member.world.tables.point_move.put(spent)
    await call('refund', id, { ground: 'goodwill', money: refundable_money, reason: 'The driver was early' })
    program.supplierEvents.refund_ack(member.world, id, {})
    until(member.world.clock.now() + 25 * hour)
    const kept = Math.floor((amount(settlement_money) - amount(refundable_money)) / 10)
    expect(await movesOf(id)).toEqual([earned, kept - earned])
    expect(pointsOf(member.world, own)).toBe(kept - earned)
  })

  test('A member who does not see net prices earns no points, because points would reveal them', async () => {
    const own = member.world.tables.member.get('101')
    if (!own) throw new Error('The member is seeded')
    const order = await confirmedOrder(member)
    until(Date.parse(order.service_end_local) + 30 * hour)
    expect(await movesOf(order.booking_id)).toHaveLength(1)
    member.world.tables.member.put({ ...own, hide_net_price: true })
    expect(await movesOf(order.booking_id)).toEqual([])
  })
})
