import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import {
  bookingBody,
  checkRate,
  confirmedOrder,
  expectCleanWorld,
  findRate,
} from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import type { PersonaName } from '../../world/personas.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const as = (persona: PersonaName | null) =>
  caller(member.mock, member.world, persona && (program.openSession(member.world, persona)?.token ?? null))
const save = (body: object, who = member) => who.post('/api/markup/save', body)
const list = async (who = member) => (await who.get('/api/markup/index')).data.list
const tenPercent = { scope: 'hotel', target_id: '1001', type: 'percent', value: '10', round_to: '10.00' }
const cents = ({ amount }: { amount: string }) => Math.round(Number(amount) * 100)

describe('mark-up rules', () => {
  test('Lists the rules of a company in the order in which they apply', async () => {
    const { rule } = (await save({ ...tenPercent, priority: 50 })).data
    expect(rule).toMatchObject({
      scope_text: 'Hotel',
      type_text: 'Percent',
      value: '10',
      round_to: '10.00',
      version: 1,
    })
    const priorities = (await list()).map(({ priority }: { priority: number }) => priority)
    expect(priorities).toEqual([90, 50, 20])
    expect((await list(as('newleaf'))).length).toBe(0)
  })

  test('A rule sets the selling price of search, rates, check and order; the net price stays', async () => {
    const before = await findRate(member)
    await save(tenPercent)
    const after = await findRate(member)
    expect(after.total_settlement_price).toEqual(before.total_settlement_price)
    const nights = after.nightly.map(({ price }) => cents(price))
    expect(nights.every((price) => price % 1000 === 0)).toBe(true)
    expect(cents(after.total_price)).toBe(nights.reduce((sum, price) => sum + price, 0))
    const net = cents(before.total_settlement_price as { amount: string })
    expect(cents(after.total_price)).toBeGreaterThanOrEqual(Math.round(net * 1.1))
    expect(cents(after.total_price)).toBeLessThan(Math.round(net * 1.1) + 2000)
    expect((await checkRate(member, after)).data).toMatchObject({
      outcome: 'available',
      rate: { total_price: after.total_price },
    })
    const order = await confirmedOrder(member)
    expect(order).toMatchObject({
      total_price: after.total_price,
      total_settlement_price: after.total_settlement_price,
    })
    expect(cents(order.markup.money)).toBe(cents(after.total_price) - net)
    const search = await member.post('/api/hotel/search', {
      destination: { type: 'hotel', id: '1001' },
      check_in: '2026-12-10',
      check_out: '2026-12-12',
      rooms: [{ adults: 2, child_ages: [] }],
      nationality: 'CN',
    })
    const offer = search.data.first_page.find(({ id }: { id: string }) => id === '1001')
    expect(cents(offer.from.total_price) % 1000).toBe(0)
  })

  test('A rule added between the results and the booking is a price change, and the booking asks first', async () => {
    const rate = await findRate(member)
    await save({ ...tenPercent, value: '40' })
    const checked = await checkRate(member, rate)
    expect(checked.data.outcome).toBe('price_changed')
    const booked = await member.post('/api/hotel/book', bookingBody(rate))
    expect(booked.data.error_key).toBe('OUTCOME_REQUIRED')
    expect(await member.post('/api/hotel/book', bookingBody(checked.data.rate, { nth: 2 }))).toMatchObject({
      code: 1,
    })
  })

  test('A rule for one sub-account, another day or another company does not change other prices', async () => {
    const plain = (await findRate(member)).total_price
    await save({ ...tenPercent, scope: 'sub_account', target_id: '102', value: '50' })
    await save({ ...tenPercent, value: '60', valid_from: '2027-01-01' })
    await save({ ...tenPercent, value: '70' }, as('jadecredit'))
    expect((await findRate(member)).total_price).toEqual(plain)
    expect((await findRate(as('golden_booker'))).total_price).not.toEqual(plain)
  })

  test('Changes a rule only in its newest version, and removes it', async () => {
    const { rule } = (await save(tenPercent)).data
    const changed = (await save({ id: rule.id, version: 1, value: '12', round_to: null })).data.rule
    expect(changed).toMatchObject({
      id: rule.id,
      value: '12',
      round_to: null,
      scope: 'hotel',
      target_id: '1001',
      version: 2,
    })
    expect((await save({ id: rule.id, version: 1, value: '13' })).data).toMatchObject({
      error_key: 'VERSION_CONFLICT',
      fresh: { markup_rule: { value: '12', version: 2 } },
    })
    expect((await save({ id: rule.id, value: '13' })).data.fields).toEqual({ version: ['Required'] })
    expect((await save({ id: rule.id, remove: true })).data).toEqual({ rule: null })
    expect((await save({ id: rule.id, remove: true })).data.error_key).toBe('NOT_FOUND')
    expect((await member.post('/api/markup/save', { remove: true }, 'zh-cn')).data.fields).toEqual({
      id: ['不能为空'],
    })
  })

  test('Names errors by field in both languages, and refuses other members', async () => {
    expect((await save({ ...tenPercent, target_id: '9999', value: '300' })).data.fields).toEqual({
      target_id: ['There is no such target, please choose again'],
      value: ['Please enter a percentage from 0 to 200'],
    })
    const zh = await member.post(
      '/api/markup/save',
      { ...tenPercent, scope: 'sub_account', target_id: '105' },
      'zh-cn',
    )
    expect(zh.data.fields).toEqual({ target_id: ['没有这个对象，请重新选择'] })
    const { rule } = (await save(tenPercent)).data
    expect((await save({ id: rule.id, version: 1, value: '1' }, as('jadecredit'))).data.error_key).toBe(
      'NOT_FOUND',
    )
    expect((await save(tenPercent, as('golden_booker'))).data.error_key).toBe('NO_PERMISSION')
    expect((await as('golden_viewer').get('/api/markup/index')).data.error_key).toBe('NO_PERMISSION')
    expect((await as(null).get('/api/markup/index')).data.error_key).toBe('NEED_LOGIN')
  })

  test('Previews the selling price that a rule makes, before anything is saved', async () => {
    const preview = (body: object, who = member) => who.post('/api/markup/preview', body)
    const terms = { type: 'percent', value: '10', round_to: '10.00' }
    const perNight = { type: 'fixed_per_night', value: '25.00' }
    const rules = await list()
    const tried = (await preview({ ...perNight, net: '400.00', parts: 2 })).data
    expect(await list()).toEqual(rules)
    await save({ ...perNight, scope: 'company', priority: 99 })
    const sold = await findRate(member)
    expect(sold.nightly).toHaveLength(2)
    const gain = cents(sold.total_price) - cents(sold.total_settlement_price as { amount: string })
    expect(cents(tried.gain)).toBe(gain)
    expect((await preview({ ...terms, net: '486.30', parts: 3 })).data).toMatchObject({
      net: { amount: '1458.90', currency: 'CNY' },
      selling: { amount: '1620.00', currency: 'CNY' },
    })
  })

  test('Refuses to preview terms that cannot be saved, and members who may not save them', async () => {
    const bad = { type: 'percent', value: '201', round_to: '0.00', net: '1.234', parts: 1 }
    expect((await member.post('/api/markup/preview', bad)).data.fields).toEqual({
      value: ['Please enter a percentage from 0 to 200'],
      round_to: [expect.any(String)],
      net: [expect.any(String)],
    })
    expect((await as('golden_booker').post('/api/markup/preview', bad)).data.error_key).toBe('NO_PERMISSION')
  })
})
