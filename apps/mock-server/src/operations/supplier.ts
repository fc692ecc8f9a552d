import type { OrderRecord } from '../domain/order/order.ts'
import type { SupplierRequest } from '../domain/order/situation.ts'
import type { JobQueue } from '../world/jobs.ts'
import { behaviourOf } from '../world/seed/carriers.ts'

const second = 1000
const minute = 60 * second

/** How long nobody worries: instant bookings, and those for which the hotel has to be asked. */
const silenceMs = { instant: 3 * minute, on_request: 120 * minute } as const

const onRequestAnswerMs = 20 * minute
const cancelAnswerMs = 5 * second

/** Tells the supplier of an order. What comes back is a job of the world's clock, by what the hotel carries. */
export function askSupplier(
  jobs: Pick<JobQueue, 'schedule'>,
  order: OrderRecord,
  request: SupplierRequest,
  now: number,
): void {
  const subject = order.id
  if (request === 'cancel') {
    jobs.schedule({ kind: 'supplier_cancel_answer', due: now + cancelAnswerMs, subject })
    return
  }
  const { answer, after_ms } = behaviourOf(order.hotel.hotel_id).supplier
  const after = order.on_request ? Math.max(after_ms, onRequestAnswerMs) : after_ms
  if (answer !== 'silent') jobs.schedule({ kind: 'supplier_answer', due: now + after, subject })
  const silence = order.on_request ? silenceMs.on_request : silenceMs.instant
  jobs.schedule({ kind: 'supplier_silent', due: now + silence, subject })
}
