import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { expectCleanWorld } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const view = (name: string, more: object = {}) => ({
  order_type: 'hotel',
  name,
  filters: { order_status: ['confirmed'], date_field: 'check_in', date_span: 'next_7' },
  sort: 'check_in_date',
  order: 'asc',
  columns: ['booking_time', 'hotel', 'status'],
  is_default: false,
  ...more,
})
const save = (body: object, who = member) => who.post('/api/orderView/save', body)
const list = async (order_type = 'hotel', who = member): Promise<{ name: string; is_default: boolean }[]> =>
  (await who.get('/api/orderView/index', { order_type })).data.list
const names = async (order_type?: string, who?: RealMock) =>
  (await list(order_type, who)).map(({ name }) => name)

describe('saved views of the list of orders', () => {
  test('Saves a view with its filters, order and columns, per product and by name', async () => {
    const { data } = await save(view(' Next week '))
    expect(data.view).toMatchObject({ ...view('Next week'), id: expect.any(String) })
    await save(view('Arrivals'))
    await save(view('Cars', { order_type: 'car' }))
    expect(await names()).toEqual(['Arrivals', 'Next week'])
    expect(await names('car')).toEqual(['Cars'])
  })

  test('A name is required and unique per product, however it is spelt', async () => {
    const { id } = (await save(view('Next week'))).data.view
    expect((await save(view('  '))).data.fields).toEqual({ name: [expect.any(String)] })
    expect((await save(view('NEXT WEEK'))).data.fields).toEqual({
      name: ['You already have a view with this name'],
    })
    expect((await save(view('Next week', { order_type: 'car' }))).code).toBe(1)
    expect((await save(view('Next Week', { id }))).data.view).toMatchObject({ id, name: 'Next Week' })
  })

  test('One view is the default, and another one can replace it', async () => {
    await save(view('First', { is_default: true }))
    await save(view('Of cars', { order_type: 'car', is_default: true }))
    await save(view('Second', { is_default: true }))
    expect(await list()).toMatchObject([{ is_default: false }, { is_default: true }])
    expect(await list('car')).toMatchObject([{ is_default: true }])
  })

  test('There are at most 20 views, and existing ones can still be changed', async () => {
    let id = ''
    for (let nth = 1; nth <= 20; nth += 1) id = (await save(view(`View ${nth}`))).data.view.id
    expect((await save(view('One more'))).data.fields).toEqual({
      name: ['At most 20 views; please remove one first'],
    })
    expect((await save(view('Changed', { id }))).code).toBe(1)
    expect((await member.post('/api/orderView/remove', { id })).code).toBe(1)
    expect((await save(view('One more'))).code).toBe(1)
  })

  test('A view is private: a colleague neither sees, changes nor removes it', async () => {
    const { id } = (await save(view('Mine'))).data.view
    const colleague = caller(
      member.mock,
      member.world,
      program.openSession(member.world, 'golden_booker')?.token ?? null,
    )
    expect(await names('hotel', colleague)).toEqual([])
    expect((await save(view('Theirs', { id }), colleague)).data.error_key).toBe('NOT_FOUND')
    expect((await colleague.post('/api/orderView/remove', { id })).data.error_key).toBe('NOT_FOUND')
    expect(await names()).toEqual(['Mine'])
    expect((await save(view('Elsewhere', { id, order_type: 'car' }))).data.error_key).toBe('NOT_FOUND')
  })
})
