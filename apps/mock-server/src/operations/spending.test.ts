import { type OperationId, routes } from '@portal/api-client/contract'
import { afterEach, describe, expect, test } from 'vitest'
import { program } from '../program.ts'
import { stayOf } from '../scenarios/bookings.ts'
import { billDesk } from '../testing/bill-desk.ts'
import {
  bookStay,
  clientRef,
  confirmedOrder,
  expectCleanWorld,
  payOrder,
  readOrder,
} from '../testing/hotel-journey.ts'
import { type Envelope, type RealMock, realMock, signedInAgain } from '../testing/real-mock.ts'
import { bookTransfer } from '../testing/ride-journey.ts'
import { spendingCalls, spendingThrough } from '../testing/spending-calls.ts'
import type { PersonaName } from '../world/personas.ts'
import type { MemberRecord } from '../world/tables.ts'

/** Everything that spends the company's money, and what keeps an account from it. */

let member: RealMock
let persona: PersonaName

const { confirmed, pay } = billDesk(() => member)

const spenderRow = (): MemberRecord => {
  const [row] = member.world.tables.member.where(({ username }) => username === persona)
  if (!row) throw new Error(`There is no ${persona}.`)
  return row
}

interface Spending {
  /** Without it nothing is spent. */
  readonly node: string
  /**
   * The answer above the threshold of an approval: orders can be approved, other things are left to a colleague, and what
   * was paid already needs no approval at a lower price.
   */
  readonly above: 'APPROVAL_NEEDED' | 'APPROVAL_LIMIT' | 'spent'
  readonly persona?: PersonaName
  /** Prepares everything; the answer sends the call that spends. */
  readonly prepare: () => Promise<() => Promise<Envelope>>
}

async function dearerStay() {
  const order = await confirmedOrder(member)
  const { booking_id: id, version } = order
  const stay = { ...stayOf(order), check_out: '2026-12-15' }
  const { data } = await member.post('/api/order/changeQuote', { id, version, change: { stay } })
  const body = { id, version, quote_id: data.quote.quote_id, accept_terms: true }
  return () => member.post('/api/order/change', body)
}

async function confirmedTransfer() {
  const booked = await bookTransfer(member)
  await payOrder(member, booked)
  member.world.clock.advance(8000)
  return readOrder(member, booked.booking_id)
}

async function drivenTransfer() {
  const { booking_id: id } = await confirmedTransfer()
  member.world.clock.advance(Date.parse('2026-12-10T20:00:00+06:30') - member.world.clock.now())
  member = signedInAgain(member, persona)
  const { version } = await readOrder(member, id)
  await member.post('/api/order/confirmCheckIn', { id, version })
  program.supplierEvents.report_extras(member.world, id, { overtime_hours: 2 })
  const body = { id, version: (await readOrder(member, id)).version, extras_accepted: true }
  return () => member.post('/api/order/confirmComplete', body)
}

const spendings = {
  payOrder: {
    node: 'order/pay',
    above: 'APPROVAL_NEEDED',
    prepare: async () => {
      const order = await bookStay(member)
      return () => payOrder(member, order)
    },
  },
  payOrderLater: {
    node: 'order/pay',
    above: 'APPROVAL_NEEDED',
    persona: 'jadecredit',
    prepare: async () => {
      const { tables } = member.world
      for (const company of tables.company.all()) tables.company.put({ ...company, pay_later: true })
      const { booking_id: id, version } = await bookStay(member, {
        check_in: '2026-12-20',
        check_out: '2026-12-22',
      })
      return () => member.post('/api/order/payLater', { id, version, client_ref: clientRef(7) })
    },
  },
  changeOrder: { node: 'order/pay', above: 'APPROVAL_NEEDED', prepare: dearerStay },
  amendOrder: {
    node: 'order/pay',
    above: 'APPROVAL_NEEDED',
    prepare: async () => {
      const { booking_id: id, version } = await confirmedTransfer()
      const changes = { pick_up_local: '2026-12-10T23:40:00+06:30' }
      return () => member.post('/api/order/amend', { id, version, changes, accept_price_diff: true })
    },
  },
  confirmOrder: {
    node: 'order/pay',
    above: 'APPROVAL_NEEDED',
    prepare: async () => {
      const booked = await bookStay(member)
      await payOrder(member, booked)
      program.supplierEvents.change(member.world, booked.booking_id, {})
      const { booking_id: id, version } = await readOrder(member, booked.booking_id)
      return () => member.post('/api/order/confirm', { id, version })
    },
  },
  completeOrder: { node: 'order/pay', above: 'APPROVAL_NEEDED', prepare: drivenTransfer },
  replaceOrder: {
    node: 'order/pay',
    above: 'spent',
    prepare: async () => {
      const { booking_id } = await confirmedOrder(member)
      program.supplierEvents.price(member.world, booking_id, { percent: -15 })
      const { version, saving } = await readOrder(member, booking_id)
      const body = { id: booking_id, version, accepted_total: saving.total_price, client_ref: clientRef(9) }
      return () => member.post('/api/order/replace', body)
    },
  },
  payBill: {
    node: 'bill/pay',
    above: 'APPROVAL_LIMIT',
    persona: 'jadecredit',
    prepare: async () => {
      const { bill } = await confirmed(1)
      return () => pay(bill)
    },
  },
  payContent: {
    node: 'content/pay',
    above: 'APPROVAL_LIMIT',
    prepare: async () => () =>
      member.get('/api/cms.Pay/create', { project: 'admire', object: 202, type: 'balance', amount: 20 }),
  },
} as const satisfies Record<(typeof spendingCalls)[number], Spending>

const rows = Object.entries<Spending>(spendings)

test('R6.90 Every call that can run short of balance or credit is in the table', () => {
  const spends = (operation: OperationId) =>
    !(operation in spendingThrough) &&
    routes[operation].refusals.some((key) => key === 'BALANCE_SHORT' || key === 'CREDIT_SHORT')
  expect([...spendingCalls].toSorted()).toEqual(
    (Object.keys(routes) as OperationId[]).filter(spends).toSorted(),
  )
})

describe.each(rows)('R6.90 %s', (_operation, { node, above, persona: payer = 'goldenland', prepare }) => {
  afterEach(() => expectCleanWorld(member))

  const outcome = ({ code, data }: Envelope): string =>
    code === 1 ? 'spent' : (data?.reason_key ?? data?.error_key ?? 'NO_PERMISSION')

  const restrict = async (terms: (row: MemberRecord) => Partial<MemberRecord>) => {
    persona = payer
    member = realMock(persona)
    const send = await prepare()
    const row = spenderRow()
    member.world.tables.member.put({ ...row, ...terms(row) })
    return outcome(await send())
  }

  test('Is refused without its permission', async () => {
    expect(await restrict(({ nodes }) => ({ nodes: nodes.filter((one) => one !== node) }))).toBe(
      'NO_PERMISSION',
    )
  })

  test.each([
    ['threshold of an approval', { approval_over: '0.01' }, above],
    ['limit for one payment', { limit_per_order: '0.01' }, 'SUBACCOUNT_LIMIT'],
    ['limit of the month', { limit_per_month: '0.01' }, 'SUBACCOUNT_LIMIT'],
  ] as const)('Keeps to the %s', async (_limit, terms, refused) => {
    expect(await restrict(() => terms)).toBe(refused)
  })

  test('Succeeds within all limits', async () => {
    expect(await restrict(() => ({}))).toBe('spent')
  })
})

test('R6.101 A part of a bill counts as the whole bill', async () => {
  persona = 'jadecredit'
  member = realMock(persona)
  const { bill } = await confirmed(1)
  const row = spenderRow()
  member.world.tables.member.put({ ...row, limit_per_order: '50.00' })
  const answer = await pay(bill, { money: { ...bill.outstanding, amount: '49.00' } })
  expect(answer.data.reason_key).toBe('SUBACCOUNT_LIMIT')
  expectCleanWorld(member)
})
