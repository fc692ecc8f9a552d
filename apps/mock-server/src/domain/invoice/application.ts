import { type Schemas, valuesOf } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { Minor } from '../money/money.ts'
import type { Percent } from './tax.ts'
import type { InvoiceKind, InvoiceTitleRecord } from './title.ts'

export type InvoiceApplicationStatus = Schemas['InvoiceApplicationStatus']

export const applicationStatuses: readonly InvoiceApplicationStatus[] = valuesOf('InvoiceApplicationStatus')

export interface InvoiceLineRecord {
  readonly order_id: string
  readonly title: LocalText
  /** Each room; empty where there are not several. */
  readonly rooms: LocalText
  readonly content_item: Schemas['InvoiceContent']
  /** With tax. */
  readonly amount: Minor
  readonly tax_rate: Percent
  /** Contained in the amount. */
  readonly tax: Minor
}

/** A red-letter reversal, or the credit note of a commercial invoice. */
export interface InvoiceReversalRecord {
  readonly id: string
  readonly amount: Minor
  /** The orders whose amounts it frees, how much of each, and the tax contained in it. */
  readonly shares: readonly InvoiceShare[]
  readonly reason: string
  /** Null until it is done. */
  readonly red_no: string | null
  readonly status: Schemas['InvoiceReversalStatus']
  /** Epoch s of the request. */
  readonly time: number
  /** Epoch s; null until it is done. */
  readonly issue_time: number | null
}

interface InvoiceShare {
  readonly order_id: string
  readonly amount: Minor
  readonly tax: Minor
}

/** The tax that a reversal takes back. */
export const taxOfReversal = ({ shares }: Pick<InvoiceReversalRecord, 'shares'>): Minor =>
  shares.reduce((sum, { tax }) => sum + tax, 0)

export interface InvoiceApplicationRecord {
  readonly id: string
  readonly company_id: string
  readonly currency: string
  readonly kind: InvoiceKind
  /** As it was at the application. */
  readonly title: InvoiceTitleRecord
  readonly amount: Minor
  /** Contained in the amount: the sum of the lines. */
  readonly tax: Minor
  readonly lines: readonly InvoiceLineRecord[]
  readonly remark: string
  readonly delivery: { readonly email: string; readonly paper_address: string }
  readonly status: InvoiceApplicationStatus
  readonly invoice_no: string | null
  /** Epoch s. */
  readonly apply_time: number
  readonly issue_time: number | null
  /** Already reversed part of the amount. */
  readonly reversed: Minor
  readonly reversals: readonly InvoiceReversalRecord[]
  readonly refuse_reason: LocalText | null
  readonly operator: { readonly id: string; readonly nickname: string }
}

const waiting: readonly InvoiceApplicationStatus[] = ['submitted', 'reviewing', 'issuing']
/** Whether it has not been issued yet. */
export const isWaiting = ({ status }: Pick<InvoiceApplicationRecord, 'status'>): boolean =>
  waiting.includes(status)

const standing: readonly InvoiceApplicationStatus[] = ['issued', 'reversing', 'partially_reversed']

/** What invoices contain of one order. */
export interface Invoiced {
  /** Amount in applications not yet issued. */
  waiting: Minor
  /** Amount on issued invoices, without what was reversed. */
  issued: Minor
  reversing: boolean
}

/** By order; an order that is missing is on no invoice. Withdrawn, refused and reversed amounts are free again. */
export function invoicedByOrder(
  applications: Iterable<InvoiceApplicationRecord>,
): ReadonlyMap<string, Readonly<Invoiced>> {
  const byOrder = new Map<string, Invoiced>()
  const at = (order_id: string): Invoiced => {
    const known = byOrder.get(order_id) ?? { waiting: 0, issued: 0, reversing: false }
    byOrder.set(order_id, known)
    return known
  }
  for (const { status, lines, reversals } of applications) {
    const waits = waiting.includes(status)
    if (!waits && !standing.includes(status)) continue
    for (const { order_id, amount } of lines) {
      const sums = at(order_id)
      if (waits) sums.waiting += amount
      else sums.issued += amount
    }
    for (const reversal of reversals) {
      for (const { order_id, amount } of reversal.shares) {
        if (reversal.status === 'done') at(order_id).issued -= amount
        if (reversal.status === 'requested') at(order_id).reversing = true
      }
    }
  }
  return byOrder
}

export const notInvoiced: Readonly<Invoiced> = { waiting: 0, issued: 0, reversing: false }
