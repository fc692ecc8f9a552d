import { type Schemas, valuesOf } from '@portal/api-client/contract'
import type { FieldErrors } from '../../texts/text.ts'
import type { Minor } from '../money/money.ts'
import type { OrderRecord } from '../order/order.ts'
import { invalidFields, refuse } from '../refusal.ts'
import { localClock, toSeconds } from '../time/zones.ts'
import {
  type BillChange,
  type BillLineRecord,
  type BillRecord,
  type BillStatus,
  isDisputable,
  leftOf,
  outstandingOf,
} from './bill.ts'
import { type BilledCompany, issueBill } from './cycle.ts'
import { answerOf, openDisputes } from './dispute.ts'
import { dueBeforeWithdrawal } from './due-date.ts'

export const billStatuses: readonly BillStatus[] = valuesOf('BillStatus')

type BillActionName = Schemas['BillAction']

export type BillEvent =
  | 'issue'
  | 'confirm'
  | 'dispute'
  | 'withdraw'
  | 'answer'
  | 'pay'
  | 'credit'
  | 'fall_due'

/** A pair of event and status without a row changes nothing. */
interface BillMove {
  readonly event: BillEvent
  readonly from: BillStatus
  readonly to: readonly BillStatus[]
}

/**
 * The whole life of a bill. `credit` is a refund that comes off it: the last one voids a bill without payments and
 * completes a partly paid one.
 */
export const billMoves: readonly BillMove[] = [
  { event: 'issue', from: 'open', to: ['issued', 'void'] },
  { event: 'confirm', from: 'issued', to: ['confirmed', 'overdue'] },
  { event: 'dispute', from: 'issued', to: ['disputed'] },
  { event: 'withdraw', from: 'disputed', to: ['issued'] },
  { event: 'answer', from: 'disputed', to: ['issued', 'void'] },
  { event: 'fall_due', from: 'issued', to: ['overdue'] },
  { event: 'fall_due', from: 'confirmed', to: ['overdue'] },
  { event: 'fall_due', from: 'partially_paid', to: ['overdue'] },
  { event: 'pay', from: 'confirmed', to: ['partially_paid', 'paid'] },
  { event: 'pay', from: 'partially_paid', to: ['partially_paid', 'paid'] },
  { event: 'pay', from: 'overdue', to: ['overdue', 'paid'] },
  { event: 'credit', from: 'open', to: ['open'] },
  { event: 'credit', from: 'issued', to: ['issued', 'void'] },
  { event: 'credit', from: 'disputed', to: ['disputed', 'void'] },
  { event: 'credit', from: 'confirmed', to: ['confirmed', 'void'] },
  { event: 'credit', from: 'partially_paid', to: ['partially_paid', 'paid'] },
  { event: 'credit', from: 'overdue', to: ['overdue', 'paid', 'void'] },
]

const from = (event: BillEvent) => billMoves.filter((row) => row.event === event).map((row) => row.from)

/** The states in which each action is possible. Every bill can be downloaded. */
const possible: Readonly<Record<BillActionName, readonly BillStatus[]>> = {
  confirm: from('confirm'),
  dispute: from('dispute'),
  withdraw_dispute: from('withdraw'),
  pay: from('pay'),
  download: billStatuses,
}

const nodes: Readonly<Record<BillActionName, string | null>> = {
  confirm: 'bill/confirm',
  dispute: 'bill/confirm',
  withdraw_dispute: 'bill/confirm',
  pay: 'bill/pay',
  download: null,
}

interface BillActionState {
  readonly action: BillActionName
  readonly reason_key: 'WRONG_STATUS' | 'NO_PERMISSION' | null
}

type Actionable = Pick<BillRecord, 'status' | 'lines'>

/** When every line has had its last answer, the bill cannot be disputed any more. */
export const mayDo = ({ status, lines }: Actionable, action: BillActionName): boolean =>
  possible[action].includes(status) && (action !== 'dispute' || lines.some(isDisputable))

/** Every action with the reason against it; the server decides and screens only show it. */
export function billActions(bill: Actionable, held: readonly string[]): BillActionState[] {
  const actions = Object.keys(possible) as BillActionName[]
  return actions.map((action) => {
    const node = nodes[action]
    if (node !== null && !held.includes(node)) return { action, reason_key: 'NO_PERMISSION' }
    return { action, reason_key: mayDo(bill, action) ? null : 'WRONG_STATUS' }
  })
}

/** Whether the end of its due date has passed in the company's calendar, unpaid. */
function isPastDue({ due_date }: Pick<BillRecord, 'due_date'>, tz: string, now: number): boolean {
  return due_date !== null && localClock(now, tz).date > due_date
}

/**
 * The status of a confirmed bill: paid, overdue or awaiting payment. A part payment of an overdue bill leaves it
 * overdue.
 */
function payableStatus(bill: BillRecord, tz: string, now: number): BillStatus {
  if (outstandingOf(bill) === 0) return bill.total === 0 && bill.paid === 0 ? 'void' : 'paid'
  if (isPastDue(bill, tz, now)) return 'overdue'
  return bill.paid > 0 ? 'partially_paid' : 'confirmed'
}

/**
 * The bill after its amounts changed, once confirmed. A payment that waits for a second person lapses when the bill no
 * longer owes so much: nobody could confirm it.
 */
export function settled(bill: BillRecord, tz: string, now: number): BillRecord {
  const status = payableStatus(bill, tz, now)
  const paid_time = status === 'paid' ? (bill.paid_time ?? toSeconds(now)) : null
  const payments = bill.payments.map((payment) =>
    payment.status === 'asked' && payment.amount > outstandingOf(bill)
      ? { ...payment, status: 'lapsed' as const }
      : payment,
  )
  return { ...bill, payments, status, paid_time }
}

/** Confirms a bill, for a member or because nobody disputed it; after the due date it is overdue at once. */
export function confirmBill(bill: BillRecord, tz: string, now: number, auto_confirmed = false): BillRecord {
  if (!mayDo(bill, 'confirm')) throw refuse('BILL_LOCKED')
  const agreed = { ...bill, confirm_time: toSeconds(now), auto_confirmed, version: bill.version + 1 }
  return settled(agreed, tz, now)
}

interface BillObjection {
  readonly line_id: string
  readonly reason: string
  readonly expected: Minor | null
  readonly files: readonly string[]
}

export function disputeBill(bill: BillRecord, objections: readonly BillObjection[], now: number): BillRecord {
  if (!possible.dispute.includes(bill.status)) throw refuse('BILL_LOCKED')
  const fields = errorsOf(bill, objections)
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
  const byLine = new Map(objections.map((objection) => [objection.line_id, objection]))
  const lines = bill.lines.map((line) => {
    const objection = byLine.get(line.line_id)
    if (!objection) return line
    const { reason, expected, files } = objection
    const said = { reason, expected, files, time: toSeconds(now), answer: null, outcome: null, granted: 0 }
    return { ...line, dispute: { ...said, first: line.dispute } }
  })
  return { ...bill, lines, status: 'disputed', version: bill.version + 1 }
}

/** Takes back what staff have not answered; those lines can be disputed again. */
export function withdrawDispute(bill: BillRecord, company: BilledCompany, now: number): BillRecord {
  if (!mayDo(bill, 'withdraw_dispute')) throw refuse('BILL_LOCKED')
  const lines = bill.lines.map((line) =>
    line.dispute?.answer === null ? { ...line, dispute: line.dispute.first } : line,
  )
  return issueBill({ ...bill, lines }, company, now)
}

function errorsOf({ lines }: BillRecord, objections: readonly BillObjection[]): FieldErrors {
  const errors: FieldErrors = {}
  for (const [index, { line_id, expected }] of objections.entries()) {
    const path = `lines[${index}].line_id`
    const line = lines.find((one) => one.line_id === line_id)
    if (!line) errors[path] = ['line_unknown']
    else if (line.kind === 'credit_note') errors[path] = ['line_credit_note']
    else if (!isDisputable(line)) errors[path] = ['line_decided']
    else if (objections.findIndex((other) => other.line_id === line_id) < index)
      errors[path] = ['chosen_twice']
    else if (expected !== null && (expected < 0 || expected >= leftOf(line)))
      errors[`lines[${index}].expected`] = ['dispute_expected']
  }
  return errors
}

/**
 * Answers a dispute after staff have examined the lines: the bill is issued again with its old due date. `granted` is
 * what they have taken off by line, with credit notes that the bill already has. When the member rejects every line of
 * a settlement application and gets nothing, the application is withdrawn, once for each of its orders: it is void, and
 * its orders can be settled again. Null when there is nothing to answer.
 */
export function answerDispute(
  { bill, bills, orders }: DisputedBill,
  company: BilledCompany,
  now: number,
  granted: ReadonlyMap<string, Minor> = new Map(),
): BillChange | null {
  if (bill.status !== 'disputed' && granted.size === 0) return null
  const before = dueBeforeWithdrawal(bills)
  const withdrawn =
    granted.size === 0 && isRejected(bill) && !bill.lines.some(({ order_id }) => before.has(order_id))
  const open = openDisputes(bill)
  const lines = bill.lines.map(
    (line): BillLineRecord =>
      open.includes(line)
        ? answerOf(line, bill.currency, { withdrawn, granted: granted.get(line.line_id) ?? 0 })
        : line,
  )
  const answered = { ...bill, lines }
  if (!withdrawn) return { bill: issueBill(answered, company, now), orders: [], entries: [] }
  const released = orders.filter(({ bill_id }) => bill_id === bill.id)
  return {
    bill: { ...answered, status: 'void', version: bill.version + 1 },
    orders: released.map((order) => ({ ...order, bill_id: billBefore(order, bill, bills) })),
    entries: [],
  }
}

interface DisputedBill {
  readonly bill: BillRecord
  /** All bills of the company. */
  readonly bills: readonly BillRecord[]
  /** All orders of the company. */
  readonly orders: readonly OrderRecord[]
}

/** The last other bill of the order, when the withdrawn one charged only a difference; null for none. */
const billBefore = (
  { id }: OrderRecord,
  withdrawn: BillRecord,
  bills: readonly BillRecord[],
): string | null =>
  bills.findLast(
    (bill) =>
      bill.id !== withdrawn.id &&
      bill.status !== 'void' &&
      bill.lines.some(({ order_id }) => order_id === id),
  )?.id ?? null

const isRejected = ({ source, lines }: BillRecord): boolean =>
  source === 'application' &&
  lines.every(({ kind, dispute }) => kind === 'credit_note' || (dispute !== null && dispute.answer === null))

/** Makes a bill overdue at the end of its due date when it is unpaid, confirmed or not. Null when nothing changes. */
export function fallDue(bill: BillRecord, tz: string, now: number): BillRecord | null {
  if (!from('fall_due').includes(bill.status) || !isPastDue(bill, tz, now)) return null
  return { ...bill, status: 'overdue', version: bill.version + 1 }
}
