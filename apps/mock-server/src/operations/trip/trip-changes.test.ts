import type { Schemas } from '@portal/api-client/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { colleague } from '../../testing/document-desk.ts'
import {
  bookingBody,
  bookStay,
  checkRate,
  clientRef,
  confirmedOrder,
  expectCleanWorld,
  findRate,
  readOrder,
} from '../../testing/hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import { bookTransfer, travellers } from '../../testing/ride-journey.ts'

type Trip = Schemas['Trip']

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const begin = (more: object = {}, by = member) => by.post('/api/trip/save', { title: 'Li family', ...more })
const read = async (id: string, by = member): Promise<Trip> =>
  (await by.get('/api/trip/detail', { id })).data.trip
const textOf = async (id: string): Promise<string> => (await member.get('/api/trip/text', { id })).data.text
const kinds = ({ checks }: Trip) => checks.map(({ kind }) => kind)
const change = (trip: Pick<Trip, 'id' | 'version'>, more: object, by = member) =>
  by.post('/api/trip/orders', { id: trip.id, version: trip.version, ...more })

describe('a stay of a trip that is booked again at a lower price', () => {
  /** A trip with the first stay, and the second one, for which the hotel has not answered. */
  async function replacing() {
    const { booking_id: first } = await confirmedOrder(member)
    const { id }: Trip = (await begin({ order_ids: [first] })).data.trip
    program.supplierEvents.price(member.world, first, { percent: -15 })
    const before = await read(id)
    const { version, saving } = await readOrder(member, first)
    const body = { id: first, version, accepted_total: saving.total_price, client_ref: clientRef(9) }
    const { data } = await member.post('/api/order/replace', body)
    return { id, first, second: data.order.booking_id as string, before }
  }

  test('R2.230 Counts once until the second is confirmed, and nobody sleeps in two hotels', async () => {
    const { id, first, second, before } = await replacing()
    const waiting = await read(id)
    const replaced = ({ items }: Trip) => items.flatMap(({ replaces }) => replaces ?? [])
    expect([waiting.items.length, replaced(waiting)]).toEqual([2, [first]])
    expect(waiting.totals).toEqual(before.totals)
    expect(kinds(waiting)).toEqual(kinds(before))
    expect(waiting.guests).toEqual(before.guests)
    expect((await textOf(id)).match(/Check-in/g)).toHaveLength(1)
    expect(program.supplierEvents.confirm(member.world, second, {})).toBeNull()
    const decided = await read(id)
    expect(kinds(decided)).not.toContain('order_lost')
    expect(replaced(decided)).toEqual([])
    expect(decided.totals).toHaveLength(1)
    expect(decided.totals).not.toEqual(before.totals)
    expect(decided.guests[0]?.orders).toEqual([second])
    expect((await textOf(id)).match(/Check-in/g)).toHaveLength(1)
    const alone = (await change(decided, { remove: [second] })).data.trip
    expect(alone.checks[0]).toMatchObject({ kind: 'order_lost', orders: [first] })
  })

  test('R2.230 A second order of which nothing comes is no lost order', async () => {
    const { id, second, before } = await replacing()
    expect(program.supplierEvents.reject(member.world, second, {})).toBeNull()
    const after = await read(id)
    expect([kinds(after), after.totals]).toEqual([kinds(before), before.totals])
  })
})

test('R2.184 An order that is being cancelled says so in the itinerary and in the checks', async () => {
  const { booking_id, version } = await confirmedOrder(member)
  const { id }: Trip = (await begin({ order_ids: [booking_id] })).data.trip
  const { quote } = (await member.post('/api/order/cancelQuote', { id: booking_id })).data
  const body = { id: booking_id, quote_id: quote.quote_id, accept_penalty: true, version }
  await member.post('/api/order/cancel', body)
  const trip = await read(id)
  expect(trip.items[0]?.order.order_status).toBe('cancelling')
  expect(trip.checks).toContainEqual(
    expect.objectContaining({ kind: 'order_cancelling', orders: [booking_id] }),
  )
  const text = await textOf(id)
  expect(text).toContain('Being cancelled')
  expect(text).not.toContain('Not confirmed yet')
})

test('R2.184 A flight of another day than its ride is printed with its date', async () => {
  const late = await bookTransfer(member, { service_local: '2026-12-11T00:45:00+06:30' })
  const same = await bookTransfer(member, {}, {}, 2, { confirm_duplicate: true })
  const clock = '15:15'
  for (const [order, said] of [
    [late, `8M332 2026-12-10 ${clock}`],
    [same, `8M332 ${clock}`],
  ] as const) {
    const { id }: Trip = (await begin({ order_ids: [order.booking_id] })).data.trip
    expect(await textOf(id)).toContain(`Flight: ${said}`)
  }
})

describe('orders of colleagues that a member may not see', () => {
  test('R2.231 Are not taken out, and keep the trip from being deleted', async () => {
    const owner = realMock('jadecredit')
    member = owner
    const booker = colleague(owner, 'jade_booker')
    const [theirs, mine] = [
      await bookStay(owner),
      await bookStay(booker, { nth: 2, names: ['LI NA', 'WANG WEI'] }),
    ]
    const { id, version }: Trip = (await begin({ order_ids: [mine.booking_id] }, booker)).data.trip
    await change({ id, version }, { add: [theirs.booking_id] }, owner)
    const seen = await read(id, booker)
    expect(seen).toMatchObject({ hidden_orders: 1, may_change: true })
    const out = await change(seen, { remove: [theirs.booking_id] }, booker)
    expect(Object.keys(out.data.fields)).toEqual(['remove[0]'])
    const deleted = await booker.post('/api/trip/remove', { id, version: seen.version })
    expect(deleted.data).toMatchObject({ error_key: 'ACTION_NOT_ALLOWED', reason_key: 'HIDDEN_ORDERS' })
    expect((await readOrder(owner, theirs.booking_id)).trip).toMatchObject({ id })
    expect((await owner.post('/api/trip/remove', { id, version: seen.version })).code).toBe(1)
  })
})

describe('changes that change nothing', () => {
  test('R2.181 Leave the version, and are refused at the field that cannot be meant', async () => {
    const { booking_id } = await bookStay(member)
    const other = await bookStay(member, { nth: 2, names: ['LI NA', 'WANG WEI'] })
    const trip: Trip = (await begin({ order_ids: [booking_id] })).data.trip
    const refusals: [object, string][] = [
      [{ remove: [booking_id, other.booking_id] }, 'remove[1]'],
      [{ remove: ['H2699999999'] }, 'remove[0]'],
      [{ add: [other.booking_id], remove: [other.booking_id] }, 'remove[0]'],
    ]
    for (const [more, field] of refusals)
      expect(Object.keys((await change(trip, more)).data.fields), field).toEqual([field])
    const { id, version, title, allocation } = trip
    for (const [field, more] of Object.entries({ order_ids: [other.booking_id], quote_id: 'q-1' })) {
      const refused = await member.post('/api/trip/save', { id, version, title, [field]: more })
      expect(Object.keys(refused.data.fields)).toEqual([field])
    }
    for (const nothing of [{}, { add: [booking_id] }])
      expect((await change(trip, nothing)).data.trip.version).toBe(version)
    const same = await member.post('/api/trip/save', { id, version, title, allocation })
    expect(same.data.trip.version).toBe(version)
  })

  test('R2.182 A quote without an order begins no trip', async () => {
    const { rate_key } = await findRate(member)
    const saved = await member.post('/api/quote/save', {
      title: 'Yangon for the Li family',
      customer: { name: 'Li Na', contact: '' },
      own_reference: '',
      expire_time: Math.floor(member.world.clock.now() / 1000) + 86_400,
      show: { price: true, policy: true },
      options: [{ rate_key, sell_price: { amount: '3000.00', currency: 'CNY' } }],
    })
    const refused = await begin({ quote_id: saved.data.quote.id })
    expect(Object.keys(refused.data.fields)).toEqual(['quote_id'])
  })
})

test('R2.184 Where a trip has two groups, check-in and check-out say whose they are', async () => {
  const names = ['LI NA', 'ZHAO MIN']
  const [one, two] = [await bookStay(member), await bookStay(member, { nth: 2, names })]
  const { id }: Trip = (await begin({ order_ids: [one.booking_id, two.booking_id] })).data.trip
  expect((await textOf(id)).match(/Guests: LI NA, ZHAO MIN/g)).toHaveLength(2)
})

test('R2.180 Symbols alone find no trip', async () => {
  expect((await member.get('/api/trip/index', { keyword: '%' })).data.total).toBe(0)
})

describe('what is missing', () => {
  test('R2.183 Each of two groups is fetched and brought, and the suggestion says whom it is for', async () => {
    const names = ['LI NA', 'ZHAO MIN']
    const [one, two] = [await bookStay(member), await bookStay(member, { nth: 2, names })]
    const ride = await bookTransfer(member, {}, {}, 1, { guests: travellers('Thant', 'ZHANG MEI') })
    const order_ids = [one.booking_id, two.booking_id, ride.booking_id]
    const { suggestions }: Trip = (await begin({ order_ids })).data.trip
    const said = suggestions.map(({ part, order_id }) => `${part} ${order_id}`)
    expect(said).toEqual([
      `pickup ${two.booking_id}`,
      ...['dropoff', 'next_hotel'].flatMap((part) => [one, two].map((stay) => `${part} ${stay.booking_id}`)),
    ])
    expect(suggestions[0]?.text).toContain('LI NA +1')
  })

  test('R2.183 Is not suggested to a member who may not book it', async () => {
    const { booking_id } = await bookStay(member)
    const { id }: Trip = (await begin({ order_ids: [booking_id] })).data.trip
    const row = member.world.tables.member.get('102')
    if (!row) throw new Error('There is no such member.')
    member.world.tables.member.put({ ...row, products: ['hotel'] })
    const { suggestions } = await read(id, colleague(member, 'golden_booker'))
    expect(suggestions.map(({ part }) => part)).toEqual(['next_hotel'])
  })

  test('R2.232 The guests of a hotel become the passengers of its transfer, with one lead, whose phone a ride knows', async () => {
    const alone = { adults: 1, child_ages: [] }
    const { data } = await checkRate(member, await findRate(member, { rooms: [alone, alone] }))
    const body = bookingBody(data.rate, { names: ['WANG WEI', 'LI NA'] })
    const guests = body.guests.map((guest, at) => ({ ...guest, room_index: at + 1, is_lead: true }))
    const stay: Schemas['HotelOrder'] = (await member.post('/api/hotel/book', { ...body, guests })).data.order
    const form = async () =>
      JSON.parse(
        (await member.post('/api/trip/draft', { order_id: stay.booking_id, part: 'dropoff' })).data.draft
          .form,
      )
    const first = await form()
    expect(first.guests.map((guest: Schemas['GuestEntry']) => guest.full_name)).toEqual(
      stay.guests.map(({ full_name }) => full_name),
    )
    expect(first.guests.map((guest: Schemas['Guest']) => [guest.room_index, guest.is_lead])).toEqual([
      [1, true],
      [1, false],
    ])
    expect(first).toMatchObject({ guest_phone: '', contact: { phone: stay.contact_phone } })
    const ride = await bookTransfer(member)
    await begin({ order_ids: [stay.booking_id, ride.booking_id] })
    const phone = ride.guests.find(({ is_lead }: Schemas['Traveller']) => is_lead).phone
    expect((await form()).guest_phone).toBe(phone)
  })

  test('R2.183 The next hotel ignores lost stays, and asks when where its day is past', async () => {
    const first = await confirmedOrder(member)
    const lost = await bookStay(member, { nth: 2, check_in: '2026-12-14', check_out: '2026-12-15' })
    await begin({ order_ids: [first.booking_id, lost.booking_id] })
    const search = async () => {
      const body = { order_id: first.booking_id, part: 'next_hotel' }
      return JSON.parse((await member.post('/api/trip/draft', body)).data.draft.search)
    }
    expect(await search()).toMatchObject({ check_in: '2026-12-12', check_out: '2026-12-14' })
    member.world.clock.advance(2 * 3_600_000)
    member = signedInAgain(member, 'goldenland')
    expect((await readOrder(member, lost.booking_id)).order_status).toBe('expired')
    expect(await search()).not.toHaveProperty('check_out')
    member.world.clock.advance(30 * 86_400_000)
    member = signedInAgain(member, 'goldenland')
    expect(await search()).not.toHaveProperty('check_in')
  })
})
