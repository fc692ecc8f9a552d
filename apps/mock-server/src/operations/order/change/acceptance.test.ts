import { afterEach, beforeEach, expect, test } from 'vitest'
import { program } from '../../../program.ts'
import { colleague } from '../../../testing/document-desk.ts'
import {
  bookStay,
  confirmedOrder,
  expectCleanWorld,
  payOrder,
  readOrder,
} from '../../../testing/hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from '../../../testing/real-mock.ts'
import { bookCar } from '../../../testing/ride-journey.ts'

let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const amount = (money: { amount: string }) => Number(money.amount)
const until = (at: number) => {
  member.world.clock.advance(at - member.world.clock.now())
  member = signedInAgain(member, 'goldenland')
}
const batch = async (body: object) => (await member.post('/api/order/batch', body)).data.results
const preview = (...ids: string[]) => batch({ ids, action: 'accept_preview' })
const accept = (asked: readonly { id: string; acceptance?: { order_version: number } }[]) =>
  batch({
    ids: asked.map(({ id }) => id),
    action: 'accept',
    args: {
      acceptances: asked.map(({ id, acceptance }) => ({ id, version: acceptance?.order_version ?? 1 })),
      accept_penalty: false,
    },
  })

/** A car in service whose driver reports two hours of overtime. */
async function carWithExtras(): Promise<string> {
  const booked = await bookCar(member)
  await payOrder(member, booked)
  member.world.clock.advance(8000)
  const id: string = booked.booking_id
  const { service_start_local, service_end_local } = await readOrder(member, id)
  until(Date.parse(service_start_local))
  const { version } = await readOrder(member, id)
  await member.post('/api/order/confirmCheckIn', { id, version })
  until(Date.parse(service_end_local) + 1000)
  expect(program.supplierEvents.report_extras(member.world, id, { overtime_hours: 2 })).toBeNull()
  return id
}

/** A stay for which its hotel offers something else. */
async function offeredStay(): Promise<string> {
  const order = await bookStay(member, { check_in: '2027-01-10', check_out: '2027-01-12', nth: 11 })
  await payOrder(member, order, 'predeposit', 12)
  expect(program.supplierEvents.change(member.world, order.booking_id, {})).toBeNull()
  return order.booking_id
}

test('R2.234 An offer and extra charges are accepted in one call at what was shown; the others say why they are not', async () => {
  const car = await carWithExtras()
  const stay = await offeredStay()
  const { booking_id: confirmed } = await confirmedOrder(member, {
    check_in: '2027-02-10',
    check_out: '2027-02-12',
    nth: 21,
  })
  const asked = await preview(stay, car, confirmed, 'H2001010001')
  const [offer, extras, nothing, missing] = asked
  const { change_offer } = await readOrder(member, stay)
  const { extras_due } = await readOrder(member, car)
  expect(offer.acceptance).toMatchObject({ change_offer, extras: [] })
  expect(amount(offer.acceptance.settlement_diff)).toBeCloseTo(
    amount(change_offer.after.total_settlement_price) - amount(change_offer.before.total_settlement_price),
  )
  expect(extras.acceptance).toMatchObject({ change_offer: null, extras: extras_due })
  expect(nothing).toMatchObject({ ok: false, error_key: 'ACTION_NOT_ALLOWED' })
  expect(nothing.msg).toContain('nothing to accept')
  expect(missing).toMatchObject({ ok: false, error_key: 'NOT_FOUND' })
  const done = await accept(asked)
  expect(done.map(({ ok }: { ok: boolean }) => ok)).toEqual([true, true, false, false])
  expect(await readOrder(member, stay)).toMatchObject({ order_status: 'confirmed', change_offer: null })
  expect(await readOrder(member, car)).toMatchObject({ order_status: 'completed', extras_due: [] })
})

test.each([
  ['beyond its limit', { limit_per_order: '1.00' }, 'SUBACCOUNT_LIMIT'],
  ['by an account that is not open to it', { channels: ['credit'] as const }, 'ACTION_NOT_ALLOWED'],
])('R2.234 What a member may not accept is said before: %s', async (_name, limits, error_key) => {
  const car = await carWithExtras()
  const stay = await offeredStay()
  const { tables } = member.world
  const [owner] = tables.member.where(({ username }) => username === 'goldenland')
  if (!owner) throw new Error('goldenland is missing')
  tables.member.put({ ...owner, ...limits })
  const refused = [stay, car].map((id) => ({ id, ok: false, error_key }))
  const asked = await preview(stay, car)
  expect(asked).toMatchObject(refused)
  const shown = [stay, car].map((id) => ({
    id,
    acceptance: { order_version: tables.order.get(id)?.version ?? 0 },
  }))
  expect(await accept(shown)).toEqual(asked)
})

test('R2.234 What has changed since it was shown is left alone, and so is what the member may not accept', async () => {
  const stay = await offeredStay()
  const [asked] = await preview(stay)
  const { id, acceptance } = asked
  const [stale] = await accept([{ id, acceptance: { order_version: acceptance.order_version - 1 } }])
  expect(stale).toMatchObject({ ok: false, error_key: 'VERSION_CONFLICT' })
  const refused = await member.post('/api/order/batch', { ids: [stay], action: 'accept' })
  expect(refused.data.fields).toHaveProperty(['args.acceptances'])
  const viewer = colleague(member, 'golden_viewer')
  const { results } = (await viewer.post('/api/order/batch', { ids: [stay], action: 'accept_preview' })).data
  expect(results).toMatchObject([{ ok: false, error_key: 'NO_PERMISSION' }])
  expect(member.world.tables.order.get(stay)?.order_status).toBe('awaiting_acceptance')
})
