import type { Minor } from '../money/money.ts'
import type { OrderRecord } from './order.ts'
import type { Actor } from './situation.ts'

/** An agreement is for an amount: a dearer price asks again, a cheaper one does not. */

type Approved = Pick<OrderRecord, 'approved_price'>

/** Whether a superior of this member must agree before the order costs that much, and has not. */
export function lacksApproval(
  { approved_price }: Approved,
  price: Minor,
  { approval_over }: Pick<Actor, 'approval_over'>,
): boolean {
  if (approval_over === null || price <= approval_over) return false
  return approved_price === null || price > approved_price
}

/** What the order costs if it goes on: the price of an offer that waits, else its own. */
export const priceAhead = ({ change_offer, total_settlement_price }: OrderRecord): Minor =>
  change_offer?.after.total_settlement_price ?? total_settlement_price

/** What is left of an agreement when the order is to cost that much. */
export function approvalFor(
  order: Pick<OrderRecord, 'approval_status' | 'approved_price'>,
  price: Minor,
): Pick<OrderRecord, 'approval_status' | 'approved_price'> {
  const { approval_status, approved_price } = order
  const exceeded = approved_price !== null && price > approved_price
  return exceeded ? { approval_status: 'none', approved_price: null } : { approval_status, approved_price }
}
