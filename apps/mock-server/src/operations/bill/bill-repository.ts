import { type BillChange, type BillRecord, disputeReference } from '../../domain/bill/bill.ts'
import { type CycleSituation, runCycle } from '../../domain/bill/cycle.ts'
import { disputeUntil } from '../../domain/bill/due-date.ts'
import { moneyText, toMoney } from '../../domain/money/money.ts'
import type { NoticeKind } from '../../domain/notification/notice-table.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { bothClocks } from '../../domain/time/zones.ts'
import { billJobs } from '../../world/bill-jobs.ts'
import type { CompanyRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { companyPosition } from '../company-ledger.ts'
import { notify } from '../notification/notify.ts'
import { ordersOf } from '../order/order-repository.ts'
import { watchingBalance } from '../wallet/low-balance.ts'

export const billsOf = (world: World, company_id: string): BillRecord[] =>
  world.tables.bill.where((bill) => bill.company_id === company_id)

/** Numbers count within a day of the company's calendar. */
export function nextBillNumber(world: World, date: string): string {
  const day = `B${date.slice(2).replaceAll('-', '')}`
  return `${day}${String(world.next(`bill:${day}`)).padStart(4, '0')}`
}

/** Writes what a move of a bill changes, plans its next jobs, and sends notices. */
export function saveBill(world: World, { bill, orders, entries }: BillChange, now: number): BillRecord {
  const before = world.tables.bill.get(bill.id)
  const kept = watchingBalance(world, bill.company_id, () => {
    for (const entry of entries) world.tables.ledger_entry.put(entry)
    for (const order of orders) world.tables.order.put(order)
    return world.tables.bill.put(bill)
  })
  const company = companyOf(world, kept)
  for (const job of billJobs(kept, company, now)) world.jobs.schedule(job)
  notifyOfBill(world, kept, before, company)
  tellOfLapsed(world, kept, before)
  return kept
}

/** Tells whoever asked for a payment that it has lapsed with this change of the bill. */
export function tellOfLapsed(world: World, bill: BillRecord, before: BillRecord | undefined): void {
  const { id, company_id, currency, payments } = bill
  const waited = (payment_id: string) =>
    before?.payments.find((payment) => payment.id === payment_id)?.status === 'asked'
  for (const payment of payments) {
    if (payment.status !== 'lapsed' || !waited(payment.id)) continue
    const params = { bill: id, money: moneyText(toMoney(payment.amount, currency)) }
    notify(world, { kind: 'payment_lapsed', company_id, to: payment.operator.id, params })
  }
}

export function companyOf(
  world: World,
  { id, company_id }: { id: string; company_id: string },
): CompanyRecord {
  const company = world.tables.company.get(company_id)
  if (!company) throw new Error(`The document ${id} belongs to nobody`)
  return company
}

/** The disputes of a bill that staff have answered with this move, with what they take off. */
const answeredWith = (bill: BillRecord, before: BillRecord | undefined): string[] =>
  bill.lines.flatMap((line) => {
    const asked = before?.lines.find(({ line_id }) => line_id === line.line_id)?.dispute
    if (!line.dispute?.answer || asked?.answer !== null) return []
    const { granted } = line.dispute
    const less = granted > 0 ? ` (−${moneyText(toMoney(granted, bill.currency))})` : ''
    return [disputeReference(line) + less]
  })

/** Members withdraw a dispute themselves, so that is no news. */
function notifyOfBill(
  world: World,
  bill: BillRecord,
  before: BillRecord | undefined,
  company: CompanyRecord,
): void {
  const { company_id, currency, due_date } = bill
  const money = moneyText(toMoney(bill.total - bill.paid, currency))
  const tell = (kind: NoticeKind, more: Parameters<typeof notify>[1]['params'] = {}) =>
    notify(world, { kind, company_id, params: { bill: bill.id, money, ...more } })
  const answered = answeredWith(bill, before)
  if (bill.status === before?.status && answered.length === 0) return
  const until = disputeUntil(bill, company)
  if (answered.length > 0) tell('bill_answered', { disputes: answered.join(', ') })
  else if (before?.status !== 'disputed' && until !== null)
    tell('bill_issued', { until: bothClocks(until, company.tz, company.tz) })
  if (bill.auto_confirmed && !before?.auto_confirmed) tell('bill_confirmed', { date: due_date ?? '' })
  if (bill.status === 'overdue') tell('bill_overdue')
}

/** The bill with what paying it needs. */
export function billSituation(world: World, bill: BillRecord, now: number) {
  const company = companyOf(world, bill)
  const orderOf = (id: string): OrderRecord => {
    const order = world.tables.order.get(id)
    if (!order) throw new Error(`The bill ${bill.id} asks for the order ${id}, which is not there`)
    return order
  }
  return { bill, orderOf, position: companyPosition(world, company, now, bill.currency), tz: company.tz, now }
}

/** Runs the midnight cycle for the bills of one company. */
export function runBillCycle(world: World, company: CompanyRecord, now: number): void {
  const ledger: CycleSituation = {
    company,
    orders: ordersOf(world, company.id),
    bills: billsOf(world, company.id),
    now,
    billNumber: (date) => nextBillNumber(world, date),
  }
  for (const change of runCycle(ledger)) saveBill(world, { ...change, entries: [] }, now)
}
