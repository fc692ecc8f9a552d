import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectCleanWorld, payOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import {
  bookTransfer,
  downtown,
  quoteTransfer,
  searchTransfers,
  transferBody,
  travellers,
} from '../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const cny = (amount: string) => ({ amount, currency: 'CNY' })
const fieldsOf = (answer: { data: { fields: object } }) => Object.keys(answer.data.fields)
const offerOf = (answer: { data: { list: { vehicle_class: string }[] } }, wanted: string) =>
  answer.data.list.find(({ vehicle_class }) => vehicle_class === wanted)

describe('airports', () => {
  test('R2.48 Finds an airport by its code and by its name in either language', async () => {
    const all = await member.get('/api/airport/index', { select: true })
    expect(all.data.total).toBe(55)
    for (const quickSearch of [
      'rgn',
      'VYYY',
      'Yangon Inter',
      '仰光',
      'yangguang',
      'ရန်ကုန်',
      'Rangoon',
      'dagu',
    ]) {
      const { data } = await member.get('/api/airport/index', { quickSearch })
      expect(
        data.list.map(({ iata }: { iata: string }) => iata),
        quickSearch,
      ).toContain('RGN')
    }
    for (const [quickSearch, iata] of [
      ['RG', 'RGN'],
      ['bk', 'BKK'],
      ['MD', 'MDL'],
      ['heihe', 'HEH'],
      ['suwannapu', 'BKK'],
      ['zhangyi', 'SIN'],
    ]) {
      const { data } = await member.get('/api/airport/index', { quickSearch })
      expect(data.list[0]?.iata, quickSearch).toBe(iata)
    }
    const thai = await member.get('/api/airport/index', { country: 'TH' })
    expect(thai.data.total).toBe(4)
    const chosen = await member.get('/api/airport/index', { quickSearch: 'nothing', initValue: ['PEK'] })
    expect(chosen.data.list).toMatchObject([{ iata: 'PEK', terminals: ['T2', 'T3'], city: 'beijing' }])
  })
})

describe('flights', () => {
  const look = (flight_number: string, date = '2026-12-10', direction = 'arrival') =>
    member.get('/api/flight/lookup', { flight_number, date, direction })

  test('A known flight has the same schedule every day; odd numbers go out, even ones come back', async () => {
    const [out, back] = await Promise.all([look('8M331', '2026-12-10', 'departure'), look('8M332')])
    expect(out.data.list[0]).toMatchObject({ from: 'RGN', operating: '8M331', status: 'scheduled' })
    expect(back.data.list[0]).toMatchObject({ to: 'RGN' })
    const [next] = (await look('8M332', '2026-12-11')).data.list
    expect(next.departure.scheduled_local.slice(10)).toBe(
      back.data.list[0].departure.scheduled_local.slice(10),
    )
    expect(next.arrival.scheduled_local.slice(0, 10)).toBe('2026-12-11')
  })

  test('A flight departs before it lands, in the local time of both airports', async () => {
    for (const number of ['8M332', 'MU2030', 'SQ998', 'TG304', 'CA906', 'AI710']) {
      const [flight] = (await look(number)).data.list
      expect(Date.parse(flight.departure.scheduled_local)).toBeLessThan(
        Date.parse(flight.arrival.scheduled_local),
      )
      expect(flight.arrival.scheduled_local.slice(0, 10)).toBe('2026-12-10')
    }
  })

  test('An unknown flight number gives an empty answer and no error', async () => {
    expect(await look('ZZ123')).toMatchObject({ code: 1, data: { list: [] } })
  })

  test('R9.41 Yesterday and the last day that can be looked up are those of its airport', async () => {
    const refused = { data: { error_key: 'VALIDATION' } }
    const { clock } = member.world
    // Yangon 21 November 23:30, Kunming already the 22nd.
    clock.advance(Date.parse('2026-11-21T17:00:00Z') - clock.now())
    expect(await look('8M332', '2026-11-20')).toMatchObject({ code: 1 })
    expect(await look('MU2030', '2026-11-20')).toMatchObject(refused)
    // Yangon 22 November 00:30, Kolkata still the 21st.
    clock.advance(3_600_000)
    expect(await look('8M332', '2026-11-20')).toMatchObject(refused)
    expect(await look('AI710', '2026-11-20')).toMatchObject({ code: 1 })
  })

  test('A flight departs and lands as time passes', async () => {
    const seen = new Set<string>()
    for (let day = 0; day < 3; day += 1) {
      for (const number of ['8M332', 'MU2030', 'TG304', 'SQ998']) {
        const date = new Date(member.world.clock.now()).toISOString().slice(0, 10)
        const [flight] = (await look(number, date)).data.list
        seen.add(flight.status)
        member.world.clock.advance(3 * 3_600_000)
      }
    }
    expect(seen).toContain('landed')
    expect(seen.size).toBeGreaterThan(1)
  })
})

describe('searching for transfers', () => {
  test('Lists every class that carries the passengers, in the reader’s currency, each with its own key', async () => {
    const { data } = await searchTransfers(member)
    expect(data.total).toBe(8)
    expect(offerOf({ data }, 'sedan')).toMatchObject({
      total_price: cny('110.00'),
      chinese_driver_fee: cny('80.00'),
      free_wait_minutes: 90,
      wait_starts: 'pick_up_time',
      max_passengers: 3,
      required_fields: ['flight_number', 'name_board_text'],
    })
    const keys = data.list.map(({ offer_key }: { offer_key: string }) => offer_key)
    expect(new Set(keys).size).toBe(8)
    const visitor = await searchTransfers(realMock(null))
    expect(visitor.data.list[0].total_settlement_price).toBeNull()
  })

  test('At night the price includes a surcharge, and the offer names its amount', async () => {
    const day = await searchTransfers(member)
    const night = await searchTransfers(member, { service_local: '2026-12-10T23:30:00+06:30' })
    expect(offerOf(day, 'sedan')).toMatchObject({ night_fee: null, total_price: cny('110.00') })
    expect(offerOf(night, 'sedan')).toMatchObject({ night_fee: cny('33.00'), total_price: cny('143.00') })
  })

  test('Remembers a search with its text in both languages and the address that repeats it', async () => {
    await searchTransfers(member, { passengers: { adults: 2, child_ages: [5] } })
    const history = async (language: 'en' | 'zh-cn') =>
      (await member.get('/api/search/history', { product: 'airport' }, language)).data.list
    const [entry] = await history('en')
    expect(entry).toMatchObject({
      title: 'Airport pick-up · Yangon International Airport (RGN), 10 Dec 16:00',
      subtitle: 'Pansodan House, 2 adults, 1 child',
    })
    const address = new URL(entry.path, 'http://portal')
    expect(address.pathname).toBe('/airport/list')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      transfer_type: 'pickup',
      airport: 'RGN',
      airport_name: 'Yangon International Airport (RGN)',
      tz: 'Asia/Yangon',
      flight_number: '8M332',
      place_id: 'yangon-downtown',
      place_name: 'Pansodan House',
      service_local: '2026-12-10T16:00:00+06:30',
      passengers: '2-5',
      luggage: '2',
    })
    expect((await history('zh-cn'))[0]).toMatchObject({
      title: '接机 · 仰光国际机场（RGN），12月10日 16:00',
      subtitle: 'Pansodan House，2 位成人，1 位儿童',
    })
  })

  test('Luggage and passengers decide the number of vehicles, and vehicles that are too small are left out', async () => {
    const { data } = await searchTransfers(member, {
      passengers: { adults: 10, child_ages: [3] },
      luggage: 12,
    })
    expect(offerOf({ data }, 'van')).toMatchObject({ number_of_vehicles: 2, max_passengers: 18 })
    const none = await searchTransfers(member, { passengers: { adults: 40, child_ages: [] }, luggage: 60 })
    expect(none.data.list.map(({ vehicle_class }: { vehicle_class: string }) => vehicle_class)).toEqual([
      'minibus',
    ])
  })

  test('Every vehicle names the price of a child seat and of an hour of waiting', async () => {
    const sedan = offerOf(await searchTransfers(member), 'sedan')
    expect(sedan).toMatchObject({
      child_seat_unit_price: cny('30.00'),
      overtime_wait_unit_price: cny('40.00'),
    })
  })

  test('R2.55 Asking for a driver who speaks Chinese keeps the classes that have one', async () => {
    const { data } = await searchTransfers(member, { driver_language: 'chinese' })
    expect(data.total).toBe(7)
    for (const { driver_languages } of data.list) expect(driver_languages).toContain('chinese')
  })

  test('A drop-off starts two hours, the drive and ten minutes before the flight', async () => {
    const { data } = await member.post('/api/airport/search', {
      transfer_type: 'dropoff',
      airport: 'RGN',
      place: downtown,
      flight_local: '2026-12-10T20:00:00+06:30',
      passengers: { adults: 2, child_ages: [] },
      luggage: 2,
    })
    const suggested = Date.parse(data.suggested_pick_up_local)
    const minutes = (Date.parse('2026-12-10T20:00:00+06:30') - suggested) / 60_000
    expect(minutes).toBeGreaterThanOrEqual(130 + data.drive_minutes)
    expect(minutes).toBeLessThan(135 + data.drive_minutes)
    expect(data.list[0]).toMatchObject({ free_wait_minutes: 15, wait_starts: 'pick_up_time' })
  })

  test('The driver waits an hour for a domestic flight and ninety minutes for an international one', async () => {
    const home = await searchTransfers(member, { flight_number: 'UB102' })
    const { flight } = home.data
    const domestic =
      flight !== null && flight.from !== undefined && ['MDL', 'NYT', 'HEH', 'NYU'].includes(flight.from)
    expect(home.data.list[0].free_wait_minutes).toBe(domestic ? 60 : 90)
  })

  test.each([
    ['no time at all', { service_local: undefined }, 'service_local'],
    ['an hour from now', { service_local: '2026-11-21T09:30:00+06:30' }, 'service_local'],
    [
      'a pick-up after the flight has left',
      {
        transfer_type: 'dropoff',
        flight_number: '8M331',
        flight_local: '2026-12-10T13:00:00+06:30',
        flight_time_known: true,
      },
      'service_local',
    ],
  ])('Refuses a request at its field: %s', async (_title, request, field) => {
    const answer = await searchTransfers(member, request)
    expect(answer).toMatchObject({ code: 0, data: { error_key: 'VALIDATION' } })
    expect(fieldsOf(answer)).toContain(field)
  })

  test('Answers NOT_FOUND for an unknown airport, and no offers for one without service', async () => {
    expect(await searchTransfers(member, { airport: 'XXX' })).toMatchObject({
      data: { error_key: 'NOT_FOUND' },
    })
    const { data } = await searchTransfers(member, { airport: 'LIW', flight_number: undefined })
    expect(data).toMatchObject({ list: [], airport: { city: null } })
  })
})

describe('the flight of a transfer', () => {
  test('R3.46 Is refused at its number where it is known to fly between other airports', async () => {
    const wrong = { flight_number: '8M331' }
    const other = expect.stringMatching(/8M331 flies from RGN to [A-Z]{3}/)
    expect(await searchTransfers(member, wrong)).toMatchObject({
      data: { error_key: 'VALIDATION', fields: { flight_number: [other] } },
    })
    const { data: quote } = await quoteTransfer(member)
    const flight = { ...wrong, flight_local: '2026-12-10T15:15:00+06:30' }
    expect(await member.post('/api/airport/book', transferBody(quote, 1, { flight }))).toMatchObject({
      data: { fields: { 'flight.flight_number': [other] } },
    })
  })

  test.each([
    ['pickup', '8M336', '2026-12-11T00:30', '2026-12-10T21:00'],
    ['dropoff', '8M331', '2026-12-09T23:30', '2026-12-10T07:45'],
  ])('R3.46 Is the one nearest to the ride, also across midnight: %s', async (transfer_type, ...rest) => {
    const [flight_number, ride, flies] = rest
    const request = { transfer_type, flight_number, service_local: `${ride}:00+06:30` }
    const { data } = await searchTransfers(member, request)
    const { scheduled_local } = data.flight[transfer_type === 'pickup' ? 'arrival' : 'departure']
    expect(scheduled_local).toBe(`${flies}:00+06:30`)
    const { booking_id } = await bookTransfer(member, request)
    const order = (await member.get('/api/order/detail', { id: booking_id })).data.order
    expect(order.arriving_local ?? order.departing_local).toBe(scheduled_local)
  })

  test('R3.46 Names the pick-up of a drop-off, and its time, where its departure leaves too little time', async () => {
    const request = { transfer_type: 'dropoff', service_local: undefined, flight_number: undefined }
    const soon = await searchTransfers(member, { ...request, flight_local: '2026-11-21T12:00:00+06:30' })
    expect(soon).toMatchObject({
      data: { fields: { service_local: [expect.stringMatching(/2026-11-21 09:\d\d/)] } },
    })
  })

  test('R3.46 Is none where the member says so, although one was searched with', async () => {
    const dropoff = { transfer_type: 'dropoff', flight_number: '8M331' }
    const { data: quote } = await quoteTransfer(member, {
      ...dropoff,
      service_local: '2026-12-10T04:00:00+06:30',
    })
    const booked = await member.post('/api/airport/book', transferBody(quote, 1, { flight: null }))
    expect(booked).toMatchObject({ code: 1, data: { order: { flight_number: null, flight: null } } })
  })
})

describe('pricing a transfer', () => {
  test('From 22:00 to 06:00 the fare rises by 30 percent, but not at 21:59 or 06:00', async () => {
    const totalAt = async (time: string) => {
      const { data } = await quoteTransfer(member, {
        flight_number: undefined,
        service_local: `2026-12-10T${time}:00+06:30`,
      })
      return [data.total_price.amount, data.lines.some(({ code }: { code: string }) => code === 'night')]
    }
    expect(await totalAt('21:59')).toEqual(['110.00', false])
    expect(await totalAt('22:00')).toEqual(['143.00', true])
    expect(await totalAt('05:59')).toEqual(['143.00', true])
    expect(await totalAt('06:00')).toEqual(['110.00', false])
  })

  test('The driver and extras have their own lines; every pick-up includes a name board', async () => {
    const extras = [
      { code: 'child_seat', quantity: 1 },
      { code: 'meet_greet', quantity: 1 },
    ]
    const family = { passengers: { adults: 1, child_ages: [5] } }
    const { data } = await quoteTransfer(member, family, { driver_language: 'chinese', extras })
    expect(data.lines).toMatchObject([
      { code: 'transfer', money: cny('110.00') },
      { code: 'chinese_driver', money: cny('80.00') },
      { code: 'child_seat', money: cny('30.00') },
    ])
    expect(data.total_price).toEqual(cny('220.00'))
    expect(data.required_fields).toContain('child_ages')
  })

  test('Refuses night as an extra, an extra chosen twice, and a language that no driver speaks', async () => {
    const night = await quoteTransfer(member, {}, { extras: [{ code: 'night', quantity: 1 }] })
    expect(fieldsOf(night)).toEqual(['extras[0].code'])
    const wait = { code: 'extra_wait', quantity: 1 }
    const twice = await quoteTransfer(member, {}, { extras: [wait, wait] })
    expect(fieldsOf(twice)).toEqual(['extras[1].code'])
    const silent = await quoteTransfer(member, {}, { vehicle_class: 'compact', driver_language: 'chinese' })
    expect(fieldsOf(silent)).toEqual(['driver_language'])
  })

  test('A quote expires after half an hour, and a tampered key is unknown', async () => {
    const { data } = await searchTransfers(member)
    const [{ offer_key }] = data.list
    const body = { offer_key: `${offer_key}0`, driver_language: 'burmese' }
    expect(fieldsOf(await member.post('/api/airport/quote', body))).toEqual(['offer_key'])
    member.world.clock.advance(1_800_000)
    expect(await member.post('/api/airport/quote', { ...body, offer_key })).toMatchObject({
      data: { error_key: 'OFFER_EXPIRED' },
    })
  })
})

describe('booking a transfer', () => {
  test('R3.20 R3.21 The order has the flight, the airport, the local pick-up time and the fees', async () => {
    const order = await bookTransfer(member, {}, { driver_language: 'chinese' })
    expect(order).toMatchObject({
      order_type: 'airport',
      transfer_type: 'pickup',
      transfer_type_text: 'Airport pick-up',
      flight_number: '8M332',
      airport: { iata: 'RGN' },
      local_pick_up_time: '2026-12-10T16:00:00+06:30',
      max_passengers: 3,
      airport_transfer_fee: cny('110.00'),
      chinese_driver_fee: cny('80.00'),
      destination: { place_id: 'yangon-downtown' },
      departure: null,
      booking_reminder: 'Child sleeps in the car',
      driver_name: null,
    })
    expect(order.booking_id).toMatch(/^A\d{10}$/)
  })

  test('A pick-up needs its flight and its name board', async () => {
    const { data: quote } = await quoteTransfer(member, { flight_number: undefined })
    const answer = await member.post('/api/airport/book', transferBody(quote, 1, { name_board_text: ' ' }))
    expect(fieldsOf(answer)).toEqual(['flight', 'name_board_text'])
    const flight = { flight_number: 'ZZ9', flight_local: '2026-12-10T13:30:00+06:30' }
    const typed = await member.post('/api/airport/book', transferBody(quote, 1, { flight }))
    expect(typed.data.order.flight).toMatchObject({ status: 'unknown', scheduled_local: flight.flight_local })
  })

  test('Refuses tampered and expired quotes, changed prices and duplicates, each with its own error', async () => {
    const { data: quote } = await quoteTransfer(member)
    const book = (body: object) => member.post('/api/airport/book', body)
    expect(fieldsOf(await book(transferBody({ ...quote, quote_key: `x${quote.quote_key}` })))).toEqual([
      'quote_key',
    ])
    expect(await book(transferBody({ ...quote, total_price: cny('1.00') }))).toMatchObject({
      data: { error_key: 'OUTCOME_REQUIRED' },
    })
    expect(await book(transferBody(quote))).toMatchObject({ code: 1 })
    expect(await book(transferBody(quote))).toMatchObject({ data: { replayed: true } })
    expect(await book(transferBody(quote, 2))).toMatchObject({
      data: { error_key: 'DUPLICATE_STAY' },
      msg: expect.stringMatching(/transfer of order A\d{10} at this time/),
    })
    const guests = travellers('Somebody Else')
    member.world.clock.advance(1_800_000)
    expect(await book(transferBody(quote, 3, { guests }))).toMatchObject({
      data: { error_key: 'QUOTE_EXPIRED' },
    })
  })

  test('A price that keeps changing needs a new quote, which then holds', async () => {
    const request = {
      airport: 'MDL',
      flight_number: undefined,
      place: { ...downtown, name: 'Palace', place_id: 'mandalay' },
      transfer_type: 'dropoff',
    }
    const { data: quote } = await quoteTransfer(member, request, { vehicle_class: 'mpv' })
    member.world.clock.advance(600_000)
    expect(await member.post('/api/airport/book', transferBody(quote))).toMatchObject({
      data: { error_key: 'OUTCOME_REQUIRED' },
    })
    await bookTransfer(member, request, { vehicle_class: 'mpv' })
  })
})

async function payAndConfirm(order: { booking_id: string; version: number }) {
  expect(await payOrder(member, order)).toMatchObject({ code: 1 })
  member.world.clock.advance(60_000)
}

describe('a flight of which only the number is known', () => {
  const unknown = { flight_number: '6E203', service_local: '2026-12-10T20:00:00+06:30' }

  test.each(['pickup', 'dropoff'])(
    'R3.41 Nothing unknown is told of it, on order and voucher: %s',
    async (transfer_type) => {
      const order = await bookTransfer(member, { ...unknown, transfer_type })
      expect(order).toMatchObject({
        flight_number: '6E203',
        airport: { terminal: null },
        arriving_local: null,
        departing_local: null,
        flight: { scheduled_local: null, status: 'unknown' },
        local_pick_up_time: unknown.service_local,
      })
      await payAndConfirm(order)
      const { data } = await member.get('/api/order/voucher', { id: order.booking_id, language: 'en' })
      expect(data.voucher).toMatchObject({
        flight_number: '6E203',
        flight_local: null,
        airport: { terminal: null },
      })
      expect(data.voucher.meeting_point).not.toMatch(/T\d/)
    },
  )

  test('R3.41 Its time can be added later; a pick-up before the landing is put off until then', async () => {
    const { booking_id: id, version } = await bookTransfer(member, unknown)
    const flight = { flight_number: '6E203', flight_local: '2026-12-10T20:40:00+06:30' }
    const { data } = await member.post('/api/order/amend', { id, version, changes: { flight } })
    expect(data.order).toMatchObject({
      arriving_local: flight.flight_local,
      local_pick_up_time: flight.flight_local,
      free_wait_until_local: '2026-12-10T22:10:00+06:30',
    })
  })

  test('R3.41 Another flight leaves the terminal of the first behind, on order and voucher', async () => {
    const { booking_id: id, version, airport } = await bookTransfer(member)
    expect(airport.terminal).toBe('T3')
    const flight = { flight_number: '6E203', flight_local: '2026-12-10T15:45:00+06:30' }
    const { data } = await member.post('/api/order/amend', { id, version, changes: { flight } })
    expect(data.order).toMatchObject({ flight_number: '6E203', airport: { terminal: null } })
  })

  test('R3.41 A drop-off needs no flight at all, and where it is picked up in a city is said to be open', async () => {
    const order = await bookTransfer(member, {
      transfer_type: 'dropoff',
      flight_number: undefined,
      place: { ...downtown, name: 'Yangon', place_id: 'yangon' },
    })
    expect(order).toMatchObject({ flight_number: null, flight: null })
    await payAndConfirm(order)
    const { data } = await member.get('/api/order/voucher', { id: order.booking_id, language: 'en' })
    expect(data.voucher.meeting_point).toMatch(/not known yet/)
  })
})

describe('a time with another offset than its place has on that day', () => {
  const right = { fields: { service_local: [expect.stringContaining('+06:30')] } }

  test('Is refused at its field, instead of moving the pick-up', async () => {
    const searched = await searchTransfers(member, { service_local: '2026-12-10T16:00:00+08:00' })
    expect(searched).toMatchObject({ data: { error_key: 'VALIDATION', ...right } })
    const { data: quote } = await quoteTransfer(member)
    const flight = { flight_number: '8M332', flight_local: '2026-12-10T15:15:00+08:00' }
    const booked = await member.post('/api/airport/book', transferBody(quote, 1, { flight }))
    expect(fieldsOf(booked)).toEqual(['flight.flight_local'])
    const { booking_id: id, version } = await bookTransfer(member)
    const changes = { pick_up_local: '2026-12-10T17:00:00+08:00' }
    const amended = await member.post('/api/order/amend', { id, version, changes })
    expect(fieldsOf(amended)).toEqual(['changes.pick_up_local'])
  })
})
