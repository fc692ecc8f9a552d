import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { expectCleanWorld, findRate } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import {
  bookCar,
  carBody,
  downtown,
  quoteCar,
  quoteTransfer,
  transferBody,
} from '../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const minute = 60_000
const day = 86_400_000
const cny = (amount: string) => ({ amount, currency: 'CNY' })
const amount = (money: { amount: string }) => Number(money.amount)
const entry = (quote_key: string, sell: string) => ({ quote_key, sell_price: cny(sell) })
const later = (ms: number) => {
  member.world.clock.advance(ms)
  member = signedInAgain(member, 'goldenland')
}

const save = (options: object[]) =>
  member.post('/api/quote/save', {
    title: 'Yangon by car',
    customer: { name: 'Li Na', contact: 'li.na@example.com' },
    expire_time: Math.floor(member.world.clock.now() / 1000) + 20 * 86_400,
    show: { price: true, policy: true },
    options,
  })
const zone = { industrial_zone: { entered: true, zone_id: 'thilawa-sez', times: 2 } }

async function mixedQuote() {
  const car = (await quoteCar(member, zone)).data
  const ride = (await quoteTransfer(member)).data
  const { rate_key } = await findRate(member, { hotel_id: '1001' })
  const options = [
    { rate_key, sell_price: cny('2000.00') },
    entry(car.quote_key, '4000.00'),
    entry(ride.quote_key, '150.00'),
  ]
  const { data } = await save(options)
  return { quote: data.quote, car, ride }
}

describe('customer quotes with cars and transfers', () => {
  test('A hotel, a car and a transfer share one quote, each with its own mark-up and its terms at selling prices', async () => {
    const { quote, car, ride } = await mixedQuote()
    const [, hire, transfer] = quote.options
    expect(quote.options.map(({ product }: { product: string }) => product)).toEqual([
      'hotel',
      'car',
      'airport',
    ])
    expect(hire).toMatchObject({
      title: 'Toyota Alphard',
      subtitle: 'All day × 3, 1 vehicle',
      settlement_price: car.total_settlement_price,
      last_outcome: 'available',
    })
    expect(hire.lines.slice(0, 2)).toEqual([
      '2026-12-10 09:00 to 2026-12-12 19:00 (UTC+06:30)',
      'Pansodan House – Pansodan House',
    ])
    expect(hire.lines.at(-1)).toContain('2 entries')
    expect(amount(hire.markup)).toBeCloseTo(4000 - amount(car.total_settlement_price), 2)
    expect(hire.policy.en).toContain('CNY 2,000.00')
    expect(transfer).toMatchObject({
      title: 'Airport pick-up · Yangon International Airport (RGN)',
      settlement_price: ride.total_settlement_price,
    })
    expect(transfer.lines[0]).toBe('2026-12-10 16:00 (UTC+06:30), 8M332')
    expect(transfer.lines[1]).toBe('Yangon International Airport – Pansodan House')
  })

  test('R5.83 Places of the map are named in both languages, wherever the quote was made', async () => {
    const place = { name: 'Sule Pagoda', address: '', lat: null, lng: null, place_id: 'sule' }
    const car = (await quoteCar(member, { pick_up: place })).data
    const ride = (await quoteTransfer(member, { place })).data
    const { quote } = (await save([entry(car.quote_key, '4000.00'), entry(ride.quote_key, '500.00')])).data
    for (const { lines } of member.world.tables.quote.get(quote.id)?.options ?? [])
      expect(lines[1]).toEqual({
        en: expect.stringContaining('Sule Pagoda'),
        'zh-cn': expect.stringContaining('苏雷塔'),
      })
  })

  test('The customer reads about rides what the quote shows, and nothing of what they cost the company', async () => {
    const { quote } = await mixedQuote()
    const { public_url } = (await member.post('/api/quote/publish', { id: quote.id, action: 'send' })).data
    const customer = caller(member.mock, member.world, null)
    const token = public_url.split('/').at(-1)
    const shown = (await customer.get('/api/quote/public', { token })).data.quote
    expect(shown.options.map(({ sell_price }: { sell_price: object }) => sell_price)).toEqual([
      cny('2000.00'),
      cny('4000.00'),
      cny('150.00'),
    ])
    const text = JSON.stringify(shown)
    expect(text).not.toMatch(/settlement|markup|quote_key/)
    for (const { settlement_price, markup } of quote.options) {
      expect(text).not.toContain(settlement_price.amount)
      expect(text).not.toContain(markup.amount)
    }
  })

  test('A later check finds the same price, a higher one if the supplier has raised it, and none once the ride has begun', async () => {
    const steady = (await quoteTransfer(member)).data
    const moving = (await quoteCar(member, { model_id: 'toyota-crown-mandalay' })).data
    const { quote } = (await save([entry(steady.quote_key, '150.00'), entry(moving.quote_key, '2500.00')]))
      .data
    later(50 * minute)
    const check = async () => (await member.post('/api/quote/recheck', { id: quote.id })).data.options
    const [same, dearer] = await check()
    expect(same).toMatchObject({ outcome: 'available', diff: cny('0.00') })
    expect(dearer.outcome).toBe('price_changed')
    expect(amount(dearer.sell_price) - 2500).toBeCloseTo(amount(dearer.diff), 2)
    expect(amount(dearer.diff)).toBeGreaterThan(0)
    later(Date.parse('2026-12-10T17:00:00+06:30') - member.world.clock.now())
    expect((await check()).map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'sold_out',
      'sold_out',
    ])
  })

  test('R3.47 The draft of an option names place and zone, so that its ride can be searched for again', async () => {
    const { quote } = await mixedQuote()
    const searchOf = async ({ id }: { id: string }) => {
      const { data } = await member.post('/api/quote/convert', { id: quote.id, option_id: id })
      return { ...JSON.parse(data.draft.search), ...JSON.parse(data.draft.selection) }
    }
    const [, hire, ride] = quote.options
    expect(await searchOf(hire)).toMatchObject({
      tz: 'Asia/Yangon',
      pick_up: { place_id: 'yangon-downtown' },
    })
    expect(await searchOf(ride)).toMatchObject({
      tz: 'Asia/Yangon',
      airport: 'RGN',
      airport_name: expect.stringContaining('(RGN)'),
    })
  })

  test('A ride becomes a draft with everything needed to price it again, and its order is linked to its option', async () => {
    const { quote } = await mixedQuote()
    const [, hire, transfer] = quote.options
    later(2 * day)
    const convert = async (option_id: string) =>
      (await member.post('/api/quote/convert', { id: quote.id, option_id })).data.draft
    const draft = await convert(hire.id)
    expect(draft.product).toBe('car')
    const [search, chosen] = [JSON.parse(draft.search), JSON.parse(draft.selection)]
    expect(chosen).toMatchObject({
      quote_id: quote.id,
      quote_option_id: hire.id,
      quoted_total: '4000.00',
    })
    const asked = await member.post('/api/car/quote', search)
    expect(asked.data.total_price).toEqual(cny(chosen.known_total))
    const ride = await convert(transfer.id)
    const { quote_key, known_total } = JSON.parse(ride.selection)
    const total_price = cny(known_total)
    expect((await member.post('/api/airport/search', JSON.parse(ride.search))).code).toBe(1)
    expect((await member.post('/api/airport/book', transferBody({ quote_key, total_price }))).code).toBe(1)
    const body = carBody({ quote_key: chosen.quote_key, total_price: cny(chosen.known_total) }, 2)
    const booked = await member.post('/api/car/book', {
      ...body,
      quote_id: quote.id,
      confirm_duplicate: true,
    })
    expect(booked.data.order.quote_id).toBe(quote.id)
    const after = (await member.get('/api/quote/detail', { id: quote.id })).data.quote
    // Hotel and transfer have no order of this quote yet.
    expect(after).toMatchObject({
      status: 'draft',
      options: [{ booking_id: null }, { booking_id: booked.data.order.booking_id }, { booking_id: null }],
    })
  })

  describe('a trip with a hotel, a car and a transfer', () => {
    const book = (quote_id: string, { ride, car }: Awaited<ReturnType<typeof mixedQuote>>) => ({
      car: (nth: number, quote_option_id?: string) =>
        member.post(
          '/api/car/book',
          carBody(car, nth, { quote_id, quote_option_id, confirm_duplicate: true }),
        ),
      ride: () => member.post('/api/airport/book', { ...transferBody(ride), quote_id }),
    })
    const detail = async (id: string) => (await member.get('/api/quote/detail', { id })).data.quote
    async function sentTrip() {
      const trip = await mixedQuote()
      const { id, options } = trip.quote
      const { public_url } = (await member.post('/api/quote/publish', { id, action: 'send' })).data
      const token = public_url.split('/').at(-1)
      const customer = caller(member.mock, member.world, null)
      const choose = async (option_ids: string[]) => {
        const { version } = await detail(id)
        return customer.post('/api/quote/choose', { token, version, option_ids })
      }
      const look = async () => (await customer.get('/api/quote/public', { token })).data.quote
      const [hotel, hire, transfer] = options.map((option: { id: string }) => option.id)
      return { id: id as string, hotel, hire, transfer, choose, look, ...book(id, trip) }
    }

    test('The customer chooses several options, and the quote is booked once each has its order', async () => {
      const { id, hotel, hire, transfer, choose, look, ...trip } = await sentTrip()
      expect((await choose([transfer, hire])).code).toBe(1)
      expect((await look()).chosen_option_ids).toEqual([hire, transfer])
      const car = await trip.car(1, hire)
      expect(car.data.order.quote_id).toBe(id)
      expect(await detail(id)).toMatchObject({ status: 'chosen', chosen_option_ids: [hire, transfer] })
      expect((await look()).options.map(({ booked }: { booked: boolean }) => booked)).toEqual([
        false,
        true,
        false,
      ])
      const ride = await trip.ride()
      const after = await detail(id)
      expect(after.status).toBe('booked')
      expect(after.options.map(({ booking_id }: { booking_id: string | null }) => booking_id)).toEqual([
        null,
        car.data.order.booking_id,
        ride.data.order.booking_id,
      ])
      expect((await member.post('/api/quote/convert', { id, option_id: hotel })).data.error_key).toBe(
        'ACTION_NOT_ALLOWED',
      )
    })

    test('An option with an order stays chosen and in the quote, becomes no second booking, and takes no second order', async () => {
      const { id, hotel, hire, transfer, choose, ...trip } = await sentTrip()
      await choose([hotel, hire])
      await trip.car(1, hire)
      const given = await choose([hotel, transfer])
      expect(given.data.fields).toEqual({ option_ids: ['An option that is booked stays in the quote'] })
      expect((await choose([hire, transfer])).code).toBe(1)
      const { options, version, title, customer, expire_time, show } = await detail(id)
      const left = options
        .filter((option: { id: string }) => option.id !== hire)
        .map((option: { id: string; sell_price: object }) => ({
          id: option.id,
          sell_price: option.sell_price,
        }))
      const cut = await member.post('/api/quote/save', {
        id,
        version,
        title,
        customer,
        expire_time,
        show,
        options: left,
      })
      expect(cut.data.fields).toEqual({ options: ['An option that is booked stays in the quote'] })
      const again = await member.post('/api/quote/convert', { id, option_id: hire })
      expect(again.data.error_key).toBe('ACTION_NOT_ALLOWED')
      expect(Object.keys((await trip.car(2, hire)).data.fields)).toEqual(['quote_option_id'])
      expect((await trip.car(3, transfer)).data.fields).toEqual({
        quote_option_id: ['There is no such option'],
      })
    })

    test('A choice names offered options, each once', async () => {
      const { hire, choose } = await sentTrip()
      expect((await choose([hire, 'o-0', hire])).data.fields).toEqual({
        'option_ids[1]': ['There is no such option'],
        'option_ids[2]': ['Chosen twice'],
      })
      expect((await choose([])).data.error_key).toBe('VALIDATION')
    })
  })

  test('Refuses an expired key, a changed price and another company’s quote, each with its own error', async () => {
    const old = (await quoteCar(member)).data
    const moving = (await quoteCar(member, { model_id: 'toyota-crown-mandalay' })).data
    later(10 * minute)
    expect((await save([entry(moving.quote_key, '2500.00')])).data.error_key).toBe('QUOTE_EXPIRED')
    later(20 * minute)
    expect((await save([entry(old.quote_key, '4000.00')])).data.error_key).toBe('QUOTE_EXPIRED')
    const unknown = await save([entry(`${old.quote_key}0`, '4000.00')])
    expect(Object.keys(unknown.data.fields)).toEqual(['options[0].quote_key'])
    const quoted = (await quoteCar(member)).data
    const [foreign] = member.world.tables.quote.where(({ company_id }) => company_id === '3')
    const body = { ...carBody(quoted), quote_id: foreign?.id }
    const refused = await member.post('/api/car/book', body)
    expect(Object.keys(refused.data.fields)).toEqual(['quote_id'])
  })
})

describe('mark-up on cars and transfers', () => {
  const pacific = () => {
    member = realMock('pacificusd')
    return member
  }
  const removeRules = () => {
    const { markup_rule } = member.world.tables
    for (const { id } of markup_rule.where(({ company_id }) => company_id === '3')) markup_rule.remove(id)
  }

  test('List, quote and order show one selling price, and the account pays the same as without a rule', async () => {
    pacific()
    const sold = (await quoteCar(member, zone)).data
    const found = await member.post('/api/car/search', {
      pick_up: downtown,
      drop_off: downtown,
      start_local: '2026-12-10T09:00:00+06:30',
      end_local: '2026-12-12T19:00:00+06:30',
      passengers: { adults: 2, child_ages: [] },
      limit: 100,
    })
    const plainHire = (await quoteCar(member)).data
    const offer = found.data.list.find(
      ({ model }: { model: { id: string } }) => model.id === 'toyota-alphard',
    )
    expect(offer).toMatchObject({
      total_price: plainHire.total_price,
      total_settlement_price: plainHire.total_settlement_price,
    })
    const order = await bookCar(member, zone)
    expect(order).toMatchObject({
      total_price: sold.total_price,
      total_settlement_price: sold.total_settlement_price,
    })
    expect(amount(order.industrial_zone.fee)).toBeCloseTo(2 * amount(order.industrial_zone.unit_price), 2)
    removeRules()
    const plain = (await quoteCar(member, zone)).data
    expect(sold.total_settlement_price).toEqual(plain.total_settlement_price)
    expect(amount(sold.total_price) / amount(plain.total_settlement_price)).toBeGreaterThan(1.149)
    expect(Number.isInteger(amount(sold.total_price))).toBe(true)
  })

  test('Adds an amount per transfer once, whatever its lines are', async () => {
    pacific()
    const sold = (await quoteTransfer(member, {}, { extras: [{ code: 'extra_wait', quantity: 2 }] })).data
    const lines = sold.lines.reduce(
      (sum: number, { money }: { money: { amount: string } }) => sum + amount(money),
      0,
    )
    expect(lines).toBeCloseTo(amount(sold.total_price), 2)
    const more = amount(sold.total_price) - amount(sold.total_settlement_price)
    expect(more).toBeGreaterThanOrEqual(5)
    expect(more).toBeLessThan(6)
  })

  test('A price quoted under one rule cannot be booked under another', async () => {
    pacific()
    const sold = (await quoteCar(member)).data
    removeRules()
    const refused = await member.post('/api/car/book', carBody(sold))
    expect(refused.data.error_key).toBe('OUTCOME_REQUIRED')
  })
})
