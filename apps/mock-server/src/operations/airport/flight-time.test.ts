import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectCleanWorld, payOrder, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { bookTransfer, quoteTransfer, searchTransfers, transferBody } from '../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const local = (time: string) => `2026-12-10T${time}:00+06:30`
const fieldsOf = (answer: { data: { fields?: object } }) => Object.entries(answer.data.fields ?? {})
const known = { flight_time_known: true }

describe.each([
  ['pickup', '8M332', '14:00', /8M332 lands at 2026-12-10 15:15 .* not at 2026-12-10 14:00/],
  ['dropoff', '8M331', '12:00', /8M331 leaves at 2026-12-10 07:45 .* not at 2026-12-10 12:00/],
] as const)('the time of a known flight: %s', (transfer_type, flight_number, time, sentence) => {
  const ride = { transfer_type, flight_number, service_local: undefined }
  const request = { ...ride, flight_local: local(time) }
  const usual = {
    transfer_type,
    flight_number,
    service_local: local(transfer_type === 'pickup' ? '16:00' : '04:00'),
  }

  test('R5.85 A search is refused at a time that the timetable contradicts, unless the new time is known', async () => {
    expect(fieldsOf(await searchTransfers(member, request))).toEqual([
      ['flight_local', [expect.stringMatching(sentence)]],
    ])
    const order = await bookTransfer(member, { ...request, ...known })
    expect(order.arriving_local ?? order.departing_local).toBe(local(time))
    expect(order.flight).toMatchObject({ estimated_local: local(time) })
    expect(await searchTransfers(member, { ...request, flight_number: '6E203' })).toMatchObject({ code: 1 })
    expect(await searchTransfers(member, { ...request, flight_number: undefined })).toMatchObject({ code: 1 })
  })

  test('R5.85 A booking is refused likewise, and keeps the time that its search agreed on', async () => {
    const { data: quote } = await quoteTransfer(member, usual)
    const flight = { flight_number, flight_local: local(transfer_type === 'pickup' ? time : '06:00') }
    const book = (body: object, offer = quote) =>
      member.post('/api/airport/book', transferBody(offer, 1, { flight: body }))
    expect(fieldsOf(await book(flight)).map(([field]) => field)).toEqual(['flight.flight_local'])
    // A number that comes later has the time of the search.
    const { data: timed } = await quoteTransfer(member, { ...request, flight_number: undefined })
    expect(fieldsOf(await book({ flight_number }, timed)).map(([field]) => field)).toEqual([
      'flight.flight_local',
    ])
    const { data: agreed } = await quoteTransfer(member, { ...request, ...known })
    expect(await book({ flight_number, flight_local: local(time) }, agreed)).toMatchObject({ code: 1 })
  })

  test('R5.85 A change is refused likewise, and does not judge the time that was booked', async () => {
    const order = await bookTransfer(member, usual)
    await payOrder(member, order)
    member.world.clock.advance(8000)
    const { version } = await readOrder(member, order.booking_id)
    const flight = { flight_number, flight_local: local(transfer_type === 'pickup' ? '15:45' : '08:30') }
    const amend = (changes: object) =>
      member.post('/api/order/amend', { id: order.booking_id, version, changes, accept_price_diff: true })
    expect(fieldsOf(await amend({ flight })).map(([field]) => field)).toEqual(['changes.flight.flight_local'])
    const booked = { flight_number, flight_local: order.arriving_local ?? order.departing_local }
    expect((await amend({ flight: booked })).code).toBe(1)
    const now = (await readOrder(member, order.booking_id)).version
    const again = { id: order.booking_id, version: now, changes: { flight: { ...flight, ...known } } }
    expect((await member.post('/api/order/amend', { ...again, accept_price_diff: true })).data.outcome).toBe(
      'applied',
    )
    const last = await readOrder(member, order.booking_id)
    const untimed = { id: order.booking_id, version: last.version, changes: { flight: { flight_number } } }
    const { data } = await member.post('/api/order/amend', { ...untimed, accept_price_diff: true })
    expect(data.order.arriving_local ?? data.order.departing_local).toBe(booked.flight_local)
  })
})

test('R5.85 A quote keeps that the new time of a flight is known', async () => {
  const request = { flight_local: local('14:00'), service_local: undefined, ...known }
  const { data: transfer } = await quoteTransfer(member, request)
  const option = { quote_key: transfer.quote_key, sell_price: transfer.total_price }
  const { data } = await member.post('/api/quote/save', {
    title: 'Arrival',
    customer: { name: 'Li Na', contact: '' },
    expire_time: Math.floor(member.world.clock.now() / 1000) + 86_400,
    show: { price: true, policy: true },
    options: [option],
  })
  const used = await member.post('/api/quote/convert', {
    id: data.quote.id,
    option_id: data.quote.options[0].id,
  })
  expect(JSON.parse(used.data.draft.search)).toMatchObject(known)
})

describe('a change of the flight', () => {
  const confirmed = async (request: object = {}) => {
    const { booking_id } = await bookTransfer(member, request)
    await payOrder(member, { booking_id, version: 1 })
    member.world.clock.advance(8000)
    return readOrder(member, booking_id)
  }
  const amended = async (
    { booking_id: id, version }: { booking_id: string; version: number },
    changes: object,
  ) => {
    const body = { id, version, changes, accept_price_diff: true }
    expect((await member.post('/api/order/amend', body)).data.outcome).toBe('applied')
    return readOrder(member, id)
  }
  const flight = (flight_number: string, time?: string) => ({
    flight: { flight_number, ...(time && { flight_local: local(time) }) },
  })

  test('R5.85 Order and voucher have the terminal of another known flight', async () => {
    const order = await confirmed()
    expect(order.airport.terminal).toBe('T3')
    const unknown = await amended(order, flight('6E203', '15:00'))
    expect(unknown.airport.terminal).toBeNull()
    const known = await amended(unknown, flight('8M336'))
    expect(known.airport.terminal).toBe('T1')
    const { data } = await member.get('/api/order/voucher', { id: order.booking_id })
    expect(data.voucher.airport.terminal).toBe('T1')
    expect(data.voucher.meeting_point).toContain('T1')
  })

  test('R5.85 A flight without a time is that of the booked landing, however late the pick-up is', async () => {
    const order = await confirmed({ flight_number: '8M336', service_local: local('21:00') })
    const later = await amended(order, { pick_up_local: '2026-12-11T12:00:00+06:30' })
    const unknown = await amended(later, flight('6E203', '18:00'))
    const back = await amended(unknown, flight('8M336'))
    expect(back.arriving_local).toBe(local('21:00'))
    expect(back.local_pick_up_time).toBe('2026-12-11T12:00:00+06:30')
  })

  test('R3.80 Free waiting begins at the landing, or at a later pick-up, on offer, order and voucher alike', async () => {
    const at = { flight_number: '8M336', service_local: local('21:00') }
    expect((await quoteTransfer(member, at)).data.wait_starts).toBe('landing')
    const later = { ...at, service_local: local('23:30') }
    expect((await quoteTransfer(member, later)).data.wait_starts).toBe('pick_up_time')
    expect((await searchTransfers(member, later)).data.list[0].wait_starts).toBe('pick_up_time')
    const unknown = { flight_number: '6E203', service_local: local('20:00') }
    expect((await quoteTransfer(member, unknown)).data.wait_starts).toBe('pick_up_time')
    const order = await confirmed(at)
    expect(order).toMatchObject({ wait_starts: 'landing', free_wait_until_local: local('22:30') })
    const moved = await amended(order, { pick_up_local: local('22:00') })
    expect(moved).toMatchObject({ wait_starts: 'pick_up_time', free_wait_until_local: local('23:30') })
    const { data } = await member.get('/api/order/voucher', { id: order.booking_id })
    expect(data.voucher.wait_starts_text).toContain(moved.wait_starts_text)
  })
})

test('R5.98 A drop-off that misses its flight on the road is refused with both times', async () => {
  const search = (pick_up: string) =>
    searchTransfers(member, {
      transfer_type: 'dropoff',
      flight_number: '6E203',
      flight_local: local('12:00'),
      service_local: local(pick_up),
    })
  const late = await search('11:50')
  expect(late.data.fields.service_local[0]).toMatch(/11:50.*12:00/)
  expect(await search('09:00')).toMatchObject({ code: 1 })
})

test('R5.97 The airport of the transfer is no place to go to, also by its typed name', async () => {
  const place = { place_id: null, name: '仰光机场', address: '', lat: null, lng: null }
  expect((await searchTransfers(member, { place })).data.fields).toHaveProperty('place')
})
