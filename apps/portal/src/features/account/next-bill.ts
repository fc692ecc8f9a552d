import type { Schemas } from '@portal/api-client'

type Bill = Pick<Schemas['BillSummary'], 'bill_no' | 'due_date' | 'outstanding' | 'status'>

/** The bill that is due first of those with something left to pay. */
export function nextBill<One extends Bill>(bills: readonly One[]): One | undefined {
  const dueOf = ({ due_date }: Bill) => due_date ?? '9999'
  return bills
    .filter(({ due_date, outstanding }) => due_date !== null && /[1-9]/.test(outstanding.amount))
    .toSorted((a, b) => (dueOf(a) === dueOf(b) ? 0 : dueOf(a) < dueOf(b) ? -1 : 1))[0]
}
