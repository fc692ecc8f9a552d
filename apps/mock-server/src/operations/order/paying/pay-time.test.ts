import { afterEach, describe, expect, test } from 'vitest'
import {
  bookingBody,
  bookStay,
  checkRate,
  expectCleanWorld,
  findRate,
  payOrder,
  readOrder,
} from '../../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../../testing/real-mock.ts'
import { bookCar, carRequest, quoteCar } from '../../../testing/ride-journey.ts'

const minute = 60_000
let member: RealMock
afterEach(() => expectCleanWorld(member))

const tonight = { check_in: '2026-11-21', check_out: '2026-11-22' }
/** A member at a time of the hotel's 21 November, after 08:30: another start would be another world to seed. */
const at = (time: string) => {
  member = realMock('goldenland')
  member.world.clock.advance(Date.parse(`2026-11-21T${time}+06:30`) - member.world.clock.now())
}
const ratesOf = (stay: object) =>
  member.post('/api/hotel/rates', {
    hotel_id: '1001',
    ...stay,
    rooms: [{ adults: 2, child_ages: [] }],
    nationality: 'CN',
  })

describe('the time to pay', () => {
  test.each(['14:50:00', '15:00:00', '23:00:00'])(
    'R4.35 A stay of tonight booked at %s gets the time that was promised, and can be paid',
    async (time) => {
      at(time)
      const { payment_time } = await findRate(member, tonight)
      expect(payment_time).toEqual({ minutes: 30, before: null })
      const order = await bookStay(member, tonight)
      expect(order.pay_expire_time - order.booking_time).toBe(payment_time.minutes * 60)
      member.world.clock.advance(29 * minute)
      expect(await payOrder(member, order)).toMatchObject({ code: 1 })
    },
  )

  test('R4.35 Shortly before the day of arrival ends the shorter time is said before booking', async () => {
    at('23:50:00')
    const rate = await findRate(member, tonight)
    expect(rate.payment_time.before).toEqual({
      local: '2026-11-22T00:00:00+06:30',
      utc: '2026-11-21T17:30:00Z',
      tz: 'Asia/Yangon',
    })
    const order = await bookStay(member, tonight)
    expect(order.pay_expire_time * 1000).toBe(Date.parse('2026-11-21T17:30:00Z'))
  })

  test('R4.35 What leaves no time to pay is not sold: neither shown, nor booked from an open page', async () => {
    at('23:54:00')
    const rate = await findRate(member, tonight)
    member.world.clock.advance(2 * minute)
    const refused = { code: 0, data: { error_key: 'RATE_EXPIRED' } }
    expect(await checkRate(member, rate)).toMatchObject(refused)
    expect(await member.post('/api/hotel/book', bookingBody(rate))).toMatchObject(refused)
    const { data } = await ratesOf(tonight)
    expect(data.fields.check_in[0]).toContain('Choose a later check-in')
    expect(await ratesOf({ check_in: '2026-11-22', check_out: '2026-11-23' })).toMatchObject({ code: 1 })
  })

  test('R4.35 A car two hours ahead can be paid with the full time', async () => {
    at('09:00:00')
    const start_local = '2026-11-21T11:00:00+06:30'
    const quoted = await quoteCar(member, { ...carRequest, start_local })
    expect(quoted.data.payment_time).toEqual({ minutes: 30, before: null })
    const order = await bookCar(member, { start_local }, 1, { confirm_duplicate: true })
    expect(order.pay_expire_time - order.booking_time).toBe(1800)
  })

  test('R4.35 Other terms offered on the evening of arrival leave time to accept them', async () => {
    at('20:00:00')
    const order = await bookStay(member, { ...tonight, hotel_id: '1006' })
    expect(await payOrder(member, order)).toMatchObject({ code: 1 })
    member.world.clock.advance(8000)
    const offered = await readOrder(member, order.booking_id)
    expect(offered.order_status).toBe('awaiting_acceptance')
    const left = offered.change_offer.offer_expire_time * 1000 - member.world.clock.now()
    expect(left).toBeGreaterThan(29 * minute)
  })
})
