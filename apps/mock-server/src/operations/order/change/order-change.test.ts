import type { Schemas } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import type { NoticeKind } from '../../../domain/notification/notice-table.ts'
import { program } from '../../../program.ts'
import { stayOf } from '../../../scenarios/bookings.ts'
import {
  bookingBody,
  checkRate,
  confirmedOrder,
  findRate,
  payOrder,
  readOrder,
} from '../../../testing/hotel-journey.ts'
import { signedInAgain } from '../../../testing/real-mock.ts'
import { amount, signedIn } from '../../../testing/signed-in.ts'

const { member, later, until, balance, supplierSays } = signedIn('goldenland')
const minute = 60_000
const formatted = (money: Schemas['Money'] | undefined) =>
  `${money?.currency} ${Number(money?.amount).toLocaleString('en', { minimumFractionDigits: 2 })}`

type Order = Parameters<typeof stayOf>[0]
type Stay = ReturnType<typeof stayOf>

const ask = ({ booking_id: id, version }: Order, stay: Partial<Stay>, order: Order) =>
  member.post('/api/order/changeQuote', { id, version, change: { stay: { ...stayOf(order), ...stay } } })

const make = ({ booking_id: id, version }: Order, quote_id: string) =>
  member.post('/api/order/change', { id, version, quote_id, accept_terms: true })

/** Asks for a change and makes it. */
async function change(order: Order, stay: Partial<Stay>) {
  const { data } = await ask(order, stay, order)
  return { quote: data.quote, made: await make(order, data.quote.quote_id) }
}

describe('a confirmed stay in its free time', () => {
  test('R4.141 One night more is charged at once, and the voucher says so', async () => {
    const order = await confirmedOrder(member)
    const before = await balance()
    const { quote, made } = await change(order, { check_out: '2026-12-13' })
    const difference = amount(quote.terms.settlement_diff)
    expect(difference).toBeGreaterThan(0)
    expect(amount(quote.terms.fee)).toBe(0)
    expect(made.data).toMatchObject({
      outcome: 'changed',
      order: { order_status: 'confirmed', check_out_date: '2026-12-13', nights: 3 },
    })
    expect(before - (await balance())).toBeCloseTo(difference, 2)
    expect(made.data.order.voucher.version).toBe(order.voucher.version + 1)
    expect(amount(made.data.order.total_settlement_price)).toBeCloseTo(
      amount(order.total_settlement_price) + difference,
      2,
    )
  })

  test('R4.141 One night less goes back to where it was paid from', async () => {
    const order = await confirmedOrder(member)
    const before = await balance()
    const { quote } = await change(order, { check_out: '2026-12-11' })
    const difference = amount(quote.terms.settlement_diff)
    expect(difference).toBeLessThan(0)
    expect((await balance()) - before).toBeCloseTo(-difference, 2)
    const after = await readOrder(member, order.booking_id)
    expect(after.refunds).toMatchObject([{ type: 'price_difference', status: 'refunded' }])
  })

  test('R4.140 A guest for whom the rate costs more is refused, as in a booking', async () => {
    const stay = { check_in: '2026-12-10', check_out: '2026-12-12', rooms: [{ adults: 2, child_ages: [] }] }
    const ratesFor = async (nationality: string) => {
      const { data } = await member.post('/api/hotel/rates', { ...stay, hotel_id: '1010', nationality })
      return data.rooms.flatMap((room: Schemas['RoomTypeRates']) => room.rates) as Schemas['Rate'][]
    }
    const dearer = (await ratesFor('CN')).filter(({ nationality_rule }) => nationality_rule?.surcharge)
    const cheap = (await ratesFor('TH')).find(
      ({ rate_id, cancellation_policy }) =>
        !cancellation_policy.non_refundable && dearer.some((rate) => rate.rate_id === rate_id),
    )
    if (!cheap) throw new Error('A rate of this hotel costs guests from China more.')
    const { rate } = (await checkRate(member, cheap)).data
    const booked = (await member.post('/api/hotel/book', bookingBody(rate))).data.order
    await payOrder(member, booked)
    member.world.clock.advance(8000)
    const order = await readOrder(member, booked.booking_id)
    const guests = stayOf(order).guests.map((guest) => ({ ...guest, nationality: 'CN' }))
    expect((await ask(order, { guests, check_out: '2026-12-13' }, order)).data.fields).toHaveProperty([
      'change.stay.guests[0].nationality',
    ])
  })

  test('R4.144 R4.145 Another room type is priced, and history and voucher say what changed', async () => {
    const order = await confirmedOrder(member)
    const people = { rooms: [{ adults: 2, child_ages: [] }], nationality: 'CN' }
    const { check_in_date: check_in, check_out_date: check_out } = order
    const asked = { hotel_id: '1001', check_in, check_out, ...people }
    const groups: Schemas['RoomTypeRates'][] = (await member.post('/api/hotel/rates', asked)).data.rooms
    const other = groups.find(({ room_type }) => room_type.id !== order.rooms[0].room_type_id)
    const rate_id = other?.rates[0]?.rate_id ?? ''
    const wrong = [{ booked_as: 1, rate_id, bed_type: 'unspecified' as const }]
    expect((await ask(order, { rooms: wrong }, order)).data.fields).toHaveProperty([
      'change.stay.rooms[0].bed_type',
    ])
    const { made } = await change(order, { rooms: [{ booked_as: 1, rate_id }] })
    const after: Schemas['HotelOrder'] = made.data.order
    expect(after.rooms).toMatchObject([{ room_type_id: other?.room_type.id, rate_id }])
    const [was, is] = [order.rooms[0].room_type, after.rooms[0]?.room_type]
    const said = after.timeline.at(-1)?.note ?? ''
    expect(said).toContain(`${was} · `)
    expect(said).toContain(`→ ${is} · `)
    expect(said).toMatch(/Total CNY [\d.,]+ → CNY [\d.,]+$/)
    const { voucher } = (await member.get('/api/order/voucher', { id: order.booking_id, language: 'en' }))
      .data
    const printed = voucher.remarks.join('\n')
    expect(printed).toContain('Changed in version 2: ')
    expect(printed).not.toContain('CNY')
  })

  test('R4.144 One guest twice in a room is refused as in a booking, unless they are different people', async () => {
    const order = await confirmedOrder(member)
    const guests = stayOf(order).guests.map((guest) => ({ ...guest, full_name: 'Thant' }))
    const stay = { ...stayOf(order), guests }
    const { booking_id: id, version } = order
    const asked = (more: object) =>
      member.post('/api/order/changeQuote', { id, version, change: { stay }, ...more })
    expect((await asked({})).data.fields).toHaveProperty(['change.stay.guests[1].full_name'])
    expect((await asked({ different_people: true })).data.outcome).toBe('offered')
  })

  test('A quote of an older version, an expired one and one without consent change nothing', async () => {
    const order = await confirmedOrder(member)
    const { data } = await ask(order, { check_out: '2026-12-13' }, order)
    const { quote_id } = data.quote
    const { booking_id: id, version } = order
    const refused = await member.post('/api/order/change', { id, version, quote_id, accept_terms: false })
    expect(refused.data.fields).toHaveProperty('accept_terms')
    later(16 * minute)
    expect((await make(order, quote_id)).data).toMatchObject({ error_key: 'QUOTE_EXPIRED' })
    expect(await readOrder(member, id)).toMatchObject({ version, check_out_date: '2026-12-12' })
  })
})

describe('a refund that was approved before a change', () => {
  test('R4.50 What the shorter stay has left of it is paid', async () => {
    const order = await confirmedOrder(member)
    const { booking_id: id, version, settlement_money } = order
    const money = { ...settlement_money, amount: (amount(settlement_money) * 0.9).toFixed(2) }
    const asked = { id, version, ground: 'goodwill', money, reason: 'Noise' }
    expect((await member.post('/api/order/refund', asked)).code).toBe(1)
    supplierSays('refund_ack', id)
    const { quote } = await change(await readOrder(member, id), { check_out: '2026-12-11' })
    const left = await readOrder(member, id)
    expect(quote.terms.after.total_price).toEqual(left.total_price)
    later(25 * 60 * minute)
    const after = await readOrder(member, id)
    expect(after.refunds.map(({ status }: Schemas['Refund']) => status)).toEqual(['refunded', 'refunded'])
    expect(after).toMatchObject({ settlement_money: { amount: '0.00' }, refund_money: settlement_money })
  })
})

describe('once cancelling costs something', () => {
  const near = '2026-12-09T20:00:00+06:30'

  test('R4.142 The hotel is asked; agreed, what the terms keep is part of the new total', async () => {
    const order = await confirmedOrder(member)
    until(near)
    const before = await balance()
    const { quote, made } = await change(await readOrder(member, order.booking_id), {
      check_out: '2026-12-11',
    })
    expect(made.data).toMatchObject({ outcome: 'requested', order: { check_out_date: '2026-12-12' } })
    expect(await balance()).toBe(before)
    supplierSays('amend_ack', order.booking_id)
    const after = await readOrder(member, order.booking_id)
    expect(after).toMatchObject({ check_out_date: '2026-12-11', amendment: null })
    expect((await balance()) - before).toBeCloseTo(-amount(quote.terms.settlement_diff), 2)
  })

  test('R4.144 One room of two is given up for its own fee, and the other one goes on', async () => {
    const rooms = [1, 2].map(() => ({ adults: 1, child_ages: [] }))
    const { data } = await checkRate(member, await findRate(member, { rooms }))
    const guests = ['Thant', 'ZHANG MEI'].map((full_name, index) => ({
      room_index: index + 1,
      full_name,
      type: 'adult',
      is_lead: true,
    }))
    const booked = (await member.post('/api/hotel/book', { ...bookingBody(data.rate), guests })).data.order
    await payOrder(member, booked)
    member.world.clock.advance(8000)
    until(near)
    const order: Order = await readOrder(member, booked.booking_id)
    const costs = async () =>
      amount((await member.post('/api/order/cancelQuote', { id: order.booking_id })).data.quote.penalty)
    const before = await costs()
    const { rooms: all, guests: people } = stayOf(order)
    const left = { rooms: all.slice(0, 1), guests: people.slice(0, 1) }
    const { quote } = await change(order, left)
    expect(quote.terms.after.lines.join('\n')).toContain('Given up')
    supplierSays('amend_ack', order.booking_id)
    const after: Order = await readOrder(member, order.booking_id)
    expect(after).toMatchObject({ number_of_rooms: 1 })
    const fee = after.price_breakdown.find(({ code }) => code === 'change_fee')
    expect(fee?.money).toEqual(quote.terms.fee)
    expect(amount(fee?.settlement_money ?? { amount: '0' })).toBeCloseTo(before / 2, 2)
    expect(await costs()).toBeCloseTo(before, 2)
    const notices = (await member.get('/api/notification/index', { page: 1, limit: 20 })).data.list
    expect(notices.find(({ title }: Schemas['Notification']) => title === 'Change confirmed').body).toContain(
      '→ Given up',
    )
  })

  test.each([
    ['refused by the hotel', 'amend_nack', 'supplier_refuse_amend'],
    ['left unanswered', 'silent', 'amend_expire'],
  ] as const)(
    'R4.142 A change that is %s leaves the booking and the money as they were',
    async (_name, says, event) => {
      const order = await confirmedOrder(member)
      until(near)
      const before = await balance()
      await change(await readOrder(member, order.booking_id), { check_out: '2026-12-13' })
      supplierSays(says, order.booking_id)
      later(121 * minute)
      const after = await readOrder(member, order.booking_id)
      expect(after).toMatchObject({ check_out_date: '2026-12-12', amendment: null })
      expect(after.timeline.at(-1).event).toBe(event)
      expect(await balance()).toBe(before)
    },
  )

  /** An order of the member whose change a colleague has asked for. */
  async function askedByColleague() {
    const { booking_id: id } = await confirmedOrder(member)
    const [row] = member.world.tables.member.where(({ username }) => username === 'golden_booker')
    if (!row) throw new Error('There is a booker')
    member.world.tables.member.put({ ...row, data_scope: 'all' })
    until(near)
    const colleague = signedInAgain(member, 'golden_booker')
    const order: Order = await readOrder(colleague, id)
    const { version } = order
    const stay = { ...stayOf(order), check_out: '2026-12-11' }
    const { quote } = (await colleague.post('/api/order/changeQuote', { id, version, change: { stay } })).data
    await colleague.post('/api/order/change', { id, version, quote_id: quote.quote_id, accept_terms: true })
    return { id, colleague_id: row.id }
  }
  const toldOf = (kind: NoticeKind, id: string) =>
    member.world.tables.notification
      .where((one) => one.kind === kind && one.order_id === id)
      .map(({ member_id }) => member_id)
      .sort()

  test.each([
    ['made', 'amend_ack', 'change_made'],
    ['refused', 'amend_nack', 'change_refused'],
    ['left unanswered', 'silent', 'change_refused'],
  ] as const)(
    'R4.160 A colleague who asked for a change hears that it is %s, and so does the member who booked',
    async (_name, says, kind) => {
      const { id, colleague_id } = await askedByColleague()
      supplierSays(says, id)
      later(121 * minute)
      expect(toldOf(kind, id)).toEqual(['101', colleague_id].sort())
    },
  )

  test.each([
    ['by the member who booked', 'goldenland', ['asked']],
    ['by the member who asked', 'golden_booker', ['booked']],
    ['by a namesake of the one who asked', 'golden_finance', ['asked', 'booked']],
  ] as const)(
    'R4.160 A change withdrawn %s is told to the others concerned',
    async (_name, persona, told) => {
      const { id, colleague_id } = await askedByColleague()
      const { member: members } = member.world.tables
      const [asked, other] = [
        members.get(colleague_id),
        members.where(({ username }) => username === 'golden_finance')[0],
      ]
      if (!asked || !other) throw new Error('They exist')
      members.put({ ...other, data_scope: 'all', nickname: asked.nickname, nodes: asked.nodes })
      const who = signedInAgain(member, persona)
      const { version } = await readOrder(who, id)
      expect((await who.post('/api/order/withdrawChange', { id, version })).code).toBe(1)
      const ids = { asked: colleague_id, booked: '101' }
      expect(toldOf('change_withdrawn', id)).toEqual(told.map((one) => ids[one]).sort())
    },
  )

  test('R4.142 A pending change can be withdrawn, and then another one asked for', async () => {
    const order = await confirmedOrder(member)
    until(near)
    const { made } = await change(await readOrder(member, order.booking_id), { check_out: '2026-12-13' })
    const { booking_id: id, version } = made.data.order
    const withdrawn = await member.post('/api/order/withdrawChange', { id, version })
    expect(withdrawn.data.order).toMatchObject({ amendment: null, check_out_date: '2026-12-12' })
    later(10 * minute)
    const again = await readOrder(member, id)
    expect((await ask(again, { check_out: '2026-12-13' }, again)).data.outcome).toBe('offered')
  })

  test('Moving away from the fee does not make cancelling cheaper', async () => {
    const order = await confirmedOrder(member)
    until(near)
    const cost = async () =>
      amount((await member.post('/api/order/cancelQuote', { id: order.booking_id })).data.quote.penalty)
    const before = await cost()
    expect(before).toBeGreaterThan(0)
    await change(await readOrder(member, order.booking_id), {
      check_in: '2026-12-28',
      check_out: '2026-12-30',
    })
    supplierSays('amend_ack', order.booking_id)
    expect(await cost()).toBeGreaterThanOrEqual(before)
    const { tiers } = (await readOrder(member, order.booking_id)).cancellation_policy
    const quoted = (await member.post('/api/order/cancelQuote', { id: order.booking_id })).data.tiers
    for (const [tier] of [tiers, quoted])
      expect(tier).toMatchObject({
        penalty_type: 'fixed',
        value: tier.amount.amount,
        penalty_text: 'Fixed amount',
      })
  })

  test('R4.145 A shorter stay names in the history what the terms keep, and that the total stays', async () => {
    const order = await confirmedOrder(member, { hotel_id: '1017' })
    until(near)
    const { quote } = await change(await readOrder(member, order.booking_id), { check_out: '2026-12-11' })
    supplierSays('amend_ack', order.booking_id)
    const after: Schemas['HotelOrder'] = await readOrder(member, order.booking_id)
    const fee = after.price_breakdown.find(({ code }) => code === 'change_fee')
    expect(amount(quote.terms.fee)).toBeGreaterThan(0)
    expect(quote.terms.fee).toEqual(fee?.money)
    expect(fee?.settlement_money).not.toEqual(fee?.money)
    const said = after.timeline.at(-1)?.note ?? ''
    expect(said).toContain(`Kept by the cancellation terms: ${formatted(fee?.money)}`)
    expect(said).toContain(`Total ${formatted(order.total_price)}`)
    const { voucher } = (await member.get('/api/order/voucher', { id: order.booking_id, language: 'en' }))
      .data
    expect(voucher.remarks.join('\n')).not.toContain('CNY')
  })

  test('R4.142 A request to cancel takes back a pending change, and the history says so', async () => {
    const order = await confirmedOrder(member)
    until(near)
    const { made } = await change(await readOrder(member, order.booking_id), { check_out: '2026-12-13' })
    const { booking_id: id, version } = made.data.order
    const { quote } = (await member.post('/api/order/cancelQuote', { id })).data
    const { quote_id } = quote
    await member.post('/api/order/cancel', { id, version, quote_id, accept_penalty: true, reason: 'Ill' })
    expect(program.supplierEvents.cancel_nack(member.world, id, {})).toBeNull()
    const after: Schemas['Order'] = await readOrder(member, id)
    expect(after).toMatchObject({ order_status: 'confirmed', amendment: null })
    const events = after.timeline.map(({ event }) => event)
    expect(events.slice(-3)).toEqual(['withdraw_amend', 'cancel', 'supplier_nack'])
  })
})
