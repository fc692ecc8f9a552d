import type { Schemas } from '@portal/api-client/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { colleague } from '../../testing/document-desk.ts'
import {
  bookingBody,
  bookStay,
  confirmedOrder,
  expectCleanWorld,
  findRate,
  readOrder,
} from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { bookTransfer, carBody, quoteCar } from '../../testing/ride-journey.ts'

type Trip = Schemas['Trip']

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const begin = (more: object = {}, by = member) => by.post('/api/trip/save', { title: 'Li family', ...more })
const read = async (id: string, by = member): Promise<Trip> =>
  (await by.get('/api/trip/detail', { id })).data.trip
const idsOf = ({ items }: Trip) => items.map(({ order }) => order.booking_id)

describe('a trip', () => {
  test('R2.180 Holds orders of several products in the order of time, with its guests once and its totals', async () => {
    const stay = await bookStay(member)
    const ride = await bookTransfer(member)
    const allocation = { own_reference: ' TG-118 ', customer: 'Four Seas' }
    const { data } = await begin({ allocation, order_ids: [stay.booking_id, ride.booking_id] })
    const trip: Trip = data.trip
    expect(trip.allocation).toEqual({ own_reference: 'TG-118', customer: 'Four Seas', cost_centre: '' })
    expect(trip.items.map(({ start }) => start.utc)).toEqual(
      trip.items.map(({ start }) => start.utc).toSorted(),
    )
    expect(trip.guests.map(({ full_name }) => full_name)).toEqual([
      ...new Set(trip.items.flatMap(({ guests }) => guests)),
    ])
    const sum = trip.items.reduce((total, { order }) => total + Number(order.total_price.amount), 0)
    expect(Number(trip.totals[0]?.total_price.amount)).toBeCloseTo(sum, 2)
    expect((await readOrder(member, stay.booking_id)).trip).toEqual({ id: trip.id, title: 'Li family' })
    const { data: listed } = await member.get('/api/order/index', { trip_id: trip.id })
    expect(listed.list.map((row: { booking_id: string }) => row.booking_id).toSorted()).toEqual(
      idsOf(trip).toSorted(),
    )
  })

  test('R2.181 Takes no order of another trip and gives orders back when it is deleted', async () => {
    const { booking_id } = await bookStay(member)
    const first: Trip = (await begin({ order_ids: [booking_id] })).data.trip
    const refused = await begin({ order_ids: ['H0001010001', booking_id] })
    expect(Object.keys(refused.data.fields)).toEqual(['order_ids[0]', 'order_ids[1]'])
    const second: Trip = (await begin()).data.trip
    const change = { id: second.id, version: second.version, add: [booking_id] }
    expect((await member.post('/api/trip/orders', change)).data.fields).toHaveProperty(['add[0]'])
    expect((await member.post('/api/trip/remove', { id: first.id, version: first.version })).code).toBe(1)
    expect((await readOrder(member, booking_id)).trip).toBeNull()
    const joined: Trip = (await member.post('/api/trip/orders', change)).data.trip
    expect(idsOf(joined)).toEqual([booking_id])
    const out = { id: joined.id, version: joined.version, remove: [booking_id] }
    expect(idsOf((await member.post('/api/trip/orders', out)).data.trip)).toEqual([])
  })

  test('R2.181 Is not changed by whoever has seen an older version', async () => {
    const { id, version }: Trip = (await begin()).data.trip
    const saved = await member.post('/api/trip/save', { id, version, title: ' Wang family ' })
    expect(saved.data.trip).toMatchObject({ title: 'Wang family', version: version + 1 })
    const calls = { save: { title: 'Late' }, orders: { add: [] }, remove: {} }
    for (const [call, body] of Object.entries(calls)) {
      const { data } = await member.post(`/api/trip/${call}`, { id, version, ...body })
      expect(data).toMatchObject({ error_key: 'VERSION_CONFLICT', fresh: { trip: { title: 'Wang family' } } })
    }
    expect((await member.post('/api/trip/save', { id, title: 'Blind' })).data.fields).toHaveProperty(
      'version',
    )
  })

  test('R2.180 Is found by status, month, customer, reference and what its orders say', async () => {
    const stay = await bookStay(member, { names: ['DAW KHIN MYA', 'ZHANG MEI'] })
    const allocation = { own_reference: 'TG-118', customer: 'Four Seas' }
    const { id }: Trip = (await begin({ allocation, order_ids: [stay.booking_id] })).data.trip
    const empty: Trip = (await begin({ title: 'Later' })).data.trip
    const found = async (query: Parameters<RealMock['get']>[1]) =>
      (await member.get('/api/trip/index', { limit: 100, ...query })).data.list.map(
        (one: { id: string }) => one.id,
      )
    const own = { customer: 'four seas', own_reference: 'tg-118', month: '2026-12', keyword: 'khin mya' }
    expect(await found({ ...own, status: ['upcoming'] })).toEqual([id])
    expect(await found({ keyword: stay.booking_id })).toEqual([id])
    expect(await found({ ...own, month: '2026-11' })).toEqual([])
    expect(await found({ status: ['empty'] })).toEqual([empty.id])
    expect(await found({ customer: 'four' })).toEqual([])
  })
})

test('R2.180 What begins next comes first, then trips without bookings', async () => {
  const [later, sooner] = [
    await bookStay(member, { check_in: '2026-12-14', check_out: '2026-12-15' }),
    await bookStay(member, { nth: 2 }),
  ]
  const empty: Trip = (await begin()).data.trip
  const trips: Trip[] = [empty]
  for (const { booking_id } of [later, sooner])
    trips.unshift((await begin({ order_ids: [booking_id] })).data.trip)
  const { list } = (await member.get('/api/trip/index', { limit: 100 })).data
  const own = list.map(({ id }: Trip) => id).filter((id: string) => trips.some((trip) => trip.id === id))
  expect(own).toEqual(trips.map(({ id }) => id))
})

describe('who sees a trip', () => {
  test('R2.180 Members with their own orders alone see those of a trip, and change only what they began', async () => {
    const owner = realMock('jadecredit')
    member = owner
    const booker = colleague(owner, 'jade_booker')
    const [theirs, mine] = [
      await bookStay(owner),
      await bookStay(booker, { nth: 2, names: ['LI NA', 'WANG WEI'] }),
    ]
    const { id, version }: Trip = (await begin({ order_ids: [theirs.booking_id] }, owner)).data.trip
    expect((await booker.get('/api/trip/detail', { id })).data.error_key).toBe('NOT_FOUND')
    await owner.post('/api/trip/orders', { id, version, add: [mine.booking_id] })
    const seen = await read(id, booker)
    expect(seen).toMatchObject({ hidden_orders: 1, may_change: false, guest_count: 2 })
    expect(JSON.stringify(seen)).not.toContain(theirs.booking_id)
    expect((await booker.post('/api/trip/remove', { id, version: seen.version })).data.error_key).toBe(
      'NO_PERMISSION',
    )
    const refused = await begin({ order_ids: [theirs.booking_id] }, booker)
    expect(refused.data.fields).toHaveProperty(['order_ids[0]'])
    const { data } = await booker.get('/api/trip/text', { id })
    expect(data.text).not.toContain('Thant')
  })

  test('R2.180 Another company finds nothing, and net prices stay hidden', async () => {
    const { booking_id } = await bookStay(member)
    const { id }: Trip = (await begin({ order_ids: [booking_id] })).data.trip
    const stranger = colleague(member, 'jadecredit')
    for (const call of ['detail', 'itinerary', 'text', 'vouchers', 'calendar']) {
      expect((await stranger.get(`/api/trip/${call}`, { id })).data.error_key, call).toBe('NOT_FOUND')
    }
    const viewer = member.world.tables.member.get('104')
    if (viewer) member.world.tables.member.put({ ...viewer, hide_net_price: true })
    const hidden = await read(id, colleague(member, 'golden_viewer'))
    expect(hidden.totals.map((total) => total.total_settlement_price)).toEqual([null])
    expect(hidden.items[0]?.order.total_settlement_price).toBeNull()
  })
})

describe('a booking that belongs to a trip', () => {
  test('R2.182 Joins the trip it names and takes what that is booked to; a trip that is gone stops no booking', async () => {
    const allocation = { own_reference: 'TG-118', customer: 'Four Seas', cost_centre: '' }
    const { id }: Trip = (await begin({ allocation })).data.trip
    const order = await bookTransfer(member, {}, {}, 1, { trip_id: id })
    expect(order).toMatchObject({ trip: { id }, allocation })
    expect(idsOf(await read(id))).toEqual([order.booking_id])
    const other = await bookTransfer(member, {}, {}, 2, { trip_id: 'tr-gone', confirm_duplicate: true })
    expect(other.trip).toBeNull()
  })
})

describe('what does not fit in a trip', () => {
  const kinds = (trip: Trip) => trip.checks.map(({ kind, level }) => `${kind} ${level}`)

  test('R2.179 An order that no longer holds is named until it is taken out', async () => {
    const { booking_id, version } = await confirmedOrder(member)
    const { id }: Trip = (await begin({ order_ids: [booking_id] })).data.trip
    const { quote } = (await member.post('/api/order/cancelQuote', { id: booking_id })).data
    const body = { id: booking_id, quote_id: quote.quote_id, accept_penalty: true, version }
    await member.post('/api/order/cancel', body)
    member.world.clock.advance(60_000)
    const trip = await read(id)
    expect(kinds(trip)).toEqual(['order_lost problem'])
    expect(trip).toMatchObject({ status: 'empty', problems: 1, totals: [] })
    expect(trip.checks[0]?.orders).toEqual([booking_id])
  })

  test('R2.179 The first deadline of all orders is said: to pay in time is a problem, free cancelling a hint', async () => {
    const unpaid = await bookStay(member)
    const { id }: Trip = (await begin({ order_ids: [unpaid.booking_id] })).data.trip
    expect(kinds(await read(id))).toEqual(['deadline problem'])
    const paid = await confirmedOrder(member, { nth: 2, check_in: '2026-12-14', check_out: '2026-12-15' })
    const other: Trip = (await begin({ order_ids: [paid.booking_id] })).data.trip
    expect(kinds(other)).toEqual(['deadline hint'])
  })
})

test('R2.182 A quote becomes a trip with the second of its orders; its customer and reference come along', async () => {
  const [rate, car] = [await findRate(member), (await quoteCar(member)).data]
  const sell_price = { amount: '3000.00', currency: 'CNY' }
  const saved = await member.post('/api/quote/save', {
    title: 'Yangon for the Li family',
    customer: { name: 'Li Na', contact: '' },
    own_reference: 'TG-118',
    expire_time: Math.floor(member.world.clock.now() / 1000) + 86_400,
    show: { price: true, policy: true },
    options: [
      { rate_key: rate.rate_key, sell_price },
      { quote_key: car.quote_key, sell_price },
    ],
  })
  const quote_id: string = saved.data.quote.id
  const stay = await member.post('/api/hotel/book', { ...bookingBody(rate), quote_id })
  expect(stay.data.order.trip).toBeNull()
  const hire = await member.post('/api/car/book', carBody(car, 2, { quote_id }))
  const trip = await read(hire.data.order.trip.id)
  expect(trip).toMatchObject({
    title: 'Yangon for the Li family',
    quote_id,
    allocation: { own_reference: 'TG-118', customer: 'Li Na' },
  })
  const again = await begin({ quote_id })
  expect(again.data.fields).toEqual({
    quote_id: ['The orders of this quote are already in the trip “Yangon for the Li family”'],
  })
  expect(idsOf(trip).toSorted()).toEqual([stay.data.order.booking_id, hire.data.order.booking_id].toSorted())
})

describe('what is missing', () => {
  const drafted = async (order_id: string, part: string) =>
    (await member.post('/api/trip/draft', { order_id, part })).data.draft

  test('R2.183 A pick-up and a drop-off are filled in from a hotel: airport, place, day and people; hour and luggage stay open', async () => {
    const { booking_id } = await bookStay(member)
    const { id }: Trip = (await begin({ order_ids: [booking_id] })).data.trip
    const arrive = JSON.parse((await drafted(booking_id, 'pickup')).search)
    expect(arrive).toMatchObject({
      transfer_type: 'pickup',
      airport: 'RGN',
      place: { place_id: '1001' },
      passengers: { adults: 2, child_ages: [] },
      flight_date: '2026-12-10',
      trip_id: id,
    })
    expect(arrive).not.toHaveProperty('luggage')
    const leave = JSON.parse((await drafted(booking_id, 'dropoff')).search)
    expect(leave).toMatchObject({ transfer_type: 'dropoff', airport: 'RGN', flight_date: '2026-12-12' })
  })

  test('R2.183 The next hotel begins with the check-out for the same people, a way back turns the transfer round', async () => {
    const { booking_id } = await bookStay(member)
    const hotel = await drafted(booking_id, 'next_hotel')
    expect(hotel.product).toBe('hotel')
    expect(JSON.parse(hotel.search)).toMatchObject({ check_in: '2026-12-12', rooms: '2', nationality: 'CN' })
    expect(JSON.parse(hotel.form)).toMatchObject({
      guests: [
        { full_name: 'Thant', room_index: 1 },
        { full_name: 'ZHANG MEI', room_index: 1 },
      ],
      contact: { person: 'Thiri Aung' },
    })
    const ride = await bookTransfer(member)
    const back = JSON.parse((await drafted(ride.booking_id, 'return_transfer')).search)
    expect(back.transfer_type).toBe(ride.transfer_type === 'pickup' ? 'dropoff' : 'pickup')
    expect(back.place.name).toBe((ride.destination ?? ride.departure).name)
    const refused = await member.post('/api/trip/draft', { order_id: booking_id, part: 'return_transfer' })
    expect(refused.data.fields).toHaveProperty('part')
  })

  test('R2.183 A child that comes of age before the next hotel or ride goes there as an adult', async () => {
    const body = bookingBody(await findRate(member, { rooms: [{ adults: 2, child_ages: [17] }] }))
    const child = { room_index: 1, full_name: 'Su', type: 'child', birthday: '2008-12-12', is_lead: false }
    const sent = { ...body, guests: [...body.guests, child] }
    const { booking_id } = (await member.post('/api/hotel/book', sent)).data.order
    const hotel = await drafted(booking_id, 'next_hotel')
    expect(JSON.parse(hotel.search).rooms).toBe('3')
    expect(JSON.parse(hotel.form).guests[2]).toMatchObject({ type: 'adult', age: null })
    const ride = await drafted(booking_id, 'dropoff')
    expect(JSON.parse(ride.search).passengers).toEqual({ adults: 3, child_ages: [] })
  })

  test('R2.183 Is suggested once: with a pick-up in the trip only the rest is', async () => {
    const { booking_id } = await bookStay(member)
    const { id, version, suggestions }: Trip = (await begin({ order_ids: [booking_id] })).data.trip
    expect(suggestions.map(({ part }) => part)).toEqual(['pickup', 'dropoff', 'next_hotel'])
    const ride = await bookTransfer(member)
    const { trip } = (await member.post('/api/trip/orders', { id, version, add: [ride.booking_id] })).data
    expect(trip.suggestions.map(({ part }: { part: string }) => part)).toEqual(['dropoff', 'next_hotel'])
  })
})
