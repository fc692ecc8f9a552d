import { mainAccount, type RefundShare, refundShares } from '../../ledger/refund-shares.ts'
import type { Minor } from '../../money/money.ts'
import { type OrderBaseRecord, type PayChannel, settlementMoney } from '../order.ts'

type Paid = Pick<OrderBaseRecord, 'pay_channel' | 'charged' | 'refunded' | 'repaid'>

/** Where so much of what the order was charged would go back to; nothing of an order that was not paid. */
export function sharesOf(order: Paid, amount: Minor): RefundShare[] {
  const { pay_channel: channel, repaid } = order
  return channel === null ? [] : refundShares({ channel, amount, repaid, settlement: settlementMoney(order) })
}

/** The account that gets most of it. */
export const accountOf = (order: Paid, amount: Minor): PayChannel =>
  mainAccount(sharesOf(order, amount), order.pay_channel ?? 'predeposit')
