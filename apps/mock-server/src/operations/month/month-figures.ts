import type { Schemas } from '@portal/api-client/contract'
import { outstandingOf } from '../../domain/bill/bill.ts'
import { type Minor, toMoney } from '../../domain/money/money.ts'
import { daysOfMonth, monthOf } from '../../domain/month/month.ts'
import { closingOf } from '../../domain/month/month-end.ts'
import { addDays } from '../../domain/time/dates.ts'
import { localClock } from '../../domain/time/zones.ts'
import { isOfMonth } from '../bill/bill.ts'
import { unbilledAmounts, unbilledOrders } from '../bill/bill-apply.ts'
import { bookOf } from '../company-ledger.ts'
import { ownDocuments, sumsByCurrency } from '../documents.ts'
import { chargedOrders, offerOf } from '../invoice/invoice.ts'
import { textOf } from '../present.ts'
import type { Viewer } from '../viewer.ts'
import { accountsOf } from '../wallet/ledger-statement.ts'
import { closedMonth, findEntries, gainOf } from '../wallet/wallet.ts'

type Kind = Schemas['MonthFigureKind']

interface Amount {
  readonly currency: string
  readonly amount: Minor
}

/** Orders that lose the right to an invoice within so many days are pointed out. */
const soonDays = 7

/** Every figure counts what the list of the same name shows for this month. */
export function monthFigures(month: string, viewer: Viewer): Schemas['MonthFigure'][] {
  const figure = (
    kind: Kind,
    amounts: readonly Amount[],
    {
      open = false,
      ...more
    }: Partial<Pick<Schemas['MonthFigure'], 'open' | 'date' | 'since_time' | 'soon'>> = {},
  ): Schemas['MonthFigure'] => ({
    kind,
    kind_text: textOf('MonthFigureKind', kind, viewer),
    count: amounts.length,
    sums: sumsByCurrency(amounts),
    open,
    date: null,
    since_time: null,
    soon: null,
    ...more,
  })
  const { bills, disputes, due } = billsOfMonth(month, viewer)
  const unbilled = unbilledOfMonth(month, viewer)
  const { amounts: uninvoiced, ...deadlines } = uninvoicedOfMonth(month, viewer)
  const { amounts: holds, since_time } = holdsUntil(month, viewer)
  const { invoices, credit_notes } = invoicesOfMonth(month, viewer)
  const after = afterClosing(month, viewer)
  return [
    figure('bills', bills, { open: due !== null, date: due }),
    figure('disputes', disputes, { open: disputes.length > 0 }),
    figure('unbilled', unbilled, { open: unbilled.length > 0 }),
    figure('uninvoiced', uninvoiced, { open: uninvoiced.length > 0, ...deadlines }),
    figure('holds', holds, { open: holds.length > 0, since_time }),
    figure('invoices', invoices),
    figure('credit_notes', credit_notes),
    ...(after ? [figure('after_closing', after)] : []),
  ]
}

function billsOfMonth(month: string, viewer: Viewer) {
  const { world, company } = viewer
  const found = ownDocuments(world.tables.bill.all(), viewer).filter((bill) =>
    isOfMonth(bill, month, company.tz),
  )
  const outstanding = (bill: (typeof found)[number]) => ({
    currency: bill.currency,
    amount: outstandingOf(bill),
  })
  const unpaid = found.filter((bill) => bill.due_date !== null && outstandingOf(bill) > 0)
  return {
    bills: found.map(outstanding),
    disputes: found.filter(({ status }) => status === 'disputed').map(outstanding),
    due: earliest(unpaid.map(({ due_date }) => due_date ?? '')),
  }
}

function unbilledOfMonth(month: string, viewer: Viewer): Amount[] {
  const unbilled = unbilledAmounts(viewer)
  return unbilledOrders(daysOfMonth(month), viewer).map((order) => ({
    currency: order.currency,
    amount: unbilled(order),
  }))
}

function uninvoicedOfMonth(month: string, viewer: Viewer) {
  const today = localClock(viewer.now, viewer.company.tz).date
  const last = addDays(today, soonDays)
  const orders = chargedOrders({ ...daysOfMonth(month), eligible: true }, viewer).map((order) => {
    const { invoiceable, deadline } = offerOf(order, viewer)
    return { currency: order.currency, amount: invoiceable, deadline }
  })
  const soon = orders.filter(({ deadline }) => deadline <= last)
  return {
    amounts: orders,
    date: earliest(orders.map(({ deadline }) => deadline)),
    soon: soon.length > 0 ? { count: soon.length, sums: sumsByCurrency(soon) } : null,
  }
}

/** What has been on hold since this month or longer. */
function holdsUntil(month: string, { world, company }: Viewer) {
  const holds = world.tables.hold.where(
    ({ company_id, released_time, created_time }) =>
      company_id === company.id && released_time === null && monthOf(created_time, company.tz) <= month,
  )
  return {
    amounts: holds,
    since_time: holds.length > 0 ? Math.min(...holds.map(({ created_time }) => created_time)) : null,
  }
}

function invoicesOfMonth(month: string, viewer: Viewer) {
  const { world, company } = viewer
  const isIssued = ({ issue_time }: { readonly issue_time: number | null }) =>
    issue_time !== null && monthOf(issue_time, company.tz) === month
  const own = ownDocuments(world.tables.invoice_application.all(), viewer)
  return {
    invoices: own.filter(isIssued),
    credit_notes: own.flatMap(({ currency, reversals }) =>
      reversals.filter(isIssued).map(({ amount }) => ({ currency, amount })),
    ),
  }
}

/** What concerns a closed month and came later; null for an open month. */
function afterClosing(month: string, viewer: Viewer): Amount[] | null {
  const { world, company } = viewer
  if (closingOf(world.tables.month_end.get(company.id), month) === null) return null
  return accountsOf(viewer).flatMap((account) =>
    bookOf(world, company, account, company.settlement_currency)
      .filter((entry) => closedMonth(entry, viewer) === month)
      .map((entry) => ({ currency: entry.currency, amount: gainOf(entry) })),
  )
}

const earliest = (days: readonly string[]): string | null => days.toSorted()[0] ?? null

/** Each account of the company at the beginning and the end of the month, and what moved in between. */
export function monthAccounts(month: string, viewer: Viewer): Schemas['MonthAccount'][] {
  const { settlement_currency } = viewer.company
  return accountsOf(viewer).map((account) => {
    const { opening, closing, found } = findEntries({ account, ...daysOfMonth(month) }, viewer)
    const money = (amount: Minor) => toMoney(amount, settlement_currency)
    const sumOf = (sign: 1 | -1) => found.reduce((sum, entry) => sum + Math.max(0, sign * gainOf(entry)), 0)
    return {
      account,
      account_text: textOf('PayChannel', account, viewer),
      opening: money(opening),
      in: money(sumOf(1)),
      out: money(sumOf(-1)),
      closing: money(closing),
    }
  })
}
