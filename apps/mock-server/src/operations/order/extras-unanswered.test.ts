import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { expectCleanWorld, payOrder, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock, signedInAgain } from '../../testing/real-mock.ts'
import { bookCar } from '../../testing/ride-journey.ts'

const hour = 3_600_000
let member: RealMock
beforeEach(() => {
  member = realMock('goldenland')
})
afterEach(() => expectCleanWorld(member))

const amount = (money: { amount: string }) => Number(money.amount)
const cny = (value: number) => ({ amount: value.toFixed(2), currency: 'CNY' })
const until = (at: number) => {
  member.world.clock.advance(at - member.world.clock.now())
  member = signedInAgain(member, 'goldenland')
}
const later = (ms: number) => until(member.world.clock.now() + ms)
const call = async (path: string, id: string, body: object = {}) => {
  const { version } = await readOrder(member, id)
  return member.post(`/api/order/${path}`, { id, version, ...body })
}
const report = (id: string, overtime_hours: number) =>
  expect(program.supplierEvents.report_extras(member.world, id, { overtime_hours })).toBeNull()
const available = async () => amount((await member.get('/api/wallet/summary')).data.wallet.available)

/** Moves the balance by so much without an order, in CNY. */
function adjust(by: number): void {
  const entry = member.world.tables.ledger_entry
  const last = entry.where((row) => row.company_id === '1' && row.account === 'predeposit').at(-1)
  if (!last) throw new Error('The balance has a past')
  const { seq, balance_after } = last
  const delta = Math.round(by * 100)
  const id = `adjusted-${seq}`
  const more = { id, seq: seq + 1, type: 'adjust', delta, order_id: null } as const
  entry.put({ ...last, ...more, balance_after: balance_after + delta })
}

/** A car whose time is over, in service; answers its settlement. */
async function carAtItsEnd(): Promise<{ id: string; end: number; settlement: number }> {
  const booked = await bookCar(member)
  await payOrder(member, booked)
  member.world.clock.advance(8000)
  const id = booked.booking_id
  const order = await readOrder(member, id)
  until(Date.parse(order.service_start_local))
  await call('confirmCheckIn', id)
  const end = Date.parse(order.service_end_local)
  until(end + 1000)
  return { id, end, settlement: amount(order.settlement_money) }
}

describe('the deadline of extra charges', () => {
  test('R5.82 Is on order lists, deadlines and overview, and notice, mail and reminder name it and the amount', async () => {
    const { id } = await carAtItsEnd()
    report(id, 2)
    const { waits, extras_due } = await readOrder(member, id)
    const due = Date.parse(waits[0].until.utc)
    const told = async () => {
      const [{ body, order_id }] = (await member.get('/api/notification/index')).data.list
      expect(order_id).toBe(id)
      expect(member.world.sent.at(-1)?.text).toContain(waits[0].until.local.slice(11, 16))
      return body
    }
    const total = Number(extras_due[0].money.amount).toFixed(2)
    const clock = waits[0].until.local.slice(0, 16).replace('T', ' ')
    for (const part of [total, clock]) expect(await told()).toContain(part)
    until(due - 4 * hour + 1000)
    for (const part of [total, clock, 'count as accepted at']) expect(await told()).toContain(part)
    const deadline = expect.objectContaining({ kind: 'extras', at_utc: waits[0].until.utc })
    const row = expect.objectContaining({ booking_id: id, deadline })
    expect((await member.get('/api/order/deadlines')).data.list).toContainEqual(row)
    const { alerts } = (await member.get('/api/dashboard/summary')).data
    expect(alerts).toContainEqual(expect.objectContaining({ link: '/user/order/deadlines?kind=extras' }))
    await call('confirmComplete', id, { extras_accepted: true })
    expect((await member.get('/api/order/deadlines')).data.list).not.toContainEqual(row)
  })
})

describe('a ride that is completed before its driver has reported', () => {
  const complete = async (id: string) =>
    expect((await call('confirmComplete', id)).data.outcome).toBe('completed')

  test('Leaves a day to answer a later report, and is charged without an answer', async () => {
    const { id, end, settlement } = await carAtItsEnd()
    await complete(id)
    later(6 * hour)
    report(id, 3)
    until(end + 29 * hour)
    expect(await readOrder(member, id)).toMatchObject({ settlement_money: cny(settlement) })
    until(end + 31 * hour)
    const after = await readOrder(member, id)
    expect(after.order_status).toBe('completed')
    expect(amount(after.settlement_money)).toBeGreaterThan(settlement)
  })

  test('Is charged at once to the member who accepts the extras, and earns them points', async () => {
    const points = async (): Promise<number> =>
      (await member.get('/api/account/integral', { limit: 1 })).data.list[0].after
    const { id, settlement } = await carAtItsEnd()
    await complete(id)
    const earned = await points()
    later(hour)
    report(id, 8)
    expect(await points()).toBe(earned)
    const { actions } = await readOrder(member, id)
    expect(actions).toContainEqual(
      expect.objectContaining({
        action: 'confirm_complete',
        action_text: 'Accept extra charges',
        enabled: true,
      }),
    )
    const pending = await call('confirmComplete', id)
    expect(pending.data.outcome).toBe('extras_pending')
    const done = await call('confirmComplete', id, { extras_accepted: true })
    expect(done.data).toMatchObject({ outcome: 'completed', order: { order_status: 'completed' } })
    const extras = amount(done.data.order.settlement_money) - settlement
    expect(extras).toBeGreaterThan(0)
    expect((await points()) - earned).toBeCloseTo(extras / 10, -1)
    expect((await call('confirmComplete', id, { extras_accepted: true })).data.reason_key).toBe(
      'WRONG_STATUS',
    )
  })

  test('Stays without extras that cannot be paid, and says so', async () => {
    const { id, settlement } = await carAtItsEnd()
    await complete(id)
    later(hour)
    report(id, 3)
    adjust(-(await available()))
    later(26 * hour)
    const open = await readOrder(member, id)
    expect(open).toMatchObject({ order_status: 'completed', settlement_money: cny(settlement) })
    expect(open.timeline.at(-1).event).toBe('extras_unpaid')
  })

  test('Accepts a report at its planned end if the driver had finished before', async () => {
    const booked = await bookCar(member, { model_id: 'hyundai-grand-starex' })
    await payOrder(member, booked)
    member.world.clock.advance(8000)
    const id = booked.booking_id
    const order = await readOrder(member, id)
    const end = Date.parse(order.service_end_local)
    until(end - 10 * hour)
    await call('confirmCheckIn', id)
    expect(program.supplierEvents.dispatch(member.world, id, { status: 'finished' })).toBeNull()
    await complete(id)
    until(end + 1000)
    expect((await call('confirmComplete', id)).data).toMatchObject({
      outcome: 'extras_pending',
      extras: [{ code: 'overtime', quantity: 2 }],
    })
  })

  test('Accepts no report later than a day after its end', async () => {
    const { id, end } = await carAtItsEnd()
    await complete(id)
    until(end + 24 * hour)
    const late = program.supplierEvents.report_extras(member.world, id, { overtime_hours: 2 })
    expect(late).toContain('completed')
  })
})

describe('extras without an answer', () => {
  test('The driver’s report counts as accepted after a day, and is charged when the order completes', async () => {
    const { id, end, settlement } = await carAtItsEnd()
    report(id, 3)
    const pending = await call('confirmComplete', id)
    expect(pending.data.outcome).toBe('extras_pending')
    const net = pending.data.extras.reduce(
      (sum: number, line: { settlement_money: { amount: string } }) => sum + amount(line.settlement_money),
      0,
    )
    expect(net).toBeGreaterThan(0)
    until(end + 26 * hour)
    expect(await readOrder(member, id)).toMatchObject({
      order_status: 'completed',
      settlement_money: cny(settlement + net),
      overtime: { hours: 3 },
    })
  })

  test.each([2.5, '3', -3, null, 10_000, 'x'.repeat(200)])(
    'Refuses a report of %.20j hours, and waives nothing',
    async (hours) => {
      const { id } = await carAtItsEnd()
      report(id, 3)
      const refused = program.supplierEvents.report_extras(member.world, id, { overtime_hours: hours })
      expect(refused).toBe('`overtime_hours` takes a whole number from 0 to 1000.')
      const pending = await call('confirmComplete', id)
      expect(pending.data.extras).toMatchObject([{ code: 'overtime', quantity: 3 }])
    },
  )

  test('Extras that are reported late can be answered for a day from then on', async () => {
    const { id, end, settlement } = await carAtItsEnd()
    until(end + 20 * hour)
    report(id, 2)
    until(end + 26 * hour)
    expect(await readOrder(member, id)).toMatchObject({
      order_status: 'in_service',
      settlement_money: cny(settlement),
    })
    until(end + 45 * hour)
    expect((await readOrder(member, id)).order_status).toBe('completed')
  })

  test('A corrected report restarts the day; without anything to pay the order completes as before', async () => {
    const { id, end, settlement } = await carAtItsEnd()
    report(id, 2)
    until(end + 10 * hour)
    report(id, 0)
    until(end + 35 * hour)
    expect(await readOrder(member, id)).toMatchObject({
      order_status: 'completed',
      settlement_money: cny(settlement),
    })
  })

  test('Extras that cannot be charged keep the order open, and it says so until they are paid', async () => {
    const { id, settlement } = await carAtItsEnd()
    report(id, 3)
    const rest = await available()
    adjust(-rest)
    later(26 * hour)
    const open = await readOrder(member, id)
    expect(open).toMatchObject({ order_status: 'in_service', settlement_money: cny(settlement) })
    expect(open.timeline.at(-1)).toMatchObject({
      event: 'extras_unpaid',
      note: expect.stringContaining('balance'),
    })
    const { list } = (await member.get('/api/notification/index')).data
    expect(list[0]).toMatchObject({ title: 'Extra charges not paid', order_id: id })
    later(24 * hour)
    const tried = (await readOrder(member, id)).timeline
    expect(tried.filter(({ event }: { event: string }) => event === 'extras_unpaid')).toHaveLength(1)
    adjust(rest)
    later(24 * hour)
    const done = await readOrder(member, id)
    expect(done.order_status).toBe('completed')
    expect(amount(done.settlement_money)).toBeGreaterThan(settlement)
  })

  test('A missing approval does not complete the order at the old amount', async () => {
    const { id, settlement } = await carAtItsEnd()
    report(id, 3)
    const { tables } = member.world
    const [row] = tables.member.where(({ username }) => username === 'goldenland')
    if (!row) throw new Error('The member is seeded')
    tables.member.put({ ...row, approval_over: '1.00' })
    expect(await call('confirmComplete', id, { extras_accepted: true })).toMatchObject({
      data: { error_key: 'APPROVAL_NEEDED' },
    })
    later(26 * hour)
    const order = await readOrder(member, id)
    expect(order.order_status).toBe('completed')
    expect(amount(order.settlement_money)).toBeGreaterThan(settlement)
  })

  test('Staff cannot refund a used service on their own', async () => {
    const { id } = await carAtItsEnd()
    report(id, 3)
    const done = await call('confirmComplete', id, { extras_accepted: true })
    for (let nth = 1; nth <= 3; nth += 1) {
      const { refundable_money: money } = await readOrder(member, id)
      expect(
        await call('refund', id, { ground: 'goodwill', money, reason: 'The driver was early' }),
      ).toMatchObject({ code: 1 })
      later(3 * hour)
      expect(await readOrder(member, id)).toMatchObject({
        refund_status: 'refused',
        settlement_money: done.data.order.settlement_money,
        refunds: expect.arrayContaining([expect.objectContaining({ status: 'refused' })]),
      })
    }
    const { timeline } = await readOrder(member, id)
    expect(timeline.at(-1).note).toContain('provided as booked')
  })

  test('Extras of a completed ride can be refunded, and more than them with the consent of the supplier', async () => {
    const { id, settlement } = await carAtItsEnd()
    report(id, 3)
    const done = await call('confirmComplete', id, { extras_accepted: true })
    const extras = amount(done.data.order.settlement_money) - settlement
    expect(done.data.order.refundable_money).toEqual(done.data.order.settlement_money)
    const body = { ground: 'goodwill', money: cny(extras), reason: 'The driver was early' }
    expect(await call('refund', id, body)).toMatchObject({ code: 1 })
    expect(program.supplierEvents.refund_ack(member.world, id, {})).toBeNull()
    later(25 * hour)
    expect(await readOrder(member, id)).toMatchObject({
      refund_status: 'partially_refunded',
      refund_money: cny(extras),
      settlement_money: cny(settlement),
      refundable_money: cny(settlement),
    })
  })
})
