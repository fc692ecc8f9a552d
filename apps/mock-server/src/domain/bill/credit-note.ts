import type { LedgerEntry } from '../ledger/entry.ts'
import type { Minor } from '../money/money.ts'
import type { OrderRecord } from '../order/order.ts'
import { type BillRecord, nextLineId, outstandingOf, tallyOf, withLines } from './bill.ts'
import { serviceDate } from './billable.ts'
import { unbilledOf } from './cycle.ts'
import { settled } from './lifecycle.ts'

const agreed = ['confirmed', 'partially_paid', 'overdue']

/**
 * Takes a refund off the bills that contain its order, the newest first: the part that lowers the used credit, which
 * those bills have not been paid for yet. On a later bill the amount would be charged twice. What was already paid goes
 * to the balance and leaves the bills unchanged. Answers the bills that change.
 */
export function creditNotes(
  order: OrderRecord,
  bills: readonly BillRecord[],
  entries: readonly LedgerEntry[],
  tz: string,
  now: number,
): BillRecord[] {
  let left = creditDue(order, bills, entries)
  return bills.toReversed().flatMap((bill) => {
    const amount = Math.min(left, openFor(bill, order))
    if (amount <= 0) return []
    left -= amount
    return [creditNote(bill, order, amount, tz, now)]
  })
}

/** What a bill still asks for an order. */
function openFor(bill: BillRecord, { id }: OrderRecord): Minor {
  const { billed, paid } = tallyOf([bill]).get(id) ?? { billed: 0, paid: 0 }
  return Math.min(billed - paid, outstandingOf(bill))
}

function creditNote(
  bill: BillRecord,
  order: OrderRecord,
  amount: Minor,
  tz: string,
  now: number,
): BillRecord {
  const line = {
    line_id: nextLineId(bill),
    order_id: order.id,
    kind: 'credit_note' as const,
    amount: -amount,
    service_date: serviceDate(order),
    remark: null,
    dispute: null,
  }
  const noted = withLines(bill, [...bill.lines, line])
  if (agreed.includes(noted.status)) return settled(noted, tz, now)
  return noted.status !== 'open' && noted.total === 0 ? { ...noted, status: 'void' } : noted
}

/**
 * How much of a refund comes off the bills: what they demand beyond what the order settles for after the refund. A
 * charge that is not on a bill yet, such as overtime, is lowered before it gets on one.
 */
function creditDue(order: OrderRecord, bills: readonly BillRecord[], entries: readonly LedgerEntry[]): Minor {
  const credited = creditedBy(entries)
  if (credited === 0) return 0
  const beyond = -unbilledOf(order, tallyOf(bills).get(order.id))
  return Math.min(credited, Math.max(0, beyond))
}

/** What the entries of one move return to the credit line. */
function creditedBy(entries: readonly LedgerEntry[]): Minor {
  let credited = 0
  for (const { account, type, delta } of entries)
    if (account === 'credit' && type === 'refund') credited -= delta
  return credited
}
