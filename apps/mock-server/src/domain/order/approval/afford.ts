import { againstSpending, type Spending } from '../../account/spending.ts'
import { availableOn } from '../../ledger/position.ts'
import { type Refusal, refuse } from '../../refusal.ts'
import { addPrices, countedPrice, pricesOf, sumPrices, type TwoPrices } from '../counted.ts'
import type { AmendmentRecord, OrderRecord } from '../order.ts'
import type { Payer, Situation } from '../situation.ts'
import { lacksApproval, mayCharge } from './order-approval.ts'

/** Whether a member can have more charged to an order that is booked. */

export const payerOf = ({ actor, month_use }: Situation): Payer => ({ ...actor, month_use })

/** Whether channel and limits of the payer cover an amount; its approval is another condition of each move. */
export function refusedSpending(payer: Payer, spending: Omit<Spending, 'approved'>): Refusal | null {
  const reason = againstSpending(payer, { ...spending, approved: true })
  if (reason === null || reason === 'SUBACCOUNT_LIMIT') return reason && refuse(reason)
  return refuse('ACTION_NOT_ALLOWED', undefined, { extra: { reason_key: reason } })
}

/** Whether rights, channel, limits and approvals of the payer cover this extra cost. Zero or less always fits. */
export function affordable(
  situation: Situation,
  payer: Payer,
  more: TwoPrices,
  { approved_price }: Pick<OrderRecord, 'approved_price'> = situation.order,
): Refusal | null {
  const { order, position, actor, parts = [] } = situation
  if (!mayCharge(actor, more)) return refuse('NO_PERMISSION')
  const channel = order.pay_channel ?? 'predeposit'
  const added = countedPrice(payer, more)
  if (added > 0) {
    const prices = addPrices(pricesOf(order), more)
    if (lacksApproval({ approved_price }, prices, payer, situation)) return refuse('APPROVAL_NEEDED')
    const total = countedPrice(payer, addPrices(prices, sumPrices(parts)))
    const refused = refusedSpending(payer, { channel, total, added })
    if (refused) return refused
  }
  const amount = more.net
  if (amount <= 0) return null
  if (channel === 'credit' && position.overdue_block) return refuse('CREDIT_OVERDUE')
  if (amount <= availableOn(position, channel)) return null
  return refuse(channel === 'credit' ? 'CREDIT_SHORT' : 'BALANCE_SHORT')
}

/** Whether a dearer unpaid order stays within what its member may order at all. */
export function orderable(
  { order, actor }: Situation,
  { settlement_diff, price_diff }: AmendmentRecord,
): Refusal | null {
  const more = { net: settlement_diff, selling: price_diff }
  const beyond =
    actor.limit_per_order !== null &&
    countedPrice(actor, more) > 0 &&
    countedPrice(actor, addPrices(pricesOf(order), more)) > actor.limit_per_order
  return beyond ? refuse('SUBACCOUNT_LIMIT') : null
}
