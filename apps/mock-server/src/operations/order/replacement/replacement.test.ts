import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { post } from '../../../domain/ledger/posting.ts'
import type { SupplierEventName } from '../../../domain/order/supplier-move.ts'
import { program } from '../../../program.ts'
import fc from '../../../testing/fast-check.ts'
import { clientRef, confirmedOrder, expectCleanWorld, readOrder } from '../../../testing/hotel-journey.ts'
import { bookErrors, type RealMock, realMock, signedInAgain } from '../../../testing/real-mock.ts'
import { companyPosition } from '../../company-ledger.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const minute = 60_000
const later = (ms: number) => {
  member.world.clock.advance(ms)
  member = signedInAgain(member, 'goldenland')
}
const tell = (event: SupplierEventName, id: string, detail = {}) =>
  program.supplierEvents[event](member.world, id, detail)
const record = (id: string) => {
  const order = member.world.tables.order.get(id)
  if (!order) throw new Error(`There is no order ${id}.`)
  return order
}
const amount = (money: { amount: string }) => Number(money.amount)
const wallet = async () => (await member.get('/api/wallet/summary')).data.wallet

/** Takes all that is available from the balance. */
function spendAll(): void {
  const { tables, clock } = member.world
  const company = tables.company.get('1')
  if (!company) throw new Error('The company is missing.')
  const position = companyPosition(member.world, company, clock.now())
  const { sum, frozen } = position.predeposit
  const request = { account: 'predeposit', type: 'adjust', delta: frozen - sum } as const
  tables.ledger_entry.put(post(position, request, clock.now()))
}

/** A confirmed stay of 10 to 12 December whose hotel lowers its prices. */
async function cheaperStay(percent = -15) {
  const { booking_id } = await confirmedOrder(member)
  expect(tell('price', booking_id, { percent })).toBeNull()
  return readOrder(member, booking_id)
}

type Stay = Awaited<ReturnType<typeof cheaperStay>>

const replace = ({ booking_id: id, version, saving }: Stay, nth = 9) =>
  member.post('/api/order/replace', {
    id,
    version,
    accepted_total: saving.total_price,
    client_ref: clientRef(nth),
  })

/** The number of the second order, waiting for a silent hotel. */
async function replaced(first: Stay): Promise<string> {
  const { data } = await replace(first)
  expect(data).toMatchObject({ outcome: 'booked', order: { order_status: 'pending_confirm' } })
  return data.order.booking_id
}

test('R2.236 The deadlines list what is cheaper now, however far its deadline is, and the overview counts it', async () => {
  const listed = async () =>
    (await member.get('/api/order/deadlines', { cheaper: true })).data.list.map(
      ({ booking_id }: { booking_id: string }) => booking_id,
    )
  const cheaperAlert = async () =>
    (await member.get('/api/dashboard/summary')).data.alerts.find(
      ({ link }: { link: string }) => link === '/user/order/deadlines?cheaper=true',
    )
  expect(await listed()).toEqual([])
  expect(await cheaperAlert()).toBeUndefined()
  const { booking_id } = await cheaperStay()
  const cheaper = await listed()
  expect(cheaper).toContain(booking_id)
  const soon = (await member.get('/api/order/deadlines', {})).data.list
  expect(soon).not.toContainEqual(expect.objectContaining({ booking_id }))
  const entry = (await member.get('/api/order/deadlines', { cheaper: true })).data.list.find(
    (one: { booking_id: string }) => one.booking_id === booking_id,
  )
  expect(entry.saving).toMatchObject({ reason_key: null })
  expect((await cheaperAlert())?.text).toContain(String(cheaper.length))
})

describe('a stay that is cheaper now', () => {
  test('R2.200 Says by how much on the order and in the list, and tells the operator', async () => {
    const first = await cheaperStay()
    const { saving, booking_id, total_settlement_price } = first
    expect(amount(saving.settlement_diff)).toBeCloseTo(
      amount(saving.total_settlement_price) - amount(total_settlement_price),
      2,
    )
    expect(amount(saving.settlement_diff)).toBeLessThan(0)
    const { list } = (await member.get('/api/order/index', { keyword: booking_id })).data
    expect(list[0].saving).toEqual(saving)
    const notices = (await member.get('/api/notification/index')).data.list
    expect(notices[0]).toMatchObject({ title: 'The price has fallen', order_id: booking_id })
    const rates = await member.post('/api/hotel/rates', {
      hotel_id: first.hotel_id,
      check_in: first.check_in_date,
      check_out: first.check_out_date,
      rooms: [{ adults: 2, child_ages: [] }],
      nationality: 'CN',
    })
    const sold = rates.data.rooms.flatMap(({ rates: all }: { rates: object[] }) => all)
    expect(sold).toContainEqual(
      expect.objectContaining({ rate_id: first.rooms[0].rate_id, total_price: saving.total_price }),
    )
  })

  test('R2.200 Is not said where it is dearer, or cancelling is no longer free', async () => {
    const first = await cheaperStay(10)
    expect(first.saving).toBeNull()
    tell('price', first.booking_id, { percent: -15 })
    const free = Date.parse(first.cancellation_policy.free_cancel_before.utc)
    later(free - 11 * minute - member.world.clock.now())
    expect((await readOrder(member, first.booking_id)).saving).not.toBeNull()
    later(11 * minute)
    expect((await readOrder(member, first.booking_id)).saving).toBeNull()
  })

  test('R2.201 Is booked again, and the first is cancelled free of charge once the second is confirmed', async () => {
    const first = await cheaperStay()
    const before = await wallet()
    const second = await replaced(first)
    expect(record(first.booking_id)).toMatchObject({ order_status: 'confirmed', replaced_by: second })
    expect(tell('confirm', second)).toBeNull()
    const after = await wallet()
    expect(amount(after.balance) - amount(before.balance)).toBeCloseTo(
      -amount(first.saving.settlement_diff),
      2,
    )
    expect(record(first.booking_id)).toMatchObject({
      order_status: 'cancelled',
      charged: record(first.booking_id).refunded,
    })
    const { guests, saving, ...shown } = await readOrder(member, second)
    expect({ guests, saving }).toEqual({ guests: first.guests, saving: null })
    expect(shown).toMatchObject({ order_status: 'confirmed', replaces: first.booking_id })
    expect((await replace(first)).data).toMatchObject({ replayed: true, order: { booking_id: second } })
  })

  test('R2.201 The second order belongs to the trip of the first', async () => {
    const first = await cheaperStay()
    const { trip } = member.world.tables
    const [any] = trip.all()
    if (!any) throw new Error('The world has no trip.')
    trip.put({ ...any, company_id: '1', order_ids: [first.booking_id] })
    const second = await replaced(first)
    expect(trip.get(any.id)?.order_ids).toEqual([first.booking_id, second])
  })

  /** The second order came to nothing, and the first is as it was. */
  const expectFirstAlone = (first: string, second: string) => {
    const { ledger_entry, hold } = member.world.tables
    const isOpen = (one: { order_id: string; released_time: number | null }) =>
      one.order_id === second && one.released_time === null
    expect(ledger_entry.where(({ order_id }) => order_id === second)).toEqual([])
    expect(hold.where(isOpen)).toEqual([])
    expect(tell('confirm', second)).not.toBeNull()
    expect(record(second).order_status).toBe('rejected')
    expect(record(first)).toMatchObject({ order_status: 'confirmed', replaced_by: null, refunded: 0 })
  }

  test('R2.201 A second order that is rejected leaves the first and the money as they were', async () => {
    const first = await cheaperStay()
    const second = await replaced(first)
    expect(tell('reject', second)).toBeNull()
    expectFirstAlone(first.booking_id, second)
  })

  test('R2.201 A second order that nobody answers ends before the first costs a fee', async () => {
    const first = await cheaperStay()
    const second = await replaced(first)
    tell('silent', second)
    const refused = await member.post('/api/order/cancelQuote', { id: first.booking_id })
    expect(refused.data.reason_key).toBe('REPLACEMENT_OPEN')
    const again = { ...first, version: record(first.booking_id).version }
    expect((await replace(again, 11)).data.reason_key).toBe('REPLACEMENT_OPEN')
    later(Date.parse(first.saving.until.utc) - member.world.clock.now() - 1000)
    expect(record(second).order_status).toBe('manual_review')
    later(1000)
    expectFirstAlone(first.booking_id, second)
    expect((await readOrder(member, second)).timeline.at(-1).note).toContain('free cancellation of the first')
    const { list } = (await member.get('/api/notification/index')).data
    const told = list.find(({ order_id }: { order_id: string }) => order_id === second)
    expect(told.body).toContain('free cancellation of the first')
  })

  test('R2.201 A price that has moved, and rooms that are sold, book nothing', async () => {
    const first = await cheaperStay()
    const orders = member.world.tables.order.all().length
    tell('price', first.booking_id, { percent: -10 })
    const moved = await replace(first)
    expect(moved.data).toMatchObject({ outcome: 'changed', order: { booking_id: first.booking_id } })
    expect(amount(moved.data.order.saving.total_price)).toBeGreaterThan(amount(first.saving.total_price))
    tell('price', first.booking_id, { percent: 5 })
    expect((await replace(first)).data).toMatchObject({ outcome: 'changed', order: { saving: null } })
    expect(member.world.tables.order.all()).toHaveLength(orders)
    expect(record(first.booking_id).version).toBe(first.version)
  })

  test.each([
    ['the balance does not cover both', 'BALANCE_SHORT', { balance: true }],
    ['the balance is not open to the member', 'CHANNEL_NOT_ALLOWED', { channels: ['credit'] }],
    ['a limit does not cover the second', 'SUBACCOUNT_LIMIT', { limit_per_order: '1.00' }],
    ['the member may not pay', 'NO_PERMISSION', { without: 'order/pay' }],
    ['the member may not cancel', 'NO_PERMISSION', { without: 'order/cancel' }],
  ] as const)('R2.201 Where %s, the first order stays untouched', async (_name, error_key, how) => {
    const first = await cheaperStay()
    const { tables } = member.world
    const [owner] = tables.member.where(({ username }) => username === 'goldenland')
    if (!owner) throw new Error('goldenland is missing')
    if ('balance' in how) spendAll()
    else if ('without' in how)
      tables.member.put({ ...owner, nodes: owner.nodes.filter((node) => node !== how.without) })
    else tables.member.put({ ...owner, ...how })
    const orders = tables.order.all().length
    const { saving } = await readOrder(member, first.booking_id)
    const { data } = await replace(first)
    const refused = data.error_key === 'ACTION_NOT_ALLOWED' ? data.reason_key : data.error_key
    expect([saving.reason_key, refused]).toEqual([error_key, error_key])
    expect(tables.order.all()).toHaveLength(orders)
    expect(record(first.booking_id)).toMatchObject({ version: first.version, order_status: 'confirmed' })
  })
})

test('R4.152 What was paid already needs no approval again at a lower price', async () => {
  const first = await cheaperStay()
  const { tables } = member.world
  const [owner] = tables.member.where(({ username }) => username === 'goldenland')
  if (owner) tables.member.put({ ...owner, approval_over: '1.00' })
  expect((await readOrder(member, first.booking_id)).saving.reason_key).toBeNull()
  expect((await replace(first)).data.outcome).toBe('booked')
})

/** Steps of both orders and of time, in any order. */
const steps = {
  confirm: (_first: string, second: string) => tell('confirm', second),
  reject: (_first: string, second: string) => tell('reject', second),
  offer: (_first: string, second: string) => tell('change', second),
  silence: (_first: string, second: string) => tell('silent', second),
  accept: (_first: string, id: string) =>
    member.post('/api/order/confirm', { id, version: record(id).version }),
  decline: (_first: string, id: string) =>
    member.post('/api/order/decline', { id, version: record(id).version }),
  cancelFirst: (first: string) => cancel(first),
  cancelSecond: (_first: string, second: string) => cancel(second),
  refuseCancel: (_first: string, second: string) => tell('cancel_nack', second),
  refund: (id: string) =>
    member.post('/api/order/refund', {
      id,
      version: record(id).version,
      ground: 'goodwill',
      money: { amount: '1.00', currency: 'CNY' },
      reason: 'Noise',
    }),
  again: async (first: string) => {
    const order = await readOrder(member, first)
    return order.saving ? replace(order, 20) : null
  },
  minutes: () => later(5 * minute),
  days: () => later(3 * 24 * 60 * minute),
} as const

async function cancel(id: string) {
  const quoted = await member.post('/api/order/cancelQuote', { id })
  if (quoted.code !== 1) return
  const { quote_id, order_version: version } = quoted.data.quote
  await member.post('/api/order/cancel', { id, quote_id, version, accept_penalty: true })
}

const names = Object.keys(steps) as (keyof typeof steps)[]
const ended: readonly string[] = ['cancelled', 'rejected', 'expired']

test('R2.201 Whatever happens at each step, one of both orders is kept, and never two', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 8 }), async (walk) => {
      member = realMock('goldenland')
      const first = await cheaperStay()
      const second = await replaced(first)
      let given = false
      for (const step of walk) {
        const { order_status, replaced_by } = record(first.booking_id)
        const open = order_status === 'confirmed' && replaced_by === second
        await steps[step](first.booking_id, second)
        const both = [first.booking_id, second].map(record)
        // Somebody who cancels the one that is left wants none.
        if (step.startsWith('cancel') && !open) given = true
        const confirmed = both.filter((one) => one.order_status === 'confirmed')
        expect(given ? 1 : confirmed.length).toBe(1)
      }
      later(Math.max(0, Date.parse(first.saving.until.utc) - member.world.clock.now()))
      const kept = [first.booking_id, second].map(record).filter((one) => !ended.includes(one.order_status))
      const third = record(first.booking_id).replaced_by
      expect(given || (third && third !== second) ? 1 : kept.length).toBe(1)
      expect(bookErrors(member.world)).toEqual([])
    }),
    { numRuns: 12 },
  )
})
