import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { colleague, expectNotFound } from '../../testing/document-desk.ts'
import {
  bookingBody,
  bookStay,
  clientRef,
  confirmedOrder,
  expectCleanWorld,
  findRate,
  payOrder,
  readOrder,
} from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { bookCar, bookTransfer, travellers } from '../../testing/ride-journey.ts'
import { spentThisMonth } from '../company-ledger.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const names = (nth: number) => [`GUEST ${'ABCDE'.charAt(nth)}A`, `ZHANG ${'ABCDE'.charAt(nth)}I`]
const confirmed = (nth = 1) => confirmedOrder(member, { nth, names: names(nth) })
const batch = async (body: object, who: RealMock = member, language: 'en' | 'zh-cn' = 'en') =>
  who.post('/api/order/batch', body, language)

describe('what ends soon', () => {
  test('Lists deadlines within the requested hours, soonest first, each with its order', async () => {
    const order = await bookStay(member)
    const { data } = await member.get('/api/order/deadlines', { within_hours: 24 })
    const times = data.list.map(({ deadline }: { deadline: { at_utc: string } }) => deadline.at_utc)
    expect(times).toEqual(times.toSorted())
    const until = member.world.clock.now() + 86_400_000
    expect(times.every((time: string) => Date.parse(time) <= until)).toBe(true)
    const entry = data.list.find(({ booking_id }: { booking_id: string }) => booking_id === order.booking_id)
    expect(entry).toMatchObject({
      deadline: { kind: 'pay' },
      guests_text: 'Thant +1',
      total_settlement_price: order.total_settlement_price,
    })
    const { data: counts } = await member.get('/api/order/counts')
    expect(data.list).toHaveLength(counts.deadline_24h)
  })

  test('More hours show more, and members who may not see settlement prices see none', async () => {
    const day = await member.get('/api/order/deadlines')
    const hour = await member.get('/api/order/deadlines', { within_hours: 1 })
    expect(day.data.list.length).toBeGreaterThan(hour.data.list.length)
    const viewer = await colleague(member, 'golden_viewer').get('/api/order/deadlines')
    expect(viewer.data.list[0].total_settlement_price).toBeNull()
    expect((await member.get('/api/order/deadlines', { within_hours: 0 })).data.fields).toHaveProperty(
      'within_hours',
    )
  })
})

describe('tags', () => {
  const tagged = async (id: string, add_tags: string[]) =>
    expect((await member.post('/api/order/remark', { id, add_tags })).code).toBe(1)

  test('R2.110 Adding adds and removing removes, on one order and on many', async () => {
    const [one, other] = [
      (await confirmed(1)).booking_id,
      (await bookStay(member, { nth: 3, names: names(3) })).booking_id,
    ]
    await tagged(one, ['VIP', 'fair'])
    const args = { add_tags: ['Lake'], remove_tags: ['FAIR'] }
    await batch({ ids: [one, other], action: 'remark', args })
    expect((await readOrder(member, one)).tags).toEqual(['VIP', 'Lake'])
    expect((await readOrder(member, other)).tags).toEqual(['Lake'])
  })

  test('R2.110 A tag that is to be added and removed is refused; another spelling of it replaces the first', async () => {
    const { booking_id: id } = await confirmed()
    await tagged(id, ['vip'])
    const both = await member.post('/api/order/remark', { id, add_tags: ['VIP'], remove_tags: ['a', 'VIP'] })
    expect(Object.keys(both.data.fields)).toEqual(['remove_tags[1]'])
    expect((await readOrder(member, id)).tags).toEqual(['vip'])
    await member.post('/api/order/remark', { id, add_tags: ['VIP'], remove_tags: ['vip'] })
    expect((await readOrder(member, id)).tags).toEqual(['VIP'])
  })

  test('An eleventh tag is refused with the number that the order has; the others are kept', async () => {
    const { booking_id: id } = await confirmed()
    await tagged(id, ['1', '2', '3', '4', '5', '6', '7', '8', '9'])
    const answer = await member.post('/api/order/remark', { id, add_tags: ['10', '11'] })
    expect(answer.data.fields.add_tags[0]).toContain('9')
    expect((await readOrder(member, id)).tags).toHaveLength(9)
  })

  test.each([
    ['hotel', async () => (await confirmed()).booking_id],
    ['car', async () => (await bookCar(member)).booking_id],
    ['airport', async () => (await bookTransfer(member)).booking_id],
  ] as const)(
    'R2.111 An order of a %s is found by its tag, in lists, counts and exports',
    async (type, book) => {
      const id = await book()
      await tagged(id, ['Canton Fair'])
      for (const query of [{ tag: 'canton fair', order_type: type }, { keyword: 'ＣＡＮＴＯＮ' }]) {
        const { data } = await member.get('/api/order/index', query)
        expect(data.list).toMatchObject([{ booking_id: id, tags: ['Canton Fair'] }])
      }
      const { data } = await member.get('/api/order/counts', { order_type: type, tag: 'none' })
      expect(data).toMatchObject({ all: 0, by_tag: [{ tag: 'Canton Fair', count: 1 }] })
      const body = { order_type: type, format: 'csv', filters: { tag: 'Canton Fair' } }
      const { job_id } = (await member.post('/api/order/export', body)).data
      const [job] = member.world.tables.export_job.where((one) => one.id === job_id)
      expect(job).toMatchObject({ ids: [id], columns: expect.arrayContaining(['tags']) })
    },
  )
})

describe('remarks', () => {
  test('Saves remark and tags, keeps omitted fields, and does not change the version', async () => {
    const order = await confirmed()
    const id = order.booking_id
    const first = await member.post('/api/order/remark', {
      id,
      internal_remark: ' VIP ',
      add_tags: ['group', 'group', ' A ', 'Group'],
    })
    expect(first.data.order).toMatchObject({
      internal_remark: 'VIP',
      tags: ['group', 'A'],
      version: order.version,
    })
    const second = await member.post('/api/order/remark', { id, add_tags: ['b'], remove_tags: ['a'] })
    expect(second.data.order).toMatchObject({ internal_remark: 'VIP', tags: ['group', 'b'] })
    expectNotFound([
      await colleague(member, 'jadecredit').post('/api/order/remark', { id, internal_remark: 'x' }),
    ])
    expect(await colleague(member, 'golden_viewer').post('/api/order/remark', { id })).toMatchObject({
      code: 401,
    })
  })
})

describe('one action on many orders', () => {
  test('Quotes and cancels each order on its own; one that fails does not affect the others', async () => {
    const [first, second] = [await confirmed(1), await confirmed(2)]
    const waiting = await bookStay(member, { nth: 3, names: names(3) })
    await payOrder(member, waiting, 'predeposit', 3)
    const ids = [first.booking_id, 'H2601010001', second.booking_id]
    const quoted = await batch({ ids, action: 'cancel_quote' })
    expect(quoted.data.results).toMatchObject([
      { id: first.booking_id, ok: true, error_key: null, quote: { order_version: first.version } },
      { ok: false, error_key: 'NOT_FOUND', quote: null },
      { ok: true },
    ])
    const quotes = quoted.data.results
      .filter(({ ok }: { ok: boolean }) => ok)
      .map(({ id, quote }: { id: string; quote: { quote_id: string; order_version: number } }) => ({
        id,
        quote_id: quote.quote_id,
        version: quote.order_version,
      }))
    await member.post('/api/order/remark', { id: first.booking_id, internal_remark: 'cancel this' })
    const cancelled = await batch({
      ids: [...ids.filter((_, at) => at !== 1), waiting.booking_id],
      action: 'cancel',
      args: { quotes, accept_penalty: true },
    })
    expect(
      cancelled.data.results.map(({ ok, error_key }: { ok: boolean; error_key: string }) => [ok, error_key]),
    ).toEqual([
      [true, null],
      [true, null],
      [false, 'QUOTE_EXPIRED'],
    ])
    expect((await readOrder(member, first.booking_id)).order_status).toBe('cancelling')
    expect((await readOrder(member, waiting.booking_id)).order_status).toBe('pending_confirm')
  })

  test('Answers a penalty that has begun since the quote as for a single order, with the current amount', async () => {
    const { booking_id: id, version, cancellation_policy } = await confirmed(1)
    const deadline = Date.parse(cancellation_policy.free_cancel_before.utc)
    member.world.clock.advance(deadline - 60_000 - member.world.clock.now())
    member = colleague(member, 'goldenland')
    const quoted = (await batch({ ids: [id], action: 'cancel_quote' })).data.results[0].quote
    member.world.clock.advance(60_000)
    const args = { quotes: [{ id, quote_id: quoted.quote_id, version }], accept_penalty: true }
    const [late] = (await batch({ ids: [id], action: 'cancel', args })).data.results
    expect(late).toMatchObject({ id, ok: false, outcome: 'terms_changed', error_key: null })
    expect(late.msg).toBe('The penalty has changed')
    expect(late.quote.quote_id).not.toBe(quoted.quote_id)
    expect(Number(late.quote.penalty.amount)).toBeGreaterThan(Number(quoted.penalty.amount))
    const again = { quotes: [{ id, quote_id: late.quote.quote_id, version }], accept_penalty: true }
    const [done] = (await batch({ ids: [id], action: 'cancel', args: again })).data.results
    expect(done).toMatchObject({ id, ok: true, outcome: 'accepted', quote: null })
  })

  test('Gives a reason in the language of the call', async () => {
    const order = await confirmedOrder(member, { hotel_id: '1009', non_refundable: true })
    const answer = await batch({ ids: [order.booking_id], action: 'cancel_quote' }, member, 'zh-cn')
    expect(answer.data.results).toEqual([
      {
        id: order.booking_id,
        ok: false,
        outcome: null,
        error_key: 'ACTION_NOT_ALLOWED',
        msg: '不可退款：订单确认后不可更改或取消',
        quote: null,
      },
    ])
  })

  test('Sends vouchers for the orders that have one', async () => {
    const [first, unpaid] = [await confirmed(1), await bookStay(member, { nth: 3, names: names(3) })]
    const ids = [first.booking_id, unpaid.booking_id]
    const answer = await batch({
      ids,
      action: 'voucher',
      args: { to: ['guest@example.com'], language: 'en' },
    })
    expect(answer.data.results.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, false])
    expect(answer.data.results[1].error_key).toBe('ACTION_NOT_ALLOWED')
    const mails = member.world.sent.filter(({ target }) => target === 'guest@example.com')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(first.booking_id)
    // The harness sends no origin, so the link is a path.
    expect(mails[0]?.text).toMatch(/^\/voucher\/\S+$/m)
  })

  test('Each action requires its own permission for every order', async () => {
    const order = await confirmed()
    const finance = colleague(member, 'golden_finance')
    const answer = await batch(
      { ids: [order.booking_id], action: 'remark', args: { add_tags: ['x'] } },
      finance,
    )
    expect(answer.data.results[0]).toMatchObject({ ok: false, error_key: 'NO_PERMISSION' })
    const mine = await batch({ ids: [order.booking_id], action: 'remark', args: { add_tags: ['x'] } })
    expect(mine.data.results[0]).toMatchObject({ ok: true })
    expect((await readOrder(member, order.booking_id)).tags).toEqual(['x'])
  })

  test.each([
    ['cancel', 'args.quotes'],
    ['voucher', 'args.to'],
    ['remark', 'args.internal_remark'],
  ])('%s without a required field names it', async (action, field) => {
    expect((await batch({ ids: ['H2611210001'], action })).data).toEqual({
      error_key: 'VALIDATION',
      fields: { [field]: ['Required'] },
    })
  })
})

describe('paying several orders', () => {
  /** Two unpaid stays, and what pays them. */
  async function twoUnpaid() {
    const orders = [
      await bookStay(member, { nth: 1, names: names(1) }),
      await bookStay(member, { nth: 2, names: names(2) }),
    ]
    const ids = orders.map(({ booking_id }) => booking_id as string)
    const asked = (await batch({ ids, action: 'pay_preview' })).data.results
    const payments = ids.map((id, nth) => ({
      id,
      version: asked[nth].payment.order_version,
      channel: 'predeposit',
      client_ref: clientRef(20 + nth),
    }))
    return { ids, asked, body: { ids, action: 'pay', args: { payments } } }
  }
  const holdsOf = (id: string) => member.world.tables.hold.where(({ order_id }) => order_id === id)

  test('R2.257 Two payments for one order are refused by name, and nothing is paid', async () => {
    const { ids, body } = await twoUnpaid()
    const [first, second] = body.args.payments
    const again = { ...first, channel: 'credit', client_ref: clientRef(50) }
    const { data } = await batch({ ...body, args: { payments: [first, second, again] } })
    expect(Object.keys(data.fields)).toEqual(['args.payments[2].id'])
    for (const id of ids) expect(holdsOf(id)).toEqual([])
  })

  test('R2.257 Sent twice they are paid once, and from another tab they are refused one by one', async () => {
    const { ids, asked, body } = await twoUnpaid()
    expect(asked[0].payment.channels[0]).toMatchObject({ channel: 'predeposit', allowed: true })
    for (let nth = 0; nth < 2; nth += 1)
      expect((await batch(body)).data.results).toMatchObject([{ ok: true }, { ok: true }])
    for (const id of ids) expect(holdsOf(id)).toHaveLength(1)
    const payments = body.args.payments.map((each, nth) => ({ ...each, client_ref: clientRef(30 + nth) }))
    const late = (await batch({ ...body, args: { payments } })).data.results
    expect(late).toMatchObject([
      { ok: false, error_key: 'VERSION_CONFLICT' },
      { ok: false, error_key: 'VERSION_CONFLICT' },
    ])
  })

  test('R2.257 A limit of the month holds for all of them: the second is refused and stays unpaid', async () => {
    const { ids, body } = await twoUnpaid()
    const [owner] = member.world.tables.member.where(({ username }) => username === 'goldenland')
    const first = member.world.tables.order.get(ids[0] ?? '')
    if (!owner || !first) throw new Error('They are there')
    const company = member.world.tables.company.get(owner.company_id)
    const spender = { id: owner.id, seesNet: true }
    const spent = company ? spentThisMonth(member.world, company, spender, member.world.clock.now()) : 0
    member.world.tables.member.put({
      ...owner,
      limit_per_month: ((spent + first.total_settlement_price) / 100).toFixed(2),
    })
    const { results } = (await batch(body)).data
    expect(results).toMatchObject([{ ok: true }, { ok: false, error_key: 'SUBACCOUNT_LIMIT' }])
    expect(member.world.tables.order.get(ids[1] ?? '')?.order_status).toBe('pending_payment')
    member.world.tables.member.put(owner)
  })
})

describe('paying several orders above a limit', () => {
  test('R5.111 Each order of a batch is a purchase of its own: only the dearer one needs an approval', async () => {
    const [owner] = member.world.tables.member.where(({ username }) => username === 'goldenland')
    const orders = [
      await bookStay(member, { nth: 1, names: names(1) }),
      await bookStay(member, { nth: 2, names: names(2), room: 1 }),
    ].sort((a, b) => Number(a.total_settlement_price.amount) - Number(b.total_settlement_price.amount))
    const ids = orders.map(({ booking_id }) => booking_id as string)
    if (owner)
      member.world.tables.member.put({ ...owner, approval_over: orders[0].total_settlement_price.amount })
    const payments = orders.map(({ booking_id: id, version }, nth) => ({
      id,
      version,
      channel: 'predeposit',
      client_ref: clientRef(40 + nth),
    }))
    const { results } = (await batch({ ids, action: 'pay', args: { payments } })).data
    expect(results).toMatchObject([{ ok: true }, { ok: false, error_key: 'APPROVAL_NEEDED' }])
    if (owner) member.world.tables.member.put(owner)
  })
})

describe('booking again', () => {
  test('Rebooks a future stay with the same dates, guests and rooms, without a price', async () => {
    const order = await confirmed()
    const { data } = await member.post('/api/order/rebook', { id: order.booking_id })
    expect(data.draft).toMatchObject({
      product: 'hotel',
      title: order.hotel_name,
      step: 'select',
      rebooked_from: order.booking_id,
      version: 1,
    })
    expect(JSON.parse(data.draft.search)).toEqual({
      hotel_id: order.hotel_id,
      check_in: order.check_in_date,
      check_out: order.check_out_date,
      rooms: [{ adults: 2, child_ages: [] }],
      nationality: 'CN',
      tz: 'Asia/Yangon',
    })
    expect(JSON.parse(data.draft.form).guests).toHaveLength(2)
    expect(JSON.parse(data.draft.form).rooms).toEqual(
      order.rooms.map(({ bed_type, cots }: { bed_type: string; cots: number }) => ({ bed_type, cots })),
    )
    expect(JSON.stringify(data.draft)).not.toContain(order.total_price.amount)
    const { data: drafts } = await member.get('/api/draft/index')
    expect(drafts.list[0].id).toBe(data.draft.id)
  })

  test('Another arrival keeps the nights; what is past needs new dates', async () => {
    const order = await confirmed()
    const { data } = await member.post('/api/order/rebook', { id: order.booking_id, check_in: '2027-01-05' })
    expect(JSON.parse(data.draft.search)).toMatchObject({ check_in: '2027-01-05', check_out: '2027-01-07' })
    for (const order_type of ['hotel', 'car']) {
      const filters = { order_type, order_status: ['completed'] }
      const { list } = (await member.get('/api/order/index', filters)).data
      const { draft } = (await member.post('/api/order/rebook', { id: list[0].booking_id })).data
      expect(draft.step).toBe('search')
      expect(JSON.parse(draft.search)).not.toHaveProperty('check_in')
    }
  })

  test('A child is as old as its birth date says on the new day', async () => {
    const rate = await findRate(member, { rooms: [{ adults: 2, child_ages: [3] }] })
    const body = bookingBody(rate)
    const child = { room_index: 1, full_name: 'Su', type: 'child', birthday: '2023-10-01', is_lead: false }
    const { order } = (await member.post('/api/hotel/book', { ...body, guests: [...body.guests, child] }))
      .data
    const { data } = await member.post('/api/order/rebook', { id: order.booking_id, check_in: '2027-11-01' })
    expect(JSON.parse(data.draft.search).rooms).toEqual([{ adults: 2, child_ages: [4] }])
    expect(JSON.parse(data.draft.form).guests).toContainEqual(
      expect.objectContaining({ full_name: 'Su', age: 4, birthday: '2023-10-01' }),
    )
  })

  test('A child that is of age on the new day travels as an adult', async () => {
    const rate = await findRate(member, { rooms: [{ adults: 2, child_ages: [17] }] })
    const body = bookingBody(rate)
    const child = { room_index: 1, full_name: 'Su', type: 'child', birthday: '2008-12-31', is_lead: false }
    const { order } = (await member.post('/api/hotel/book', { ...body, guests: [...body.guests, child] }))
      .data
    const { data } = await member.post('/api/order/rebook', { id: order.booking_id, check_in: '2027-01-05' })
    expect(JSON.parse(data.draft.search).rooms).toEqual([{ adults: 3, child_ages: [] }])
    expect(JSON.parse(data.draft.form).guests).toContainEqual(
      expect.objectContaining({ full_name: 'Su', type: 'adult', age: null }),
    )
  })

  test('A car is booked again from the day that is asked for, at the time it had', async () => {
    const order = await bookCar(member)
    const { data } = await member.post('/api/order/rebook', { id: order.booking_id, check_in: '2027-01-05' })
    const time = order.pick_up_time_local.slice(10)
    expect(JSON.parse(data.draft.search).start_local).toBe(`2027-01-05${time}`)
    const days = JSON.parse(data.draft.form).itinerary.map(({ date }: { date: string }) => date)
    expect(days.every((date: string) => date >= '2027-01-05')).toBe(true)
  })

  test('The passengers of a ride are searched for with their ages on the new day', async () => {
    const passengers = { adults: 1, child_ages: [17, 5] }
    const people = [
      { full_name: 'Su', birthday: '2008-12-20' },
      { full_name: 'Mya', birthday: '2020-12-20' },
    ].map((child) => ({ ...child, type: 'child', is_lead: false }))
    const guests = [travellers()[0], ...people]
    const car = await bookCar(member, { passengers }, 1, { guests })
    const { data } = await member.post('/api/order/rebook', { id: car.booking_id, check_in: '2026-12-21' })
    expect(JSON.parse(data.draft.search).passengers).toEqual({ adults: 2, child_ages: [6] })
  })

  test.each(['car', 'airport'] as const)(
    'Rebooks an order of the kind %s with its choices',
    async (order_type) => {
      const order = await (order_type === 'car' ? bookCar(member) : bookTransfer(member))
      const { data } = await member.post('/api/order/rebook', { id: order.booking_id })
      expect(data.draft).toMatchObject({
        product: order_type,
        step: order_type === 'car' ? 'guests' : 'search',
        rebooked_from: order.booking_id,
      })
      expect(data.draft.title).not.toBe('')
      expect(JSON.parse(data.draft.search)).toHaveProperty('passengers')
      // Without a zone no form can search, and an airport is more than its code.
      expect(JSON.parse(data.draft.search)).toMatchObject({
        tz: 'Asia/Yangon',
        ...(order_type === 'airport' && {
          airport: 'RGN',
          airport_name: 'Yangon International Airport (RGN)',
        }),
      })
      expect(`${data.draft.search} ${data.draft.selection}`).toContain('driver_language')
    },
  )

  test('R5.86 A car that is booked again costs the same, with zone, extras, stops and people', async () => {
    const hire = {
      number_of_rentals: 2,
      passengers: { adults: 2, child_ages: [5] },
      driver_language: 'chinese',
      industrial_zone: { entered: true, zone_id: 'thilawa-sez', times: 2 },
      extras: [
        { code: 'child_seat', quantity: 1 },
        { code: 'extra_hour', quantity: 2 },
      ],
    }
    const itinerary = [{ seq: 1, date: '2026-12-11', stop: 'Bago', planned_time: '10:00' }]
    const order = await bookCar(member, hire, 1, { itinerary })
    const { draft } = (await member.post('/api/order/rebook', { id: order.booking_id })).data
    const { tz: _, ...request } = JSON.parse(draft.search)
    expect(request).toMatchObject(hire)
    const quoted = await member.post('/api/car/quote', request)
    expect(quoted.data.total_price).toEqual(order.total_price)
    expect(JSON.parse(draft.form)).toMatchObject({
      guest_phone: '+8613800001234',
      itinerary: [{ date: '2026-12-11', time: '10:00', stop: 'Bago' }],
      contact: { email: '' },
    })
  })

  test('R5.86 A transfer that is booked again keeps luggage, people and name board', async () => {
    const order = await bookTransfer(member, { luggage: 7 }, {}, 1, { name_board_text: 'WANG 王' })
    const { draft } = (await member.post('/api/order/rebook', { id: order.booking_id })).data
    expect(JSON.parse(draft.search)).toMatchObject({ luggage: 7 })
    expect(JSON.parse(draft.form)).toMatchObject({
      name_board_text: 'WANG 王',
      booking_reminder: 'Child sleeps in the car',
      guests: [{ room_index: 1, full_name: 'WANG WEI', is_lead: true }, { full_name: 'Thant' }],
    })
  })

  test.each([
    ['hotel', () => confirmed()],
    ['car', () => bookCar(member)],
    ['airport', () => bookTransfer(member)],
  ] as const)('R5.94 The internal remark of a %s order is in the form of the next', async (_type, booked) => {
    const { booking_id: id } = await booked()
    await member.post('/api/order/remark', { id, internal_remark: 'Own words' })
    const { draft } = (await member.post('/api/order/rebook', { id })).data
    expect(JSON.parse(draft.form)).toMatchObject({ internal_remark: 'Own words' })
  })

  test('Refuses impossible dates at their field', async () => {
    const { booking_id: id } = await confirmed()
    const past = await member.post('/api/order/rebook', { id, check_in: '2026-11-01' })
    expect(past.data).toEqual({
      error_key: 'VALIDATION',
      fields: { check_in: ['Check-in cannot be before today at the destination'] },
    })
    const turned = await member.post(
      '/api/order/rebook',
      { id, check_in: '2026-12-20', check_out: '2026-12-20' },
      'zh-cn',
    )
    expect(turned.data.fields).toEqual({ check_out: ['离店日期须晚于入住日期'] })
    expectNotFound([await colleague(member, 'jadecredit').post('/api/order/rebook', { id })])
  })
})
