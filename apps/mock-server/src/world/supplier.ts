import type { OrderRecord } from '../domain/order/order.ts'
import type { SupplierRequest } from '../domain/order/situation.ts'
import { silenceEnd } from '../domain/order/waits.ts'
import type { Job } from './jobs.ts'
import { supplierOf } from './seed/products/products.ts'

const second = 1000
const minute = 60 * second

/** Time of the answer of a hotel that has to confirm. */
const askedAnswerMs = 20 * minute
const cancelAnswerMs = { instant: 5 * second, on_request: 10 * minute } as const

/** The answers of the supplier to an order, as jobs, by the hotel's behaviour. */
export function supplierJobs(order: OrderRecord, request: SupplierRequest, now: number): Job[] {
  const subject = order.id
  const pace = order.on_request ? 'on_request' : 'instant'
  if (request === 'cancel') {
    return [{ kind: 'supplier_cancel_answer', due: now + cancelAnswerMs[pace], subject }]
  }
  const { answer, after_ms } = supplierOf(order).supplier
  const after = order.on_request ? Math.max(after_ms, askedAnswerMs) : after_ms
  const silent: Job = { kind: 'supplier_silent', due: silenceEnd(order, now), subject }
  return answer === 'silent' ? [silent] : [{ kind: 'supplier_answer', due: now + after, subject }, silent]
}
