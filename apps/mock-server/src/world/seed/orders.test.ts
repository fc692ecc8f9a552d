import { describe, expect, it } from 'vitest'
import { checkLedger } from '../../domain/ledger/check-ledger.ts'
import { guestsOf } from '../../domain/order/order.ts'
import { nextDeadline } from '../../operations/order-list.ts'
import { program } from '../../program.ts'
import type { Base } from '../base.ts'
import { scenarios } from '../scenarios/all.ts'
import { defaultStart } from '../worlds.ts'

const baseOf = (seed: number, orders?: number) => program.base({ seed, start: defaultStart, orders })

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
      now: defaultStart,
    })
  })
}

describe('seeded orders', () => {
  const base = baseOf(1)

  it('R4.31 Sixty orders show every status at least three times', () => {
    const counts = new Map<string, number>()
    for (const { order_status } of base.tables.order)
      counts.set(order_status, (counts.get(order_status) ?? 0) + 1)
    expect(base.tables.order).toHaveLength(60)
    expect(counts.size).toBe(12)
    for (const [status, count] of counts) expect(count, status).toBeGreaterThanOrEqual(3)
  })

  it('Twenty orders have a deadline within the first 24 hours', () => {
    const day = 86_400_000
    const soon = base.tables.order.filter((order) => {
      const deadline = nextDeadline(order, defaultStart)
      return deadline && deadline.at <= defaultStart + day
    })
    expect(soon).toHaveLength(20)
  })

  it.each([1, 2, 7, 2026, 999_983])(
    'R9.30 The books of seed %i balance, and no balance was ever below zero',
    (seed) => {
      const seeded = baseOf(seed, 120)
      expect(breaksOf(seeded)).toEqual([])
      for (const entry of seeded.tables.ledger_entry)
        expect(entry.balance_after, entry.id).toBeGreaterThanOrEqual(0)
    },
  )

  it('Entries of a book stand in the order of time, beginning with a top-up', () => {
    for (const company of base.tables.company) {
      const book = base.tables.ledger_entry.filter(
        (row) => row.company_id === company.id && row.account === 'predeposit',
      )
      expect(book[0]?.type).toBe('topup')
      expect(book.map(({ time }) => time)).toEqual(book.map(({ time }) => time).sort((a, b) => a - b))
    }
  })

  it('Nothing has happened after the start, and what is still to happen lies ahead', () => {
    const latest = Math.max(...base.tables.order.flatMap((order) => order.timeline.map(({ time }) => time)))
    expect(latest * 1000).toBeLessThanOrEqual(defaultStart)
    for (const job of base.jobs) expect(job.due, `${job.kind} ${job.subject}`).toBeGreaterThan(defaultStart)
  })

  it('Names of every kind travel: one word, two letters, an apostrophe, more than sixty characters, several scripts', () => {
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

  it('The same seed gives the same past, another seed another', () => {
    expect(baseOf(1).tables.order).toEqual(base.tables.order)
    expect(baseOf(2).tables.order).not.toEqual(base.tables.order)
  })

  it('A longer list begins with the same stories', () => {
    const statuses = (orders: number) =>
      baseOf(1, orders).tables.order.map(({ client_ref, order_status }) => `${client_ref} ${order_status}`)
    expect(statuses(200)).toEqual(expect.arrayContaining(statuses(60)))
  })

  it.each(['low_balance', 'credit_overdue'] as const)(
    'R9.30 The books of the scenario %s balance',
    (name) => {
      expect(breaksOf(scenarios[name].amend(base, defaultStart))).toEqual([])
    },
  )
})
