import { describe, expect, test } from 'vitest'
import { confirmedOrder, payOrder, readOrder } from '../../testing/hotel-journey.ts'
import { realMock } from '../../testing/real-mock.ts'
import { bookCar, bookTransfer } from '../../testing/ride-journey.ts'
import { amount, signedIn } from '../../testing/signed-in.ts'

const second = 1000
const minute = 60 * second
const hour = 60 * minute
const { member, later, until, balance, supplierSays } = signedIn('goldenland')
const cny = (value: string) => ({ amount: value, currency: 'CNY' })
const fieldsOf = (answer: { data: { fields: object } }) => Object.keys(answer.data.fields)
const call = async (path: string, id: string, body: object = {}) => {
  const { version } = await readOrder(member, id)
  return member.post(`/api/order/${path}`, { id, version, ...body })
}

async function confirmedCar(request: Parameters<typeof bookCar>[1] = {}, nth = 1): Promise<string> {
  const order = await bookCar(member, request, nth)
  await payOrder(member, order, 'predeposit', nth)
  member.world.clock.advance(8 * second)
  return order.booking_id
}

/** A car that was used for longer than booked; the hours on top are paid. */
async function carWithExtras(): Promise<string> {
  const id = await confirmedCar()
  until('2026-12-10T12:00:00+06:30')
  await call('confirmCheckIn', id)
  until('2026-12-12T20:00:00+06:30')
  supplierSays('report_extras', id, { overtime_hours: 3 })
  await call('confirmComplete', id, { extras_accepted: true })
  return id
}

async function confirmedTransfer(request: object = {}): Promise<string> {
  const order = await bookTransfer(member, request)
  await payOrder(member, order)
  member.world.clock.advance(8 * second)
  return order.booking_id
}

describe('refunds', () => {
  const refund = (id: string, value: string) =>
    call('refund', id, { ground: 'goodwill', money: cny(value), reason: 'No breakfast' })

  test('R4.44 Staff decide a request within two hours and pay it a day later; the order keeps its status', async () => {
    const id = await carWithExtras()
    const before = await balance()
    const { data } = await refund(id, '50.00')
    expect(data.refund).toMatchObject({
      status: 'requested',
      requested: cny('50.00'),
      refund_to: 'predeposit',
    })
    expect(data.order).toMatchObject({ order_status: 'completed', refund_status: 'requested' })
    supplierSays('refund_ack', id)
    expect(await readOrder(member, id)).toMatchObject({ refund_status: 'processing' })
    expect(await balance()).toBe(before)
    later(24 * hour)
    const paid = await readOrder(member, id)
    expect(paid).toMatchObject({ refund_status: 'partially_refunded', refund_money: cny('50.00') })
    const { data: ledger } = await member.get('/api/wallet/ledger', { keyword: id })
    expect(ledger.list[0]).toMatchObject({ type: 'refund', money: cny('50.00'), booking_id: id })
  })

  test('Staff can reject a refund with a reason, and then another one can be requested', async () => {
    const id = await confirmedCar()
    await refund(id, '50.00')
    expect(await refund(id, '10.00')).toMatchObject({ data: { reason_key: 'REFUND_OPEN' } })
    supplierSays('refund_nack', id)
    const refused = await readOrder(member, id)
    expect(refused).toMatchObject({ refund_status: 'refused', refund_money: cny('0.00') })
    expect(refused.timeline.at(-1).note).toContain('delivered as booked')
    expect(await refund(id, '10.00')).toMatchObject({ code: 1 })
    later(2 * hour)
    expect(['processing', 'refused']).toContain((await readOrder(member, id)).refund_status)
  })

  test('Refuses more than was charged, nothing, and another currency, each with its own error', async () => {
    const id = await confirmedCar()
    expect(await refund(id, '999999.00')).toMatchObject({ data: { error_key: 'AMOUNT_TOO_HIGH' } })
    expect(fieldsOf(await refund(id, '0.00'))).toEqual(['money.amount'])
    const dollars = await call('refund', id, {
      ground: 'goodwill',
      money: { amount: '5.00', currency: 'USD' },
      reason: 'x',
    })
    expect(dollars.data.fields).toEqual({ 'money.currency': ['Use the currency of the order'] })
    const unpaid = await bookCar(member, { model_id: 'toyota-camry' }, 2, { confirm_duplicate: true })
    expect(await refund(unpaid.booking_id, '5.00')).toMatchObject({ data: { reason_key: 'WRONG_STATUS' } })
  })

  test('Refuses a stale version with the current order', async () => {
    const id = await confirmedCar()
    const stale = await member.post('/api/order/refund', {
      id,
      version: 1,
      ground: 'goodwill',
      money: cny('5.00'),
      reason: 'x',
    })
    expect(stale).toMatchObject({
      data: { error_key: 'VERSION_CONFLICT', fresh: { order: { booking_id: id } } },
    })
  })
})

describe('check-in and check-out', () => {
  test('R4.42 Hotel guests check in with their room numbers; an unknown room is an error', async () => {
    const { booking_id: id } = await confirmedOrder(member)
    expect(await call('confirmCheckIn', id)).toMatchObject({ data: { reason_key: 'TOO_EARLY' } })
    until('2026-12-10T00:00:00+06:30')
    const strange = await call('confirmCheckIn', id, { rooms: [{ room_index: 2, room_number: '9' }] })
    expect(fieldsOf(strange)).toEqual(['rooms[0].room_index'])
    const numbers = ['704', '705'].map((room_number) => ({ room_index: 1, room_number }))
    expect(fieldsOf(await call('confirmCheckIn', id, { rooms: numbers }))).toEqual(['rooms[1].room_index'])
    const { data } = await call('confirmCheckIn', id, { rooms: [{ room_index: 1, room_number: '704' }] })
    expect(data.order).toMatchObject({ order_status: 'in_service', rooms: [{ room_number: '704' }] })
    expect(await call('confirmComplete', id)).toMatchObject({ data: { reason_key: 'TOO_EARLY' } })
    until('2026-12-12T00:00:00+06:30')
    expect(await call('confirmComplete', id)).toMatchObject({ data: { outcome: 'completed', extras: [] } })
  })

  test('R4.42 R4.43 Overtime and further entries are charged only after they are accepted', async () => {
    const zone = { entered: true, zone_id: 'yadanarbon', times: 1 }
    const id = await confirmedCar({ model_id: 'toyota-alphard-mandalay', industrial_zone: zone })
    until('2026-12-10T09:00:00+06:30')
    await call('confirmCheckIn', id)
    until('2026-12-12T19:00:00+06:30')
    const before = await balance()
    const booked = await readOrder(member, id)
    const pending = await call('confirmComplete', id)
    expect(pending.data.outcome).toBe('extras_pending')
    expect(pending.data.extras.map(({ code }: { code: string }) => code)).toEqual(['overtime', 'zone_extra'])
    expect(await balance()).toBe(before)
    const done = await call('confirmComplete', id, { extras_accepted: true })
    expect(done.data).toMatchObject({
      outcome: 'completed',
      order: { order_status: 'completed', overtime: { hours: 1 } },
    })
    const { order, extras } = done.data
    const net = extras.reduce(
      (sum: number, line: { settlement_money: { amount: string } }) => sum + amount(line.settlement_money),
      0,
    )
    expect(await balance()).toBeCloseTo(before - net, 2)
    expect(amount(order.settlement_money)).toBeCloseTo(amount(booked.settlement_money) + net, 2)
    expect(amount(order.industrial_zone.fee)).toBeCloseTo(amount(booked.industrial_zone.fee) * 2, 2)
  })

  test('Extras that the balance does not cover keep the order in service', async () => {
    const id = await confirmedCar({ model_id: 'hyundai-grand-starex' })
    until('2026-12-12T19:00:00+06:30')
    await call('confirmCheckIn', id)
    const entry = member.world.tables.ledger_entry
    const wallet = (await member.get('/api/wallet/summary')).data.wallet
    const last = entry.where((row) => row.company_id === '1' && row.account === 'predeposit').at(-1)
    if (!last) throw new Error('The balance has a past')
    const delta = -Math.round(amount(wallet.available) * 100)
    entry.put({
      ...last,
      id: 'spent',
      seq: last.seq + 1,
      type: 'adjust',
      delta,
      balance_after: last.balance_after + delta,
      order_id: null,
    })
    expect(await call('confirmComplete', id, { extras_accepted: true })).toMatchObject({
      data: { error_key: 'BALANCE_SHORT' },
    })
    expect(await readOrder(member, id)).toMatchObject({ order_status: 'in_service' })
  })
})

describe('changes', () => {
  const amend = (id: string, changes: object, more: object = {}) => call('amend', id, { changes, ...more })

  test('Requests and contacts change at once, and the voucher gets a new version', async () => {
    const { booking_id: id } = await confirmedOrder(member)
    const { data } = await amend(id, {
      special_requests: 'High floor',
      contact: { person: 'Zaw', phone: '+95911112222' },
    })
    expect(data).toMatchObject({
      outcome: 'applied',
      price_diff: cny('0.00'),
      order: { special_requests: 'High floor', contact_person: 'Zaw', voucher: { version: 2 } },
    })
  })

  test('The hotel is asked to change names, and answers after a while', async () => {
    const { booking_id: id } = await confirmedOrder(member)
    const guests = [{ position: 2, full_name: 'ZHANG  MEI LI' }]
    const asked = await amend(id, { guests })
    expect(asked.data).toMatchObject({
      outcome: 'requested',
      order: { guests: [{}, { full_name: 'ZHANG MEI' }] },
    })
    expect(await amend(id, { special_requests: 'x' })).toMatchObject({ data: { reason_key: 'CHANGE_OPEN' } })
    member.world.clock.advance(5 * minute)
    expect((await readOrder(member, id)).guests[1].full_name).toBe('ZHANG MEI LI')
  })

  test('A preview shows the cost of a change, without changing anything or asking the supplier', async () => {
    const { booking_id: id } = await confirmedOrder(member)
    const preview = (changes: object) => call('amendPreview', id, { changes })
    const same = { price_diff: cny('0.00'), settlement_diff: cny('0.00') }
    expect((await preview({ special_requests: 'x' })).data).toMatchObject({ verdict: 'apply', ...same })
    const names = { guests: [{ position: 2, full_name: 'ZHANG MEI LI' }] }
    expect((await preview(names)).data).toEqual({
      verdict: 'ask',
      verdict_text: 'The supplier has to agree',
      ...same,
    })
    expect(fieldsOf(await preview({ guests: [{ position: 9, full_name: 'LI' }] }))).toEqual([
      'changes.guests[0].position',
    ])
    const order = await readOrder(member, id)
    expect(order).toMatchObject({ amendment: null, guests: [{}, { full_name: 'ZHANG MEI' }] })
    until(order.service_start_local)
    expect((await preview(names)).data).toMatchObject({ reason_key: 'SERVICE_STARTED' })
  })

  test('A preview shows the price that the change then has, and no price for one that the terms forbid', async () => {
    const id = await confirmedTransfer()
    const night = {
      flight: { flight_number: '8M332', flight_local: '2026-12-10T23:00:00+06:30', flight_time_known: true },
      pick_up_local: '2026-12-10T23:30:00+06:30',
    }
    const { data } = await call('amendPreview', id, { changes: night })
    expect(data).toMatchObject({ verdict: 'apply', price_diff: cny('33.00') })
    expect(amount(data.settlement_diff)).toBeGreaterThan(28)
    expect((await amend(id, night)).data.price_diff).toEqual(data.price_diff)
    const { service_start_utc } = await readOrder(member, id)
    until(new Date(Date.parse(service_start_utc) - hour / 2).toISOString())
    expect((await call('amendPreview', id, { changes: night })).data).toMatchObject({
      verdict: 'never',
      price_diff: null,
      settlement_diff: null,
    })
  })

  test('Until the supplier answers, the order shows the requested change and refuses another', async () => {
    const { booking_id: id } = await confirmedOrder(member)
    const guests = [{ position: 2, full_name: 'ZHANG MEI LI' }]
    await amend(id, { guests })
    const asked = await readOrder(member, id)
    expect(asked.amendment).toMatchObject({
      changes: { guests },
      price_diff: cny('0.00'),
      requested_by: { nickname: expect.any(String) },
    })
    expect(asked.actions).toContainEqual(
      expect.objectContaining({ action: 'amend', enabled: false, reason_key: 'CHANGE_OPEN' }),
    )
    member.world.clock.advance(5 * minute)
    expect((await readOrder(member, id)).amendment).toBeNull()
  })

  test('A supplier can refuse a change, and then everything is as before', async () => {
    const id = await confirmedCar({ model_id: 'byd-e6-mandalay' })
    const asked = await amend(id, { pick_up_local: '2026-12-10T11:00:00+06:30' })
    expect(asked.data.outcome).toBe('requested')
    member.world.clock.advance(5 * minute)
    const order = await readOrder(member, id)
    expect(order.pick_up_time_local).toBe('2026-12-10T09:00:00+06:30')
    expect(order.timeline.at(-1).event).toBe('supplier_refuse_amend')
  })

  test('A later pick-up moves the schedule, the terms and the driver with it', async () => {
    const id = await confirmedCar()
    await amend(id, { pick_up_local: '2026-12-11T12:30:00+06:30' }, { confirm_duplicate: true })
    member.world.clock.advance(5 * minute)
    const order = await readOrder(member, id)
    expect(order).toMatchObject({ rental_date: '2026-12-11', planned_end_local: '2026-12-13T22:30:00+06:30' })
    expect(order.cancellation_policy.free_cancel_before.local).toBe('2026-12-10T12:30:00+06:30')
    until('2026-12-10T15:00:00+06:30')
    expect((await readOrder(member, id)).dispatch.status).toBe('unassigned')
    until('2026-12-10T18:30:00+06:30')
    expect((await readOrder(member, id)).dispatch.status).toBe('assigned')
  })

  test('A change into the night costs more and must be accepted; a change back to daytime refunds it', async () => {
    const id = await confirmedTransfer()
    const before = await balance()
    const night = {
      flight: { flight_number: '8M332', flight_local: '2026-12-10T23:00:00+06:30', flight_time_known: true },
      pick_up_local: '2026-12-10T23:30:00+06:30',
    }
    const priced = await amend(id, night)
    expect(priced.data).toMatchObject({ outcome: 'price_pending', price_diff: cny('33.00') })
    expect(await balance()).toBe(before)
    const accepted = await amend(id, night, { accept_price_diff: true })
    expect(accepted.data).toMatchObject({
      outcome: 'applied',
      order: { total_price: cny('143.00'), local_pick_up_time: '2026-12-10T23:30:00+06:30' },
    })
    const charged = before - (await balance())
    expect(charged).toBeGreaterThan(28)
    const back = await amend(id, {
      flight: { flight_number: '8M332', flight_local: '2026-12-10T14:30:00+06:30', flight_time_known: true },
      pick_up_local: '2026-12-10T15:00:00+06:30',
    })
    expect(back.data).toMatchObject({
      outcome: 'applied',
      price_diff: cny('-33.00'),
      order: { total_price: cny('110.00') },
    })
    expect(await balance()).toBeCloseTo(before, 2)
    expect(back.data.order.refunds[0].type).toBe('price_difference')
    const moved = member.world.tables.ledger_entry.where(({ order_id }) => order_id === id)
    expect(moved.slice(-2).map(({ type, operator }) => [type, operator?.nickname])).toEqual([
      ['charge', 'Chen Hui'],
      ['refund', 'Chen Hui'],
    ])
  })

  test('Nobody can make an unpaid order more expensive than they could have booked it', async () => {
    const order = await bookTransfer(member)
    const { tables } = member.world
    const [row] = tables.member.where(({ username }) => username === 'goldenland')
    if (!row) throw new Error('The member is seeded')
    tables.member.put({ ...row, limit_per_order: order.total_settlement_price.amount })
    const night = { pick_up_local: '2026-12-10T23:30:00+06:30' }
    const refused = await amend(order.booking_id, night, { accept_price_diff: true })
    expect(refused.data.error_key).toBe('SUBACCOUNT_LIMIT')
    expect((await readOrder(member, order.booking_id)).total_price).toEqual(order.total_price)
    tables.member.put(row)
    expect((await amend(order.booking_id, night, { accept_price_diff: true })).data.outcome).toBe('applied')
  })

  test('R9.30 A change that the supplier accepts later is dropped if it no longer fits the limits of its requester', async () => {
    const id = await confirmedTransfer()
    const order = await readOrder(member, id)
    later(Date.parse(order.local_pick_up_time) - 4 * hour - member.world.clock.now())
    const request = { pick_up_local: '2026-12-10T23:30:00+06:30' }
    expect((await amend(id, request, { accept_price_diff: true })).data.outcome).toBe('requested')
    const before = await balance()
    const { tables } = member.world
    const [row] = tables.member.where(({ username }) => username === 'goldenland')
    if (!row) throw new Error('The member is seeded')
    tables.member.put({ ...row, limit_per_order: order.total_settlement_price.amount })
    supplierSays('amend_ack', id)
    const after = await readOrder(member, id)
    expect(after).toMatchObject({
      local_pick_up_time: order.local_pick_up_time,
      settlement_money: order.settlement_money,
    })
    expect(after.timeline.at(-1)).toMatchObject({
      event: 'supplier_refuse_amend',
      note: expect.stringContaining('limit'),
    })
    expect(await balance()).toBe(before)
    tables.member.put(row)
    const again = await amend(id, request, { accept_price_diff: true })
    supplierSays('amend_ack', id)
    expect(again.data.price_diff).toEqual(cny('33.00'))
    expect(await balance()).toBeLessThan(before)
  })

  test('A pick-up follows its flight; an hour before, another flight number is free', async () => {
    const id = await confirmedTransfer()
    until('2026-12-10T05:00:00+06:30')
    const { data } = await amend(id, {
      flight: { flight_number: '8M334', flight_local: '2026-12-10T15:00:00+06:30', flight_time_known: true },
      pick_up_local: '2026-12-10T15:00:00+06:30',
    })
    expect(data).toMatchObject({
      outcome: 'applied',
      price_diff: cny('0.00'),
      order: { flight_number: '8M334' },
    })
    until('2026-12-10T14:30:00+06:30')
    const late = await amend(id, { name_board_text: 'LI' })
    expect(late.data).toMatchObject({ outcome: 'not_allowed', price_diff: null })
  })

  test('Terms that allow no change say so, and nothing happens', async () => {
    const id = await confirmedCar({ model_id: 'bmw-5-series' })
    const { version } = await readOrder(member, id)
    const { data } = await amend(id, { guests: [{ position: 1, full_name: 'LI' }] })
    expect(data).toMatchObject({ outcome: 'not_allowed', order: { version } })
  })

  test.each([
    ['nothing', {}, 'changes'],
    [
      'a flight of a car',
      { flight: { flight_number: 'TG305', flight_local: '2026-12-10T15:00:00+06:30' } },
      'changes.flight',
    ],
    [
      'a guest who is not there',
      { guests: [{ position: 9, full_name: 'LI' }] },
      'changes.guests[0].position',
    ],
    ['a name of digits', { guests: [{ position: 1, full_name: '12' }] }, 'changes.guests[0].full_name'],
    [
      'the same guest twice',
      {
        guests: [
          { position: 1, full_name: 'LI' },
          { position: 1, full_name: 'WANG' },
        ],
      },
      'changes.guests[1].position',
    ],
    ['a pick-up in the past', { pick_up_local: '2026-11-20T09:00:00+06:30' }, 'changes.pick_up_local'],
  ])('Refuses a request at its field: %s', async (_title, changes, field) => {
    const id = await confirmedCar()
    const answer = await amend(id, changes)
    expect(answer).toMatchObject({ code: 0, data: { error_key: 'VALIDATION' } })
    expect(fieldsOf(answer)).toEqual([field])
  })

  test('Another company changes, refunds and completes nothing', async () => {
    const id = await confirmedCar()
    const stranger = realMock('jadecredit')
    for (const [path, body] of [
      ['refund', { ground: 'goodwill', money: cny('5.00'), reason: 'x' }],
      ['confirmCheckIn', {}],
      ['confirmComplete', {}],
      ['amend', { changes: { special_requests: 'x' } }],
    ] as const) {
      expect(await stranger.post(`/api/order/${path}`, { id, version: 1, ...body })).toMatchObject({
        data: { error_key: 'NOT_FOUND' },
      })
    }
  })
})
