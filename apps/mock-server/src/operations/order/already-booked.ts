import type { OrderRecord } from '../../domain/order/order.ts'
import { type Refusal, refuse } from '../../domain/refusal.ts'
import type { Viewer } from '../viewer.ts'

/** A guest has an order then; its number is shown to those who may see it. */
export function alreadyBooked(twice: OrderRecord, { member }: Viewer): Refusal {
  const visible = member.data_scope === 'all' || twice.operator.id === member.id
  if (!visible) return refuse('DUPLICATE_STAY')
  const params = { order: twice.id, product: twice.order_type }
  return refuse('DUPLICATE_STAY', params, { extra: { booking_id: twice.id } })
}
