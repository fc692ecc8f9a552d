import type { Schemas } from '@portal/api-client/contract'
import type { OrderRecord } from '../../domain/order/order.ts'
import { answersOf } from '../products.ts'
import type { Viewer } from '../viewer.ts'
import { presentBase } from './present-order-base.ts'

export function presentOrder(order: OrderRecord, viewer: Viewer): Schemas['Order'] {
  return answersOf(order).presentOrder(order, presentBase(order, viewer), viewer)
}
