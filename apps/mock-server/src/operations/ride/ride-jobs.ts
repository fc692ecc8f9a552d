import type { Schemas } from '@portal/api-client/contract'
import type { FlightNewsRecord } from '../../domain/airport/order-part.ts'
import { flightNear } from '../../domain/airport/route.ts'
import { hasFlight, isRide, type OrderRecord } from '../../domain/order/order.ts'
import { isRefusal } from '../../domain/refusal.ts'
import { moveDispatch, nextDispatch } from '../../domain/ride/dispatch.ts'
import { extraLines } from '../../domain/ride/extras-report.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import type { Job } from '../../world/jobs.ts'
import { supplierOf } from '../../world/seed/products/products.ts'
import type { World } from '../../world/world.ts'
import { newsText } from '../airport/flight-event.ts'
import { actAsSupplier } from '../order/change-order.ts'

/** The supplier answers a change: it agrees, unless it is one that refuses changes. */
export function answerAmendment(job: Job, world: World): void {
  const order = world.tables.order.get(job.subject)
  if (!order) return
  const done = supplierOf(order).amends ? agreeToAmendment(world, order, job.due) : null
  if (done === null || isRefusal(done)) actAsSupplier(world, order, 'supplier_refuse_amend', job.due)
}

/** The supplier agrees to a change; if the money is no longer there, the change ends at once and says so. */
export function agreeToAmendment(world: World, order: OrderRecord, now: number) {
  const done = actAsSupplier(world, order, 'supplier_amend', now)
  const short = isRefusal(done) && moneyKeys.includes(done.error_key)
  return short ? actAsSupplier(world, order, 'supplier_refuse_amend', now, { note: outOfMoney }) : done
}

const moneyKeys: readonly Schemas['ErrorKey'][] = [
  'SUBACCOUNT_LIMIT',
  'APPROVAL_NEEDED',
  'BALANCE_SHORT',
  'CREDIT_SHORT',
  'CREDIT_OVERDUE',
]
const outOfMoney = {
  en: 'The supplier agreed, but limit, approval or balance no longer cover the difference.',
  'zh-cn': '供应商已同意，但限额、审批或余额已不足以支付差价。',
}

/** Whoever sends the driver sees in the timetable of the day that the flight is cancelled. */
function noteCancelledFlight(order: OrderRecord, world: World, now: number): void {
  const { catalogue } = world
  const airport = hasFlight(order) ? catalogue.airport(order.airport.iata) : undefined
  if (!hasFlight(order) || !airport || !order.flight || order.flight.scheduled === null) return
  const { flight_number, scheduled, news } = order.flight
  const type = order.transfer_type
  const { flight } = flightNear(catalogue, airport, type, flight_number, scheduled, now)
  if (news !== null || flight?.status !== 'cancelled') return
  const flight_news: FlightNewsRecord = { status: 'cancelled', at: null, time: toSeconds(now) }
  actAsSupplier(world, order, 'flight_update', now, { flight_news, note: newsText(flight_news, order.tz) })
}

/** Moves the driver one step and schedules the next. */
export function runDispatch(job: Job, world: World): void {
  const sent = world.tables.order.get(job.subject)
  if (sent) noteCancelledFlight(sent, world, job.due)
  const before = world.tables.order.get(job.subject)
  if (!before || !isRide(before)) return
  const step = nextDispatch(before)
  if (!step) return
  if (step.due > job.due) return planDispatch(world, job.subject, job.due)
  if (step.to === 'assigned') {
    if (isRefusal(actAsSupplier(world, before, 'assign_driver', job.due))) return
  } else {
    const moved = moveDispatch(before, step.to, job.due)
    if (!moved) return
    world.tables.order.put(moved)
  }
  planDispatch(world, job.subject, job.due)
}

/** Schedules the driver's next step; an overdue step happens at once. */
export function planDispatch(world: World, booking_id: string, now: number): void {
  const order = world.tables.order.get(booking_id)
  const next = order && isRide(order) ? nextDispatch(order) : null
  if (next)
    world.jobs.schedule({ kind: 'dispatch', due: Math.max(next.due, now + 1000), subject: booking_id })
}

export function reportExtras(job: Job, world: World): void {
  const order = world.tables.order.get(job.subject)
  const report = order && supplierOf(order).reports
  if (!order || !isRide(order) || !report) return
  actAsSupplier(world, order, 'report_extras', job.due, { extras: extraLines(order, report) })
}
