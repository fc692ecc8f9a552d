import { type OperationId, routes } from '@portal/api-client/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { realMock, signedInAgain } from '../testing/real-mock.ts'
import { first } from '../testing/scenes/stage.ts'

const me = realMock('goldenland')
const names = Object.keys(routes) as OperationId[]
const findings = () => me.world.verdict.report().findings
afterEach(() => me.world.verdict.clear())

/** The fields that a refusal names; null for any other answer. */
const namedIn = ({ code, data }: { code: number; data: { fields?: object } | null }): string[] | null =>
  code === 1 ? null : Object.keys(data?.fields ?? {})

const stay = { check_in: '2026-12-10', check_out: '2026-12-12', nationality: 'CN' }
const rooms = [{ adults: 2, child_ages: [] }]
const rule = { scope: 'company', type: 'fixed_per_night', value: '10.00', priority: 1 }
const destination = { type: 'city', id: 'yangon' }
const transfer = {
  transfer_type: 'pickup',
  airport: 'RGN',
  place: { place_id: 'yangon', name: 'Yangon', address: '', lat: null, lng: null },
  passengers: 2,
  luggage: 1,
}

const isForeign = (name: OperationId) => routes[name].status !== 'stubbed'

describe('names that every object has', () => {
  const inherited = ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf']

  test.each(names.filter((name) => routes[name].method === 'GET'))(
    'A query of such a name is an unknown field, which only known and inherited calls ignore: %s',
    async (name) => {
      for (const key of inherited) {
        const fields = namedIn(await me.get(`${routes[name].path}?${key}=1`)) ?? []
        expect(fields.includes(key), key).toBe(!isForeign(name))
      }
      expect(findings()).toEqual([])
    },
  )

  test.each(names.filter((name) => routes[name].body === 'json'))(
    'A field of such a name is an unknown field, which only known and inherited calls ignore: %s',
    async (name) => {
      // Signing out succeeds, and ends the session of the next calls.
      const other = signedInAgain(me, 'goldenland')
      for (const key of inherited) {
        const fields = namedIn(await other.post(routes[name].path, JSON.parse(`{"${key}":{"x":1}}`))) ?? []
        expect(fields.includes(key), key).toBe(!isForeign(name))
      }
      expect(findings()).toEqual([])
    },
  )
})

describe('names that every object has, below the first level', () => {
  test.each(['__proto__', 'constructor', 'toString'])(
    'The name of a field that a channel adds is no %s',
    async (key) => {
      for (const value of [{ x: 1 }, 'x']) {
        const article = { channel_id: 7, title: 'Lake', content: '<p>Two days.</p>' }
        const model_fields = { season: 'cool', days: '2', [key]: value }
        const answer = await me.post(routes.saveContribution.path, { ...article, model_fields })
        expect(namedIn(answer)).toContain(`model_fields.${key}`)
      }
      expect(findings()).toEqual([])
    },
  )

  test.each(['__proto__', 'constructor', 'surplus'])(
    'An entry of a list in a query is a text, and no object with %s',
    async (key) => {
      for (const { path } of [routes.listGuests, routes.listCmsTags]) {
        const answer = await me.get(`${path}?initValue[0][${key}]=1`)
        expect(namedIn(answer), path).toEqual(['initValue[0]'])
      }
      expect(findings()).toEqual([])
    },
  )
})

describe('amounts that no account can hold', () => {
  const beyond = ['90071992547409.92', '99999999999999.99', '999999999999999', '1000000000000000']
  const money = (amount: string) => ({ amount, currency: 'CNY' })

  test.each(beyond)('Refuses %s with its field, wherever an amount is sent', async (amount) => {
    const search = await me.post(routes.searchHotels.path, { ...stay, rooms, destination })
    const refused = [
      await me.get(routes.listHotelSearchResults.path, {
        search_id: search.data.search_id,
        filter: { price_min: amount },
      }),
      await me.post(routes.saveMarkupRule.path, { ...rule, value: amount }),
      await me.post(routes.saveMarkupRule.path, { ...rule, round_to: amount }),
      await me.post(routes.topUpWallet.path, {
        client_ref: '0e3d5c6e-6b3c-4a53-9f7e-111111111111',
        money: money(amount),
        bank_ref: '1',
        transfer_date: '2026-11-20',
      }),
      await me.post(routes.refundOrder.path, { money: money(amount) }),
      await me.post(routes.checkHotelRate.path, { rate_key: 'x', known_total: money(amount) }),
      await me.post(routes.bookHotel.path, { accepted_total: money(amount) }),
      await me.post(routes.saveQuote.path, { options: [{ rate_key: 'x', sell_price: money(amount) }] }),
    ]
    expect(
      refused.map((answer) => namedIn(answer)?.find((field) => /price|value|round_to|amount/.test(field))),
    ).toEqual([
      'filter.price_min',
      'value',
      'round_to',
      'money.amount',
      'money.amount',
      'known_total.amount',
      'accepted_total.amount',
      'options[0].sell_price.amount',
    ])
    expect(findings()).toEqual([])
  })

  test('The largest mark-up that can be saved leaves every price readable', async () => {
    for (const type of ['fixed_per_night', 'fixed_per_order'])
      for (const round_to of [null, '1000000.00']) {
        const saved = await me.post(routes.saveMarkupRule.path, {
          ...rule,
          type,
          value: '1000000.00',
          round_to,
        })
        expect(saved.code).toBe(1)
        const most = { check_in: '2026-12-01', check_out: '2026-12-31', nationality: 'CN' }
        const rates = await me.post(routes.listHotelRates.path, {
          ...most,
          hotel_id: '1001',
          rooms: Array.from({ length: 9 }, () => ({ adults: 1, child_ages: [] })),
        })
        expect(rates.code).toBe(1)
        await me.post(routes.saveMarkupRule.path, { id: saved.data.rule.id, remove: true })
      }
    expect(findings()).toEqual([])
  })
})

describe('days that do not exist, and years out of range', () => {
  const impossible = ['2027-02-30', '2026-02-29', '2027-04-31', '0000-01-01', '0050-06-01', '9999-12-31']

  test.each(impossible)('Refuses %s with its field, as a date and as a time', async (date) => {
    const time = `${date}T10:00:00+06:30`
    const [ride, hotel, car] = [
      await me.post(routes.searchTransfers.path, { ...transfer, service_local: time }),
      await me.post(routes.searchHotels.path, { ...stay, check_in: date, rooms, destination }),
      await me.post(routes.searchCars.path, { start_local: time }),
    ]
    expect(namedIn(ride)).toContain('service_local')
    expect(namedIn(hotel)).toContain('check_in')
    expect(namedIn(car)).toContain('start_local')
    expect(findings()).toEqual([])
  })

  test.each(['0000-01', '0001-12', '9999-12'])('No calendar exists for %s', async (month) => {
    const answer = await me.get(routes.getHotelCalendar.path, {
      hotel_id: '1001',
      month,
      rooms,
      nationality: 'CN',
    })
    expect(namedIn(answer)).toEqual(['month'])
    expect(findings()).toEqual([])
  })
})

test('Refuses or accepts a form whose parts are no text, and never fails', async () => {
  const order = first(me.world.tables.order.where(({ company_id }) => company_id === '1'))
  for (const text of ['\ud800', 'a\udfff', '\u0000', '']) {
    await me.post(routes.saveOrderRemark.path, { id: order.id, internal_remark: text })
    await me.get(`${routes.listOrders.path}?quickSearch=%ED%A0%80`)
    await me.post(routes.saveGuest.path, { full_name: text, type: 'adult' })
  }
  expect(findings()).toEqual([])
})
