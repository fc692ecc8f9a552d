import type { Schemas } from '@portal/api-client/contract'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { stayOf } from '../../scenarios/bookings.ts'
import { confirmedOrder, expectCleanWorld, readOrder } from '../../testing/hotel-journey.ts'
import { caller, type RealMock, realMock } from '../../testing/real-mock.ts'

const persona = ({ mock, world }: RealMock, name: string) =>
  caller(mock, world, program.openSession(world, name)?.token ?? null)

const minute = 60_000
let booker: RealMock
let owner: RealMock
let order: Awaited<ReturnType<typeof readOrder>>

/** A stay that the booker paid alone; one night more needs an approval. */
beforeEach(async () => {
  booker = realMock('golden_booker')
  order = await confirmedOrder(booker)
  owner = persona(booker, 'goldenland')
  const row = booker.world.tables.member.get('102')
  const approval_over: string = order.total_settlement_price.amount
  if (row) booker.world.tables.member.put({ ...row, approval_over })
})
afterEach(() => expectCleanWorld(booker))

const later = (ms: number) => {
  booker.world.clock.advance(ms)
  booker = persona(booker, 'golden_booker')
  owner = persona(booker, 'goldenland')
}
const read = () => readOrder(booker, order.booking_id)
const quoted = async (check_out: string): Promise<Schemas['OrderChangeQuote']> => {
  const { booking_id: id, version, ...rest } = await read()
  const change = { stay: { ...stayOf({ booking_id: id, version, ...rest }), check_out } }
  return (await booker.post('/api/order/changeQuote', { id, version, change })).data.quote
}
const make = async (quote_id: string) => {
  const { version } = await read()
  return booker.post('/api/order/change', { id: order.booking_id, version, quote_id, accept_terms: true })
}
const ask = (quote_id: string, note = 'One night more') =>
  booker.post('/api/approval/request', { order_id: order.booking_id, quote_id, note })
const decide = ({ id, order_version: version }: Schemas['Approval'], decision: string, note = '') =>
  owner.post('/api/approval/decide', { id, version, decision, note })
const balance = async () => (await owner.get('/api/wallet/summary')).data.wallet.balance.amount
const states = async () =>
  (await owner.get('/api/approval/index', {})).data.list.map(({ status }: Schemas['Approval']) => status)

describe('a change above what the member may spend without approval', () => {
  test('R4.150 It is asked for, read with both sides, approved and then made', async () => {
    const { quote_id, terms } = await quoted('2026-12-13')
    expect(await make(quote_id)).toMatchObject({ data: { error_key: 'APPROVAL_NEEDED' } })
    const { approval } = (await ask(quote_id)).data
    expect(approval.change.after).toEqual(terms.after)
    expect(approval.total_settlement_price).toEqual(terms.after.total_settlement_price)
    const waiting = await read()
    expect(waiting).toMatchObject({ approval_status: 'requested', asked_change: { quote: { quote_id } } })
    expect(waiting.timeline.at(-1)).toMatchObject({ event: 'request_approval' })
    expect(waiting.timeline.at(-1).note).toMatch(/3 nights; .*One night more$/)
    expect(await make(quote_id)).toMatchObject({ data: { reason_key: 'CHANGE_ASKED' } })
    await decide(approval, 'approve')
    later(20 * minute)
    const before = await balance()
    expect((await make(quote_id)).data).toMatchObject({
      outcome: 'changed',
      order: { check_out_date: '2026-12-13', asked_change: null, approval_status: 'approved' },
    })
    expect(Number(before) - Number(await balance())).toBeCloseTo(Number(terms.settlement_diff?.amount), 2)
  })

  test('R4.151 The approval is for that change alone, and ends with any other', async () => {
    const dearer = await quoted('2026-12-14')
    const wanted = await quoted('2026-12-13')
    const { approval } = (await ask(wanted.quote_id)).data
    await decide(approval, 'approve')
    expect(await make(dearer.quote_id)).toMatchObject({ data: { error_key: 'QUOTE_EXPIRED' } })
    const other = await quoted('2026-12-14')
    expect(await make(other.quote_id)).toMatchObject({ data: { error_key: 'APPROVAL_NEEDED' } })
    const shorter = await quoted('2026-12-11')
    expect((await make(shorter.quote_id)).data.outcome).toBe('changed')
    expect(await read()).toMatchObject({ asked_change: null, approval_status: 'none' })
    expect(await make(wanted.quote_id)).toMatchObject({ data: { error_key: 'QUOTE_EXPIRED' } })
  })

  test('R4.151 An approval is used once: what a cheaper change gives back needs another one', async () => {
    const { quote_id } = await quoted('2026-12-14')
    await decide((await ask(quote_id)).data.approval, 'approve')
    expect((await make(quote_id)).data.outcome).toBe('changed')
    expect((await make((await quoted('2026-12-12')).quote_id)).data.outcome).toBe('changed')
    const again = await quoted('2026-12-14')
    expect(await make(again.quote_id)).toMatchObject({ data: { error_key: 'APPROVAL_NEEDED' } })
  })

  test('R4.151 A change that ends with another one says so in history and notices', async () => {
    await ask((await quoted('2026-12-13')).quote_id)
    expect((await make((await quoted('2026-12-11')).quote_id)).data.outcome).toBe('changed')
    const { timeline } = await read()
    const events = timeline.map(({ event }: { event: string }) => event)
    expect(events).toContain('approval_expire')
    const kinds = booker.world.tables.notification.all().map(({ kind }) => kind)
    expect(kinds).toContain('change_unapproved')
  })

  test('R4.151 What was refused, or decided on as another version, cannot be made', async () => {
    const { quote_id } = await quoted('2026-12-13')
    const { approval } = (await ask(quote_id)).data
    const old = { ...approval, order_version: approval.order_version - 1 }
    expect(await decide(old, 'approve')).toMatchObject({ data: { error_key: 'VERSION_CONFLICT' } })
    await decide(approval, 'refuse', 'Too dear')
    expect(await make(quote_id)).toMatchObject({ data: { reason_key: 'CHANGE_UNAPPROVED' } })
    const next = (await ask((await quoted('2026-12-13')).quote_id)).data.approval
    expect(next.status).toBe('requested')
    expect(await states()).toEqual(expect.arrayContaining(['requested', 'refused']))
  })

  test('R4.161 Asked again, it says what became of it; while it waits, no other is asked for', async () => {
    const { quote_id } = await quoted('2026-12-13')
    const { approval } = (await ask(quote_id)).data
    expect(await ask(quote_id)).toMatchObject({ data: { reason_key: 'CHANGE_ASKED' } })
    expect(await ask((await quoted('2026-12-14')).quote_id)).toMatchObject({
      data: { reason_key: 'CHANGE_ASKED' },
    })
    await decide(approval, 'approve')
    expect(await ask(quote_id)).toMatchObject({ data: { reason_key: 'CHANGE_APPROVED' } })
    const other = (await ask((await quoted('2026-12-14')).quote_id)).data.approval
    await decide(other, 'refuse', 'Too dear')
    expect(await ask((await read()).asked_change.quote.quote_id)).toMatchObject({
      data: { reason_key: 'CHANGE_UNAPPROVED' },
    })
  })

  test('R4.161 A request of a colleague ends an approved change not silently: history and notice say so', async () => {
    const colleague = persona(booker, 'golden_booker')
    await decide((await ask((await quoted('2026-12-13')).quote_id)).data.approval, 'approve')
    const { quote_id } = await quoted('2026-12-14')
    const asked = await owner.post('/api/approval/request', { order_id: order.booking_id, quote_id })
    expect(asked.code).toBe(1)
    expect((await read()).timeline.map(({ event }: { event: string }) => event).slice(-2)).toEqual([
      'approval_expire',
      'request_approval',
    ])
    const [notice] = (await colleague.get('/api/notification/index', { type: 'order' })).data.list
    expect(notice.order_id).toBe(order.booking_id)
    const told = booker.world.tables.notification.where(({ kind }) => kind === 'change_unapproved')
    expect(told.map(({ member_id }) => member_id)).toEqual(['102'])
  })

  test('R4.161 Made by a member who needs no approval, it is not said to have ended', async () => {
    const { quote_id } = await quoted('2026-12-13')
    await ask(quote_id)
    const { version } = await read()
    const made = await owner.post('/api/order/change', {
      id: order.booking_id,
      version,
      quote_id,
      accept_terms: true,
    })
    expect(made.data).toMatchObject({ outcome: 'changed', order: { asked_change: null } })
    const events = (await read()).timeline.map(({ event }: { event: string }) => event)
    expect(events).not.toContain('approval_expire')
  })

  test('R4.162 Notices of an approval name the change with both sides and the total, in both languages', async () => {
    const { quote_id, terms } = await quoted('2026-12-13')
    const total = Number(terms.after.total_price.amount).toLocaleString('en', { minimumFractionDigits: 2 })
    const { approval } = (await ask(quote_id)).data
    const read = async (who: RealMock, language: 'en' | 'zh-cn') =>
      (await who.get('/api/notification/index', { type: 'approval' }, language)).data.list[0].body
    expect(await read(owner, 'en')).toMatch(/2026-12-12, 2 nights → 2026-12-10 – 2026-12-13, 3 nights/)
    expect(await read(owner, 'zh-cn')).toMatch(/2 晚 → 2026-12-10 – 2026-12-13，3 晚/)
    expect(await read(owner, 'en')).toContain(total)
    await decide(approval, 'approve')
    expect(await read(booker, 'zh-cn')).toContain(total)
  })

  test.each([
    ['asked for', async () => null],
    ['approved', (approval: Schemas['Approval']) => decide(approval, 'approve')],
  ] as const)(
    'R4.151 A change that was %s and not made ends, and the history says so',
    async (_name, then) => {
      const { quote_id } = await quoted('2026-12-13')
      await then((await ask(quote_id)).data.approval)
      later(121 * minute)
      const after = await read()
      expect(after).toMatchObject({
        asked_change: null,
        approval_status: 'none',
        check_out_date: '2026-12-12',
      })
      expect(after.timeline.at(-1)).toMatchObject({ event: 'approval_expire', actor_type: 'system' })
      expect(await states()).not.toContain('requested')
      expect(await make(quote_id)).toMatchObject({ data: { error_key: 'QUOTE_EXPIRED' } })
    },
  )
})
