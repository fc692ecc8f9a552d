import type { QueryOf, Schemas } from '@portal/api-client/contract'
import type { LedgerEntry } from '../domain/ledger/entry.ts'
import { availableOn, type Position } from '../domain/ledger/position.ts'
import { toMoney } from '../domain/money/money.ts'
import { addDays } from '../domain/time/dates.ts'
import { instantOf, toSeconds } from '../domain/time/zones.ts'
import type { Operations } from '../edge/operation.ts'
import type { CompanyRecord } from '../world/tables.ts'
import { companyPosition, entriesOf } from './order-books.ts'
import { presentOperator } from './present-order.ts'
import { textOf } from './present-text.ts'
import { type Presented, presentedOnce } from './presented-once.ts'
import { type Viewer, viewerOf } from './viewer.ts'

export const walletOperations = {
  getWallet: (call, world) => {
    const viewer = viewerOf(call, world)
    const { company } = viewer
    const currency = call.query.currency ?? company.settlement_currency
    const position = companyPosition(world, company, viewer.now, currency)
    // What is held for an order is its settlement price.
    const holds = world.tables.hold.where(
      (hold) =>
        viewer.seesNet &&
        hold.company_id === company.id &&
        hold.released_time === null &&
        hold.currency === currency,
    )
    const own = currency === company.settlement_currency
    return {
      wallet: {
        currency,
        balance: toMoney(position.predeposit.sum, currency),
        frozen: toMoney(position.predeposit.frozen, currency),
        available: toMoney(availableOn(position, 'predeposit'), currency),
      },
      credit: position.has_credit ? creditLine(position, company, viewer.now) : null,
      threshold:
        own && company.low_balance_threshold !== null
          ? { amount: company.low_balance_threshold, currency }
          : null,
      holds: holds.map((hold) => ({
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
    const { page = 1, limit = 20 } = call.query
    const { settlement_currency } = viewer.company
    const { before, within, found } = findEntries(call.query, viewer)
    const opening = before.at(-1)?.balance_after ?? 0
    return {
      list: found.slice((page - 1) * limit, page * limit).map((entry) => presentEntry(entry, viewer)),
      total: found.length,
      page,
      limit,
      opening: toMoney(opening, settlement_currency),
      closing: toMoney(within.at(-1)?.balance_after ?? opening, settlement_currency),
    }
  },
} satisfies Pick<Operations, 'getWallet' | 'listLedgerEntries'>

function creditLine(position: Position, company: CompanyRecord, now: number): Schemas['CreditLine'] {
  const { currency } = position
  const money = (minor: number) => toMoney(minor, currency)
  const temp = company.temp_limit && now < company.temp_limit.until ? company.temp_limit : null
  return {
    currency,
    limit: money(position.credit_limit),
    temp_limit: temp && { money: money(position.temp_limit), until_time: toSeconds(temp.until) },
    used: money(position.credit.sum),
    frozen: money(position.credit.frozen),
    available: money(availableOn(position, 'credit')),
    overdue: money(position.overdue),
    overdue_block: position.overdue_block,
  }
}

type Query = Omit<QueryOf<'listLedgerEntries'>, 'page' | 'limit'>

/** One book of the company: what lies before and within the period, and what of it was asked for, newest first. */
export function findEntries(query: Query, { world, company }: Viewer) {
  const { account = 'predeposit' } = query
  const { settlement_currency } = company
  const book = entriesOf(world, company).filter(
    (entry) => entry.account === account && entry.currency === settlement_currency,
  )
  const { before, within } = periodOf(book, query, company)
  return { before, within, found: within.filter(filterOf(query)).reverse() }
}

/** Days of the company's calendar; entries of a book stand in the order of time. */
function periodOf(book: readonly LedgerEntry[], { date_from, date_to }: Query, { tz }: CompanyRecord) {
  const start = date_from === undefined ? 0 : instantOf(date_from, '00:00', tz) / 1000
  const end =
    date_to === undefined ? Number.POSITIVE_INFINITY : instantOf(addDays(date_to, 1), '00:00', tz) / 1000
  return {
    before: book.filter((entry) => entry.time < start),
    within: book.filter((entry) => entry.time >= start && entry.time < end),
  }
}

function filterOf({ type = [], keyword = '' }: Query): (entry: LedgerEntry) => boolean {
  const words = keyword.trim().toLowerCase()
  return (entry) => {
    if (type.length > 0 && !type.includes(entry.type)) return false
    if (words === '') return true
    const text = [entry.order_id, entry.operator?.nickname, entry.remark].join('\n').toLowerCase()
    return text.includes(words)
  }
}

const entries: Presented<Schemas['LedgerEntry']> = new WeakMap()

export const presentEntry = (entry: LedgerEntry, viewer: Reader): Schemas['LedgerEntry'] =>
  presentedOnce(entries, entry, viewer.language, () => wholeEntry(entry, viewer))

/** Who reads an entry sees it as everybody does who reads the same language. */
type Reader = Pick<Viewer, 'language'>

function wholeEntry(entry: LedgerEntry, viewer: Reader): Schemas['LedgerEntry'] {
  const gain = entry.account === 'predeposit' ? entry.delta >= 0 : entry.delta < 0
  const direction = gain ? 'in' : 'out'
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
    remark: entry.remark,
    reverses_id: entry.reverses_id,
  }
}
