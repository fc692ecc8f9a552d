import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  bookingBody,
  bookStay,
  checkRate,
  expectCleanWorld,
  findRate,
  readOrder,
} from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

const path = '/api/hotel/book'
let member: RealMock

beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

describe('checking a rate', () => {
  test('An ordinary hotel keeps its price and its terms', async () => {
    const rate = await findRate(member)
    const { data } = await checkRate(member, rate)
    expect(data).toMatchObject({
      outcome: 'available',
      diff: [],
      alternatives: [],
      rate: { total_price: rate.total_price },
    })
    expect(data.rate.rate_key).not.toBe(rate.rate_key)
  })

  test('Answers a higher price with both amounts, and treats a difference within the tolerance as the same price', async () => {
    const rate = await findRate(member, { hotel_id: '1002' })
    const { data } = await checkRate(member, rate)
    expect(data.outcome).toBe('price_changed')
    expect(data.diff[0]).toMatchObject({
      field: 'price',
      before_money: rate.total_price,
      after_money: data.rate.total_price,
    })
    const tolerant = { rate_key: rate.rate_key, known_total: rate.total_price, tolerance_percent: 7 }
    expect((await member.post('/api/hotel/checkRate', tolerant)).data.outcome).toBe('available')
  })

  test('Answers a room sold out meanwhile with other rates of the same hotel and dates', async () => {
    const { data } = await checkRate(member, await findRate(member, { hotel_id: '1003' }))
    expect(data).toMatchObject({ outcome: 'sold_out', rate: null })
    expect(data.alternatives.length).toBeGreaterThan(0)
  })

  test('A hotel on request says so', async () => {
    expect((await checkRate(member, await findRate(member, { hotel_id: '1004' }))).data.outcome).toBe(
      'on_request',
    )
  })

  test('Describes changed terms in words', async () => {
    const { data } = await checkRate(member, await findRate(member, { hotel_id: '1011' }))
    expect(data.outcome).toBe('terms_changed')
    expect(data.diff.map(({ field }: { field: string }) => field)).toContain('policy')
  })

  test('A key is valid for half an hour and cannot be forged', async () => {
    const rate = await findRate(member)
    expect(await checkRate(member, { ...rate, rate_key: `${rate.rate_key}0` })).toMatchObject({
      data: { error_key: 'VALIDATION', fields: { rate_key: ['There is no such rate'] } },
    })
    member.world.clock.advance(30 * 60_000)
    expect(await checkRate(member, rate)).toMatchObject({ data: { error_key: 'RATE_EXPIRED' } })
  })
})

describe('rates of different rooms', () => {
  const combine = (...rates: readonly { rate_key: string }[]) =>
    member.post('/api/hotel/combineRates', { rate_keys: rates.map(({ rate_key }) => rate_key) })

  test('R3.51 R3.52 Two types become one rate, which is checked and booked, and each room keeps its own', async () => {
    const flexible = await findRate(member)
    const strict = await findRate(member, { non_refundable: true, room: 2 })
    const { rate } = (await combine(flexible, strict)).data
    expect(rate.rooms).toMatchObject([
      { room_index: 1, room_type: flexible.room_type, total_price: flexible.total_price },
      { room_index: 2, room_type: strict.room_type, total_price: strict.total_price },
    ])
    const checked = (await checkRate(member, rate)).data
    expect(checked).toMatchObject({ outcome: 'available', rate: { total_price: rate.total_price } })
    const guests = ['Thant', 'ZHANG MEI', 'LI NA', 'WANG WEI'].map((full_name, index) => ({
      room_index: index < 2 ? 1 : 2,
      full_name,
      type: 'adult',
      is_lead: index % 2 === 0,
    }))
    const { order } = (await member.post(path, { ...bookingBody(checked.rate), guests })).data
    expect(order).toMatchObject({
      total_price: rate.total_price,
      cancellation_policy: { non_refundable: false, refundability_now: 'partial' },
      rooms: [
        { room_type: flexible.room_type, cancellation_policy: { refundability_now: 'free' } },
        { room_type: strict.room_type, cancellation_policy: { non_refundable: true } },
      ],
      price_breakdown: [{ money: flexible.total_price }, { money: strict.total_price }],
    })
    expect(flexible.meal_text).toBe(strict.meal_text)
    const { list } = (await member.get('/api/order/index', { keyword: order.booking_id })).data
    expect(list[0].subtitle).toBe(`${flexible.room_type}, ${strict.room_type} · ${flexible.meal_text}`)
    const again = (await member.post('/api/order/rebook', { id: order.booking_id })).data.draft
    expect(JSON.parse(again.search)).toMatchObject({
      each: true,
      picked: `${flexible.rate_id},${strict.rate_id}`,
    })
  })

  test('R3.52 Says of which type too few rooms are left for all keys together', async () => {
    const last = await findRate(member, { hotel_id: '1019', most_left: 1 })
    expect((await combine(last)).data.outcome).toBe('available')
    expect((await combine(last, last)).data).toMatchObject({
      outcome: 'sold_out',
      rate: null,
      sold_out: [{ room_type_id: last.room_type_id, room_indexes: [1, 2], rooms_left: 1 }],
    })
  })

  test('Names the key that does not belong to the others, and refuses expired ones', async () => {
    const here = await findRate(member)
    const refused = async (...rates: readonly { rate_key: string }[]) =>
      (await combine(here, ...rates)).data.fields
    expect(await refused(await findRate(member, { hotel_id: '1010' }))).toEqual({
      'rate_keys[1]': ['This rate is of another hotel; combine rates of one hotel'],
    })
    const later = await findRate(member, { check_in: '2026-12-11', check_out: '2026-12-13' })
    expect(Object.keys(await refused(here, later))).toEqual(['rate_keys[2]'])
    expect(Object.keys(await refused({ rate_key: `${here.rate_key}0` }))).toEqual(['rate_keys[1]'])
    const { rate } = (await combine(here, here, here, here, here)).data
    expect(Object.keys((await combine(rate, rate)).data.fields)).toEqual(['rate_keys[1]'])
    member.world.clock.advance(29 * 60_000)
    const fresh = await findRate(member)
    expect((await combine(here, fresh)).data.rate.expires_time).toBe(here.expires_time)
    member.world.clock.advance(2 * 60_000)
    expect((await combine(here, here)).data.error_key).toBe('RATE_EXPIRED')
  })
})

describe('booking', () => {
  test('R4.35 A booking is an order in pending_payment with its price and its payment deadline', async () => {
    const order = await bookStay(member)
    expect(order).toMatchObject({
      order_status: 'pending_payment',
      pay_expire_time: order.booking_time + 1800,
      version: 1,
    })
    expect(order.booking_id).toMatch(/^H261121\d{4}$/)
  })

  test('R7.41 The same client_ref with the same body is the same order, with another body a conflict', async () => {
    const { data: checked } = await checkRate(member, await findRate(member))
    const body = bookingBody(checked.rate)
    const first = await member.post(path, body)
    const orders = member.world.tables.order.size
    const again = await member.post(path, body)
    expect(first.data.replayed).toBe(false)
    expect(again.data).toMatchObject({ replayed: true, order: { booking_id: first.data.order.booking_id } })
    expect(member.world.tables.order.size).toBe(orders)
    const other = await member.post(path, { ...body, special_requests: 'High floor' })
    expect(other).toMatchObject({ code: 0, data: { error_key: 'IDEMPOTENCY_CONFLICT' } })
  })

  test('R7.41 A refused booking can be sent again with the same client_ref', async () => {
    const { data: checked } = await checkRate(member, await findRate(member))
    const body = bookingBody(checked.rate)
    expect(await member.post(path, { ...body, guests: body.guests.slice(1) })).toMatchObject({
      data: { error_key: 'VALIDATION' },
    })
    expect(await member.post(path, body)).toMatchObject({ code: 1, data: { replayed: false } })
  })

  test.each(['1002', '1003', '1011'])(
    'A change by hotel %s at the re-check must be seen before it is booked',
    async (hotel_id) => {
      const rate = await findRate(member, { hotel_id })
      expect(await member.post(path, bookingBody(rate))).toMatchObject({
        data: { error_key: 'OUTCOME_REQUIRED' },
      })
    },
  )

  test('A changed price can be booked once it is accepted', async () => {
    const { data } = await checkRate(member, await findRate(member, { hotel_id: '1002' }))
    expect(await member.post(path, bookingBody(data.rate))).toMatchObject({ code: 1 })
  })

  test('Warns about a guest who has another room in these nights, and books after confirmation', async () => {
    const { booking_id } = await bookStay(member, { nth: 1 })
    const { data } = await checkRate(member, await findRate(member))
    const body = bookingBody(data.rate, { nth: 2 })
    expect(await member.post(path, body)).toMatchObject({
      data: { error_key: 'DUPLICATE_STAY', booking_id },
      msg: expect.stringMatching(/order H\d{10} for these nights/),
    })
    expect(await member.post(path, { ...body, confirm_duplicate: true })).toMatchObject({ code: 1 })
  })

  test('Names all errors of guests at once, in the language of the caller', async () => {
    const { data } = await checkRate(member, await findRate(member))
    const body = bookingBody(data.rate, { names: ['😀', ' '] })
    const refused = await member.post(path, {
      ...body,
      guests: body.guests.map((guest) => ({ ...guest, full_name: `${guest.full_name}1` })),
    })
    expect(refused.data.fields).toMatchObject({ 'guests[0].full_name': ['A name cannot contain emoji'] })
    const chinese = await member.post(
      path,
      { ...body, guests: [{ ...body.guests[0], type: 'child', age: 4, full_name: 'Thant', is_lead: false }] },
      'zh-cn',
    )
    expect(chinese.data.fields).toEqual({ 'guests[0].room_index': ['每间客房至少一位成人'] })
  })

  test('Refuses a booking by a viewer', async () => {
    const viewer = realMock('golden_viewer')
    const { data } = await checkRate(viewer, await findRate(viewer))
    expect(await viewer.post(path, bookingBody(data.rate))).toMatchObject({
      code: 401,
      data: { error_key: 'NO_PERMISSION' },
    })
  })

  test('R4.37 An unpaid order is closed at its payment deadline', async () => {
    const order = await bookStay(member)
    member.world.clock.advance(30 * 60_000 - 1)
    expect((await readOrder(member, order.booking_id)).order_status).toBe('pending_payment')
    member.world.clock.advance(1)
    expect((await readOrder(member, order.booking_id)).order_status).toBe('expired')
  })
})

describe('a rate that offers a choice of beds', () => {
  /** The first rate of several beds among the hotels without special behaviour. */
  async function openBed() {
    for (let hotel = 1010; hotel < 1060; hotel += 1) {
      const rate = await findRate(member, { hotel_id: String(hotel) }).catch(() => null)
      if (rate && rate.bed_types.length > 1) return (await checkRate(member, rate)).data.rate
    }
    throw new Error('No hotel leaves the bed open.')
  }

  test('Is booked with the chosen bed, or with its first without a choice, and with no other', async () => {
    const rate = await openBed()
    const [first, second] = rate.bed_types
    const order = async (bed_type?: string, nth = 1, cots?: number) =>
      (
        await member.post(path, {
          ...bookingBody(rate, { nth, names: [`Thant ${'I'.repeat(nth)}`, `Mei ${'I'.repeat(nth)}`] }),
          ...(bed_type && { rooms: [{ room_index: 1, bed_type, ...(cots !== undefined && { cots }) }] }),
        })
      ).data
    const chosen = (await order(second)).order
    expect(chosen.rooms[0]).toMatchObject({ bed_type: second, cots: 0 })
    expect((await order(undefined, 2)).order.bed_type).toBe(first)
    expect(Object.keys((await order('bunk', 3)).fields)).toEqual(['rooms[0].bed_type'])
    expect(Object.keys((await order(second, 3, 1)).fields)).toEqual(['rooms[0].cots'])
  })
})
