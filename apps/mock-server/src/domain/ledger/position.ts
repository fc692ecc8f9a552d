import { type Minor, parseAmount } from '../money/money.ts'
import type { AccountTerms, Hold, LedgerAccount, LedgerEntry } from './entry.ts'

/** The end of a book: its last running number, its sum, and what is held from it. */
interface BookEnd {
  seq: number
  /** Pre-deposit: the balance. Credit: the used amount. */
  sum: Minor
  frozen: Minor
}

/** The money of one company in one currency at one instant; always summed, never stored. */
export interface Position {
  company_id: string
  currency: string
  predeposit: BookEnd
  credit: BookEnd
  /** Limit and temporary limit; 0 without a credit line. */
  credit_limit: Minor
  temp_limit: Minor
  has_credit: boolean
  /** Unpaid part of bills past their due date. */
  overdue: Minor
  overdue_block: boolean
}

interface LedgerRows {
  readonly entries: readonly LedgerEntry[]
  readonly holds: readonly Hold[]
}

/** `now` in epoch ms; `currency` defaults to the company's own. Credit exists in that currency only. */
export function positionOf(
  terms: AccountTerms,
  ledger: LedgerRows,
  now: number,
  overdue: Minor = 0,
  currency: string = terms.settlement_currency,
): Position {
  const own = currency === terms.settlement_currency
  const temp = own && terms.temp_limit && now < terms.temp_limit.until ? terms.temp_limit.amount : '0'
  return copyPosition({
    company_id: terms.id,
    currency,
    ...endsOf(ledger, terms.id, currency),
    credit_limit: own && terms.credit_limit !== null ? parseAmount(terms.credit_limit, currency) : 0,
    temp_limit: parseAmount(temp, currency),
    has_credit: own && terms.credit_limit !== null,
    overdue,
    overdue_block: terms.overdue_block && overdue > 0,
  })
}

type Ends = Pick<Position, 'predeposit' | 'credit'>

interface Summed {
  readonly holds: readonly Hold[]
  readonly ends: Ends
}

const summed = new WeakMap<readonly LedgerEntry[], Map<string, Summed>>()

/** The ends of a company's books in one currency; frozen tables are summed once. */
function endsOf({ entries, holds }: LedgerRows, company_id: string, currency: string): Ends {
  const key = `${company_id} ${currency}`
  const before = summed.get(entries)?.get(key)
  if (before?.holds === holds) return before.ends
  const ends = sumUp({ entries, holds }, company_id, currency)
  if (Object.isFrozen(entries) && Object.isFrozen(holds)) {
    const sums = summed.get(entries) ?? new Map<string, Summed>()
    summed.set(entries, sums.set(key, { holds, ends }))
  }
  return ends
}

function sumUp({ entries, holds }: LedgerRows, company_id: string, currency: string): Ends {
  const ends: Ends = { predeposit: { seq: 0, sum: 0, frozen: 0 }, credit: { seq: 0, sum: 0, frozen: 0 } }
  for (const entry of entries) {
    if (entry.company_id !== company_id || entry.currency !== currency) continue
    const end = ends[entry.account]
    end.sum += entry.delta
    end.seq = Math.max(end.seq, entry.seq)
  }
  for (const hold of holds) {
    if (hold.released_time !== null || hold.company_id !== company_id || hold.currency !== currency) continue
    ends[hold.account].frozen += hold.amount
  }
  return ends
}

/** Pre-deposit: balance less frozen. Credit: limits less used and frozen. */
export function availableOn(position: Position, account: LedgerAccount): Minor {
  const { sum, frozen } = position[account]
  if (account === 'predeposit') return sum - frozen
  return position.credit_limit + position.temp_limit - sum - frozen
}

export function copyPosition(position: Position): Position {
  return { ...position, predeposit: { ...position.predeposit }, credit: { ...position.credit } }
}
