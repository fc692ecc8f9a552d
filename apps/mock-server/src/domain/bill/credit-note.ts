import type { LedgerEntry } from '../ledger/entry.ts'
import type { Minor } from '../money/money.ts'
import type { OrderRecord } from '../order/order.ts'
import { type BillRecord, nextLineId, tallyOf, withLines } from './bill.ts'
import { serviceDate } from './billable.ts'
import { unbilledOf } from './cycle.ts'
import { settled } from './lifecycle.ts'

const agreed = ['confirmed', 'partially_paid', 'overdue']

/**
 * Takes a refund off the bill on which its order stands. It is the part of the refund that lowers the credit in use, which
 * that bill has not been paid for yet: on any later bill it would be money asked for twice. What a bill was already paid
 * for goes to the balance and leaves the bill as it is.
 */
export function creditNote(
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
 * How much of a refund comes off the bills: what they ask for beyond what the order, after the refund, settles for. A
 * charge that no bill says yet, such as overtime, is lowered before it gets on one.
 */
export function creditDue(
  order: OrderRecord,
  bills: readonly BillRecord[],
  entries: readonly LedgerEntry[],
): Minor {
  const credited = creditedBy(entries)
  if (credited === 0) return 0
  const beyond = -unbilledOf(order, tallyOf(bills).get(order.id))
  return Math.min(credited, Math.max(0, beyond))
}

/** What the entries of one move give back on credit. */
function creditedBy(entries: readonly LedgerEntry[]): Minor {
  let credited = 0
  for (const { account, type, delta } of entries)
    if (account === 'credit' && type === 'refund') credited -= delta
  return credited
}
