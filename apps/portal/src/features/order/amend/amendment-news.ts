import type { Schemas } from '@portal/api-client'

type Order = Pick<Schemas['Order'], 'amendment' | 'asked_change' | 'order_status' | 'timeline'>

const steps: ReadonlySet<Schemas['OrderEventName']> = new Set([
  'amend',
  'request_amend',
  'supplier_amend',
  'supplier_refuse_amend',
  'withdraw_amend',
  'amend_expire',
])

/** The refusal, or the missing answer, of the last change while the order can still be changed; otherwise null. */
export function refusedChange({ order_status, timeline }: Order): Schemas['OrderEvent'] | null {
  const last = timeline.findLast(({ event }) => steps.has(event))
  const failed = last?.event === 'supplier_refuse_amend' || last?.event === 'amend_expire'
  return order_status === 'confirmed' && failed ? last : null
}

/** Whether a change is pending, is to be approved, or was refused. */
export const hasAmendmentNews = (order: Order): boolean =>
  order.amendment !== null || order.asked_change !== null || refusedChange(order) !== null
