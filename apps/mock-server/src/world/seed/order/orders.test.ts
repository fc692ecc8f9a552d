import { describe, expect, test } from 'vitest'
import { directionOf, flightNear } from '../../../domain/airport/route.ts'
import { billStatuses } from '../../../domain/bill/lifecycle.ts'
import { checkLedger } from '../../../domain/ledger/check-ledger.ts'
import { isRide } from '../../../domain/order/order.ts'
import { guestsOf } from '../../../domain/order/service.ts'
import { nextDeadline } from '../../../operations/order/order-list.ts'
import { program } from '../../../program.ts'
import type { Base } from '../../base.ts'
import { startingStates } from '../../starting-states.ts'
import { defaultStart } from '../../worlds.ts'
import { catalogueOf } from '../catalogue.ts'

const baseOf = (seed: number, orders?: number) =>
  program.base({ seed, start: defaultStart, orders, unpaid: false })

function breaksOf({ tables }: Base) {
  return tables.company.flatMap((company) => {
    const own = (row: { company_id: string }) => row.company_id === company.id
    return checkLedger({
      company,
      members: tables.member.filter(own),
      orders: tables.order.filter(own),
      entries: tables.ledger_entry.filter(own),
      holds: tables.hold.filter(own),
      bills: tables.bill.filter(own),
      applications: tables.invoice_application.filter(own),
      topups: tables.topup.filter(own),
      contentPayments: tables.cms_payment.filter(own),
      now: defaultStart,
    })
  })
}

describe('seeded orders', () => {
  const base = baseOf(1)

  test('R4.31 There are 260 stays, 90 rentals and 110 transfers, each product in every status at least three times', () => {
    const counts = new Map<string, number>()
    for (const { order_type, order_status } of base.tables.order) {
      for (const key of [order_type, `${order_type} ${order_status}`])
        counts.set(key, (counts.get(key) ?? 0) + 1)
    }
    expect([counts.get('hotel'), counts.get('car'), counts.get('airport')]).toEqual([260, 90, 110])
    expect(counts.size).toBe(3 + 3 * 12)
    for (const [status, count] of counts) expect(count, status).toBeGreaterThanOrEqual(3)
  })

  test('R5.89 Every seeded transfer has a flight that the timetable has at its airport, at its time', () => {
    const catalogue = catalogueOf(1)
    const transfers = base.tables.order.filter((order) => order.order_type === 'airport')
    const wrong = transfers.filter(({ transfer_type, airport, flight }) => {
      const record = catalogue.airport(airport.iata)
      const { flight_number, scheduled } = flight ?? {}
      if (!record || !scheduled) return true
      const found = flightNear(
        catalogue,
        record,
        transfer_type,
        flight_number,
        scheduled,
        defaultStart,
      ).flight
      return found?.[directionOf(transfer_type)].scheduled !== scheduled
    })
    expect(transfers.length).toBeGreaterThan(100)
    expect(wrong.map(({ id }) => id)).toEqual([])
  })

  test('Twenty stays have a deadline within the first 24 hours, and rides of either kind have some', () => {
    const day = 86_400_000
    const soon = base.tables.order.filter((order) => {
      const deadline = nextDeadline(order, defaultStart)
      // What suppliers and staff have to answer is no deadline of the member.
      const isOurs = deadline && !['confirm', 'review', 'cancel'].includes(deadline.kind)
      return isOurs && deadline.at <= defaultStart + day
    })
    const of = (product: string) => soon.filter(({ order_type }) => order_type === product)
    expect(of('hotel')).toHaveLength(20)
    expect(of('car').length).toBeGreaterThanOrEqual(6)
    expect(of('airport').length).toBeGreaterThanOrEqual(6)
  })

  test('Drivers are where the clock says: finished after the ride, on board during it, assigned for today', () => {
    for (const order of base.tables.order.filter(isRide)) {
      const { status } = order.dispatch
      const fitting: Partial<Record<typeof order.order_status, string[]>> = {
        completed: ['finished'],
        no_show: ['no_show'],
        in_service: ['on_board'],
        confirmed: ['unassigned', 'assigned', 'en_route', 'arrived'],
      }
      const wanted = fitting[order.order_status] ?? ['unassigned', 'assigned']
      expect(wanted, `${order.id} ${order.order_status}`).toContain(status)
      const waits = base.jobs.some(({ kind, subject }) => kind === 'dispatch' && subject === order.id)
      const driving = order.order_status === 'confirmed' || order.order_status === 'in_service'
      // Until the fleet has agreed to a cancellation, its driver is still planned.
      expect(waits, order.id).toBe(driving || (order.order_status === 'cancelling' && waits))
    }
  })

  test.each([1, 2, 7, 2026, 999_983])(
    'R9.30 The ledger of seed %i balances, and no balance was ever below zero',
    (seed) => {
      const seeded = baseOf(seed)
      expect(breaksOf(seeded)).toEqual([])
      for (const entry of seeded.tables.ledger_entry)
        expect(entry.balance_after, entry.id).toBeGreaterThanOrEqual(0)
    },
  )

  test('Entries of a book are in order of time, beginning with a top-up', () => {
    for (const company of base.tables.company) {
      const book = base.tables.ledger_entry.filter(
        (row) => row.company_id === company.id && row.account === 'predeposit',
      )
      expect(book[0]?.type).toBe('topup')
      expect(book.map(({ time }) => time)).toEqual(book.map(({ time }) => time).sort((a, b) => a - b))
    }
  })

  test('Nothing has happened after the start, and everything scheduled is in the future', () => {
    const latest = Math.max(...base.tables.order.flatMap((order) => order.timeline.map(({ time }) => time)))
    expect(latest * 1000).toBeLessThanOrEqual(defaultStart)
    for (const job of base.jobs) expect(job.due, `${job.kind} ${job.subject}`).toBeGreaterThan(defaultStart)
  })

  test('Names have every form: one word, two letters, an apostrophe, more than sixty characters, several scripts', () => {
    const guests = base.tables.order.flatMap(guestsOf)
    const names = guests.map(({ full_name }) => full_name)
    expect(names.some((name) => !name.includes(' '))).toBe(true)
    expect(names.some((name) => /^[A-Z]{2} /.test(name))).toBe(true)
    expect(names.some((name) => name.includes("'"))).toBe(true)
    expect(names.some((name) => name.length > 60)).toBe(true)
    expect(guests.some(({ name_local }) => /\p{Script=Han}/u.test(name_local ?? ''))).toBe(true)
    expect(guests.some(({ name_local }) => /\p{Script=Myanmar}/u.test(name_local ?? ''))).toBe(true)
    expect(guests.some(({ type }) => type === 'child')).toBe(true)
  })

  test('The same seed gives the same past, another seed another', () => {
    expect(baseOf(1).tables.order).toEqual(base.tables.order)
    expect(baseOf(2).tables.order).not.toEqual(base.tables.order)
  })

  test('A longer list begins with the same stories', () => {
    const statuses = (orders: number) =>
      baseOf(1, orders).tables.order.map(({ client_ref, order_status }) => `${client_ref} ${order_status}`)
    expect(statuses(200)).toEqual(expect.arrayContaining(statuses(60)))
  })

  test('R9.30 The ledger of the scenario low_balance balances', () => {
    expect(breaksOf(startingStates.low_balance.amend(base, defaultStart))).toEqual([])
  })

  test('R9.30 With unpaid bills the ledger still balances, and every credit line is overdue', () => {
    const unpaid = program.base({ seed: 1, start: defaultStart, orders: undefined, unpaid: true })
    expect(breaksOf(unpaid)).toEqual([])
    const late = unpaid.tables.bill.filter(({ status }) => status === 'overdue')
    expect(new Set(late.map(({ company_id }) => company_id))).toEqual(new Set(['2', '3']))
  })

  test('R4.47 Bills in the seed have every status, invoices are as far as they can be, and their numbers continue', () => {
    const { bill, invoice_application } = base.tables
    const reached = (rows: readonly { status: string }[]) =>
      [...new Set(rows.map(({ status }) => status))].sort()
    expect(reached(bill)).toEqual([...billStatuses].sort())
    expect(reached(invoice_application)).toEqual([
      'issued',
      'issuing',
      'partially_reversed',
      'refused',
      'reversed',
      'reversing',
      'reviewing',
      'submitted',
      'withdrawn',
    ])
    expect(bill.length).toBeGreaterThanOrEqual(14)
    expect(invoice_application.length).toBeGreaterThanOrEqual(50)
    const numbers = [...bill, ...invoice_application].map(({ id }) => id)
    expect(new Set(numbers).size).toBe(numbers.length)
  })
})
