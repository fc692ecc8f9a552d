import type { Schemas } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

type Offer = Schemas['HotelOffer']
type Page = Schemas['HotelOfferPage']

const body = {
  destination: { type: 'city', id: 'yangon' },
  check_in: '2026-12-08',
  check_out: '2026-12-10',
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
}
const member = realMock('goldenland')
const search = async (from: RealMock, more: object = {}) =>
  from.post('/api/hotel/search', { ...body, ...more })
const list = async (from: RealMock, search_id: string, query: object = {}): Promise<Page> =>
  (await from.get('/api/hotel/searchResult', { search_id, limit: 100, ...query })).data
const { search_id } = (await search(member)).data
const found = (filter: object = {}, more: object = {}) => list(member, search_id, { filter, ...more })
const price = (offer: Offer) => Number(offer.from?.price_per_night.amount)

describe('a hotel search', () => {
  test('Is complete at once while the clock is stopped, and can be read in pages', async () => {
    const { data } = await search(member)
    expect(data).toMatchObject({ state: 'done', progress: 100, total: 40 })
    expect(data.first_page).toHaveLength(20)
    const pages = await Promise.all([1, 2, 3].map((page) => found({}, { page, limit: 20 })))
    expect(pages.map((page) => page.list.length)).toEqual([20, 20, 0])
    expect(pages[0]?.list).toEqual(data.first_page)
    expect(new Set(pages.flatMap((page) => page.list.map((offer) => offer.id))).size).toBe(40)
    expect(pages[0]?.criteria).toMatchObject({
      ...body,
      destination_name: 'Yangon',
      nights: 2,
      tz: 'Asia/Yangon',
    })
  })

  test('A district, a landmark and a hotel each find their hotels, nearest first where distance matters', async () => {
    const district = (await search(member, { destination: { type: 'district', id: 'yangon-bahan' } })).data
    expect(new Set(district.first_page.map((offer: Offer) => offer.district))).toEqual(
      new Set(['yangon-bahan']),
    )
    const landmark = (await search(member, { destination: { type: 'landmark', id: 'ananda' } })).data
    expect(landmark.total).toBeGreaterThan(0)
    const hotel = (await search(member, { destination: { type: 'hotel', id: '1005' } })).data
    expect(hotel.first_page[0].id).toBe('1005')
  })

  test('Refuses an unknown place, a past day and a stay without nights', async () => {
    expect((await search(member, { destination: { type: 'city', id: 'atlantis' } })).data.error_key).toBe(
      'NOT_FOUND',
    )
    const past = await search(member, { check_in: '2026-11-20', check_out: '2026-11-22' })
    expect(past.data).toMatchObject({ error_key: 'VALIDATION', fields: { check_in: [expect.any(String)] } })
    const none = await search(member, { check_out: '2026-12-08' })
    expect(none.data.fields.check_out).toHaveLength(1)
    expect((await search(member, { check_out: '2027-01-08' })).data.fields.check_out).toHaveLength(1)
    expect((await search(member, { check_in: '2026-11-21', check_out: '2026-11-22' })).code).toBe(1)
  })

  test('Only its member can read it, for half an hour', async () => {
    const one = realMock('goldenland')
    const id = (await search(one)).data.search_id
    one.world.clock.advance(1_800_000 - 1)
    expect((await one.get('/api/hotel/searchResult', { search_id: id })).code).toBe(1)
    one.world.clock.advance(1)
    expect((await one.get('/api/hotel/searchResult', { search_id: id })).data.error_key).toBe(
      'SEARCH_EXPIRED',
    )
    const other = realMock('golden_booker')
    expect((await other.get('/api/hotel/searchResult', { search_id })).data.error_key).toBe('SEARCH_EXPIRED')
  })

  test('A company of another currency sees the same hotels in its own currency', async () => {
    const pacific = realMock('pacificusd')
    const { data } = await search(pacific)
    const usd = (await list(pacific, data.search_id)).list
    const cny = new Map((await found()).list.map((offer) => [offer.id, offer]))
    for (const offer of usd) {
      expect(offer.from?.total_price.currency).toBe('USD')
      const ratio =
        Number(cny.get(offer.id)?.from?.total_price.amount) / Number(offer.from?.total_price.amount)
      expect(ratio).toBeCloseTo(7.1, 1)
    }
  })

  test('Shows no settlement prices to a member who may not see them', async () => {
    const viewer = realMock('golden_viewer')
    const { data } = await search(viewer)
    expect(data.first_page.every((offer: Offer) => offer.from?.total_settlement_price === null)).toBe(true)
  })
})

describe('arriving results', () => {
  test('While the clock ticks, suppliers answer one after another, and hotel 1008 last', async () => {
    let host = 0
    const ticking = realMock('goldenland', { ticking: true, hostTime: () => host })
    const { data } = await search(ticking)
    expect(data).toMatchObject({ state: 'running' })
    const seen = [data.total as number]
    for (const at of [600, 1400, 4000]) {
      host = at
      const page = await list(ticking, data.search_id)
      seen.push(page.total)
      const ids = page.list.map((offer) => offer.id)
      expect(ids.includes('1008')).toBe(at === 4000)
      expect(page.state).toBe(at === 4000 ? 'done' : 'running')
    }
    expect(seen).toEqual([...seen].sort((a, b) => a - b))
    expect(new Set(seen).size).toBe(4)
    expect(seen.at(-1)).toBe(40)
  })

  test('While the clock is stopped, only a search for hotel 1008 itself waits', async () => {
    const frozen = realMock('goldenland')
    const { data } = await search(frozen, { destination: { type: 'hotel', id: '1008' } })
    expect(data.state).toBe('running')
    frozen.world.clock.advance(4000)
    const page = await list(frozen, data.search_id)
    expect(page.state).toBe('done')
    expect(page.list[0]?.id).toBe('1008')
  })
})

describe('sorting', () => {
  test('R9.10 Each of the seven sort orders works in both directions', async () => {
    const { catalogue } = member.world
    const hotel = (offer: Offer) => catalogue.hotel(offer.id)
    const rules: Record<Schemas['HotelSort'], (offer: Offer) => number> = {
      default: (offer) => hotel(offer)?.rank.weigh ?? 0,
      recommended: (offer) => hotel(offer)?.rank.recommended ?? 0,
      hot: (offer) => hotel(offer)?.rank.hot ?? 0,
      views: (offer) => hotel(offer)?.rank.views ?? 0,
      price: (offer) => -price(offer),
      star: (offer) => offer.star,
      time: (offer) => Date.parse(hotel(offer)?.since ?? ''),
    }
    const orders = new Set<string>()
    for (const [sort, rule] of Object.entries(rules)) {
      const page = (await found({}, { sort })).list.filter((offer) => !offer.sold_out)
      const values = page.map(rule)
      expect(values, sort).toEqual([...values].sort((a, b) => b - a))
      orders.add(page.map((offer) => offer.id).join())
      const order = sort === 'price' ? 'desc' : 'asc'
      const turned = (await found({}, { sort, order })).list.filter((offer) => !offer.sold_out).map(rule)
      expect(turned, sort).toEqual([...turned].sort((a, b) => a - b))
    }
    expect(orders.size).toBe(7)
  })

  test('Sold-out hotels come last in every sort order', async () => {
    const full = await soldOutSearch()
    for (const sort of ['default', 'price', 'star', 'time']) {
      for (const order of ['asc', 'desc']) {
        const marks = (await list(member, full, { sort, order })).list.map((offer) => offer.sold_out)
        expect(marks, `${sort} ${order}`).toEqual([...marks].sort())
        expect(marks.at(-1)).toBe(true)
      }
    }
  })
})

/** A search that has both free and sold-out hotels: the first such date of the month. */
async function soldOutSearch(): Promise<string> {
  for (let day = 1; day < 28; day += 1) {
    const date = (n: number) => `2027-01-${String(n).padStart(2, '0')}`
    const { data } = await search(member, { check_in: date(day), check_out: date(day + 3) })
    const page = await list(member, data.search_id)
    if (page.list.some((offer) => offer.sold_out)) return data.search_id
  }
  throw new Error('Every hotel is free every night.')
}

describe('filters and facets', () => {
  test('Each filter keeps what it says', async () => {
    const all = (await found()).list
    expect((await found({ star: [4, 5] })).list.map((offer) => offer.star).every((star) => star >= 4)).toBe(
      true,
    )
    const cheap = (await found({ price_max: '300', price_min: '150' })).list
    expect(cheap.length).toBeGreaterThan(0)
    for (const offer of cheap) expect(price(offer) >= 150 && price(offer) <= 300).toBe(true)
    for (const offer of (await found({ meal: ['BB'] })).list) expect(offer.from?.meal_type).toBe('BB')
    for (const offer of (await found({ free_cancel: true })).list)
      expect(offer.from?.refundability_now).toBe('free')
    for (const offer of (await found({ facility: ['pool', 'spa'] })).list) {
      expect(offer.facilities.map((row) => row.code)).toEqual(expect.arrayContaining(['pool', 'spa']))
    }
    for (const offer of (await found({ score_min: 8 })).list)
      expect(offer.review_score).toBeGreaterThanOrEqual(8)
    const [some] = all
    const keyword = (some as Offer).name_local.slice(0, 6)
    expect((await found({ keyword })).list.map((offer) => offer.id)).toContain(some?.id)
  })

  test('The price “from” is the cheapest rate that matches the filters, as in the list of rates', async () => {
    for (const filter of [{}, { meal: ['BB'] }, { free_cancel: true }, { meal: ['BB'], free_cancel: true }]) {
      for (const offer of (await found(filter)).list.slice(0, 6)) {
        const { data } = await member.post('/api/hotel/rates', {
          ...body,
          destination: undefined,
          hotel_id: offer.id,
        })
        const rates = (data.rooms as Schemas['RoomTypeRates'][])
          .flatMap((room) => room.rates)
          .filter((rate) => !('meal' in filter) || rate.meal_type === 'BB')
          .filter((rate) => !('free_cancel' in filter) || rate.refundability_now === 'free')
          .sort((a, b) => Number(a.total_price.amount) - Number(b.total_price.amount))
        const { refundability_text: _, on_request: __, ...from } = offer.from as Schemas['LowestRate']
        expect(rates[0]).toMatchObject({
          total_price: from.total_price,
          total_settlement_price: from.total_settlement_price,
          price_per_night: from.price_per_night,
          meal_text: from.meal_text,
        })
        const same = rates.find(
          (rate) => rate.room_type === from.room_type && rate.total_price.amount === from.total_price.amount,
        )
        expect(same?.cancellation_policy.free_cancel_before).toEqual(from.free_cancel_before)
      }
    }
  })

  test('Beside a price with a cancellation fee is the cheapest one with free cancellation, as in the list of rates', async () => {
    const amount = ({ total_price }: Pick<Schemas['Rate'], 'total_price'>) => Number(total_price.amount)
    for (const reader of [member, realMock('golden_viewer'), realMock(null)]) {
      const id = (await search(reader)).data.search_id
      const kinds = new Set<string>()
      for (const filter of [{}, { meal: ['BB'] }, { price_max: '300' }]) {
        for (const offer of (await list(reader, id, { filter })).list.slice(0, 8)) {
          const { data } = await reader.post('/api/hotel/rates', {
            ...body,
            destination: undefined,
            hotel_id: offer.id,
          })
          const [free] = (data.rooms as Schemas['RoomTypeRates'][])
            .flatMap((room) => room.rates)
            .filter((rate) => !('meal' in filter) || rate.meal_type === 'BB')
            .filter((rate) => !('price_max' in filter) || Number(rate.price_per_night.amount) <= 300)
            .filter((rate) => rate.refundability_now === 'free')
            .sort((a, b) => amount(a) - amount(b))
          const expected = offer.from?.refundability_now === 'free' ? undefined : free
          kinds.add(offer.from?.refundability_now === 'free' ? 'itself' : expected ? 'another' : 'none')
          expect(offer.from_free_cancel, `${offer.id} ${JSON.stringify(filter)}`).toEqual(
            expected && {
              free_cancel_before: expected.cancellation_policy.free_cancel_before,
              price_per_night: expected.price_per_night,
              total_price: expected.total_price,
            },
          )
        }
      }
      expect([...kinds].sort()).toEqual(['another', 'itself', 'none'])
    }
  })

  test('The count of a facet is the total after choosing it, whatever else is chosen', async () => {
    const groups = { star: Number, district: String, meal: String, facility: String, brand: String } as const
    for (const chosen of [
      {},
      { star: [4] },
      { meal: ['BB'], free_cancel: true },
      { price_max: '400', facility: ['spa'] },
    ]) {
      const { facets } = await found(chosen)
      for (const [group, read] of Object.entries(groups)) {
        for (const { value, count } of facets[group as 'star'].slice(0, 4)) {
          const list = await found({ ...chosen, [group]: [read(value)] })
          expect(list.total, `${JSON.stringify(chosen)} ${group}=${value}`).toBe(count)
        }
      }
      for (const { value, count } of facets.score) {
        expect((await found({ ...chosen, score_min: Number(value) })).total).toBe(count)
      }
      for (const { count } of facets.free_cancel) {
        expect((await found({ ...chosen, free_cancel: true })).total).toBe(count)
      }
    }
  })

  test('Without a choice the stars count every hotel once', async () => {
    const { facets, total } = await found()
    expect(facets.star.reduce((sum, { count }) => sum + count, 0)).toBe(total)
  })

  test('The price range covers the list without its own filter', async () => {
    const prices = (await found()).list.filter((offer) => !offer.sold_out).map(price)
    const { facets } = await found({ price_max: '300' })
    expect(Number(facets.price.min?.amount)).toBe(Math.min(...prices))
    expect(Number(facets.price.max?.amount)).toBe(Math.max(...prices))
  })

  test('Refuses a lowest price above the highest', async () => {
    const { data } = await member.get('/api/hotel/searchResult', {
      search_id,
      filter: { price_min: '500', price_max: '100' },
    })
    expect(data).toMatchObject({
      error_key: 'VALIDATION',
      fields: { 'filter.price_min': [expect.any(String)] },
    })
  })
})

describe('a hotel and its rates', () => {
  test('The detail names the hotel in two scripts and has the fields of the specification', async () => {
    const { data } = await realMock(null).get('/api/hotel/detail', { id: '1001' }, 'zh-cn')
    const { hotel } = data as Schemas['GetHotelAnswer']
    expect(hotel.name).toMatch(/\p{Script=Han}/u)
    expect(hotel.name_local).toMatch(/\p{Script=Myanmar}/u)
    for (const field of [
      hotel.email,
      hotel.address,
      hotel.address_local,
      hotel.phone,
      hotel.zip,
      hotel.city_name,
    ]) {
      expect(field).not.toBe('')
    }
    expect(hotel.room_types.length).toBeGreaterThanOrEqual(4)
    expect((await realMock(null).get('/api/hotel/detail', { id: '9' })).data.error_key).toBe('NOT_FOUND')
  })

  test('Lists rates under their room, cheapest first, and only for rooms that fit the guests', async () => {
    const rooms = [{ adults: 4, child_ages: [3] }]
    const { data } = await member.post('/api/hotel/rates', {
      ...body,
      destination: undefined,
      hotel_id: '1001',
      rooms,
    })
    for (const { room_type, rates } of data.rooms as Schemas['RoomTypeRates'][]) {
      expect(room_type.max_adults).toBeGreaterThanOrEqual(4)
      const totals = rates.map((rate) => Number(rate.total_price.amount))
      expect(totals).toEqual([...totals].sort((a, b) => a - b))
      expect(rates.every((rate) => rate.room_type_id === room_type.id)).toBe(true)
    }
    expect(data.expires_time).toBe(data.rooms[0].rates[0].expires_time)
  })

  test('No answer in these tests broke the contract', () => {
    expect(member.world.verdict.report()).toEqual({ clean: true, findings: [] })
  })
})
