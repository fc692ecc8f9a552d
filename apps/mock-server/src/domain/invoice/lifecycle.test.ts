import { describe, expect, test } from 'vitest'
import fc from '../../testing/fast-check.ts'
import { sampleApplication, sampleTitle } from '../../testing/sample-documents.ts'
import { sampleNow } from '../../testing/sample-order.ts'
import { attempt, isRefusal } from '../refusal.ts'
import {
  type InvoiceApplicationRecord,
  type InvoiceApplicationStatus,
  invoicedByOrder,
  taxOfReversal,
} from './application.ts'
import { nextStep, requestReversal, reversibleOf, withdraw } from './lifecycle.ts'

const numbers = (red: boolean) => (red ? 'RED' : 'BLUE')
const two = (more: Partial<InvoiceApplicationRecord> = {}) =>
  sampleApplication(
    [
      ['H1', 60_000],
      ['H2', 40_000],
    ],
    more,
  )
const issued = two({ status: 'issued', invoice_no: 'BLUE', issue_time: 1 })

const ask = (application: InvoiceApplicationRecord, amount: number, order_id: string | null = null) =>
  attempt(() => requestReversal(application, { amount, reason: 'The guest left early', order_id }, sampleNow))

function done(application: InvoiceApplicationRecord, amount: number, order_id: string | null = null) {
  const asked = ask(application, amount, order_id)
  if (isRefusal(asked)) throw new Error(asked.error_key)
  return nextStep(asked, numbers, sampleNow) as InvoiceApplicationRecord
}

describe('the life of an application', () => {
  const walk = (first: InvoiceApplicationRecord) => {
    const way: InvoiceApplicationStatus[] = [first.status]
    for (let next = nextStep(first, numbers, sampleNow); next; next = nextStep(next, numbers, sampleNow))
      way.push(next.status)
    return way
  }

  test('R4.46 Is submitted, reviewed, issued', () => {
    expect(walk(two())).toEqual(['submitted', 'reviewing', 'issuing', 'issued'])
    expect(nextStep(two({ status: 'issuing' }), numbers, sampleNow)).toMatchObject({
      invoice_no: 'BLUE',
      issue_time: sampleNow / 1000,
    })
  })

  test('A commercial invoice skips the review', () => {
    expect(walk(two({ kind: 'commercial' }))).toEqual(['submitted', 'issuing', 'issued'])
  })

  test('R4.46 A special invoice to an old tax number is refused with its reason', () => {
    const title = { ...sampleTitle, tax_no: '530102713402134' }
    expect(walk(two({ kind: 'special', title }))).toEqual(['submitted', 'reviewing', 'refused'])
    expect(walk(two({ kind: 'normal', title }))).toEqual(['submitted', 'reviewing', 'issuing', 'issued'])
    expect(
      nextStep(two({ kind: 'special', title, status: 'reviewing' }), numbers, sampleNow)?.refuse_reason?.en,
    ).toContain('15 or 20')
  })

  const all: readonly InvoiceApplicationStatus[] = [
    'submitted',
    'reviewing',
    'issuing',
    'issued',
    'refused',
    'withdrawn',
    'reversing',
    'partially_reversed',
    'reversed',
  ]
  test.each(all)('R4.46 Withdrawing and reversing an application that is %s', (status) => {
    const application = two({ status })
    expect(isRefusal(attempt(() => withdraw(application)))).toBe(!['submitted', 'reviewing'].includes(status))
    expect(isRefusal(ask(application, 1))).toBe(!['issued', 'partially_reversed'].includes(status))
  })
})

describe('credit notes', () => {
  test('R4.46 A partial one releases its amount once done, and the rest can still be reversed', () => {
    const asked = ask(issued, 70_000)
    if (isRefusal(asked)) throw new Error(asked.error_key)
    expect(invoicedByOrder([asked]).get('H1')).toEqual({ waiting: 0, issued: 60_000, reversing: true })
    const partly = nextStep(asked, numbers, sampleNow) as InvoiceApplicationRecord
    expect(partly).toMatchObject({ status: 'partially_reversed', reversed: 70_000 })
    expect(invoicedByOrder([partly]).get('H1')?.issued).toBe(0)
    expect(invoicedByOrder([partly]).get('H2')).toEqual({ waiting: 0, issued: 30_000, reversing: false })
    expect(reversibleOf(partly)).toBe(30_000)
    expect(done(partly, 30_000)).toMatchObject({ status: 'reversed', reversed: 100_000 })
  })

  test('R9.63 Their taxes add up to the tax of the invoice, the last takes the remainder', () => {
    const one = sampleApplication([['H1', 10_000]], { status: 'issued', invoice_no: 'BLUE' })
    const last = done(done(done(one, 3333), 3333), 3334)
    expect(last.reversals.map(taxOfReversal)).toEqual([189, 189, 188])
    expect(last.status).toBe('reversed')
  })

  test('R9.63 Whatever the parts, all taxes together are the tax of the invoice', () => {
    const parts = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(parts, parts, fc.constantFrom('0', '5.5', '6', '13'), (amounts, asked, tax_rate) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        const lines = amounts.map((amount, index): [string, number] => [`H${index}`, amount])
        const more = { status: 'issued', invoice_no: 'BLUE' } as const
        let application = sampleApplication(lines, more, tax_rate)
        for (const amount of [...asked, total]) {
          const left = reversibleOf(application)
          if (left > 0) application = done(application, Math.min(amount, left))
        }
        const taxes = application.reversals.map(taxOfReversal)
        expect(taxes.every((tax) => tax >= 0)).toBe(true)
        expect(taxes.reduce((sum, tax) => sum + tax, 0)).toBe(application.tax)
      }),
    )
  })

  test('One for a single order releases that order alone', () => {
    const partly = done(issued, 25_000, 'H2')
    expect(invoicedByOrder([partly]).get('H1')?.issued).toBe(60_000)
    expect(invoicedByOrder([partly]).get('H2')?.issued).toBe(15_000)
  })

  test.each([
    ['more than the invoice', 100_001, null, 'AMOUNT_TOO_HIGH'],
    ['more than the order has on it', 40_001, 'H2', 'AMOUNT_TOO_HIGH'],
    ['an order that is not on it', 1, 'H9', 'NOT_FOUND'],
  ])('R4.46 Refuses to reverse %s', (_what, amount, order_id, error_key) => {
    expect(ask(issued, amount, order_id)).toMatchObject({ error_key })
  })

  test('However often parts are reversed, no line falls below zero and the sum never exceeds the amount', () => {
    const step = fc.record({
      amount: fc.integer({ min: 1, max: 70_000 }),
      order_id: fc.constantFrom(null, 'H1', 'H2'),
    })
    fc.assert(
      fc.property(fc.array(step, { maxLength: 8 }), (steps) => {
        let application = issued
        for (const { amount, order_id } of steps) {
          const asked = ask(application, amount, order_id)
          if (!isRefusal(asked)) application = nextStep(asked, numbers, sampleNow) as InvoiceApplicationRecord
          const sums = [...invoicedByOrder([application]).values()]
          for (const sum of sums) expect(sum.issued).toBeGreaterThanOrEqual(0)
          const left =
            application.status === 'reversed' ? 0 : sums.reduce((total, sum) => total + sum.issued, 0)
          expect(left).toBe(application.amount - application.reversed)
        }
      }),
    )
  })
})
