import { pickUpAfterNews } from '../airport/flight.ts'
import { approvalFor } from '../order/approval/order-approval.ts'
import { pricesOf } from '../order/counted.ts'
import type { Effect } from '../order/draft.ts'
import { amend, chargeMore, operatorOf } from '../order/draft.ts'
import { hasFlight, isRide, type RideOrderRecord } from '../order/order.ts'
import type { OrderJobKind } from '../order/situation.ts'
import { toSeconds } from '../time/zones.ts'
import { grownFor } from './change.ts'
import { extrasAcceptedAt } from './extras-report.ts'
import { addLines, linesPrices } from './price.ts'

const minute = 60_000
const hour = 60 * minute

/** Jobs of a driver; they end with the order. */
export const rideJobs = ['dispatch', 'report_extras'] as const satisfies readonly OrderJobKind[]

/** How long before the pick-up a driver is assigned: the evening before, or at once for a ride that is near. */
export const assignBeforeMs = 18 * hour

/** When to check on the driver of a ride next. */
export const dispatchDue = ({ service_start }: Pick<RideOrderRecord, 'service_start'>, now: number): number =>
  Math.max(service_start - assignBeforeMs, now + minute)

/** Rides only; hotels have no driver. */
export const rideEffects = {
  plan_dispatch: ({ order, situation, schedule }) => {
    if (!isRide(order)) return
    schedule.push({ kind: 'dispatch', due: dispatchDue(order, situation.now) })
    schedule.push({ kind: 'report_extras', due: order.service_end })
  },
  note_driver: (draft, { driver }) => {
    if (!isRide(draft.order) || !driver) return
    const updated_time = Math.floor(draft.situation.now / 1000)
    const eta = draft.order.service_start - 10 * minute
    amend(draft, { dispatch: { status: 'assigned', driver, eta, location: null, updated_time } })
  },
  /** What members agreed to stays: price and terms are those of the booking, whenever the flight arrives. */
  note_flight: (draft, { flight_news }) => {
    const { order, situation, schedule } = draft
    if (!hasFlight(order) || !order.flight || !flight_news) return
    const service_start = pickUpAfterNews(order, flight_news)
    const shift = service_start - order.service_start
    const { dispatch } = order
    const moved = {
      service_start,
      terms_start: order.terms_start ?? order.service_start,
      service_end: order.service_end + shift,
      dispatch: { ...dispatch, eta: dispatch.eta === null ? null : dispatch.eta + shift },
    }
    amend(draft, { flight: { ...order.flight, news: flight_news }, ...(shift === 0 ? {} : moved) })
    if (shift === 0) return
    draft.order = grownFor(draft.order as RideOrderRecord, service_start)
    schedule.push({ kind: 'complete_order', due: moved.service_end + 24 * hour })
    schedule.push({ kind: 'report_extras', due: moved.service_end })
    schedule.push({ kind: 'dispatch', due: dispatchDue(moved, situation.now) })
  },
  reprint_voucher: (draft) => {
    const { voucher_version } = draft.order
    if (voucher_version !== null) amend(draft, { voucher_version: voucher_version + 1 })
  },
  /** Members have a day to look at the report; the order does not complete automatically before that. */
  note_extras: (draft, { extras = [] }) => {
    const { order, situation, schedule } = draft
    if (!isRide(order)) return
    const extras_reported_time = toSeconds(situation.now)
    amend(draft, { extras_due: extras, extras_reported_time, extras_unpaid: false })
    const answered = extras.length > 0 ? extrasAcceptedAt({ extras_reported_time }) : situation.now + minute
    schedule.push({ kind: 'complete_order', due: Math.max(order.service_end + 24 * hour, answered) })
  },
  /** The ride ended early: the driver's report at the planned end still comes. */
  await_report: ({ order, situation, schedule }) => {
    if (isRide(order) && situation.now < order.service_end)
      schedule.push({ kind: 'report_extras', due: order.service_end })
  },
  note_unpaid_extras: (draft) => {
    if (isRide(draft.order)) amend(draft, { extras_unpaid: true })
  },
  /** Accepted extras, whether by a member or by silence, become part of the price and are charged at once. */
  charge_extras: (draft) => {
    const { order } = draft
    if (!isRide(order) || order.extras_due.length === 0) return
    const lines = order.extras_due
    const hours = lines.find(({ code }) => code === 'overtime')?.quantity ?? 0
    // Acceptance by silence counts against no member's limits.
    const operator = operatorOf(draft)
    chargeMore(draft, linesPrices(lines), operator, operator?.id ?? null)
    const priced = addLines(draft.order as RideOrderRecord, lines)
    draft.order = { ...priced, ...approvalFor(priced, pricesOf(priced)), extras_due: [] }
    if ('overtime_hours' in draft.order) {
      amend(draft, { overtime_hours: draft.order.overtime_hours + Math.round(hours / draft.order.vehicles) })
    }
  },
} satisfies Record<string, Effect>
