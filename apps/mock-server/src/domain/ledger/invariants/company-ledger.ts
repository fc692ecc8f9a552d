import type { BillRecord } from '../../bill/bill.ts'
import type { BillingTerms } from '../../bill/due-date.ts'
import type { PaymentRow } from '../../cms/content.ts'
import type { InvoiceApplicationRecord } from '../../invoice/application.ts'
import type { OrderRecord } from '../../order/order.ts'
import type { Seeing } from '../../sub-account/sight.ts'
import type { TopUpRecord } from '../../wallet/topup.ts'
import type { AccountTerms, Hold, LedgerEntry } from '../entry.ts'
import type { Finding } from './compare.ts'

/** The member whose month is limited, and the prices at which it counts. */
interface LimitedMember extends Pick<Seeing, 'nodes' | 'hide_net_price'> {
  readonly id: string
  readonly limit_per_month: string | null
}

/** Everything of one company that money may touch. */
export interface CompanyLedger {
  readonly company: AccountTerms & BillingTerms & { readonly tz: string }
  readonly members: readonly LimitedMember[]
  readonly orders: readonly OrderRecord[]
  readonly entries: readonly LedgerEntry[]
  readonly holds: readonly Hold[]
  readonly bills: readonly BillRecord[]
  readonly applications: readonly InvoiceApplicationRecord[]
  readonly topups: readonly Pick<TopUpRecord, 'id' | 'amount' | 'status'>[]
  /** Through any channel; only those from the balance concern the ledger. */
  readonly contentPayments: readonly Pick<PaymentRow, 'id' | 'type' | 'amount'>[]
  /** Epoch ms. */
  readonly now: number
}

/** The ledger with lookups that several rules share. */
export interface IndexedLedger extends CompanyLedger {
  readonly entriesOf: (order_id: string) => readonly LedgerEntry[]
  readonly openHoldsOf: (order_id: string) => readonly Hold[]
  readonly orderById: ReadonlyMap<string, OrderRecord>
  /** Orders that have not passed in their present state, with their present entries and holds. */
  readonly suspects: readonly OrderRecord[]
}

export function indexLedger(ledger: CompanyLedger): IndexedLedger {
  const entries = entriesByOrder(ledger.entries)
  const holds = openHoldsByOrder(ledger.holds)
  const indexed = {
    ...ledger,
    entriesOf: (order_id: string) => entries.get(order_id) ?? none,
    openHoldsOf: (order_id: string) => holds.get(order_id) ?? none,
    orderById: new Map(ledger.orders.map((order) => [order.id, order])),
  }
  return { ...indexed, suspects: ledger.orders.filter((order) => !isRight(order, indexed)) }
}

const none: readonly never[] = []

/** Rows that are frozen together are grouped once, however often the ledger is checked. */
function grouped<Row extends object>(make: (rows: readonly Row[]) => Map<string, Row[]>) {
  const known = new WeakMap<readonly Row[], Map<string, Row[]>>()
  return (rows: readonly Row[]): Map<string, Row[]> => {
    let groups = known.get(rows)
    if (!groups) {
      groups = make(rows)
      if (Object.isFrozen(rows)) known.set(rows, groups)
    }
    return groups
  }
}

const entriesByOrder = grouped((rows: readonly LedgerEntry[]) => groupBy(rows, (entry) => entry.order_id))
const openHoldsByOrder = grouped((rows: readonly Hold[]) =>
  groupBy(
    rows.filter((hold) => hold.released_time === null),
    (hold) => hold.order_id,
  ),
)

type Around = Pick<IndexedLedger, 'entriesOf' | 'openHoldsOf'>

/** The entries and holds with which a frozen order passed. */
const right = new WeakMap<OrderRecord, readonly (LedgerEntry | Hold)[]>()

const around = ({ id }: OrderRecord, { entriesOf, openHoldsOf }: Around) => [
  ...entriesOf(id),
  ...openHoldsOf(id),
]

function isRight(order: OrderRecord, { entriesOf, openHoldsOf }: Around): boolean {
  const then = right.get(order)
  if (!then) return false
  const entries = entriesOf(order.id)
  const holds = openHoldsOf(order.id)
  const { length } = entries
  return (
    then.length === length + holds.length &&
    entries.every((row, index) => row === then[index]) &&
    holds.every((row, index) => row === then[length + index])
  )
}

/** Remembers that no rule about single orders reported this one. All rows must be frozen. */
export function noteRight(order: OrderRecord, ledger: Around): void {
  const rows = around(order, ledger)
  if (Object.isFrozen(order) && rows.every((row) => Object.isFrozen(row))) right.set(order, rows)
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

/** Where a rule is broken, and for what. */
export interface Disagreement extends Finding {
  readonly subject: string
}

export interface Invariant {
  /** Number in the list of the ledger's invariants. */
  readonly rule: number
  readonly name: string
  readonly disagreements: (ledger: IndexedLedger) => Iterable<Disagreement>
}
