import { againstSpending } from '../../domain/account/spending.ts'
import type { BillRecord } from '../../domain/bill/bill.ts'
import type { Minor } from '../../domain/money/money.ts'
import { spentThisMonth } from '../company-ledger.ts'
import type { Viewer } from '../viewer.ts'

/**
 * Why a member may not pay an amount of a bill from the balance; null when it may. Threshold and limit for one payment
 * hold for what the bill costs in all, so that paying in parts does not get around them.
 */
export function againstBalance(
  { total }: Pick<BillRecord, 'total'>,
  amount: Minor,
  { world, company, actor, now }: Viewer,
) {
  const month_use = actor.limit_per_month === null ? 0 : spentThisMonth(world, company, actor, now)
  return againstSpending(
    { ...actor, month_use },
    { channel: 'predeposit', total, added: amount, approved: false },
  )
}
