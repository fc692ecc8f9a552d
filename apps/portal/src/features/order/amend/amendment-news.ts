import type { Schemas } from '@portal/api-client'

type Order = Pick<Schemas['Order'], 'amendment' | 'order_status' | 'timeline'>

const steps: ReadonlySet<Schemas['OrderEventName']> = new Set([
  'amend',
  'request_amend',
  'supplier_amend',
  'supplier_refuse_amend',
])

/** The refusal of the last change while the order can still be changed; otherwise null. */
export function refusedChange({ order_status, timeline }: Order): Schemas['OrderEvent'] | null {
  const last = timeline.findLast(({ event }) => steps.has(event))
  return order_status === 'confirmed' && last?.event === 'supplier_refuse_amend' ? last : null
}

/** Whether a change is pending or was refused. */
export const hasAmendmentNews = (order: Order): boolean =>
  order.amendment !== null || refusedChange(order) !== null
