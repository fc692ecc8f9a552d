import { findMove } from '../domain/order/lifecycle.ts'
import { isRide, type OrderEventName, type OrderRecord, openRefundOf } from '../domain/order/order.ts'
import { isAhead, refundScope } from '../domain/order/refund/refund-limit.ts'
import type { ActionInput } from '../domain/order/situation.ts'
import { keptByService, keptByTerms, keptWhole, nothingLeft } from '../domain/order/supplier-move.ts'
import { isRefusal } from '../domain/refusal.ts'
import { extrasAcceptedAt } from '../domain/ride/extras-report.ts'
import type { LocalText } from '../texts/language.ts'
import type { Job } from '../world/jobs.ts'
import { supplierOf } from '../world/seed/products/products.ts'
import type { JobHandlers, World } from '../world/world.ts'
import { billJobHandlers } from './bill/bill-jobs.ts'
import { billSecondPersonJobs } from './bill/bill-second-person.ts'
import { contentJobs } from './cms/content-jobs.ts'
import { exportJobHandlers } from './export/export-repository.ts'
import { groupJobHandlers } from './group/group-offer.ts'
import { invoiceJobHandlers } from './invoice/invoice-repository.ts'
import { remind } from './notification/notify.ts'
import { actAsSupplier } from './order/change-order.ts'
import { invoicedFor } from './order/order-repository.ts'
import { answerAmendment, reportExtras, runDispatch } from './ride/ride-jobs.ts'
import { topUpJobHandlers } from './wallet/topup-jobs.ts'

const dayMs = 86_400_000

/** Nothing happens if the order has moved on in the meantime: the life cycle refuses the move. */
const moveBy = (event: (order: OrderRecord) => OrderEventName | null) => (job: Job, world: World) => {
  const order = world.tables.order.get(job.subject)
  const wanted = order && event(order)
  if (wanted) actAsSupplier(world, order, wanted, job.due)
}

const answers = {
  confirm: 'supplier_confirm',
  reject: 'supplier_reject',
  change: 'supplier_change',
  silent: null,
} as const

/** A supplier whose other terms would leave no time to accept them rejects the order. */
function answerBooking(job: Job, world: World): void {
  const order = world.tables.order.get(job.subject)
  const answer = order && answers[supplierOf(order).supplier.answer]
  if (!answer) return
  const done = actAsSupplier(world, order, answer, job.due)
  if (answer === 'supplier_change' && isRefusal(done)) actAsSupplier(world, order, 'supplier_reject', job.due)
}

/**
 * Staff grant nine in ten requests for what the terms leave, with a little goodwill. For more they ask the supplier, who
 * agrees to half of those that name a ground in the service; `refund_ack` and `refund_nack` answer in its place.
 */
function decideRefund(job: Job, world: World): void {
  const order = world.tables.order.get(job.subject)
  if (!order) return
  const open = openRefundOf(order)
  if (!open) return
  const { byTerms, byStaff } = refundScope(order, invoicedFor(world, order), job.due)
  const draw = world.draw('refund', order.id, order.refunds.length)
  const refuse = (note: LocalText) =>
    actAsSupplier(world, order, 'refuse_refund', job.due, { note, reason: note.en })
  const grant = (input: ActionInput) => actAsSupplier(world, order, 'approve_refund', job.due, input)
  const isSmall = open.requested <= byStaff
  if (isSmall ? draw.bool(0.9) : open.ground !== 'goodwill' && draw.bool(0.5)) grant({})
  else if (!isSmall && byTerms > 0 && isAhead(order, job.due)) grant({ granted: byTerms })
  else if (!isAhead(order, job.due)) refuse(keptByService)
  else refuse(byTerms > 0 ? keptByTerms : keptWhole)
}

/**
 * Open extras keep an order open until they count as accepted and can be charged; otherwise it tries again a day
 * later.
 */
function completeOrder(job: Job, world: World): void {
  const order = world.tables.order.get(job.subject)
  const done = order && actAsSupplier(world, order, 'auto_complete', job.due)
  if (!order || !isRefusal(done) || !isRide(order) || order.extras_due.length === 0) return
  if (findMove(order.order_type, order.order_status, 'auto_complete') === undefined) return
  actAsSupplier(world, order, 'extras_unpaid', job.due)
  const due = job.due < extrasAcceptedAt(order) ? extrasAcceptedAt(order) : job.due + dayMs
  world.jobs.schedule({ kind: 'complete_order', due, subject: order.id })
}

export const jobHandlers: JobHandlers = {
  expire_order: moveBy(() => 'expire'),
  release_unpaid: moveBy(() => 'release'),
  supplier_answer: answerBooking,
  supplier_silent: moveBy(() => 'supplier_unknown'),
  supplier_cancel_answer: moveBy(() => 'supplier_ack'),
  offer_expire: moveBy(() => 'offer_expire'),
  review_expire: moveBy(() => 'review_expire'),
  cancel_expire: moveBy(() => 'cancel_expire'),
  complete_order: completeOrder,
  refund_decision: decideRefund,
  refund_payout: (job, world) => {
    const order = world.tables.order.get(job.subject)
    // Changed or invoiced in the meantime: nothing is left to refund.
    if (order && isRefusal(actAsSupplier(world, order, 'pay_refund', job.due)))
      actAsSupplier(world, order, 'refuse_refund', job.due, { note: nothingLeft, reason: nothingLeft.en })
  },
  amendment_answer: answerAmendment,
  amendment_expire: moveBy(() => 'amend_expire'),
  approval_expire: moveBy(() => 'approval_expire'),
  dispatch: runDispatch,
  report_extras: reportExtras,
  reconfirm: moveBy(() => 'supplier_reconfirm'),
  remind: (job, world) => {
    const order = world.tables.order.get(job.subject)
    if (order) remind(world, order, job.due)
  },
  ...billJobHandlers,
  ...billSecondPersonJobs,
  ...invoiceJobHandlers,
  ...topUpJobHandlers,
  ...groupJobHandlers,
  ...exportJobHandlers,
  ...contentJobs,
}
