import type { Minor } from '../money/money.ts'

export type BillStatus =
  | 'open'
  | 'issued'
  | 'disputed'
  | 'confirmed'
  | 'partially_paid'
  | 'paid'
  | 'overdue'
  | 'void'

/** What the ledger knows of a statement; its screens bring more fields. */
export interface BillRecord {
  readonly id: string
  readonly company_id: string
  readonly currency: string
  readonly lines: readonly {
    readonly order_id: string
    readonly kind: 'charge' | 'credit_note' | 'adjustment'
    /** Signed: a credit note is below zero. */
    readonly amount: Minor
  }[]
  readonly total: Minor
  readonly paid: Minor
  readonly status: BillStatus
  /** In the company's time zone; null while open. */
  readonly due_date: string | null
}

/** Unpaid part of the bills past their due date. */
export function overdueOf(bills: Iterable<BillRecord>): Minor {
  let overdue = 0
  for (const bill of bills) if (bill.status === 'overdue') overdue += bill.total - bill.paid
  return overdue
}
