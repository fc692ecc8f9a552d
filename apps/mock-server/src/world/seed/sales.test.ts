import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import type { PersonaName } from '../personas.ts'

let member: RealMock
const as = (persona: PersonaName) =>
  caller(member.mock, member.world, program.openSession(member.world, persona)?.token ?? null)
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

describe('the sales data of companies in the seed', () => {
  test('A company has quotes in every state, more than a page of them; a new company has none', async () => {
    for (const status of ['draft', 'sent', 'viewed', 'chosen', 'expired', 'revoked', 'booked']) {
      const { list } = (await member.get('/api/quote/index', { status: [status] })).data
      expect(list.length, status).toBeGreaterThan(2)
    }
    const first = (await member.get('/api/quote/index')).data
    expect(first.list).toHaveLength(20)
    expect(first.total).toBe(25)
    expect((await as('newleaf').get('/api/quote/index')).data.total).toBe(0)
    expect((await as('jadecredit').get('/api/quote/index')).data.total).toBe(11)
  })

  test('A booked quote leads to a stay of its company at the quoted hotel and net price', () => {
    const booked = member.world.tables.quote.where(({ state }) => state === 'booked')
    expect(booked.length).toBeGreaterThan(4)
    for (const { company_id, options, operator } of booked) {
      const booking_id = options[0]?.booking_id
      const order = member.world.tables.order.get(booking_id ?? '')
      if (order?.order_type !== 'hotel') throw new Error(`There is no stay ${booking_id}`)
      expect(order.company_id).toBe(company_id)
      expect(operator).toEqual(order.operator)
      expect(options.map(({ title }) => title)).toEqual([order.hotel.name])
      expect(options[0]?.settlement_price).toBe(order.total_settlement_price)
    }
  })

  test('The public page of a seeded quote reveals no net prices or mark-up, and closed quotes have no page', async () => {
    const quotes = member.world.tables.quote.all()
    const customer = caller(member.mock, member.world, null)
    const open = quotes.filter(({ token }) => token !== null)
    expect(open.length).toBeGreaterThan(20)
    for (const { token, options } of open) {
      const page = await customer.get('/api/quote/public', { token })
      expect(page.code).toBe(1)
      const text = JSON.stringify(page.data)
      expect(text).not.toMatch(/settlement|markup/)
      for (const { settlement_price, sell_price } of options) {
        expect(sell_price).toBeGreaterThan(settlement_price)
        for (const hidden of [settlement_price, sell_price - settlement_price])
          expect(text).not.toContain(`"${(hidden / 100).toFixed(2)}"`)
      }
    }
    for (const { state, token } of quotes)
      expect(token === null).toBe(state === 'draft' || state === 'revoked')
  })

  test('The rate of a recent draft is still valid, that of an old one is not, and a shared one opens for the colleague', async () => {
    const { list } = (await member.get('/api/draft/index')).data
    const steps = (product: string) =>
      list
        .filter((draft: { product: string }) => draft.product === product)
        .map(({ step }: { step: string }) => step)
    expect(new Set(steps('hotel'))).toEqual(new Set(['search', 'select', 'guests', 'review']))
    expect([steps('car').length, steps('airport').length]).toEqual([1, 1])
    const check = async (wanted: string) => {
      const { selection } = list.find(
        ({ step, owner }: { step: string; owner: { id: number } }) => step === wanted && owner.id === 101,
      )
      const { rate_key, known_total: amount, currency } = JSON.parse(selection)
      return (await member.post('/api/hotel/checkRate', { rate_key, known_total: { amount, currency } })).data
    }
    expect((await check('guests')).outcome).toBe('available')
    expect((await check('review')).error_key).toBe('RATE_EXPIRED')
    const shared = list.filter(({ owner }: { owner: { id: number } }) => owner.id !== 101)
    expect(shared).toHaveLength(1)
    expect((await as('newleaf').get('/api/draft/index')).data.total).toBe(0)
  })

  test('Owners and bookers find their recent searches, newest first, with addresses of the portal', async () => {
    for (const persona of ['goldenland', 'jade_booker', 'pacificusd'] as const) {
      const { list } = (await as(persona).get('/api/search/history')).data
      expect(list.length).toBeGreaterThan(3)
      const times = list.map(({ time }: { time: number }) => time)
      expect(times).toEqual([...times].sort((a, b) => b - a))
      for (const { path } of list) expect(path).toMatch(/^\/hotel\/list\?destination_type=(city|hotel)&/)
    }
    expect((await as('newleaf').get('/api/search/history')).data.list).toEqual([])
  })
})
