import type { BillRecord } from './bill.ts'

/** A settlement application of which the member rejected every line. */
const isWithdrawn = ({ source, status, lines }: BillRecord): boolean =>
  source === 'application' && status === 'void' && lines.every(({ dispute }) => dispute !== null)

/**
 * By order, the first day (YYYY-MM-DD, company's calendar) by which a withdrawn application asked for it. Whatever bill
 * asks for the order next is due no later.
 */
export function dueBeforeWithdrawal(bills: Iterable<BillRecord>): ReadonlyMap<string, string> {
  const days = new Map<string, string>()
  for (const bill of bills) {
    if (bill.due_date === null || !isWithdrawn(bill)) continue
    for (const { order_id } of bill.lines) {
      const known = days.get(order_id)
      if (known === undefined || bill.due_date < known) days.set(order_id, bill.due_date)
    }
  }
  return days
}
