import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import {
  bookCar,
  carBody,
  carRequest,
  downtown,
  quoteCar,
  travellers,
  typedPlace,
} from '../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const search = {
  pick_up: downtown,
  drop_off: downtown,
  start_local: '2026-12-10T09:00:00+06:30',
  end_local: '2026-12-12T18:00:00+06:30',
  passengers: { adults: 2, child_ages: [] },
}
const cny = (amount: string) => ({ amount, currency: 'CNY' })
const fieldsOf = (answer: { data: { fields: object } }) => Object.keys(answer.data.fields)

describe('searching for cars', () => {
  test('Everyone finds the cars of the city, each with the cheapest way to cover the time', async () => {
    const visitor = realMock(null)
    const { data } = await visitor.post('/api/car/search', search)
    expect(data.total).toBe(18)
    const alphard = data.list.find(({ model }: { model: { id: string } }) => model.id === 'toyota-alphard')
    expect(alphard).toMatchObject({
      rental_type: 'day',
      days_or_hours: 3,
      number_of_rentals: 1,
      total_price: cny('2640.00'),
      total_settlement_price: null,
    })
  })

  test('A few hours are charged by the hour or by the half day, whichever is cheaper', async () => {
    const { data } = await member.post('/api/car/search', {
      ...search,
      end_local: '2026-12-10T14:00:00+06:30',
    })
    const probox = data.list.find(({ model }: { model: { id: string } }) => model.id === 'toyota-probox')
    expect(probox).toMatchObject({ rental_type: 'half_day', total_price: cny('250.00') })
  })

  test('More passengers than seats need more vehicles', async () => {
    const { data } = await member.post('/api/car/search', {
      ...search,
      passengers: { adults: 9, child_ages: [4] },
    })
    for (const { model, number_of_rentals } of data.list) {
      expect(number_of_rentals).toBe(Math.ceil(10 / model.seats))
    }
  })

  test.each([
    ['models', { model: ['toyota-alphard'] }, (model: Model) => model.id === 'toyota-alphard'],
    ['classes', { class: ['van', 'mpv'] }, (model: Model) => ['van', 'mpv'].includes(model.class)],
    ['seats', { seats_min: 9 }, (model: Model) => model.seats >= 9],
    ['energy source', { energy: ['electric'] }, (model: Model) => model.energy_source === 'electric'],
    ['location', { location: ['mandalay'] }, (model: Model) => model.location === 'mandalay'],
    ['mileage policy', { mileage: ['unlimited'] }, (model: Model) => model.mileage_policy === 'unlimited'],
    ['price per day', { price_max: '600.00' }, (model: Model) => Number(model.price_per_day.amount) <= 600],
  ])('The filter of %s keeps the cars that match, and no others', async (_name, filter, fits) => {
    const { data } = await member.post('/api/car/search', { ...search, filter })
    expect(data.total).toBeGreaterThan(0)
    for (const { model } of data.list) expect(fits(model)).toBe(true)
  })

  test('The count beside a filter is the total after choosing it', async () => {
    const { data } = await member.post('/api/car/search', search)
    for (const { value, count } of data.filters.energy) {
      const chosen = await member.post('/api/car/search', { ...search, filter: { energy: [value] } })
      expect(chosen.data.total, value).toBe(count)
    }
  })

  test('Counts other cities as places of hire, and choosing one leads there', async () => {
    const { data } = await member.post('/api/car/search', search)
    const cities = data.filters.locations.map(({ value }: { value: string }) => value)
    expect(cities).toEqual(expect.arrayContaining(['yangon', 'mandalay', 'bagan']))
    for (const { value, count } of data.filters.locations) {
      const chosen = await member.post('/api/car/search', { ...search, filter: { location: [value] } })
      expect(chosen.data.total, value).toBe(count)
    }
  })

  test('Remembers a search with the address that repeats it, without filters', async () => {
    await member.post('/api/car/search', { ...search, filter: { energy: ['hybrid'] } })
    const { data } = await member.get('/api/search/history', { product: 'car' })
    expect(data.list[0]).toMatchObject({ product: 'car', title: expect.stringContaining('Pansodan House') })
    const [address, query] = data.list[0].path.split('?')
    expect(address).toBe('/car/list')
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
      pick_up: 'yangon-downtown',
      pick_up_name: 'Pansodan House',
      start: search.start_local,
      end: search.end_local,
      tz: 'Asia/Yangon',
    })
  })

  test('Sorts by price ascending and by seats descending, and the pages list every car once', async () => {
    const pages = await Promise.all(
      [1, 2].map((page) => member.post('/api/car/search', { ...search, sort: 'price', page, limit: 10 })),
    )
    const list = pages.flatMap(({ data }) => data.list)
    const prices = list.map(({ total_price }) => Number(total_price.amount))
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    expect(new Set(list.map(({ model }) => model.id)).size).toBe(18)
    const { data } = await member.post('/api/car/search', { ...search, sort: 'seats' })
    const seats = data.list.map(({ model }: { model: Model }) => model.seats)
    expect(seats).toEqual(seats.toSorted((a: number, b: number) => b - a))
  })

  test('R2.261 Begins with the cars that leave the fewest seats empty', async () => {
    for (const adults of [2, 6]) {
      const { data } = await member.post('/api/car/search', {
        ...search,
        passengers: { adults, child_ages: [] },
      })
      const spare = data.list.map(
        ({ model, number_of_rentals }: { model: Model; number_of_rentals: number }) =>
          model.seats * number_of_rentals - adults,
      )
      expect(spare).toEqual(spare.toSorted((a: number, b: number) => a - b))
    }
  })

  test('Errors name their fields in the language of the request', async () => {
    const end_local = '2026-12-09T09:00:00+06:30'
    const english = await member.post('/api/car/search', { ...search, end_local, pick_up: typedPlace })
    expect(english.data.fields).toEqual({
      end_local: ['Drop-off must be later than pick-up'],
      pick_up: ['This place is not known; choose one of the suggestions'],
    })
    const chinese = await member.post('/api/car/search', { ...search, end_local }, 'zh-cn')
    expect(chinese.data.fields).toEqual({ end_local: ['下车时间须晚于上车时间'] })
  })

  test('The filters of a city count its fleet; an unknown city has none', async () => {
    const yangon = await member.get('/api/car/filters', { location: 'yangon' })
    expect(yangon.data.models).toHaveLength(18)
    expect(yangon.data.price).toEqual({ min: cny('420.00'), max: cny('1680.00') })
    const nowhere = await member.get('/api/car/filters', { location: 'atlantis' })
    expect(nowhere.data).toMatchObject({ models: [], price: { min: null, max: null } })
  })

  test('A model shows its prices in the currency of the account', async () => {
    const dollars = realMock('pacificusd')
    const { data } = await dollars.get('/api/car/detail', { id: 'toyota-alphard' })
    expect(data.model.price_per_day).toEqual({ amount: '123.94', currency: 'USD' })
    const unknown = await member.get('/api/car/detail', { id: 'trabant' })
    expect(unknown).toMatchObject({ code: 0, data: { error_key: 'NOT_FOUND' } })
  })
})

interface Model {
  readonly id: string
  readonly class: string
  readonly seats: number
  readonly energy_source: string
  readonly location: string
  readonly mileage_policy: string
  readonly price_per_day: { readonly amount: string }
}

describe('industrial zones', () => {
  test('Lists all fifteen, and finds them by name, town or old spelling', async () => {
    const all = await member.get('/api/zone/index', { select: true })
    expect(all.data.total).toBe(15)
    for (const quickSearch of ['Hlaingthaya', '莱达雅', 'Kyauktan', 'သီလဝါ']) {
      const { data } = await member.get('/api/zone/index', { quickSearch })
      expect(data.total, quickSearch).toBe(1)
    }
    const chosen = await member.get('/api/zone/index', { quickSearch: 'thilawa', initValue: ['bago'] })
    expect(chosen.data.list.map(({ id }: { id: string }) => id)).toEqual(['bago', 'thilawa-sez'])
    const ofCity = await member.get('/api/zone/index', { city: 'mandalay' })
    expect(ofCity.data.list).toMatchObject([{ id: 'yadanarbon', unit_price: cny('90.00') }])
  })
})

describe('pricing a car', () => {
  test('The price of a seat, a night or an hour more is known before it is chosen', async () => {
    const { model } = (await member.get('/api/car/detail', { id: 'toyota-alphard' })).data
    const extras = ['child_seat', 'driver_overnight', 'extra_hour'].map((code) => ({ code, quantity: 1 }))
    const family = { passengers: { adults: 2, child_ages: [5] }, days_or_hours: 2 }
    const { data } = await quoteCar(member, { ...family, extras })
    const prices = data.lines.slice(1).map(({ unit_price }: { unit_price: object }) => unit_price)
    const { child_seat, driver_overnight } = model.extra_prices
    expect(prices).toEqual([child_seat, driver_overnight, model.overtime_unit_price])
  })

  test('R9.09 Language, zone and extras have their own lines and add up to the total', async () => {
    const { data } = await quoteCar(member, {
      driver_language: 'chinese',
      industrial_zone: { entered: true, zone_id: 'thilawa-sez', times: 2 },
      extras: [{ code: 'extra_hour', quantity: 2 }],
    })
    const lines = data.lines.map((line: { code: string; money: { amount: string } }) => [
      line.code,
      line.money.amount,
    ])
    expect(lines).toEqual([
      ['rental', '2640.00'],
      ['language', '450.00'],
      ['zone', '320.00'],
      ['extra_hour', '280.00'],
    ])
    expect(data.total_price).toEqual(cny('3690.00'))
    const net = data.lines.map((line: { settlement_money: { amount: string } }) =>
      Number(line.settlement_money.amount),
    )
    expect(net.reduce((sum: number, part: number) => sum + part, 0)).toBeCloseTo(
      Number(data.total_settlement_price.amount),
      2,
    )
    expect(data.service_end_local).toBe('2026-12-12T21:00:00+06:30')
  })

  test('R9.09 A language by the hour costs a tenth of its price for a day', async () => {
    const { data } = await quoteCar(member, {
      rental_type: 'hour',
      days_or_hours: 4,
      driver_language: 'chinese',
    })
    expect(data.lines).toMatchObject([
      { code: 'rental', quantity: 4, unit_price: cny('140.00') },
      { code: 'language', quantity: 4, unit_price: cny('15.00') },
    ])
    expect(data.service_end_local).toBe('2026-12-10T13:00:00+06:30')
  })

  test.each([
    ['too soon', { start_local: '2026-11-21T09:30:00+06:30' }, 'start_local'],
    ['a year ahead', { start_local: '2028-01-10T09:00:00+06:30' }, 'start_local'],
    ['two hours', { rental_type: 'hour', days_or_hours: 2 }, 'days_or_hours'],
    [
      'a minibus by the hour',
      { model_id: 'toyota-coaster', rental_type: 'hour', days_or_hours: 4 },
      'rental_type',
    ],
    ['seven people in six seats', { passengers: { adults: 7, child_ages: [] } }, 'number_of_rentals'],
    ['a zone without its name', { industrial_zone: { entered: true, times: 1 } }, 'industrial_zone.zone_id'],
    [
      'an unknown zone',
      { industrial_zone: { entered: true, zone_id: 'nowhere', times: 1 } },
      'industrial_zone.zone_id',
    ],
    ['a seat without a child', { extras: [{ code: 'child_seat', quantity: 1 }] }, 'extras[0].quantity'],
  ])('Refuses a request at its field: %s', async (_title, request, field) => {
    const answer = await quoteCar(member, request)
    expect(answer).toMatchObject({ code: 0, data: { error_key: 'VALIDATION' } })
    expect(fieldsOf(answer)).toContain(field)
  })

  test('Answers NOT_FOUND for an unknown model', async () => {
    expect(await quoteCar(member, { model_id: 'trabant' })).toMatchObject({
      data: { error_key: 'NOT_FOUND' },
    })
  })
})

describe('booking a car', () => {
  test('R3.15 R3.16 R3.17 R3.18 The order keeps everything that was quoted', async () => {
    const zone = { entered: true, zone_id: 'thilawa-sez', times: 2 }
    const itinerary = [{ seq: 1, date: '2026-12-11', stop: 'Thilawa', planned_time: '10:30' }]
    const order = await bookCar(member, { driver_language: 'chinese', industrial_zone: zone }, 1, {
      itinerary,
    })
    expect(order).toMatchObject({
      order_type: 'car',
      order_status: 'pending_payment',
      vehicle_model: 'Toyota Alphard',
      plate_number: null,
      driver_name: null,
      rental_date: '2026-12-10',
      days_or_hours: 3,
      duration: 'P3D',
      duration_text: '3 days',
      number_of_rentals: 1,
      price_per_day: cny('880.00'),
      rental_type: 'day',
      driver_language: 'chinese',
      industrial_zone: {
        entered: true,
        zone_name: 'Thilawa SEZ',
        unit_price: cny('160.00'),
        times: 2,
        fee: cny('320.00'),
      },
      car_rental_fee: cny('2640.00'),
      driver_language_fee: cny('450.00'),
      total_price: cny('3410.00'),
      itinerary,
    })
    expect(order.booking_id).toMatch(/^C\d{10}$/)
    expect(order.cancellation_policy.free_cancel_before.local).toBe('2026-12-09T09:00:00+06:30')
  })

  test('R7.41 The same form again is the same order; another form with its reference is refused', async () => {
    const { data: quote } = await quoteCar(member)
    const first = await member.post('/api/car/book', carBody(quote))
    const again = await member.post('/api/car/book', carBody(quote))
    expect(again.data).toMatchObject({ replayed: true, order: { booking_id: first.data.order.booking_id } })
    const other = await member.post('/api/car/book', carBody(quote, 1, { special_requests: 'Water' }))
    expect(other).toMatchObject({ data: { error_key: 'IDEMPOTENCY_CONFLICT' } })
  })

  test('A quote is valid for half an hour; a tampered one and one from another world are unknown', async () => {
    const { data: quote } = await quoteCar(member)
    const [kind, body, digest] = quote.quote_key.split('.')
    const flipped = body[9] === 'A' ? 'B' : 'A'
    const tampered = `${kind}.${body.slice(0, 9)}${flipped}${body.slice(10)}.${digest}`
    for (const quote_key of [tampered, `${kind}.${body}.00000000`, 'nonsense']) {
      const answer = await member.post('/api/car/book', carBody({ ...quote, quote_key }))
      expect(fieldsOf(answer)).toEqual(['quote_key'])
    }
    member.world.clock.advance(1_800_000)
    expect(await member.post('/api/car/book', carBody(quote))).toMatchObject({
      data: { error_key: 'QUOTE_EXPIRED' },
    })
  })

  test('Asks for a new quote if the accepted total differs or the price has changed', async () => {
    const { data: quote } = await quoteCar(member)
    const cheaper = { ...quote, total_price: cny('1.00') }
    expect(await member.post('/api/car/book', carBody(cheaper))).toMatchObject({
      data: { error_key: 'OUTCOME_REQUIRED' },
    })
    const restless = { model_id: 'toyota-crown-mandalay' }
    const { data: moving } = await quoteCar(member, restless)
    member.world.clock.advance(600_000)
    expect(await member.post('/api/car/book', carBody(moving, 2))).toMatchObject({
      data: { error_key: 'OUTCOME_REQUIRED' },
    })
    const { data: fresh } = await quoteCar(member, restless)
    expect(await member.post('/api/car/book', carBody(fresh, 2))).toMatchObject({ code: 1 })
  })

  test('Warns about a guest who already has a ride at that time, and books a second one after confirmation', async () => {
    await bookCar(member)
    const { data: quote } = await quoteCar(member, { model_id: 'toyota-camry' })
    const answer = await member.post('/api/car/book', carBody(quote, 2))
    expect(answer).toMatchObject({
      data: { error_key: 'DUPLICATE_STAY' },
      msg: expect.stringMatching(/car of order C\d{10} at this time/),
    })
    const wanted = await member.post('/api/car/book', carBody(quote, 3, { confirm_duplicate: true }))
    expect(wanted).toMatchObject({ code: 1 })
  })

  test.each([
    ['no adult', [{ full_name: 'WANG LE', type: 'child', age: 5, is_lead: true }], 'guests'],
    ['two leads', travellers().map((guest) => ({ ...guest, is_lead: true })), 'guests'],
    ['more than were searched', travellers('A', 'B', 'C'), 'guests'],
    ['no phone', [{ full_name: 'WANG WEI', type: 'adult', is_lead: true }], 'guests[0].phone'],
    ['a name of digits', [{ ...travellers()[0], full_name: '123' }], 'guests[0].full_name'],
  ])('Guests are refused by their field: %s', async (_title, guests, field) => {
    const { data: quote } = await quoteCar(member)
    const answer = await member.post('/api/car/book', carBody(quote, 1, { guests }))
    expect(answer).toMatchObject({ data: { error_key: 'VALIDATION' } })
    expect(fieldsOf(answer)).toContain(field)
  })

  test('Refuses a stop outside the hire', async () => {
    const { data: quote } = await quoteCar(member)
    const itinerary = [{ seq: 1, date: '2026-12-13', stop: 'Bago', planned_time: null }]
    expect(fieldsOf(await member.post('/api/car/book', carBody(quote, 1, { itinerary })))).toEqual([
      'itinerary[0].date',
    ])
  })

  test('Hides the order from other companies, and refuses a booking by a member without the permission', async () => {
    const order = await bookCar(member)
    const other = realMock('jadecredit')
    expect(await other.get('/api/order/detail', { id: order.booking_id })).toMatchObject({
      data: { error_key: 'NOT_FOUND' },
    })
    const viewer = realMock('golden_viewer')
    const { data: quote } = await quoteCar(viewer, carRequest)
    expect(await viewer.post('/api/car/book', carBody(quote))).toMatchObject({ code: 401 })
  })
})

describe('where and when a car is hired', () => {
  const beijing = { ...typedPlace, name: 'Beijing', place_id: 'beijing' }

  test('R3.42 R5.97 A car is sold in its own city alone', async () => {
    const elsewhere = await quoteCar(member, { pick_up: beijing })
    expect(elsewhere).toMatchObject({ data: { error_key: 'VALIDATION' } })
    expect(fieldsOf(elsewhere)).toEqual(['pick_up'])
    expect(await quoteCar(member, { drop_off: beijing })).toMatchObject({ code: 1 })
    for (const name of [
      'Mandalay Airport',
      '曼德勒机场',
      'mdl',
      '  mandalay  international airport ',
      'Peking',
    ]) {
      const typed = await quoteCar(member, {
        pick_up: { place_id: null, name, address: '', lat: null, lng: null },
      })
      expect(fieldsOf(typed), name).toEqual(['pick_up'])
    }
    const own = { place_id: null, name: 'House of Mandalay Friends', address: '', lat: null, lng: null }
    expect(await quoteCar(member, { pick_up: own })).toMatchObject({ code: 1 })
    const { data } = await member.post('/api/car/search', search)
    expect(data.location).toBe('yangon')
  })

  test('R3.42 Another offset than the place has is refused at its field', async () => {
    const quoted = await quoteCar(member, { start_local: '2026-12-10T09:00:00+08:00' })
    expect(quoted).toMatchObject({ data: { fields: { start_local: [expect.stringContaining('+06:30')] } } })
    const found = await member.post('/api/car/search', { ...search, end_local: '2026-12-12T18:00:00+07:00' })
    expect(fieldsOf(found)).toEqual(['end_local'])
  })
})

test('R5.71 A driver stays over no more nights than lie between the days of the hire', async () => {
  const nights = (quantity: number, days_or_hours: number) =>
    quoteCar(member, { extras: [{ code: 'driver_overnight', quantity }], days_or_hours })
  expect(fieldsOf(await nights(3, 3))).toEqual(['extras[0].quantity'])
  expect(await nights(2, 3)).toMatchObject({ code: 1 })
  expect(fieldsOf(await nights(1, 1))).toEqual(['extras[0].quantity'])
})
