import type { OrderEventName, OrderRecord } from '../domain/order/order.ts'
import { isRefusal } from '../domain/refusal.ts'
import type { SupplierEvent, SupplierEvents } from '../edge/program.ts'
import type { Job, JobHandlers } from '../world/jobs.ts'
import { supplierOf } from '../world/seed/ride-carriers.ts'
import type { World } from '../world/world.ts'
import { contentJobs } from './content-jobs.ts'
import { remind } from './notify.ts'
import { answerAmendment, reportExtras, runDispatch } from './ride-jobs.ts'
import { move } from './supplier-act.ts'

/** A job whose order has gone another way meanwhile finds no row in the life cycle, and nothing happens. */
const moveBy = (event: (order: OrderRecord) => OrderEventName | null) => (job: Job, world: World) => {
  const order = world.tables.order.get(job.subject)
  const wanted = order && event(order)
  if (wanted) move(world, order, wanted, job.due)
}

const answers = {
  confirm: 'supplier_confirm',
  reject: 'supplier_reject',
  change: 'supplier_change',
  silent: null,
} as const

/** Staff agree with nine in ten; a refused one says why. */
const refundDecision = (world: World, order: OrderRecord): OrderEventName =>
  world.draw('refund', order.id, order.refunds.length).bool(0.9) ? 'approve_refund' : 'refuse_refund'

export const jobHandlers: JobHandlers = {
  expire_order: moveBy(() => 'expire'),
  supplier_answer: moveBy((order) => answers[supplierOf(order).answer]),
  supplier_silent: moveBy(() => 'supplier_unknown'),
  supplier_cancel_answer: moveBy(() => 'supplier_ack'),
  offer_expire: moveBy(() => 'offer_expire'),
  complete_order: moveBy(() => 'auto_complete'),
  refund_decision: (job, world) => {
    const order = world.tables.order.get(job.subject)
    if (order) move(world, order, refundDecision(world, order), job.due)
  },
  refund_payout: moveBy(() => 'pay_refund'),
  amendment_answer: answerAmendment,
  dispatch: runDispatch,
  report_extras: reportExtras,
  remind: (job, world) => {
    const order = world.tables.order.get(job.subject)
    if (order) remind(world, order, job.due)
  },
  ...contentJobs,
}

/** What a test may make happen at once; `late` is the move that fits an order that staff are already checking. */
const supplierEvent =
  (event: OrderEventName, late?: OrderEventName): SupplierEvent =>
  (world, booking_id) => {
    const order = world.tables.order.get(booking_id)
    if (!order) return `There is no order ${booking_id} in this world.`
    const wanted = late && order.order_status === 'manual_review' ? late : event
    const done = move(world, order, wanted, world.clock.now())
    if (!isRefusal(done)) return null
    return `An order in status ${order.order_status} does not take ${wanted}: ${done.extra?.reason_key ?? done.error_key}.`
  }

/** From now on the supplier says nothing; the time until staff look at the order runs on. */
const fallSilent: SupplierEvent = (world, booking_id) => {
  const order = world.tables.order.get(booking_id)
  if (!order) return `There is no order ${booking_id} in this world.`
  if (order.order_status !== 'pending_confirm') {
    return `An order in status ${order.order_status} does not wait for its supplier.`
  }
  world.jobs.cancel('supplier_answer', booking_id)
  return null
}

const cancelAnswer = (event: OrderEventName): SupplierEvent => {
  const answer = supplierEvent(event)
  return (world, booking_id, detail) => {
    const fault = answer(world, booking_id, detail)
    if (fault === null) world.jobs.cancel('supplier_cancel_answer', booking_id)
    return fault
  }
}

export const supplierEvents: SupplierEvents = {
  confirm: supplierEvent('supplier_confirm', 'resolve_confirm'),
  reject: supplierEvent('supplier_reject', 'resolve_reject'),
  change: supplierEvent('supplier_change'),
  silent: fallSilent,
  cancel_ack: cancelAnswer('supplier_ack'),
  cancel_nack: cancelAnswer('supplier_nack'),
}
