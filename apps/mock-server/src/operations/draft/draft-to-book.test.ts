import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { bookingBody, checkRate, expectCleanWorld, findRate } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'
import { carBody, quoteCar, quoteTransfer, transferBody } from '../../testing/ride-journey.ts'
import type { PersonaName } from '../../world/personas.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const as = (persona: PersonaName) =>
  caller(member.mock, member.world, program.openSession(member.world, persona)?.token ?? null)
const booker = 102

async function begun(product: string, who = member, shared_with: number[] = []) {
  const body = {
    product,
    search: '{}',
    selection: '',
    form: '{}',
    step: 'guests',
    title: 'Begun',
    shared_with,
  }
  return (await who.post('/api/draft/save', body)).data.draft.id as string
}
const listed = async (who: RealMock) =>
  (await who.get('/api/draft/index', { limit: 100 })).data.list.map(({ id }: { id: string }) => id)

/** Books each product as it is offered, from a draft. */
const bookings = {
  hotel: async (who: RealMock, draft_id: string, nth = 1) => {
    const { rate } = (await checkRate(who, await findRate(who))).data
    return who.post('/api/hotel/book', { ...bookingBody(rate, { nth }), confirm_duplicate: true, draft_id })
  },
  car: async (who: RealMock, draft_id: string, nth = 1) =>
    who.post(
      '/api/car/book',
      carBody((await quoteCar(who)).data, nth, { confirm_duplicate: true, draft_id }),
    ),
  airport: async (who: RealMock, draft_id: string, nth = 1) =>
    who.post(
      '/api/airport/book',
      transferBody((await quoteTransfer(who)).data, nth, { confirm_duplicate: true, draft_id }),
    ),
}
const products = ['hotel', 'car', 'airport'] as const

/** Takes a right from the booker of the company. */
function withoutRight(change: { nodes?: string[]; products?: ['car'] }) {
  const { member: members } = member.world.tables
  const known = members.get(String(booker))
  if (!known) throw new Error('The company has a booker.')
  members.put({ ...known, ...change })
}

describe.each(products)('booking the product %s from a draft', (product) => {
  const book = bookings[product]
  const other = product === 'car' ? 'hotel' : 'car'

  test('Finishes the draft: it leaves the list and cannot be booked again by another form', async () => {
    const draft = await begun(product)
    const { order } = (await book(member, draft)).data
    expect(order.draft_id).toBe(draft)
    expect(await listed(member)).not.toContain(draft)
    expect((await book(member, draft, 2)).data.fields).toEqual({
      draft_id: [`This draft has already become order ${order.booking_id}`],
    })
  })

  test('A booking sent again with its reference finds its order, whatever happened to the draft', async () => {
    const draft = await begun(product)
    const { order } = (await book(member, draft)).data
    const again = (await book(member, draft)).data
    expect(again).toMatchObject({ replayed: true, order: { booking_id: order.booking_id } })
    const kept = await begun(product)
    expect((await book(member, kept)).data).toMatchObject({ replayed: true })
    expect(await listed(member)).toContain(kept)
  })

  test('Refuses a draft that is unknown, of another company, not shared, or of another product', async () => {
    const foreign = await begun(product, as('newleaf'))
    const unshared = await begun(product)
    for (const [who, draft] of [
      [member, 'dr-0'],
      [member, foreign],
      [as('golden_booker'), unshared],
    ] as const)
      expect((await book(who, draft)).data).toEqual({
        error_key: 'NOT_FOUND',
        fields: { draft_id: ['This draft is gone, or is not shared with you any more'] },
      })
    const strange = await begun(other)
    expect((await book(member, strange)).data.fields).toEqual({
      draft_id: ['This draft is one of another product'],
    })
    expect(await listed(member)).toEqual(expect.arrayContaining([unshared, strange]))
    expect(member.world.tables.draft.get(foreign)).toBeDefined()
  })

  test('A booking by a colleague with access finishes the draft for its owner too, and only one of them can book it', async () => {
    const draft = await begun(product, member, [booker])
    const { order } = (await book(as('golden_booker'), draft)).data
    expect(await listed(member)).not.toContain(draft)
    const late = await book(member, draft, 2)
    expect(late.data.fields).toEqual({
      draft_id: [`This draft has already become order ${order.booking_id}`],
    })
  })

  test('A refused booking keeps the draft', async () => {
    const draft = await begun(product)
    const { data } = await book(member, draft)
    const second = await begun(product)
    const { quote_key, rate_key } = { quote_key: 'none', rate_key: 'none' }
    const path = { hotel: '/api/hotel/book', car: '/api/car/book', airport: '/api/airport/book' }[product]
    const body = { ...bookingBody({ rate_key, total_price: data.order.total_price }, { nth: 3 }), quote_key }
    expect((await member.post(path, { ...body, draft_id: second })).code).toBe(0)
    expect(await listed(member)).toContain(second)
  })
})

describe('a colleague who may no longer book', () => {
  test.each([
    ['at all', { nodes: ['order/cancel'] }],
    ['this product', { products: ['car'] as ['car'] }],
  ])('%s cannot read, take over or book a shared draft', async (_, change) => {
    const draft = await begun('hotel', member, [booker])
    const colleague = as('golden_booker')
    expect(await listed(colleague)).toContain(draft)
    withoutRight(change)
    expect(await listed(colleague)).not.toContain(draft)
    const body = { product: 'hotel', search: '{}', selection: '', form: '{}', step: 'review' }
    const taken = await colleague.post('/api/draft/save', { ...body, id: draft, version: 1 })
    expect(taken.data.error_key).toMatch(/^(NOT_FOUND|NO_PERMISSION)$/)
    expect((await bookings.hotel(colleague, draft)).data.error_key).toMatch(/^(NOT_FOUND|NO_PERMISSION)$/)
    expect(await listed(member)).toContain(draft)
  })

  test('Keeps their own drafts', async () => {
    const colleague = as('golden_booker')
    const own = await begun('hotel', colleague)
    withoutRight({ products: ['car'] })
    expect(await listed(colleague)).toContain(own)
  })
})
