import { overdueOf } from '../../domain/bill/bill.ts'
import { creditDue, creditNote } from '../../domain/bill/credit-note.ts'
import {
  type InvoiceApplicationRecord,
  type Invoiced,
  invoicedByOrder,
  notInvoiced,
} from '../../domain/invoice/application.ts'
import { type CompanyLedger, checkLedger, sentenceOf } from '../../domain/ledger/check-ledger.ts'
import type { Hold, LedgerAccount, LedgerEntry } from '../../domain/ledger/entry.ts'
import { availableOn, type Position, positionOf } from '../../domain/ledger/position.ts'
import { type Minor, parseAmount } from '../../domain/money/money.ts'
import { moneyText } from '../../domain/money/money-text.ts'
import { monthSpending, type Spender } from '../../domain/order/approval/month-use.ts'
import { cameToNothing, type OrderRecord } from '../../domain/order/order.ts'
import type { Actor, Change, Payer, Prospect, Situation } from '../../domain/order/situation.ts'
import { withoutOrder } from '../../domain/quote/quote.ts'
import { supplierJobs } from '../../world/supplier.ts'
import type { CompanyRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { notify, notifyOfOrder } from '../notification/notify.ts'
import { actorOf } from '../viewer.ts'

const byCompany = new WeakMap<readonly OrderRecord[], Map<string, readonly OrderRecord[]>>()

/** Orders of one company; gathered once for each state of the table. */
export function ordersOf(world: World, company_id: string): readonly OrderRecord[] {
  const all = world.tables.order.all()
  let companies = byCompany.get(all)
  if (!companies) {
    const groups = new Map<string, OrderRecord[]>()
    for (const order of all) {
      const group = groups.get(order.company_id)
      if (group) group.push(order)
      else groups.set(order.company_id, [order])
    }
    companies = groups
    byCompany.set(all, companies)
  }
  return companies.get(company_id) ?? []
}

const invoicedIn = new WeakMap<readonly InvoiceApplicationRecord[], ReturnType<typeof invoicedByOrder>>()

/** What invoices hold of an order; summed once for each state of the table. */
export function invoicedFor(world: World, order: Pick<OrderRecord, 'id'>): Readonly<Invoiced> {
  const applications = world.tables.invoice_application.all()
  let sums = invoicedIn.get(applications)
  if (!sums) {
    sums = invoicedByOrder(applications)
    invoicedIn.set(applications, sums)
  }
  return sums.get(order.id) ?? notInvoiced
}

export function prospectOf(world: World, order: OrderRecord, actor: Actor, now: number): Prospect {
  return { order, actor, now, invoiced: invoicedFor(world, order) }
}

export function companyPosition(
  world: World,
  company: CompanyRecord,
  now: number,
  currency?: string,
): Position {
  const bills = world.tables.bill.where((bill) => bill.company_id === company.id)
  const ledger = { entries: world.tables.ledger_entry.all(), holds: world.tables.hold.all() }
  return positionOf(company, ledger, now, overdueOf(bills), currency)
}

const openIn = new WeakMap<readonly Hold[], ReadonlyMap<string, Hold>>()

/** The first hold of an order that is not released; gathered once for each state of the table. */
export function openHoldOf(world: World, order_id: string): Hold | null {
  const holds = world.tables.hold.all()
  let open = openIn.get(holds)
  if (!open) {
    // Of several the first counts, as it is written last.
    const all = holds.filter(({ released_time }) => released_time === null)
    open = new Map(all.reverse().map((hold) => [hold.order_id, hold]))
    openIn.set(holds, open)
  }
  return open.get(order_id) ?? null
}

export function situationOf(world: World, order: OrderRecord, actor: Actor, now: number): Situation {
  const company = world.tables.company.get(order.company_id)
  if (!company) throw new Error(`Order ${order.id} belongs to nobody`)
  const { id, seesNet, limit_per_month } = actor
  return {
    ...prospectOf(world, order, actor, now),
    position: companyPosition(world, company, now),
    hold: openHoldOf(world, order.id),
    month_use:
      limit_per_month === null || id === null ? 0 : spentThisMonth(world, company, { id, seesNet }, now),
    requester: requesterOf(world, order, company, now),
  }
}

/** What a member has used of its limit of the month, at the prices at which it counts. */
export function spentThisMonth(world: World, company: CompanyRecord, member: Spender, now: number): Minor {
  const entries = bookOf(world, company, 'predeposit', company.settlement_currency)
  return monthSpending({ orders: ordersOf(world, company.id), entries }, member, now, company.tz)
}

function requesterOf(
  world: World,
  { amendment }: OrderRecord,
  company: CompanyRecord,
  now: number,
): Payer | null {
  const member = amendment?.requested_by ? world.tables.member.get(amendment.requested_by.id) : undefined
  if (!member) return null
  const { channels, limit_per_order, limit_per_month, approval_over, seesNet, id } = actorOf(member, company)
  const month_use = limit_per_month === null ? 0 : spentThisMonth(world, company, { id, seesNet }, now)
  return { channels, limit_per_order, limit_per_month, approval_over, seesNet, month_use }
}

/** Writes everything a move changes, and tells of it. */
export function applyChange(world: World, change: Change, now: number): OrderRecord {
  const known = world.tables.order.get(change.order.id)?.timeline.length ?? 0
  const order = watchingBalance(world, change.order.company_id, () => {
    for (const hold of change.holds) world.tables.hold.put(hold)
    for (const entry of change.entries) world.tables.ledger_entry.put(entry)
    return world.tables.order.put(change.order)
  })
  creditBill(world, change, now)
  for (const kind of change.unschedule) world.jobs.cancel(kind, order.id)
  for (const { kind, due } of change.schedule) world.jobs.schedule({ kind, due, subject: order.id })
  if (change.supplier) for (const job of supplierJobs(order, change.supplier, now)) world.jobs.schedule(job)
  if (cameToNothing(order)) releaseOption(world, order, now)
  notifyOfOrder(world, order, known, now)
  return order
}

/** What was offered with it can be booked again. */
function releaseOption({ tables }: World, { id, quote_id }: OrderRecord, now: number): void {
  const quote = quote_id === null ? undefined : tables.quote.get(quote_id)
  if (!quote?.options.some(({ booking_id }) => booking_id === id)) return
  const updated_time = Math.floor(now / 1000)
  tables.quote.put({ ...withoutOrder(quote, id), updated_time, version: quote.version + 1 })
}

/** Moves money and warns when the available balance falls below the company's threshold by it. */
export function watchingBalance<T>(world: World, company_id: string, move: () => T): T {
  const company = world.tables.company.get(company_id)
  if (!company?.low_balance_threshold) return move()
  const { settlement_currency: currency, low_balance_threshold: amount } = company
  const isLow = () =>
    availableOn(companyPosition(world, company, world.clock.now()), 'predeposit') <
    parseAmount(amount, currency)
  const wasLow = isLow()
  const moved = move()
  if (!wasLow && isLow())
    notify(world, { kind: 'low_balance', company_id, params: { money: moneyText({ amount, currency }) } })
  return moved
}

/** A refund that lowers the credit in use comes off the bill that still asks for it. */
function creditBill(world: World, { order, entries }: Change, now: number): void {
  const bill = order.bill_id === null ? undefined : world.tables.bill.get(order.bill_id)
  const company = world.tables.company.get(order.company_id)
  if (!bill || !company) return
  const bills = world.tables.bill.where(({ company_id }) => company_id === company.id)
  const credited = creditDue(order, bills, entries)
  if (credited > 0) world.tables.bill.put(creditNote(bill, order, credited, company.tz, now))
}

const ownRows = new WeakMap<readonly object[], Map<string, readonly object[]>>()

/** Rows of one company; picked out once for each state of the table. */
function own<Row extends { readonly company_id: string }>(
  all: readonly Row[],
  company_id: string,
): readonly Row[] {
  const companies = ownRows.get(all) ?? new Map<string, readonly object[]>()
  ownRows.set(all, companies)
  let rows = companies.get(company_id) as readonly Row[] | undefined
  if (!rows) {
    rows = Object.freeze(all.filter((row) => row.company_id === company_id))
    companies.set(company_id, rows)
  }
  return rows
}

const ledger = new WeakMap<readonly LedgerEntry[], Map<string, LedgerEntry[]>>()

/** The entries of one account and currency of a company, in the order of time. */
export function bookOf(
  world: World,
  company: CompanyRecord,
  account: LedgerAccount,
  currency: string,
): readonly LedgerEntry[] {
  const entries = own(world.tables.ledger_entry.all(), company.id)
  let known = ledger.get(entries)
  if (!known) {
    known = Map.groupBy(entries, (entry) => `${entry.account} ${entry.currency}`)
    ledger.set(entries, known)
  }
  return known.get(`${account} ${currency}`) ?? []
}

export function ledgerOf(world: World, company: CompanyRecord): CompanyLedger {
  const { member, ledger_entry, hold, bill, invoice_application, topup, cms_payment } = world.tables
  return {
    company,
    members: own(member.all(), company.id),
    orders: ordersOf(world, company.id),
    entries: own(ledger_entry.all(), company.id),
    holds: own(hold.all(), company.id),
    bills: own(bill.all(), company.id),
    applications: own(invoice_application.all(), company.id),
    topups: own(topup.all(), company.id),
    contentPayments: own(cms_payment.all(), company.id),
    now: world.clock.now(),
  }
}

/** One sentence for each rule of the ledger that does not hold; of all companies when `company_id` is null. */
export function checkInvariants(world: World, company_id: string | null): string[] {
  const companies = world.tables.company.where((company) => company_id === null || company.id === company_id)
  return companies.flatMap((company) => checkLedger(ledgerOf(world, company)).map(sentenceOf))
}
