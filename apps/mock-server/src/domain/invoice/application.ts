import type { Minor } from '../money/money.ts'

export type InvoiceApplicationStatus =
  | 'submitted'
  | 'reviewing'
  | 'issuing'
  | 'issued'
  | 'refused'
  | 'withdrawn'
  | 'reversing'
  | 'partially_reversed'
  | 'reversed'

/** What the order and the ledger know of an invoice application; its screens bring more fields. */
export interface InvoiceApplicationRecord {
  readonly id: string
  readonly company_id: string
  readonly currency: string
  readonly amount: Minor
  readonly lines: readonly { readonly order_id: string; readonly amount: Minor }[]
  /** Already reversed part of the amount. */
  readonly reversed: Minor
  readonly status: InvoiceApplicationStatus
}

const waiting: readonly InvoiceApplicationStatus[] = ['submitted', 'reviewing', 'issuing']
const standing: readonly InvoiceApplicationStatus[] = ['issued', 'reversing', 'partially_reversed']

export interface Invoiced {
  /** Amount in applications not yet issued. */
  waiting: Minor
  /** Amount on issued invoices. */
  issued: Minor
  reversing: boolean
}

export function invoicedOf(order_id: string, applications: Iterable<InvoiceApplicationRecord>): Invoiced {
  const sum: Invoiced = { waiting: 0, issued: 0, reversing: false }
  for (const application of applications) {
    for (const line of application.lines) {
      if (line.order_id !== order_id) continue
      if (waiting.includes(application.status)) sum.waiting += line.amount
      if (standing.includes(application.status)) sum.issued += line.amount
      if (application.status === 'reversing') sum.reversing = true
    }
  }
  return sum
}
