import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { program } from '../../program.ts'
import { billDesk, yuan } from '../../testing/bill-desk.ts'
import { colleague, minute, uploadedFile } from '../../testing/document-desk.ts'
import { expectCleanWorld, readOrder } from '../../testing/hotel-journey.ts'
import { type RealMock, realMock } from '../../testing/real-mock.ts'

let member: RealMock

beforeEach(() => {
  member = realMock('jadecredit')
})
afterEach(() => expectCleanWorld(member))

const { applied } = billDesk(() => member)

const detail = async (id: string) => (await member.get('/api/bill/detail', { id, limit: 100 })).data

/** Disputes the first line; `less` is by how much it is too high. */
async function dispute(id: string, less: number, files: string[] = []) {
  const { bill, lines } = await detail(id)
  const [line] = lines.list
  const expected = (yuan(line.money) - less).toFixed(2)
  const entry = { line_id: line.line_id, reason: 'One night only', expected, files }
  const { data } = await member.post('/api/bill/dispute', { id, version: bill.version, lines: [entry] })
  return { ...data, line }
}

const told = (id: string) =>
  member.world.tables.notification.where(
    ({ kind, params }) => kind === 'bill_answered' && params['bill'] === id,
  )

describe('R6.131 what staff grant of a disputed line', () => {
  test('A claim with a proof is taken off by a credit note, off the credit in use, and is not billed again', async () => {
    const { bill: made } = await applied(1, 2)
    const { line } = await dispute(made.bill_no, 50, [uploadedFile(member, '2')])
    member.world.clock.advance(120 * minute)
    member = colleague(member, 'jadecredit')
    const { bill, lines } = await detail(made.bill_no)
    expect(bill.status).toBe('issued')
    expect(yuan(bill.total)).toBeCloseTo(yuan(made.total) - 50, 2)
    expect(lines.list[0]).toMatchObject({
      disputable: false,
      dispute: { outcome: 'granted', granted: { amount: '50.00' } },
    })
    expect(lines.list.at(-1)).toMatchObject({ kind: 'credit_note', booking_id: line.booking_id })
    const back = member.world.tables.ledger_entry.where(
      ({ order_id, account, type }) =>
        order_id === line.booking_id && account === 'credit' && type === 'refund',
    )
    expect(back.map(({ delta }) => delta)).toEqual([-5000])
    expect((await readOrder(member, line.booking_id)).refund_money.amount).toBe('50.00')
    expect(told(made.bill_no)[0]?.params['disputes']).toContain('50.00')
    const { list } = (await member.get('/api/bill/eligible', { limit: 100 })).data
    const again = list.filter((one: { booking_id: string; eligible: boolean }) => one.eligible)
    expect(again.map((one: { booking_id: string }) => one.booking_id)).not.toContain(line.booking_id)
  })

  test('A part is granted, and the rest can be disputed once more under a reference of its own', async () => {
    const { bill: made } = await applied(1, 2)
    const { line } = await dispute(made.bill_no, 80)
    expect(program.staffEvents.dispute_answer(member.world, made.bill_no, { percent: 25 })).toBeNull()
    const { lines } = await detail(made.bill_no)
    expect(lines.list[0]).toMatchObject({
      disputable: true,
      dispute: { round: 1, outcome: 'partly_granted', granted: { amount: '20.00' } },
    })
    const above = await dispute(made.bill_no, 20)
    expect(Object.keys(above.fields)).toEqual(['lines[0].expected'])
    await dispute(made.bill_no, 80)
    program.staffEvents.dispute_answer(member.world, made.bill_no, { percent: 0 })
    const last = (await detail(made.bill_no)).lines.list[0]
    expect(last).toMatchObject({
      disputable: false,
      dispute: { round: 2, outcome: 'declined', granted: null },
    })
    expect(last.dispute.reference).not.toBe(lines.list[0].dispute.reference)
    const third = await dispute(made.bill_no, 80)
    expect(Object.keys(third.fields)).toEqual(['lines[0].line_id'])
    expect((await readOrder(member, line.booking_id)).refund_money.amount).toBe('20.00')
  })

  test('A credit note cannot be disputed, and the bill stays as it is', async () => {
    const { bill: made } = await applied(1, 2)
    await dispute(made.bill_no, 80)
    program.staffEvents.dispute_answer(member.world, made.bill_no, { percent: 25 })
    const { bill, lines } = await detail(made.bill_no)
    const { line_id, kind, disputable } = lines.list.at(-1)
    expect({ kind, disputable }).toEqual({ kind: 'credit_note', disputable: false })
    for (const more of [{}, { expected: '0.00' }, { expected: '-30.00' }]) {
      const entry = { line_id, reason: 'One night only', files: [], ...more }
      const { data } = await member.post('/api/bill/dispute', {
        id: made.bill_no,
        version: bill.version,
        lines: [entry],
      })
      expect(Object.keys(data.fields)).toEqual(['lines[0].line_id'])
    }
    expect((await detail(made.bill_no)).bill.status).toBe('issued')
  })

  test('A withdrawn second dispute leaves the answer to the first one', async () => {
    const { bill: made } = await applied(1, 2)
    await dispute(made.bill_no, 80)
    program.staffEvents.dispute_answer(member.world, made.bill_no, { percent: 0 })
    const { bill } = await dispute(made.bill_no, 80)
    await member.post('/api/bill/withdrawDispute', { id: made.bill_no, version: bill.version })
    expect((await detail(made.bill_no)).lines.list[0].dispute).toMatchObject({
      round: 1,
      outcome: 'declined',
    })
  })

  test('A bill of which everything is granted is void, and its disputes are answered', async () => {
    const { bill: made } = await applied(1)
    await dispute(made.bill_no, yuan(made.total))
    program.staffEvents.dispute_answer(member.world, made.bill_no, {})
    const { bill, lines } = await detail(made.bill_no)
    expect(bill).toMatchObject({ status: 'void', total: { amount: '0.00' }, wait: null })
    expect(lines.list[0].dispute.outcome).toBe('granted')
    expect(told(made.bill_no)).not.toEqual([])
    member.world.clock.advance(48 * 60 * minute)
  })

  test('A refund in progress puts the answer off, and the claim is granted after it', async () => {
    const { bill: made } = await applied(1, 2)
    const { line } = await dispute(made.bill_no, 50, [uploadedFile(member, '2')])
    const { version } = await readOrder(member, line.booking_id)
    const refund = await member.post('/api/order/refund', {
      id: line.booking_id,
      version,
      ground: 'goodwill',
      money: { ...line.money, amount: '10.00' },
      reason: 'No hot water',
    })
    expect(refund.code).toBe(1)
    program.supplierEvents.refund_ack(member.world, line.booking_id, {})
    expect(program.staffEvents.dispute_answer(member.world, made.bill_no, {})).not.toBeNull()
    member.world.clock.advance(119 * minute)
    const waiting = (await detail(made.bill_no)).bill
    expect(waiting).toMatchObject({ status: 'disputed', wait: expect.anything() })
    member.world.clock.advance(30 * 60 * minute)
    member = colleague(member, 'jadecredit')
    const { bill, lines } = await detail(made.bill_no)
    expect(bill.status).not.toBe('disputed')
    expect(lines.list[0].dispute.outcome).toBe('granted')
  })

  test('Nobody answers what is not disputed', async () => {
    const { bill: made } = await applied(1)
    expect(program.staffEvents.dispute_answer(member.world, made.bill_no, {})).not.toBeNull()
    expect(program.staffEvents.dispute_answer(member.world, made.bill_no, { percent: 101 })).toContain(
      'percent',
    )
  })
})
