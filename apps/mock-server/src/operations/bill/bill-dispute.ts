import { disputeReference } from '../../domain/bill/bill.ts'
import { grantOf, openDisputes } from '../../domain/bill/dispute.ts'
import { answerDispute } from '../../domain/bill/lifecycle.ts'
import type { Minor } from '../../domain/money/money.ts'
import { openRefundOf } from '../../domain/order/order.ts'
import { isRefusal } from '../../domain/refusal.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { disputeMs } from '../../domain/waits.ts'
import type { World } from '../../world/world.ts'
import { actAsSupplier } from '../order/change-order.ts'
import { ordersOf } from '../order/order-repository.ts'
import { billsOf, companyOf, saveBill } from './bill-repository.ts'

/**
 * Staff answer the open disputes of a bill: they refund what they grant, which puts a credit note on the bill, and issue
 * it again. `percent` of each claim is granted; null grants what a file proves. What they grant waits until a refund in
 * progress has ended. False when nothing is disputed, or the answer waits.
 */
export function answerBill(world: World, bill_id: string, percent: number | null, now: number): boolean {
  const bill = world.tables.bill.get(bill_id)
  if (bill?.status !== 'disputed') return false
  const upheld = openDisputes(bill).filter((line) => grantOf(line, percent) > 0)
  const refunding = upheld.some(({ order_id }) => {
    const order = world.tables.order.get(order_id)
    return order !== undefined && openRefundOf(order) !== undefined
  })
  if (refunding) {
    const waiting = { ...bill, answer_until: toSeconds(now + disputeMs) }
    saveBill(world, { bill: waiting, orders: [], entries: [] }, now)
    return false
  }
  const granted = new Map<string, Minor>()
  for (const line of upheld) {
    const order = world.tables.order.get(line.order_id)
    if (!order) continue
    const input = { granted: grantOf(line, percent), reason: disputeReference(line) }
    const change = actAsSupplier(world, order, 'grant_dispute', now, input)
    if (!isRefusal(change)) granted.set(line.line_id, change.order.refunded - order.refunded)
  }
  const company = companyOf(world, bill)
  const situation = {
    bill: world.tables.bill.get(bill_id) ?? bill,
    bills: billsOf(world, company.id),
    orders: ordersOf(world, company.id),
  }
  const answered = answerDispute(situation, company, now, granted)
  if (answered) saveBill(world, answered, now)
  return answered !== null
}
