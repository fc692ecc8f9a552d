import type { OrderRecord } from '../../domain/order/order.ts'
import type { IdempotencyRecord } from '../tables.ts'
import { seededProducts } from './products.ts'

/** The forms that led to the orders of the past, so that none of them makes another one. Their contents are not known. */
export const seededForms = (orders: readonly OrderRecord[]): IdempotencyRecord[] =>
  orders.map(({ id, company_id, client_ref, order_type, operator }) => ({
    id: `${company_id}/${client_ref}`,
    member_id: operator.id,
    operation: seededProducts[order_type].bookedBy,
    body: '',
    subject: id,
    answered_until: 0,
  }))
