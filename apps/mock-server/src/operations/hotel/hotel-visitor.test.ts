import type { Schemas } from '@portal/api-client/contract'
import { describe, expect, test } from 'vitest'
import { realMock } from '../../testing/real-mock.ts'

const stay = {
  check_in: '2026-12-08',
  check_out: '2026-12-10',
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
}

describe('what a visitor sees of a hotel', () => {
  test('R2.07 Hotels and rates are public, in the currency of the site and without settlement prices', async () => {
    const visitor = realMock(null)
    const found = await visitor.post('/api/hotel/search', {
      ...stay,
      destination: { type: 'city', id: 'yangon' },
    })
    const offers = found.data.first_page as Schemas['HotelOffer'][]
    expect(offers.length).toBeGreaterThan(0)
    const listed = await visitor.get('/api/hotel/searchResult', { search_id: found.data.search_id })
    expect(listed.data.total).toBe(found.data.total)
    const { data } = await visitor.post('/api/hotel/rates', { ...stay, hotel_id: '1001' })
    const rates = (data as Schemas['ListHotelRatesAnswer']).rooms.flatMap((room) => room.rates)
    expect(rates.map((rate) => rate.total_settlement_price)).toEqual(rates.map(() => null))
    expect(new Set(rates.map((rate) => rate.total_price.currency))).toEqual(new Set(['CNY']))
    const full = rates.flatMap((rate) =>
      rate.cancellation_policy.tiers
        .filter((tier) => tier.penalty_type === 'full')
        .map((tier) => tier.amount.amount === rate.total_price.amount),
    )
    expect(full).toEqual(full.map(() => true))
  })

  test('A price seen in another currency before signing in must be requested again', async () => {
    const visitor = realMock(null)
    const { data } = await visitor.post('/api/hotel/rates', { ...stay, hotel_id: '1001' })
    const { rate_key, total_price } = data.rooms[0].rates[0] as Schemas['Rate']
    const inDollars = realMock('pacificusd')
    const answer = await inDollars.post('/api/hotel/checkRate', { rate_key, known_total: total_price })
    expect(answer.data.error_key).toBe('RATE_EXPIRED')
  })

  test.each([
    [null, ['predeposit', 'credit']],
    ['goldenland', ['predeposit']],
    ['jadecredit', ['predeposit', 'credit']],
  ] as const)(
    'The payment channels of a rate are those of the company of %s: %j',
    async (persona, channels) => {
      const { data } = await realMock(persona).post('/api/hotel/rates', { ...stay, hotel_id: '1001' })
      const rates = (data as Schemas['ListHotelRatesAnswer']).rooms.flatMap((room) => room.rates)
      expect(rates.map(({ pay_channels }) => pay_channels)).toEqual(rates.map(() => channels))
    },
  )
})
