import type { LedgerEntry } from '../ledger/entry.ts'
import { monthOf } from './month.ts'

/** A closing of a month, or its reopening. */
export interface MonthStepRecord {
  readonly month: string
  readonly closed: boolean
  /** Epoch s. */
  readonly time: number
  readonly operator: { readonly id: string; readonly nickname: string }
  readonly reason: string
  /** The last `seq` of each book then, by its key: a movement of the same second may come before or after. */
  readonly last: Readonly<Record<string, number>>
}

/** How a company ends its months; `id` is the company's. */
export interface MonthEndRecord {
  readonly id: string
  /** Oldest first. */
  readonly steps: readonly MonthStepRecord[]
}

type Book = Pick<LedgerEntry, 'account' | 'currency'>

const keyOf = ({ account, currency }: Book): string => `${account} ${currency}`

/** The last `seq` of each book that has entries. */
export function lastOfBooks(entries: readonly (Book & Pick<LedgerEntry, 'seq'>)[]): Record<string, number> {
  const last: Record<string, number> = {}
  for (const entry of entries) last[keyOf(entry)] = Math.max(last[keyOf(entry)] ?? 0, entry.seq)
  return last
}

/** The closing that counts; null for a month that is open. */
export function closingOf(record: MonthEndRecord | undefined, month: string): MonthStepRecord | null {
  const last = record?.steps.findLast((step) => step.month === month)
  return last?.closed ? last : null
}

/** Movements that belong to the month of their order's service; payments belong to their own day. */
const ofService: readonly LedgerEntry['type'][] = [
  'charge',
  'refund',
  'refund_of_settled_credit',
  'adjust',
  'reversal',
]

/**
 * The month that a movement concerns though it was closed before: that of its own day, or else that of the last day of
 * its order's service. `serviceMonth` is null without an order.
 */
export function closedMonthOf(
  entry: Book & Pick<LedgerEntry, 'time' | 'type' | 'seq'>,
  serviceMonth: string | null,
  record: MonthEndRecord | undefined,
  tz: string,
): string | null {
  const isAfter = (month: string) => {
    const closing = closingOf(record, month)
    return closing !== null && entry.seq > (closing.last[keyOf(entry)] ?? 0)
  }
  const own = monthOf(entry.time, tz)
  if (isAfter(own)) return own
  return serviceMonth !== null && ofService.includes(entry.type) && isAfter(serviceMonth)
    ? serviceMonth
    : null
}
