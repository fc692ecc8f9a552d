import { type Counting, counted, pricesOf, type TwoPrices } from '../counted.ts'
import type { OrderRecord } from '../order.ts'
import type { Actor } from '../situation.ts'

/** An agreement is for an amount: a dearer price asks again, a cheaper one does not. */

type Approved = Pick<OrderRecord, 'approved_price'>
type Limited = Pick<Actor, 'approval_over'> & Counting

/** Whether that much is more than a member may spend without a superior. */
export const needsApproval = (prices: TwoPrices, member: Limited): boolean =>
  member.approval_over !== null && counted(member, prices) > member.approval_over

/** Whether a superior of this member must agree before the order costs that much, and has not. */
export function lacksApproval({ approved_price }: Approved, prices: TwoPrices, member: Limited): boolean {
  if (!needsApproval(prices, member)) return false
  return approved_price === null || counted(member, prices) > counted(member, approved_price)
}

/** What the order costs if it goes on: the prices of an offer that waits, else its own. */
export const pricesAhead = (order: OrderRecord): TwoPrices => pricesOf(order.change_offer?.after ?? order)

/** What is left of an agreement when the order is to cost that much. */
export function approvalFor(
  order: Pick<OrderRecord, 'approval_status' | 'approved_price'>,
  prices: TwoPrices,
): Pick<OrderRecord, 'approval_status' | 'approved_price'> {
  const { approval_status, approved_price } = order
  const exceeded =
    approved_price !== null && (prices.net > approved_price.net || prices.selling > approved_price.selling)
  return exceeded ? { approval_status: 'none', approved_price: null } : { approval_status, approved_price }
}
