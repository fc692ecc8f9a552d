import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { colleague } from '../../testing/document-desk.ts'
import { bookingBody, checkRate, expectCleanWorld, findRate, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'
import { bookCar, bookTransfer } from '../../testing/ride-journey.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const allocation = { own_reference: 'TG-2026-118', customer: '云岭旅行社', cost_centre: 'CC-310' }
const setting = { own_reference: 'offered', customer: 'offered', cost_centre: 'offered' }
const bodyWith = async (more: object) => {
  const { rate } = (await checkRate(member, await findRate(member))).data
  return { ...bookingBody(rate), ...more }
}
const bookWith = async (more: object) =>
  (await member.post('/api/hotel/book', await bodyWith(more))).data.order
const use = async (part: object) =>
  member.post('/api/order/allocationSettingSave', { setting: { ...setting, ...part } })

describe('own reference, customer and cost centre of an order', () => {
  test.each([
    ['hotel', () => bookWith({ allocation })],
    ['car', () => bookCar(member, {}, 1, { allocation })],
    ['airport', () => bookTransfer(member, {}, {}, 1, { allocation })],
  ])('R2.170 A booking of a %s takes them, and each finds its order', async (_product, book) => {
    const { booking_id } = await book()
    expect((await readOrder(member, booking_id)).allocation).toEqual(allocation)
    const searches = [
      { keyword: 'tg-2026-118' },
      { customer: '云岭旅行社', keyword: booking_id },
      { cost_centre: 'cc-310' },
    ]
    for (const query of searches) {
      const { data } = await member.get('/api/order/index', query)
      expect(data.list.map((row: { booking_id: string }) => row.booking_id)).toContain(booking_id)
    }
    const { data } = await member.get('/api/order/index', { customer: '云岭', keyword: booking_id })
    expect(data.total).toBe(0)
  })

  test('R2.171 A booking without a required field is refused at that field, and a full one is taken', async () => {
    await use({ own_reference: 'required', cost_centre: 'required' })
    const body = await bodyWith({})
    const refused = await member.post('/api/hotel/book', { ...body, allocation: { own_reference: '  ' } })
    expect(Object.keys(refused.data.fields)).toEqual(['allocation.own_reference', 'allocation.cost_centre'])
    expect((await member.post('/api/hotel/book', { ...body, allocation })).code).toBe(1)
  })

  test('R2.171 Only administrators decide which fields are used, and the log says so', async () => {
    const booker = colleague(member, 'golden_booker')
    const refused = await booker.post('/api/order/allocationSettingSave', { setting })
    expect(refused.data.error_key).toBe('NO_PERMISSION')
    await use({ customer: 'off' })
    expect((await booker.get('/api/order/allocationSetting')).data.setting.customer).toBe('off')
    const { data } = await member.get('/api/subaccount/log', { kind: 'allocation_changed' }, 'en')
    expect(data.list[0].changes).toMatchObject([
      { field: 'customer', before: { text: 'Offered' }, after: { text: 'Not used' } },
    ])
  })

  test('R2.172 A change is kept in the history, needs the newest version, and leaves the rest', async () => {
    const { booking_id: id, version } = await bookWith({ allocation })
    const changed = await member.post(
      '/api/order/allocation',
      { id, version, allocation: { cost_centre: '', own_reference: 'PO-778' } },
      'en',
    )
    expect(changed.data.order.allocation).toEqual({ ...allocation, cost_centre: '', own_reference: 'PO-778' })
    expect(changed.data.order.timeline.at(-1)).toMatchObject({
      event: 'change_allocation',
      note: 'Own reference: TG-2026-118 → PO-778; Cost centre: CC-310 → –',
    })
    const stale = await member.post('/api/order/allocation', { id, version, allocation })
    expect(stale.data.error_key).toBe('VERSION_CONFLICT')
    await use({ own_reference: 'required' })
    const emptied = await member.post('/api/order/allocation', {
      id,
      version: version + 1,
      allocation: { own_reference: '' },
    })
    expect(Object.keys(emptied.data.fields)).toEqual(['allocation.own_reference'])
  })

  test('R2.172 Saving what the order has already changes nothing', async () => {
    const { booking_id: id, version } = await bookWith({ allocation })
    const same = await member.post('/api/order/allocation', { id, version, allocation })
    expect(same.data.order).toMatchObject({ version, allocation })
  })

  test('Known customers are those of the orders that the member sees, the most frequent first', async () => {
    await bookWith({ allocation: { customer: 'Only Here Ltd' } })
    const known = async (who: RealMock) => (await who.get('/api/order/allocationSetting')).data.customers
    expect(await known(member)).toContain('Only Here Ltd')
    expect(await known(colleague(member, 'jadecredit'))).not.toContain('Only Here Ltd')
  })
})
