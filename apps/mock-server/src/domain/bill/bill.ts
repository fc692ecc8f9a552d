import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { LedgerEntry } from '../ledger/entry.ts'
import type { Minor } from '../money/money.ts'
import type { OrderRecord } from '../order/order.ts'

export type BillStatus = Schemas['BillStatus']
export type BillPayChannel = Schemas['BillPayChannel']

export type BillDisputeOutcome = Schemas['BillDisputeOutcome']

export interface BillDisputeRecord {
  readonly reason: string
  /** What the member says that the line should be; null when it did not say. */
  readonly expected: Minor | null
  readonly files: readonly string[]
  /** Epoch s. */
  readonly time: number
  /** The answer of staff; null while they examine the line. */
  readonly answer: LocalText | null
  readonly outcome: BillDisputeOutcome | null
  /** What it took off the line, 0 while nothing is. */
  readonly granted: Minor
  /** The answered dispute of the same line before a second one. */
  readonly first: BillDisputeRecord | null
}

export interface BillLineRecord {
  readonly line_id: string
  readonly order_id: string
  readonly kind: Schemas['BillLineKind']
  /** Signed: a credit note is below zero. */
  readonly amount: Minor
  /** Last day of the service, at the place. */
  readonly service_date: string
  readonly remark: LocalText | null
  readonly dispute: BillDisputeRecord | null
}

/** The share of a payment that paid for one order. */
export interface PaidShare {
  readonly order_id: string
  readonly amount: Minor
}

export interface BillPaymentRecord {
  readonly id: string
  readonly channel: BillPayChannel
  readonly amount: Minor
  /** Epoch s at which it was sent. */
  readonly time: number
  /** A bank transfer counts once verified, a payment from the balance at once or once a second person confirms it. */
  readonly status: Schemas['BillPaymentStatus']
  readonly proof_files: readonly string[]
  readonly operator: NonNullable<LedgerEntry['operator']>
  /** Who confirmed or declined it as second person, and what they said. */
  readonly decided?: { readonly by: NonNullable<LedgerEntry['operator']>; readonly note: string }
  /** Empty until the payment counts. */
  readonly shares: readonly PaidShare[]
  /** What a transfer paid beyond the bill; it went to the pre-deposit balance. */
  readonly surplus: Minor
  /** The ledger entry that the member sees; null until the payment counts. */
  readonly ledger_entry_id: string | null
}

/** A statement of what a credit line owes; `id` is the bill number. */
export interface BillRecord {
  readonly id: string
  readonly company_id: string
  readonly currency: string
  readonly source: Schemas['BillSource']
  /** Days of the company's calendar, both included. */
  readonly period_from: string
  readonly period_to: string
  readonly lines: readonly BillLineRecord[]
  readonly total: Minor
  readonly paid: Minor
  readonly status: BillStatus
  /** Epoch s of the first issue; null while open. */
  readonly issue_time: number | null
  readonly confirm_time: number | null
  /** It counts as confirmed because nobody disputed it in time. */
  readonly auto_confirmed: boolean
  /** In the company's time zone; null while open. */
  readonly due_date: string | null
  readonly paid_time: number | null
  readonly payments: readonly BillPaymentRecord[]
  /** Epoch s. Staff answer its disputes by then: a refund in progress has put the answer off. */
  readonly answer_until?: number
  readonly remark: string
  readonly version: number
}

/** Everything that one move of a bill changes; written as a whole or not at all. */
export interface BillChange {
  readonly bill: BillRecord
  readonly orders: readonly OrderRecord[]
  /** New entries in posting order. */
  readonly entries: readonly LedgerEntry[]
}

/** A void bill demands nothing, whatever its lines say. */
export const outstandingOf = ({
  status,
  total,
  paid,
}: Pick<BillRecord, 'status' | 'total' | 'paid'>): Minor => (status === 'void' ? 0 : total - paid)

/** Transfers that are reported and not yet verified, and payments that wait for a second person. */
export function pendingOf({ payments }: Pick<BillRecord, 'payments'>): Minor {
  return sum(
    payments.filter(({ status }) => status === 'submitted' || status === 'asked').map(({ amount }) => amount),
  )
}

/** What waits for a second person. */
export const askedOf = ({ payments }: Pick<BillRecord, 'payments'>): Minor =>
  sum(payments.filter(({ status }) => status === 'asked').map(({ amount }) => amount))

/** Unpaid part of the bills past their due date. */
export function overdueOf(bills: Iterable<Pick<BillRecord, 'status' | 'total' | 'paid'>>): Minor {
  let overdue = 0
  for (const bill of bills) if (bill.status === 'overdue') overdue += outstandingOf(bill)
  return overdue
}

export const sum = (amounts: readonly Minor[]): Minor => amounts.reduce((left, right) => left + right, 0)

/** The bill with other lines; its total is always their sum. */
export function withLines(bill: BillRecord, lines: readonly BillLineRecord[]): BillRecord {
  return { ...bill, lines, total: sum(lines.map(({ amount }) => amount)), version: bill.version + 1 }
}

/** Names the dispute of a line: `D2611010001-3`, and `D2611010001-3-2` for the second one. */
export const disputeReference = ({ line_id, dispute }: Pick<BillLineRecord, 'line_id' | 'dispute'>): string =>
  line_id.replace('B', 'D') + (dispute?.first ? '-2' : '')

/**
 * Whether a line can be disputed, the first time or after an answer that did not grant all of it. A credit note cannot:
 * staff grant what a line is too high, and that is said of the line that it reduces.
 */
export const isDisputable = ({ kind, dispute }: Pick<BillLineRecord, 'kind' | 'dispute'>): boolean =>
  kind !== 'credit_note' &&
  (dispute === null ||
    (dispute.first === null && (dispute.outcome === 'declined' || dispute.outcome === 'partly_granted')))

/** What is left of a line after what was granted of it. */
export const leftOf = ({ amount, dispute }: Pick<BillLineRecord, 'amount' | 'dispute'>): Minor =>
  amount - (dispute?.granted ?? 0) - (dispute?.first?.granted ?? 0)

export function nextLineId(bill: BillRecord, added = 0): string {
  const last = bill.lines.reduce(
    (highest, { line_id }) => Math.max(highest, Number(line_id.split('-')[1])),
    0,
  )
  return `${bill.id}-${last + 1 + added}`
}

/** What the bills contain for one order, and what was paid for it through them. */
export interface Tally {
  billed: Minor
  paid: Minor
}

/** By order, over all bills that are not void, less credit notes. */
export function tallyOf(bills: Iterable<BillRecord>): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>()
  const at = (order_id: string): Tally => {
    const known = tallies.get(order_id) ?? { billed: 0, paid: 0 }
    tallies.set(order_id, known)
    return known
  }
  for (const { status, lines, payments } of bills) {
    if (status === 'void') continue
    for (const { order_id, amount } of lines) at(order_id).billed += amount
    for (const { shares } of payments) for (const { order_id, amount } of shares) at(order_id).paid += amount
  }
  return tallies
}
