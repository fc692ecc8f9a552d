import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { bookingBody, clientRef, expectCleanWorld, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import { carriers } from '../../world/seed/carriers.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const hour = 3_600_000
const pair = { adults: 2, child_ages: [] }
const seconds = () => Math.floor(member.world.clock.now() / 1000)

const form = () => ({
  client_ref: clientRef(1),
  title: 'Harbour Lights',
  hotel_id: '1001',
  check_in: '2026-12-10',
  check_out: '2026-12-12',
  nationality: 'CN',
  rooms: [{ ...pair, rooms: 11 }],
  contact: { person: 'Li Na', phone: '+8613800138000' },
  answer_by: seconds() + 24 * 3600,
})

const ask = async (more: object = {}) =>
  (await member.post('/api/group/request', { ...form(), ...more })).data.group as {
    id: string
    version: number
  }
const read = async (id: string) => (await member.get('/api/group/detail', { id })).data.group
const staff = (event: keyof typeof program.staffEvents, id: string, detail = {}) =>
  program.staffEvents[event](member.world, id, detail)
const notices = (id: string) =>
  member.world.tables.notification
    .where(({ link }) => link === `/user/group/detail/${id}`)
    .map(({ kind }) => kind)

/** A request whose offer is open. */
async function offered(more: object = {}) {
  const { id } = await ask(more)
  member.world.clock.advance(3 * hour)
  return read(id)
}

/** Books a part of an offer, with two names for each room. */
async function bookPart(group: { offer: { parts: Part[] } }, index: number, nth = index, more: object = {}) {
  const part = group.offer.parts[index] as Part
  const guests = part.rooms.flatMap((_, room) =>
    ['LI', 'MA'].map((surname, place) => ({
      room_index: room + 1,
      full_name: `${surname} ${'ABCDEFGHI'[room]}${'NOPQ'[index]}`,
      type: 'adult',
      is_lead: place === 0,
    })),
  )
  const body = { ...bookingBody(part, { nth: 20 + nth }), guests, confirm_duplicate: true, ...more }
  return member.post('/api/hotel/book', body)
}

interface PricedPart {
  total_settlement_price: { amount: string }
}

interface Part {
  rate_key: string
  rooms: object[]
  total_price: { amount: string; currency: string }
}

describe('more than nine rooms', () => {
  test('R2.205 An answered request has a price for each room, and parts of nine rooms at most', async () => {
    const group = await offered()
    expect(group).toMatchObject({ status: 'offered', room_count: 11, guest_count: 22, may_decline: true })
    expect(group.offer.parts.map(({ room_count }: { room_count: number }) => room_count)).toEqual([9, 2])
    const [line] = group.rooms
    expect(Number(line.price_per_room.amount) * 11).toBeCloseTo(Number(group.total_price.amount), 2)
    expect(Number(line.settlement_per_room.amount)).toBeLessThan(Number(line.price_per_room.amount))
    expect(notices(group.id)).toEqual(['group_offered'])
  })

  test('R2.206 Each part becomes one order, never two, and is paid like any other', async () => {
    const group = await offered()
    const [first, again] = [await bookPart(group, 0), await bookPart(group, 0, 5)]
    expect(first.data.order).toMatchObject({
      order_status: 'pending_payment',
      total_price: group.offer.parts[0].total_price,
    })
    expect(again.data).toMatchObject({ error_key: 'VALIDATION', fields: { rate_key: [expect.any(String)] } })
    expect((await bookPart(group, 1)).code).toBe(1)
    const booked = await read(group.id)
    expect(booked).toMatchObject({ status: 'booked', until: null, may_decline: false })
    expect(booked.offer.parts.every(({ bookable }: { bookable: boolean }) => !bookable)).toBe(true)
    const { booking_id: id, version } = first.data.order
    const paid = await member.post('/api/order/pay', {
      id,
      version,
      channel: 'predeposit',
      client_ref: clientRef(40),
    })
    expect(paid.data.order).toMatchObject({ order_status: 'pending_confirm' })
  })

  test('R2.206 A part whose order was not paid can be booked again while the offer is open', async () => {
    const group = await offered()
    const { data } = await bookPart(group, 0)
    member.world.clock.advance(hour)
    expect(member.world.tables.order.get(data.order.booking_id)?.order_status).toBe('expired')
    expect((await read(group.id)).offer.parts[0].bookable).toBe(true)
    expect((await bookPart(group, 0, 5)).code).toBe(1)
  })

  test('R2.206 An offer of which nothing was paid lapses with a reason, also when it was booked before', async () => {
    const group = await offered()
    await bookPart(group, 0)
    member.world.clock.advance(hour)
    member = signedInAgain(member, 'goldenland')
    expect(await read(group.id)).toMatchObject({ status: 'offered', may_decline: true })
    member.world.clock.advance(4 * 24 * hour)
    member = signedInAgain(member, 'goldenland')
    expect(await read(group.id)).toMatchObject({ status: 'expired', reason: expect.any(String) })
    expect(notices(group.id)).toContain('group_expired')
  })

  test('R2.206 A part that is not booked in time is said to have lapsed; the others stay booked', async () => {
    const group = await offered()
    const { booking_id: id, version } = (await bookPart(group, 0)).data.order
    await member.post('/api/order/pay', { id, version, channel: 'predeposit', client_ref: clientRef(41) })
    member.world.clock.advance(4 * 24 * hour)
    member = signedInAgain(member, 'goldenland')
    const ended = await read(group.id)
    expect(ended).toMatchObject({ status: 'booked', may_decline: false, reason: expect.any(String) })
    expect(ended.history.at(-1).event).toBe('expire')
  })

  /** The first part, paid and confirmed. */
  async function confirmedPart(group: Awaited<ReturnType<typeof offered>>) {
    const { booking_id: id, version } = (await bookPart(group, 0)).data.order
    await member.post('/api/order/pay', { id, version, channel: 'predeposit', client_ref: clientRef(42) })
    expect(supplier('confirm', id)).toBeNull()
    return readOrder(member, id)
  }
  const supplier = (event: 'confirm' | 'cancel_ack' | 'price', id: string, detail = {}) =>
    program.supplierEvents[event](member.world, id, detail)

  async function cancelled(id: string) {
    const { quote } = (await member.post('/api/order/cancelQuote', { id })).data
    const { quote_id, order_version: version } = quote
    await member.post('/api/order/cancel', { id, quote_id, version, accept_penalty: false })
    expect(supplier('cancel_ack', id)).toBeNull()
  }

  test('R2.206 A group whose orders are all cancelled is not booked: its offer is open again, or has ended', async () => {
    const group = await offered()
    await cancelled((await confirmedPart(group)).booking_id)
    const open = await read(group.id)
    expect(open).toMatchObject({ status: 'offered', may_decline: true })
    expect(open.offer.parts[0]).toMatchObject({ booked: false, bookable: true })
    const { booking_id } = (await bookPart(group, 0, 5)).data.order
    const second = await readOrder(member, booking_id)
    await member.post('/api/order/pay', {
      id: booking_id,
      version: second.version,
      channel: 'predeposit',
      client_ref: clientRef(43),
    })
    expect(supplier('confirm', booking_id)).toBeNull()
    expect((await read(group.id)).status).toBe('booked')
    member.world.clock.advance(4 * 24 * hour)
    member = signedInAgain(member, 'goldenland')
    expect((await read(group.id)).status).toBe('booked')
    await cancelled(booking_id)
    member.world.clock.advance(1000)
    expect(await read(group.id)).toMatchObject({
      status: 'expired',
      may_decline: false,
      reason: expect.any(String),
    })
  })

  test('R2.206 A part that is booked again at a lower price belongs to its second order', async () => {
    const group = await offered()
    const { booking_id: first } = await confirmedPart(group)
    expect(supplier('price', first, { percent: -40 })).toBeNull()
    const { saving, version } = await readOrder(member, first)
    const { data } = await member.post('/api/order/replace', {
      id: first,
      version,
      accepted_total: saving.total_price,
      client_ref: clientRef(44),
    })
    const second = data.order.booking_id
    expect(supplier('confirm', second)).toBeNull()
    expect((await readOrder(member, first)).order_status).toBe('cancelled')
    const shown = await read(group.id)
    expect(shown).toMatchObject({ status: 'booked', may_decline: false })
    expect(shown.offer.parts[0]).toMatchObject({ booking_id: second, booked: true, bookable: false })
    expect(shown.history.at(-1)).toMatchObject({ event: 'book', note: second })
    const declined = await member.post('/api/group/decline', { id: group.id, version: shown.version })
    expect(declined.data.reason_key).toBe('WRONG_STATUS')
    await cancelled(second)
    expect((await read(group.id)).status).toBe('offered')
  })

  test('R2.206 A key of a part in another spelling is no key', async () => {
    const group = await offered()
    const [part] = group.offer.parts
    const rate_key = part.rate_key.replace(/1$/, '01')
    const { data } = await member.post('/api/hotel/checkRate', { rate_key, known_total: part.total_price })
    expect(data.fields).toHaveProperty('rate_key')
  })

  test('R2.206 An offer that has ended, or is of another company, books nothing', async () => {
    const group = await offered()
    const stranger = signedInAgain(member, 'jadecredit')
    const [part] = group.offer.parts
    const foreign = await stranger.post('/api/hotel/checkRate', {
      rate_key: part.rate_key,
      known_total: part.total_price,
    })
    expect(foreign.data.fields).toHaveProperty('rate_key')
    expect((await stranger.get('/api/group/detail', { id: group.id })).data.error_key).toBe('NOT_FOUND')
    member.world.clock.advance(4 * 24 * hour)
    member = signedInAgain(member, 'goldenland')
    expect((await bookPart(group, 0)).data.error_key).toBe('RATE_EXPIRED')
    expect(await read(group.id)).toMatchObject({ status: 'expired', until: null, reason: expect.any(String) })
    expect(notices(group.id)).toEqual(['group_offered', 'group_offer_near', 'group_expired'])
  })

  const limited = (limits: { limit_per_order?: string; approval_over?: string }) => {
    const { tables } = member.world
    const [owner] = tables.member.where(({ username }) => username === 'goldenland')
    if (owner) tables.member.put({ ...owner, ...limits })
  }
  /** A little above the price of the dearer part. */
  const forOnePart = ({ offer }: { offer: { parts: PricedPart[] } }) =>
    (1 + Math.max(...offer.parts.map((part) => Number(part.total_settlement_price.amount)))).toFixed(2)
  const pay = (order: { booking_id: string; version: number }, nth: number) =>
    member.post('/api/order/pay', {
      id: order.booking_id,
      version: order.version,
      channel: 'predeposit',
      client_ref: clientRef(nth),
    })

  test('R5.110 The limit per order counts all booked parts of a group together', async () => {
    const group = await offered()
    limited({ limit_per_order: forOnePart(group) })
    const first = await bookPart(group, 0)
    expect(first.code).toBe(1)
    expect((await bookPart(group, 1)).data.error_key).toBe('SUBACCOUNT_LIMIT')
    expect((await pay(first.data.order, 50)).code).toBe(1)
  })

  test('R5.110 Parts that come to more together than may be spent without approval need one, each', async () => {
    const group = await offered()
    const orders = [await bookPart(group, 0), await bookPart(group, 1)].map(({ data }) => data.order)
    limited({ approval_over: forOnePart(group) })
    for (const [nth, order] of orders.entries())
      expect((await pay(order, 60 + nth)).data.error_key).toBe('APPROVAL_NEEDED')
    const second = member.world.tables.order.get(orders[1].booking_id)
    if (!second) throw new Error('It is booked')
    const { total_settlement_price: net, total_price: selling } = second
    member.world.tables.order.put({
      ...second,
      approval_status: 'approved',
      approved_price: { net, selling },
    })
    // What a superior has approved does not count any more.
    expect((await pay(orders[0], 70)).code).toBe(1)
  })

  test('R5.110 A part of a dearer offer needs an approval whichever is booked first, while the others can be', async () => {
    const group = await offered()
    limited({ approval_over: forOnePart(group) })
    const { order } = (await bookPart(group, 1)).data
    expect((await pay(order, 80)).data.error_key).toBe('APPROVAL_NEEDED')
    const { group_request } = member.world.tables
    const row = group_request.get(group.id)
    if (!row?.offer) throw new Error('It is offered')
    group_request.put({ ...row, offer: { ...row.offer, valid_until: seconds() } })
    expect((await pay(order, 81)).code).toBe(1)
  })

  test.each([
    ['rooms that one booking takes', { rooms: [{ ...pair, rooms: 9 }] }, 'rooms'],
    [
      'a crowd in one room',
      { rooms: [{ adults: 6, child_ages: [9, 9, 9, 9], rooms: 10 }] },
      'rooms[0].adults',
    ],
    [
      'a room of another hotel',
      { rooms: [{ ...pair, rooms: 10, room_type_id: '1002-std' }] },
      'rooms[0].room_type_id',
    ],
    ['a day that is past', { check_in: '2026-01-10' }, 'check_in'],
    ['a country that does not exist', { nationality: 'ZZ' }, 'nationality'],
    ['a budget below zero', { budget: { amount: '-5.00', currency: 'CNY' } }, 'budget.amount'],
    ['no budget at all', { budget: { amount: '0.00', currency: 'CNY' } }, 'budget.amount'],
    ['a budget beyond counting', { budget: { amount: '1000000000000', currency: 'CNY' } }, 'budget.amount'],
    ['a budget in fractions', { budget: { amount: '1.005', currency: 'CNY' } }, 'budget.amount'],
    ['a budget in words', { budget: { amount: 'NaN', currency: 'CNY' } }, 'budget.amount'],
    ['a budget of another currency', { budget: { amount: '9000.00', currency: 'USD' } }, 'budget.currency'],
    ['an answer at once', { answer_by: 1_700_000_000 }, 'answer_by'],
    ['an answer on the day of check-in', { answer_by: 1_796_900_000 }, 'answer_by'],
  ])('R2.204 It is refused at its field: %s', async (_name, more, field) => {
    const { data } = await member.post('/api/group/request', { ...form(), ...more })
    expect(data.fields).toHaveProperty([field])
    expect(member.world.tables.group_request.where(({ title }) => title === form().title)).toHaveLength(0)
  })

  test('R2.207 Staff refuse with a reason, and what nobody answers ends by itself', async () => {
    const refused = await ask()
    expect(staff('group_refuse', refused.id, { reason: 'A wedding has the house.' })).toBeNull()
    expect(await read(refused.id)).toMatchObject({
      status: 'refused',
      reason: 'A wedding has the house.',
      offer: null,
    })
    const silent = await ask({ client_ref: clientRef(2) })
    expect(staff('group_silent', silent.id)).toBeNull()
    member.world.clock.advance(25 * hour)
    expect(await read(silent.id)).toMatchObject({ status: 'expired', reason: expect.any(String) })
    const other = await ask({ client_ref: clientRef(3), title: 'Evening Lights' })
    expect(staff('group_refuse', other.id)).toBeNull()
    const { list } = (await member.get('/api/notification/index', { type: 'order' }, 'zh-cn')).data
    const [notice] = list as { body: string; link: string }[]
    expect(notice?.link).toBe(`/user/group/detail/${other.id}`)
    // Where staff give no reason, its sentence is in the reader's language.
    expect(notice?.body.replace(/^Evening Lights（[^）]*）/, '')).not.toMatch(/[a-z]/i)
    expect([...notices(refused.id), ...notices(silent.id)]).toEqual(['group_refused', 'group_expired'])
    expect(staff('group_offer', silent.id)).not.toBeNull()
  })

  test('R2.207 A hotel without rooms is refused', async () => {
    const sold = carriers.find(({ recheck }) => recheck === 'sold_out')
    const { id } = await ask({ hotel_id: sold?.hotel_id })
    member.world.clock.advance(3 * hour)
    expect((await read(id)).status).toBe('refused')
  })

  test('R2.213 Open offers and orders hold the rooms that a hotel keeps for groups', async () => {
    const many = { rooms: [{ ...pair, rooms: 60 }] }
    const [one, other] = [await ask({ ...many }), await ask({ ...many, client_ref: clientRef(2) })]
    const late = await ask({
      ...many,
      client_ref: clientRef(3),
      check_in: '2026-12-11',
      check_out: '2026-12-13',
    })
    const later = await ask({
      ...many,
      client_ref: clientRef(4),
      check_in: '2026-12-12',
      check_out: '2026-12-13',
    })
    member.world.clock.advance(3 * hour)
    expect((await read(other.id)).status).toBe('offered')
    expect(await read(late.id)).toMatchObject({ status: 'refused', reason: expect.any(String) })
    expect((await read(later.id)).status).toBe('offered')
    const { version } = await read(one.id)
    await member.post('/api/group/decline', { id: one.id, version })
    const again = await ask({
      ...many,
      client_ref: clientRef(5),
      check_in: '2026-12-11',
      check_out: '2026-12-12',
    })
    member.world.clock.advance(3 * hour)
    expect((await read(again.id)).status).toBe('offered')
  })

  test('R2.213 Where some rooms are left, the refusal says how many', async () => {
    await ask({ rooms: [{ ...pair, rooms: 90 }] })
    const { id } = await ask({ rooms: [{ ...pair, rooms: 40 }], client_ref: clientRef(2) })
    member.world.clock.advance(3 * hour)
    expect((await read(id)).reason).toMatch(/\b30\b/)
  })

  const tripOf = (id: string) => member.world.tables.trip.where(({ order_ids }) => order_ids.includes(id))[0]
  const allocation = { own_reference: 'PO-7', customer: 'Harbour Lights', cost_centre: '' }

  test('R2.212 The orders of a group have its reference and customer, and are one trip of its name', async () => {
    const group = await offered({ allocation: { own_reference: 'PO-7', customer: 'Harbour Lights' } })
    expect(group).toMatchObject({ allocation, trip: null })
    const [one, other] = [(await bookPart(group, 0)).data.order, (await bookPart(group, 1)).data.order]
    expect([one.allocation, other.allocation]).toEqual([allocation, allocation])
    const trip = tripOf(one.booking_id)
    expect(trip).toMatchObject({
      title: form().title,
      allocation,
      order_ids: [one.booking_id, other.booking_id],
    })
    expect((await read(group.id)).trip).toEqual({ id: trip?.id, title: form().title })
  })

  test('R2.212 A group that is asked for from a trip joins that trip', async () => {
    const { data } = await member.post('/api/trip/save', { title: 'Winter fair', order_ids: [] })
    const group = await offered({ trip_id: data.trip.id })
    const { order } = (await bookPart(group, 0)).data
    expect(tripOf(order.booking_id)?.id).toBe(data.trip.id)
  })

  test('R2.263 An order of a group that goes into another trip does not take the next ones along', async () => {
    const saved = async (title: string) =>
      (await member.post('/api/trip/save', { title, order_ids: [] })).data.trip.id as string
    const [own, other] = [await saved('Winter fair'), await saved('Advance party')]
    const group = await offered({ trip_id: own })
    const { order: apart } = (await bookPart(group, 0, 0, { trip_id: other })).data
    const { order: next } = (await bookPart(group, 1)).data
    expect([apart, next].map(({ booking_id }) => tripOf(booking_id)?.id)).toEqual([other, own])
    expect((await read(group.id)).trip).toMatchObject({ id: own })
  })

  test('R2.214 The order of a colleague is named only to those who may see it', async () => {
    const { tables } = member.world
    const booker = tables.member.where(({ username }) => username === 'golden_booker')[0]
    if (!booker) throw new Error('There is no such account.')
    tables.member.put({ ...booker, data_scope: 'own' })
    const superior = member
    member = signedInAgain(superior, 'golden_booker')
    const group = await offered()
    const own = member
    member = signedInAgain(superior, 'goldenland')
    const { booking_id } = (await bookPart(group, 0)).data.order
    expect((await read(group.id)).offer.parts[0]).toMatchObject({ booking_id, booked: true })
    member = own
    const hidden = await read(group.id)
    expect(hidden.offer.parts[0]).toMatchObject({ booking_id: null, booked: true, bookable: false })
    expect(JSON.stringify(hidden)).not.toContain(booking_id)
    const { data } = await bookPart(group, 0, 5)
    expect(JSON.stringify(data)).not.toContain(booking_id)
  })

  test('R2.211 The dashboard speaks of offers of which something is not booked', async () => {
    const alerts = async () =>
      (await member.get('/api/dashboard/summary')).data.alerts.filter(({ link }: { link: string }) =>
        link.includes('/user/group/'),
      )
    expect(await alerts()).toEqual([])
    const group = await offered()
    expect(await alerts()).toMatchObject([{ link: `/user/group/detail/${group.id}` }])
    await bookPart(group, 0)
    expect(await alerts()).toHaveLength(1)
    await bookPart(group, 1)
    expect(await alerts()).toEqual([])
  })

  test('R2.207 It is withdrawn before the answer and declined after it, by the newest version', async () => {
    const { id, version } = await ask()
    const stale = await member.post('/api/group/withdraw', { id, version: version + 1 })
    expect(stale.data).toMatchObject({ error_key: 'VERSION_CONFLICT', fresh: { group: { version } } })
    expect((await member.post('/api/group/withdraw', { id, version })).data.group.status).toBe('withdrawn')
    const group = await offered({ client_ref: clientRef(2) })
    const late = await member.post('/api/group/withdraw', { id: group.id, version: group.version })
    expect(late.data.reason_key).toBe('WRONG_STATUS')
    const { data } = await member.post('/api/group/decline', { id: group.id, version: group.version })
    expect(data.group).toMatchObject({ status: 'declined', until: null })
    expect((await bookPart(group, 0)).data.error_key).toBe('RATE_EXPIRED')
  })
})

test('R2.208 A company is given the right to pay later, and loses it', () => {
  const right = () => member.world.tables.company.get('1')?.pay_later
  expect(right()).toBe(false)
  expect(staff('pay_later', 'goldenland', { allowed: true })).toBeNull()
  expect(right()).toBe(true)
  expect(staff('pay_later', '1', { allowed: false })).toBeNull()
  expect(right()).toBe(false)
  expect(staff('pay_later', 'nobody')).not.toBeNull()
})
