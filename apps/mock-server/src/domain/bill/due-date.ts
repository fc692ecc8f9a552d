import { addDays, dayNumber } from '../time/dates.ts'
import { instantOf, localClock } from '../time/zones.ts'
import type { BillRecord } from './bill.ts'

export interface BillingTerms {
  readonly billing_cycle: 'weekly' | 'half_month' | 'month'
  /** Weekly: 1 Monday to 7 Sunday. Monthly: day of the month. Half-monthly bills are made on the 1st and the 16th. */
  readonly bill_day: number
  readonly due_days: number
}

/** The bill day on which what became billable on `date` is billed; always later than `date`. */
export function billDateAfter(terms: BillingTerms, date: string): string {
  return nearestBillDay(terms, date, 1)
}

/** The last bill day before `date`. */
export function billDateBefore(terms: BillingTerms, date: string): string {
  return nearestBillDay(terms, date, -1)
}

function nearestBillDay(terms: BillingTerms, date: string, direction: 1 | -1): string {
  for (let away = 1; away <= 62; away += 1) {
    const day = addDays(date, away * direction)
    if (isBillDay(terms, day)) return day
  }
  throw new RangeError(`No bill day ${terms.bill_day} near ${date}`)
}

export function isBillDay(terms: BillingTerms, date: string): boolean {
  const dayOfMonth = Number(date.slice(8))
  switch (terms.billing_cycle) {
    case 'weekly':
      // 1970-01-01 was a Thursday.
      return ((dayNumber(date) + 3) % 7) + 1 === terms.bill_day
    case 'half_month':
      return dayOfMonth === 1 || dayOfMonth === 16
    case 'month':
      return dayOfMonth === terms.bill_day
  }
}

export function billDueDate(terms: BillingTerms, billableDate: string): string {
  return addDays(billDateAfter(terms, billableDate), terms.due_days)
}

interface BillPeriod {
  readonly period_from: string
  readonly period_to: string
}

/** The span between two bill days that contains `date`; a bill day opens a new span. */
export function periodOf(terms: BillingTerms, date: string): BillPeriod {
  return {
    period_from: isBillDay(terms, date) ? date : billDateBefore(terms, date),
    period_to: addDays(billDateAfter(terms, date), -1),
  }
}

const dayMs = 86_400_000

interface SilenceTerms {
  /** Days after which an undisputed bill counts as confirmed; null for never. */
  readonly auto_confirm_days: number | null
  readonly tz: string
}

/** Until when, epoch ms, the lines of an issued bill can be disputed: then it counts as confirmed or is overdue. */
export function disputeUntil(
  { status, issue_time, due_date }: Pick<BillRecord, 'status' | 'issue_time' | 'due_date'>,
  { auto_confirm_days, tz }: SilenceTerms,
): number | null {
  if (status !== 'issued' || issue_time === null || due_date === null) return null
  const due = instantOf(addDays(due_date, 1), '00:00', tz)
  return auto_confirm_days === null ? due : Math.min(due, issue_time * 1000 + auto_confirm_days * dayMs)
}

/** Whether the member rejected every line of a settlement application. */
const isWithdrawn = ({ source, status, lines }: BillRecord): boolean =>
  source === 'application' && status === 'void' && lines.every(({ dispute }) => dispute !== null)

/**
 * Whether the orders of a withdrawn application wait for the bill of the cycle: as long as that is the bill on which
 * they would be without the application.
 */
export function comesWithNextBill(
  terms: BillingTerms & Pick<SilenceTerms, 'tz'>,
  { issue_time }: Pick<BillRecord, 'issue_time'>,
  today: string,
): boolean {
  const applied = localClock((issue_time ?? 0) * 1000, terms.tz).date
  return billDateAfter(terms, addDays(today, -1)) <= billDateAfter(terms, applied)
}

/** By order, the last application that was withdrawn because every line of it was disputed. */
export function withdrawnApplications(bills: Iterable<BillRecord>): ReadonlyMap<string, BillRecord> {
  const last = new Map<string, BillRecord>()
  for (const bill of bills) {
    if (!isWithdrawn(bill)) continue
    for (const { order_id } of bill.lines) last.set(order_id, bill)
  }
  return last
}

/**
 * By order, the earliest due date (YYYY-MM-DD, company's calendar) of its withdrawn applications. The next bill for the
 * order is due no later.
 */
export function dueBeforeWithdrawal(bills: Iterable<BillRecord>): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  for (const bill of bills) {
    if (bill.due_date === null || !isWithdrawn(bill)) continue
    for (const { order_id } of bill.lines) {
      const known = days.get(order_id)
      if (known === undefined || bill.due_date < known) days.set(order_id, bill.due_date)
    }
  }
  return days
}
