import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { billDesk } from '../../testing/bill-desk.ts'
import { colleague, minute } from '../../testing/document-desk.ts'
import { clientRef, expectCleanWorld, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('jadecredit')
})
afterEach(() => expectCleanWorld(member))

const { bill, applied } = billDesk(() => member)

interface Made {
  readonly bill_no: string
  readonly version: number
  readonly due_date: string
  readonly total: object
}

function pass(ms: number): void {
  member.world.clock.advance(ms)
  member = colleague(member, 'jadecredit')
}

const until = (time: string) => pass(Date.parse(time) - member.world.clock.now())

/** Objects to every line, and waits for the answer. */
async function reject({ bill_no: id, version }: Made): Promise<Made & { status: string }> {
  const { data } = await member.get('/api/bill/detail', { id })
  const lines = data.lines.list.map(({ line_id }: { line_id: string }) => ({ line_id, reason: 'Not ours' }))
  await member.post('/api/bill/dispute', { id, version, lines })
  pass(120 * minute)
  return bill(id)
}

const apply = async (order_ids: readonly string[], nth: number): Promise<Made> =>
  (await member.post('/api/bill/apply', { client_ref: clientRef(nth), order_ids })).data.bill

describe('orders of a withdrawn settlement application', () => {
  test('R6.92 Come with the next bill of the cycle, which names the dispute', async () => {
    const { bill: made, orders } = await applied(1, 2)
    expect(await reject(made)).toMatchObject({ status: 'void' })
    until('2026-11-23T00:00:01+08:00')
    const { bill_id } = await readOrder(member, orders[0]?.booking_id)
    expect(await bill(bill_id)).toMatchObject({ status: 'open', source: 'cycle' })
    until('2026-12-01T00:00:01+08:00')
    expect(await bill(bill_id)).toMatchObject({ status: 'issued', due_date: '2026-12-16' })
    const { data } = await member.get('/api/bill/detail', { id: bill_id, limit: 100 })
    const lines: { booking_id: string; remark: string }[] = data.lines.list
    for (const [index, { booking_id }] of orders.entries()) {
      const reference = `${made.bill_no.replace('B', 'D')}-${index + 1}`
      const [line, ...others] = lines.filter((one) => one.booking_id === booking_id)
      expect(line?.remark).toContain(reference)
      expect(others).toEqual([])
    }
  })

  test('R6.92 Are on a bill of their own, due on the date of the application, when their bill of the cycle is past', async () => {
    until('2026-11-30T23:00:00+08:00')
    const { bill: made, orders } = await applied(1, 2)
    expect(await reject(made)).toMatchObject({ status: 'void' })
    until('2026-12-02T00:00:01+08:00')
    const [first, second] = await Promise.all(orders.map(({ booking_id }) => readOrder(member, booking_id)))
    expect(second?.bill_id).toBe(first?.bill_id)
    expect(await bill(first?.bill_id ?? '')).toMatchObject({
      status: 'issued',
      due_date: made.due_date,
      lines_count: 2,
      total: made.total,
    })
  })

  test('Are due no later in the next application, and stay in it however often it is rejected', async () => {
    const { bill: made, orders } = await applied(1, 2)
    const order_ids = orders.map(({ booking_id }) => booking_id)
    until('2026-11-25T12:00:00+08:00')
    // An answer before the due date leaves time to apply once more.
    expect(await reject(made)).toMatchObject({ status: 'void' })
    const again = await apply(order_ids, 51)
    expect(again.due_date).toBe(made.due_date)
    expect(await reject(again)).toMatchObject({ status: 'issued', due_date: made.due_date })
    const third = await member.post('/api/bill/apply', { client_ref: clientRef(52), order_ids })
    expect(third.data.error_key).toBe('ORDER_NOT_ELIGIBLE')
  })

  test('Are overdue after that day, although the bill is unconfirmed', async () => {
    const { company } = member.world.tables
    const jade = company.where(({ auto_confirm_days }) => auto_confirm_days !== null)[0]
    if (!jade) throw new Error('No company agrees by silence.')
    company.put({ ...jade, auto_confirm_days: null })
    const { bill: made } = await applied(1)
    until(`${made.due_date}T23:59:00+08:00`)
    expect((await bill(made.bill_no)).status).toBe('issued')
    pass(2 * minute)
    expect((await bill(made.bill_no)).status).toBe('overdue')
  })
})
