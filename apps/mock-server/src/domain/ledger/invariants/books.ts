import type { BillRecord } from '../../bill/bill.ts'
import type { InvoiceApplicationRecord } from '../../invoice/application.ts'
import type { OrderRecord } from '../../order/order.ts'
import type { AccountTerms, Hold, LedgerEntry } from '../entry.ts'

/** Everything of one company that money may touch. */
export interface CompanyBooks {
  readonly company: AccountTerms & { readonly tz: string }
  readonly members: readonly { readonly id: string; readonly limit_per_month: string | null }[]
  readonly orders: readonly OrderRecord[]
  readonly entries: readonly LedgerEntry[]
  readonly holds: readonly Hold[]
  readonly bills: readonly BillRecord[]
  readonly applications: readonly InvoiceApplicationRecord[]
  /** Epoch ms. */
  readonly now: number
}

/** The books with what several rules look up, gathered once. */
export interface IndexedBooks extends CompanyBooks {
  readonly entriesOf: (order_id: string) => readonly LedgerEntry[]
  readonly openHoldsOf: (order_id: string) => readonly Hold[]
  readonly orderById: ReadonlyMap<string, OrderRecord>
}

export function indexBooks(books: CompanyBooks): IndexedBooks {
  const entries = groupBy(books.entries, (entry) => entry.order_id)
  const holds = groupBy(
    books.holds.filter((hold) => hold.released_time === null),
    (hold) => hold.order_id,
  )
  return {
    ...books,
    entriesOf: (order_id) => entries.get(order_id) ?? [],
    openHoldsOf: (order_id) => holds.get(order_id) ?? [],
    orderById: new Map(books.orders.map((order) => [order.id, order])),
  }
}

function groupBy<T>(rows: readonly T[], keyOf: (row: T) => string | null): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** Where a rule does not hold: about what, and the two figures or states that should agree. */
export interface Disagreement {
  readonly subject: string
  readonly left: number | string
  readonly right: number | string
}

export interface Invariant {
  /** Number in the list of the ledger's invariants. */
  readonly rule: number
  readonly name: string
  readonly disagreements: (books: IndexedBooks) => Iterable<Disagreement>
}

export const sumOf = (rows: Iterable<number>): number => {
  let sum = 0
  for (const row of rows) sum += row
  return sum
}
