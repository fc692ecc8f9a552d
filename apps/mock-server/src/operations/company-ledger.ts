import { overdueOf } from '../domain/bill/bill.ts'
import { type CompanyLedger, checkLedger, sentenceOf } from '../domain/ledger/check-ledger.ts'
import type { LedgerAccount, LedgerEntry } from '../domain/ledger/entry.ts'
import { type Position, positionOf } from '../domain/ledger/position.ts'
import type { Minor } from '../domain/money/money.ts'
import { monthSpending, type Spender } from '../domain/order/approval/month-use.ts'
import type { Payer } from '../domain/order/situation.ts'
import { tripBreaks } from '../domain/trip/trip.ts'
import type { CompanyRecord } from '../world/tables.ts'
import type { World } from '../world/world.ts'
import { cachedByRows, rowsOfCompany } from './cached.ts'
import { ordersOf } from './order/order-repository.ts'

const booksOf = cachedByRows((entries: readonly LedgerEntry[]) =>
  Map.groupBy(entries, (entry) => `${entry.account} ${entry.currency}`),
)

/** The entries of one account and currency of a company, oldest first. */
export const bookOf = (
  world: World,
  company: CompanyRecord,
  account: LedgerAccount,
  currency: string,
): readonly LedgerEntry[] =>
  booksOf(rowsOfCompany(world.tables.ledger_entry.all(), company.id)).get(`${account} ${currency}`) ?? []

/** Balance and credit of a company, in its settlement currency unless another is given. */
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

/** What a member has used of its monthly limit, at the prices that count for it. */
export function spentThisMonth(world: World, company: CompanyRecord, member: Spender, now: number): Minor {
  const entries = bookOf(world, company, 'predeposit', company.settlement_currency)
  return monthSpending({ orders: ordersOf(world, company.id), entries }, member, now, company.tz)
}

type Limited = Pick<Payer, 'limit_per_month' | 'seesNet'> & { readonly id: string | null }

/** What counts against a member's monthly limit; 0 without a limit. */
export const monthUseOf = (world: World, company: CompanyRecord, member: Limited, now: number): Minor =>
  member.limit_per_month === null || member.id === null
    ? 0
    : spentThisMonth(world, company, { id: member.id, seesNet: member.seesNet }, now)

export function ledgerOf(world: World, company: CompanyRecord): CompanyLedger {
  const { member, ledger_entry, hold, bill, invoice_application, topup, cms_payment } = world.tables
  return {
    company,
    members: rowsOfCompany(member.all(), company.id),
    orders: ordersOf(world, company.id),
    entries: rowsOfCompany(ledger_entry.all(), company.id),
    holds: rowsOfCompany(hold.all(), company.id),
    bills: rowsOfCompany(bill.all(), company.id),
    applications: rowsOfCompany(invoice_application.all(), company.id),
    topups: rowsOfCompany(topup.all(), company.id),
    contentPayments: rowsOfCompany(cms_payment.all(), company.id),
    now: world.clock.now(),
  }
}

/** One sentence for each broken rule of ledger and trips; checks all companies when `company_id` is null. */
export function checkInvariants(world: World, company_id: string | null): string[] {
  const companies = world.tables.company.where((company) => company_id === null || company.id === company_id)
  return companies.flatMap((company) => [
    ...checkLedger(ledgerOf(world, company)).map(sentenceOf),
    ...tripBreaks(
      rowsOfCompany(world.tables.trip.all(), company.id),
      (id) => world.tables.order.get(id)?.company_id,
    ),
  ])
}
