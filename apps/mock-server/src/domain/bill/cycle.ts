import type { LocalText } from '../../texts/language.ts'
import type { Minor } from '../money/money.ts'
import { type OrderRecord, settlementMoney } from '../order/order.ts'
import { addDays } from '../time/dates.ts'
import { localClock, toSeconds } from '../time/zones.ts'
import {
  type BillLineRecord,
  type BillRecord,
  disputeReference,
  nextLineId,
  type Tally,
  tallyOf,
  withLines,
} from './bill.ts'
import { billBlock, serviceDate } from './billable.ts'
import {
  type BillingTerms,
  comesWithNextBill,
  dueBeforeWithdrawal,
  isBillDay,
  periodOf,
  withdrawnApplications,
} from './due-date.ts'

/** The company as its bills see it. */
export interface BilledCompany extends BillingTerms {
  readonly id: string
  readonly settlement_currency: string
  readonly tz: string
  /** Days after which an unchecked bill counts as confirmed; null for never. */
  readonly auto_confirm_days: number | null
}

export interface CycleSituation {
  readonly company: BilledCompany
  /** The company's orders, oldest first. */
  readonly orders: readonly OrderRecord[]
  readonly bills: readonly BillRecord[]
  /** Epoch ms: midnight of the company's calendar, or shortly after. */
  readonly now: number
  /** Makes a number from `B`, the date yymmdd and a running number. */
  readonly billNumber: (date: string) => string
}

interface CycleChange {
  readonly bill: BillRecord
  /** Orders that are now on a bill and were not before. */
  readonly orders: readonly OrderRecord[]
}

/**
 * Bills a company at midnight: everything that became billable joins the accruing bill, and on a bill day that bill is
 * issued. Orders of a withdrawn application wait for that day like others, unless it has passed since the application:
 * then they get a bill of their own, due when the application was. Empty when there is nothing to bill.
 */
export function runCycle(ledger: CycleSituation): CycleChange[] {
  const tallies = tallyOf(ledger.bills)
  const joining = ledger.orders.filter((order) => joins(order, ledger, tallies.get(order.id)))
  const due = dueBeforeWithdrawal(ledger.bills)
  const applications = withdrawnApplications(ledger.bills)
  const today = localClock(ledger.now, ledger.company.tz).date
  const dueOf = ({ id }: OrderRecord) => {
    const application = applications.get(id)
    const waits = !application || comesWithNextBill(ledger.company, application, today)
    return waits || (tallies.get(id)?.billed ?? 0) > 0 ? undefined : due.get(id)
  }
  const again = Map.groupBy(joining, dueOf)
  const accrued = accrue(ledger, again.get(undefined) ?? [], tallies, applications)
  const issued = [...again].flatMap(([day, orders]) =>
    day === undefined ? [] : [billAgain(ledger, orders, day, applications)],
  )
  return accrued ? [accrued, ...issued] : issued
}

/** By order, the withdrawn application that it was on. */
type Withdrawn = ReadonlyMap<string, BillRecord>

/** Orders of a withdrawn application, on a bill that is due on `due_date`. */
function billAgain(
  { company, now, billNumber }: CycleSituation,
  orders: OrderRecord[],
  due_date: string,
  withdrawn: Withdrawn,
): CycleChange {
  const today = localClock(now, company.tz).date
  const empty = { ...openBill(company, billNumber(today), addDays(today, -1)), due_date }
  const lines = orders.map((order, index) => lineFor(empty, order, undefined, index, withdrawn))
  const bill = issueBill(withLines(empty, lines), company, now)
  return { bill, orders: orders.map((order) => ({ ...order, bill_id: bill.id })) }
}

function accrue(
  ledger: CycleSituation,
  joining: readonly OrderRecord[],
  tallies: ReadonlyMap<string, Tally>,
  withdrawn: Withdrawn,
): CycleChange | null {
  const { company, now } = ledger
  const today = localClock(now, company.tz).date
  const found = ledger.bills.find(({ status, source }) => status === 'open' && source === 'cycle')
  if (!found && joining.length === 0) return null
  // What became billable yesterday belongs to yesterday's period.
  const opened = found ?? openBill(company, ledger.billNumber(today), addDays(today, -1))
  const lines = joining.map((order, index) => lineFor(opened, order, tallies.get(order.id), index, withdrawn))
  const accrued = lines.length > 0 ? withLines(opened, [...opened.lines, ...lines]) : opened
  const bill = isBillDay(company, today) ? issueBill(accrued, company, now) : accrued
  return { bill, orders: joining.map((order) => ({ ...order, bill_id: bill.id })) }
}

function joins(order: OrderRecord, { company, now }: CycleSituation, tally: Tally | undefined): boolean {
  if (order.pay_channel !== 'credit' || order.company_id !== company.id) return false
  return billBlock(order, false, now) === null && unbilledOf(order, tally) > 0
}

/**
 * What an order settles for and no bill contains yet. When bills were paid and the order no longer counts, the money
 * went back to the balance, so it stays billed.
 */
export function unbilledOf(order: OrderRecord, tally: Tally | undefined): Minor {
  const { billed, paid } = tally ?? { billed: 0, paid: 0 }
  return settlementMoney(order) + (paid - order.repaid) - billed
}

function lineFor(
  bill: BillRecord,
  order: OrderRecord,
  tally: Tally | undefined,
  added: number,
  withdrawn: Withdrawn,
): BillLineRecord {
  // The order was billed before and has become dearer, so only the difference is new.
  const isAdjustment = tally !== undefined && tally.billed > 0
  return {
    line_id: nextLineId(bill, added),
    order_id: order.id,
    kind: isAdjustment ? 'adjustment' : 'charge',
    amount: unbilledOf(order, tally),
    service_date: serviceDate(order),
    // Only the line that brings the order back names the dispute that took it off.
    remark: isAdjustment ? null : billedBefore(withdrawn.get(order.id), order.id),
    dispute: null,
  }
}

/** What the line of an order says whose dispute took it off an application. */
function billedBefore(bill: BillRecord | undefined, order_id: string): LocalText | null {
  const line = bill?.lines.find((one) => one.order_id === order_id)
  if (!bill || !line) return null
  const reference = disputeReference(line)
  return {
    en: `Was on bill ${bill.id}, which was withdrawn after dispute ${reference}`,
    'zh-cn': `原在账单 ${bill.id}，因异议 ${reference} 撤销`,
  }
}

/** An empty bill for the period that contains `date`. */
function openBill(company: BilledCompany, id: string, date: string): BillRecord {
  return {
    id,
    company_id: company.id,
    currency: company.settlement_currency,
    source: 'cycle',
    ...periodOf(company, date),
    lines: [],
    total: 0,
    paid: 0,
    status: 'open',
    issue_time: null,
    confirm_time: null,
    auto_confirmed: false,
    due_date: null,
    paid_time: null,
    payments: [],
    remark: '',
    version: 1,
  }
}

/**
 * Issues the bill; a bill that is issued again keeps its issue and due dates. When charges and credit notes cancel out
 * it is void, because there is nothing to pay.
 */
export function issueBill(bill: BillRecord, { tz, due_days }: BilledCompany, now: number): BillRecord {
  const { date } = localClock(now, tz)
  return {
    ...bill,
    status: bill.total === 0 ? 'void' : 'issued',
    issue_time: bill.issue_time ?? toSeconds(now),
    due_date: bill.due_date ?? addDays(date, due_days),
    version: bill.version + 1,
  }
}

interface SettlementRequest {
  readonly company: BilledCompany
  /** In the order of selection. */
  readonly orders: readonly OrderRecord[]
  /** All bills of the company; an order that accrues on one of them leaves it. */
  readonly bills: readonly BillRecord[]
  readonly id: string
  readonly remark: string
  readonly now: number
}

/** A bill over chosen orders, issued at once. The caller has checked that they are eligible. */
export function settleOrders(request: SettlementRequest): { bills: BillRecord[]; orders: OrderRecord[] } {
  const { company, orders, now } = request
  const chosen = new Set(orders.map(({ id }) => id))
  const accruing = request.bills.filter(
    (bill) => bill.status === 'open' && bill.lines.some(({ order_id }) => chosen.has(order_id)),
  )
  const left = accruing.map((bill) =>
    withLines(
      bill,
      bill.lines.filter(({ order_id }) => !chosen.has(order_id)),
    ),
  )
  const dates = orders.map(serviceDate).sort()
  const empty: BillRecord = {
    ...openBill(company, request.id, localClock(now, company.tz).date),
    source: 'application',
    period_from: dates[0] ?? '',
    period_to: dates.at(-1) ?? '',
    remark: request.remark,
  }
  const tallies = tallyOf([...request.bills.filter((bill) => !accruing.includes(bill)), ...left])
  const due = dueBeforeWithdrawal(request.bills)
  const kept = orders.flatMap(({ id }) => ((tallies.get(id)?.billed ?? 0) > 0 ? [] : (due.get(id) ?? [])))
  const withdrawn = withdrawnApplications(request.bills)
  const lines = orders.map((order, index) => lineFor(empty, order, tallies.get(order.id), index, withdrawn))
  const issued = issueBill(withLines(empty, lines), company, now)
  const bill = { ...issued, due_date: [issued.due_date ?? '', ...kept].toSorted()[0] ?? null, version: 1 }
  return { bills: [...left, bill], orders: orders.map((order) => ({ ...order, bill_id: bill.id })) }
}
