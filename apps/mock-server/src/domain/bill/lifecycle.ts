import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../hotel/priced-rate.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { localClock, toSeconds } from '../time/zones.ts'
import { type BillRecord, type BillStatus, outstandingOf } from './bill.ts'
import { type BilledCompany, issueBill } from './cycle.ts'

export type BillActionName = Schemas['BillAction']

/** In which states a member may do what. A file can be had of every bill. */
const possible: Readonly<Record<BillActionName, readonly BillStatus[]>> = {
  confirm: ['issued'],
  dispute: ['issued'],
  pay: ['confirmed', 'partially_paid', 'overdue'],
  download: ['open', 'issued', 'disputed', 'confirmed', 'partially_paid', 'paid', 'overdue', 'void'],
}

const nodes: Readonly<Record<BillActionName, string | null>> = {
  confirm: 'bill/confirm',
  dispute: 'bill/confirm',
  pay: 'bill/pay',
  download: null,
}

export interface BillActionState {
  readonly action: BillActionName
  readonly reason_key: 'WRONG_STATUS' | 'NO_PERMISSION' | null
}

export const mayDo = (bill: Pick<BillRecord, 'status'>, action: BillActionName): boolean =>
  possible[action].includes(bill.status)

/** Every action with the reason against it; the server decides, screens only show. */
export function billActions(bill: Pick<BillRecord, 'status'>, held: readonly string[]): BillActionState[] {
  const actions = Object.keys(possible) as BillActionName[]
  return actions.map((action) => {
    const node = nodes[action]
    if (node !== null && !held.includes(node)) return { action, reason_key: 'NO_PERMISSION' }
    return { action, reason_key: mayDo(bill, action) ? null : 'WRONG_STATUS' }
  })
}

/** Past the end of its due date in the company's calendar, and not paid. */
export function isPastDue({ due_date }: Pick<BillRecord, 'due_date'>, tz: string, now: number): boolean {
  return due_date !== null && localClock(now, tz).date > due_date
}

/** What a bill that was agreed to is: paid, late, or waiting for the rest. A part payment of a late bill leaves it late. */
export function payableStatus(bill: BillRecord, tz: string, now: number): BillStatus {
  if (outstandingOf(bill) === 0) return bill.total === 0 && bill.paid === 0 ? 'void' : 'paid'
  if (isPastDue(bill, tz, now)) return 'overdue'
  return bill.paid > 0 ? 'partially_paid' : 'confirmed'
}

/** The bill after its figures changed, once it has been agreed to. */
export function settled(bill: BillRecord, tz: string, now: number): BillRecord {
  const status = payableStatus(bill, tz, now)
  const paid_time = status === 'paid' ? (bill.paid_time ?? toSeconds(now)) : null
  return { ...bill, status, paid_time }
}

/** Agrees to a bill; one that is looked at too late is late at once. */
export function confirmBill(bill: BillRecord, tz: string, now: number): BillRecord | Refusal {
  if (!mayDo(bill, 'confirm')) return refuse('BILL_LOCKED')
  const agreed = { ...bill, confirm_time: toSeconds(now), version: bill.version + 1 }
  return settled(agreed, tz, now)
}

export interface BillObjection {
  readonly line_id: string
  readonly reason: string
  readonly files: readonly string[]
}

export function disputeBill(
  bill: BillRecord,
  objections: readonly BillObjection[],
  now: number,
): BillRecord | Refusal {
  if (!mayDo(bill, 'dispute')) return refuse('BILL_LOCKED')
  const fields = faultsOf(bill, objections)
  if (Object.keys(fields).length > 0) return refuse('VALIDATION', undefined, { fields })
  const byLine = new Map(objections.map((objection) => [objection.line_id, objection]))
  const lines = bill.lines.map((line) => {
    const objection = byLine.get(line.line_id)
    if (!objection) return line
    const { reason, files } = objection
    return { ...line, dispute: { reason, files, time: toSeconds(now), answer: null } }
  })
  return { ...bill, lines, status: 'disputed', version: bill.version + 1 }
}

function faultsOf({ lines }: BillRecord, objections: readonly BillObjection[]): Record<string, string[]> {
  const faults: Record<string, string[]> = {}
  for (const [index, { line_id }] of objections.entries()) {
    const path = `lines[${index}].line_id`
    if (!lines.some((line) => line.line_id === line_id)) faults[path] = ['line_unknown']
    else if (objections.findIndex((other) => other.line_id === line_id) < index)
      faults[path] = ['chosen_twice']
  }
  return faults
}

/** Staff have looked at the lines: the bill goes out again, with a new day to pay by. */
export function answerDispute(
  bill: BillRecord,
  answer: LocalText,
  company: BilledCompany,
  now: number,
): BillRecord | null {
  if (bill.status !== 'disputed') return null
  const lines = bill.lines.map((line) =>
    line.dispute && line.dispute.answer === null ? { ...line, dispute: { ...line.dispute, answer } } : line,
  )
  return issueBill({ ...bill, lines }, company, now)
}

/** At the end of its due date: late when it was agreed to and is not paid. Null when nothing changes. */
export function fallDue(bill: BillRecord, tz: string, now: number): BillRecord | null {
  const waiting = bill.status === 'confirmed' || bill.status === 'partially_paid'
  if (!waiting || !isPastDue(bill, tz, now)) return null
  return { ...bill, status: 'overdue', version: bill.version + 1 }
}
