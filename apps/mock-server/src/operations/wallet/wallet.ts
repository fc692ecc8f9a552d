import { keepFound, type QueryOf, type Schemas, searchText } from '@portal/api-client/contract'
import { serviceDate } from '../../domain/bill/billable.ts'
import type { LedgerEntry } from '../../domain/ledger/entry.ts'
import { availableOn, type Position } from '../../domain/ledger/position.ts'
import { toMoney } from '../../domain/money/money.ts'
import { closedMonthOf } from '../../domain/month/month-end.ts'
import { isUnpaid } from '../../domain/order/pay-later.ts'
import { payeeOf } from '../../domain/seller.ts'
import { addDays } from '../../domain/time/dates.ts'
import { instantOf, toSeconds } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import { cachedByRow } from '../cached.ts'
import { bookOf, companyPosition } from '../company-ledger.ts'
import { ordersOf } from '../order/order-repository.ts'
import { presentOperator } from '../order/present-order-base.ts'
import { pageOf } from '../page.ts'
import { shownTo, textOf } from '../present.ts'
import { type Viewer, viewerOf } from '../viewer.ts'
import { thresholdFor } from './low-balance.ts'

export const walletOperations = {
  getPayee: (call, world) => {
    const { company, currency } = viewerOf(call, world)
    return payeeOf(company, currency)
  },

  getWallet: (call, world) => {
    const viewer = viewerOf(call, world)
    const { company } = viewer
    const currency = call.query.currency ?? company.settlement_currency
    const position = companyPosition(world, company, viewer.now, currency)
    // A hold equals the order's settlement price, so whoever may not see the order may not see the hold.
    const open = world.tables.hold.where(
      (hold) =>
        readsOrder(hold.order_id, viewer) &&
        hold.company_id === company.id &&
        hold.released_time === null &&
        hold.currency === currency,
    )
    const holds = shownTo(viewer, open, () => [])
    return {
      wallet: {
        currency,
        balance: shownTo(viewer, toMoney(position.predeposit.sum, currency)),
        frozen: shownTo(viewer, toMoney(position.predeposit.frozen, currency)),
        available: shownTo(viewer, toMoney(availableOn(position, 'predeposit'), currency)),
      },
      credit: position.has_credit ? creditLine(position, viewer) : null,
      threshold: thresholdFor(world, company, viewer.member, currency),
      ...payLaterOf(position, viewer),
      holds: holds
        .toSorted((a, b) => b.created_time - a.created_time)
        .map((hold) => ({
          id: hold.id,
          booking_id: hold.order_id,
          account: hold.account,
          account_text: textOf('PayChannel', hold.account, viewer),
          money: toMoney(hold.amount, hold.currency),
          created_time: hold.created_time,
          released_time: hold.released_time,
        })),
    }
  },

  listLedgerEntries: (call, world) => {
    const viewer = viewerOf(call, world)
    const { settlement_currency } = viewer.company
    const { opening, closing, found } = findEntries(call.query, viewer)
    return {
      ...pageOf(found, call.query, (entry) => presentReadable(entry, viewer)),
      opening: toMoney(opening, settlement_currency),
      closing: toMoney(closing, settlement_currency),
      matching: toMoney(
        found.reduce((sum, entry) => sum + gainOf(entry), 0),
        settlement_currency,
      ),
    }
  },
} satisfies Partial<Operations>

/** Whether the company may pay later, what it has booked so, and what its accounts have left then. */
function payLaterOf(position: Position, viewer: Viewer): Pick<Schemas['WalletSummary'], 'pay_later'> {
  const { world, company } = viewer
  const { currency } = position
  const owed = ordersOf(world, company.id).filter((order) => isUnpaid(order) && order.currency === currency)
  // Without a credit line the right has no effect.
  const allowed = company.pay_later && position.has_credit
  if (!allowed && owed.length === 0) return {}
  const sum = owed.reduce((all, { total_settlement_price }) => all + total_settlement_price, 0)
  const times = owed.flatMap(({ pay_by }) => pay_by ?? [])
  const money = (minor: number) => shownTo(viewer, toMoney(minor, currency))
  return {
    pay_later: {
      allowed,
      orders: owed.length,
      money: money(sum),
      next_time: times.length > 0 ? Math.min(...times) : null,
      available: money(allowed ? availableOn(position, 'credit') : 0),
      balance_after: money(availableOn(position, 'predeposit') - sum),
    },
  }
}

function creditLine(position: Position, viewer: Viewer): Schemas['CreditLine'] {
  const { company, now } = viewer
  const { currency } = position
  const money = (minor: number) => toMoney(minor, currency)
  const temp = company.temp_limit && now < company.temp_limit.until ? company.temp_limit : null
  return {
    currency,
    limit: money(position.credit_limit),
    temp_limit: temp && { money: money(position.temp_limit), until_time: toSeconds(temp.until) },
    used: shownTo(viewer, money(position.credit.sum)),
    frozen: shownTo(viewer, money(position.credit.frozen)),
    available: shownTo(viewer, money(availableOn(position, 'credit'))),
    overdue: shownTo(viewer, money(position.overdue)),
    overdue_block: position.overdue_block,
  }
}

type Query = Omit<QueryOf<'listLedgerEntries'>, 'page' | 'limit'>

/** One book of the company: its balance before and after the period, and the entries that match, newest first. */
export function findEntries(query: Query, viewer: Viewer) {
  const { world, company } = viewer
  const { account = 'predeposit', date_from, date_to } = query
  const { settlement_currency, tz } = company
  const book = bookOf(world, company, account, settlement_currency)
  const from = date_from === undefined ? 0 : firstSince(book, date_from, tz)
  const until = date_to === undefined ? book.length : firstSince(book, addDays(date_to, 1), tz)
  const within = book.slice(from, until)
  const opening = book[from - 1]?.balance_after ?? 0
  return {
    opening,
    closing: within.at(-1)?.balance_after ?? opening,
    found: entriesFound(within, query, viewer).toReversed(),
  }
}

/** The index in a book where a day of the company's calendar begins; entries are in order of time. */
function firstSince(book: readonly LedgerEntry[], date: string, tz: string): number {
  const start = instantOf(date, '00:00', tz) / 1000
  let [low, high] = [0, book.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((book[middle] as LedgerEntry).time < start) low = middle + 1
    else high = middle
  }
  return low
}

function entriesFound(entries: readonly LedgerEntry[], { type = [], keyword = '' }: Query, viewer: Viewer) {
  const read = keyword.trim() === '' ? entries : entries.filter((entry) => readsEntry(entry, viewer))
  const found = keepFound(read, keyword, textOfEntry)
  return type.length > 0 ? found.filter((entry) => type.includes(entry.type)) : found
}

const textOfEntry = cachedByRow(({ order_id, operator, remark }: LedgerEntry) =>
  searchText([order_id ?? '', operator?.nickname ?? '', remark]),
)

/** Whether the viewer may see the order: their own, or everybody's. */
const readsOrder = (order_id: string, { member, world }: Viewer): boolean =>
  member.data_scope === 'all' || world.tables.order.get(order_id)?.operator.id === member.id

/**
 * Whether the viewer may read what an entry is for. Entries of colleagues' orders, and of bills over everybody's
 * orders, are only for members who see all orders.
 */
export function readsEntry({ order_id, bill_id }: LedgerEntry, viewer: Viewer): boolean {
  if (order_id !== null) return readsOrder(order_id, viewer)
  return bill_id === null || viewer.member.data_scope === 'all'
}

/**
 * Shows an entry. Its amounts always stay, so that the company's balances add up; what it was for is hidden from
 * members who may not read it.
 */
export function presentReadable(entry: LedgerEntry, viewer: Viewer): Schemas['LedgerEntry'] {
  const shown = presentEntry(entry, viewer)
  if (readsEntry(entry, viewer)) return shown
  return { ...shown, booking_id: null, bill_id: null, operator: null, remark: '' }
}

/** What an entry adds to what can be spent. */
export const gainOf = ({ account, delta }: LedgerEntry): number => (account === 'predeposit' ? delta : -delta)

/** Of a bill's payment the entry knows its id, `bp-2`, which says nothing to anybody. */
function remarkOf({ remark, bill_id }: LedgerEntry, { language }: Viewer): string {
  const nth = /^bp-(?:.*-)?(\d+)$/.exec(remark)?.[1]
  if (bill_id === null || nth === undefined) return remark
  return language === 'en' ? `Bill ${bill_id}, payment ${nth}` : `账单 ${bill_id} 第 ${nth} 次付款`
}

/** The closed month that an entry concerns although it came later. */
export function closedMonth(entry: LedgerEntry, { world, company }: Viewer): string | null {
  const record = world.tables.month_end.get(company.id)
  if (!record) return null
  const order = entry.order_id === null ? undefined : world.tables.order.get(entry.order_id)
  return closedMonthOf(entry, order ? serviceDate(order).slice(0, 7) : null, record, company.tz)
}

export function presentEntry(entry: LedgerEntry, viewer: Viewer): Schemas['LedgerEntry'] {
  const gain = gainOf(entry)
  const direction = gain > 0 || (gain === 0 && entry.account === 'predeposit') ? 'in' : 'out'
  return {
    id: entry.id,
    seq: entry.seq,
    time: entry.time,
    account: entry.account,
    account_text: textOf('PayChannel', entry.account, viewer),
    type: entry.type,
    type_text: textOf('LedgerType', entry.type, viewer),
    direction,
    money: toMoney(Math.abs(entry.delta), entry.currency),
    balance_after: toMoney(entry.balance_after, entry.currency),
    booking_id: entry.order_id,
    bill_id: entry.bill_id,
    topup_id: entry.topup_id,
    operator: entry.operator && presentOperator(entry.operator),
    remark: remarkOf(entry, viewer),
    reverses_id: entry.reverses_id,
    closed_month: closedMonth(entry, viewer),
  }
}
