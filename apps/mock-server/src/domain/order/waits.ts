import type { Schemas } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import { tierEnd } from '../cancellation/policy.ts'
import { productOf } from '../products.ts'
import { extrasAcceptedAt } from '../ride/extras-report.ts'
import type { ReviewEnding } from '../service.ts'
import { isRide, type OrderRecord, type OrderStatus, openRefundOf, type RefundRecord } from './order.ts'
import { isOwed } from './pay-later.ts'

/**
 * Everything that an order can wait for. Each wait ends by itself: a status or an open refund that is not listed here
 * does not compile.
 */

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long the supplier may be silent before staff review the order: instant bookings, and those on request. */
const silenceMs = { instant: 3 * minute, on_request: 120 * minute } as const
/** A cancellation that the supplier does not answer is settled by its terms. */
export const cancellationMs = 24 * hour
/** Suppliers answer a change within minutes; a request that nobody answers ends. */
export const amendmentAnswerMs = 5 * minute
const amendmentMs = 120 * minute
/** Staff pass on one reminder to the supplier in this time. */
const reminderPaceMs = 24 * hour
/** Staff decide on a refund, and pay it out. */
export const refundDecisionMs = 2 * hour
export const refundPayoutMs = 24 * hour

type Kind = Schemas['OrderWaitKind']
/** Statuses that an order never leaves. */
export const terminalStatuses = [
  'cancelled',
  'rejected',
  'expired',
  'no_show',
  'completed',
] as const satisfies readonly OrderStatus[]

type TerminalStatus = (typeof terminalStatuses)[number]

type WaitingStatus = Exclude<OrderStatus, TerminalStatus | 'confirmed' | 'in_service'>

const kindOfStatus: Readonly<Record<WaitingStatus, Kind>> = {
  pending_payment: 'payment',
  pending_confirm: 'confirmation',
  awaiting_acceptance: 'acceptance',
  manual_review: 'review',
  cancelling: 'cancellation',
}

type OpenRefund = Extract<RefundRecord['status'], 'requested' | 'approved' | 'processing'>

const kindOfRefund: Readonly<Record<OpenRefund, Kind>> = {
  requested: 'refund_decision',
  approved: 'refund_payout',
  processing: 'refund_payout',
}

interface Wait {
  readonly party: Schemas['OrderWaitParty']
  /** When it ends, in epoch ms; `since` in epoch ms. */
  readonly until: (order: OrderRecord, since: number) => number
  readonly ending: LocalText
}

/** What ends a review, and when in epoch ms; the first to come ends it. */
function reviewEnds(order: OrderRecord): Readonly<Record<ReviewEnding, number>> {
  const { order_status, replaces, pay_by } = order
  const never = Number.POSITIVE_INFINITY
  return {
    service: productOf(order).lastStartOf(order),
    replacement: replaces?.until ?? never,
    payment: order_status !== 'confirmed' && pay_by ? pay_by * second : never,
  }
}

/**
 * A review ends when the service can no longer begin, the order that this one replaces begins to cost a fee, or an order
 * that is paid later has to be paid.
 */
export const reviewEnd = (order: OrderRecord, since: number): number =>
  Math.max(since, Math.min(...Object.values(reviewEnds(order))))

/** Which of them comes first. */
export function reviewEnding(order: OrderRecord): ReviewEnding {
  const { service, replacement, payment } = reviewEnds(order)
  if (service <= Math.min(replacement, payment)) return 'service'
  return replacement <= payment ? 'replacement' : 'payment'
}

/** When the silence of a supplier ends: never behind the moment at which the service can no longer begin. */
export const silenceEnd = (order: OrderRecord, since: number): number =>
  Math.min(since + silenceMs[order.on_request ? 'on_request' : 'instant'], reviewEnd(order, since))

/** When a change that nobody answers ends: no later than the service can begin. */
export const amendmentEnd = (order: OrderRecord, since: number): number =>
  Math.min(since + amendmentMs, reviewEnd(order, since))

const waits: Readonly<Record<Kind, Wait>> = {
  payment: {
    party: 'member',
    until: ({ pay_expire_time }, since) => (pay_expire_time === null ? since : pay_expire_time * second),
    ending: { en: 'Then the order closes; nothing is charged.', 'zh-cn': '届时订单关闭，不收取费用。' },
  },
  owed_payment: {
    party: 'member',
    until: ({ pay_by }, since) => (pay_by ? pay_by * second : since),
    ending: {
      en: 'Then the booking is released free of charge; nothing is charged.',
      'zh-cn': '届时订单免费释放，不收取费用。',
    },
  },
  confirmation: {
    party: 'supplier',
    until: silenceEnd,
    ending: {
      en: 'Then our staff take over and ask the supplier. You can cancel free of charge meanwhile.',
      'zh-cn': '届时转由客服向供应商核实；期间可免费取消。',
    },
  },
  acceptance: {
    party: 'member',
    until: ({ change_offer }, since) => (change_offer?.offer_expire_time ?? since / second) * second,
    ending: {
      en: 'Then the offer ends, the order closes and the amount held is released.',
      'zh-cn': '届时变更失效，订单关闭并释放冻结金额。',
    },
  },
  review: {
    party: 'operator',
    until: reviewEnd,
    ending: {
      en: 'Then the order closes and the amount held is released. You can cancel free of charge meanwhile.',
      'zh-cn': '届时订单关闭并释放冻结金额；期间可免费取消。',
    },
  },
  cancellation: {
    party: 'supplier',
    until: (_order, since) => since + cancellationMs,
    ending: {
      en: 'Then the order is cancelled at the terms that you accepted, and the rest goes back.',
      'zh-cn': '届时按您已确认的取消条款取消订单，余款退回。',
    },
  },
  amendment: {
    party: 'supplier',
    until: amendmentEnd,
    ending: {
      en: 'Then the request ends. Until the supplier agrees, the order stays as it was, and you can withdraw the request.',
      'zh-cn': '届时申请失效。供应商同意之前，订单保持不变，且可撤回申请。',
    },
  },
  refund_decision: {
    party: 'operator',
    until: (_order, since) => since + refundDecisionMs,
    ending: {
      en: 'By then our staff decide. You can withdraw the request until they have.',
      'zh-cn': '届时客服作出决定；此前可撤回申请。',
    },
  },
  refund_payout: {
    party: 'operator',
    until: (_order, since) => since + refundPayoutMs,
    ending: { en: 'By then the refund is paid.', 'zh-cn': '届时退款到账。' },
  },
  extras: {
    party: 'member',
    // They are charged with the completion, a day after the ride, when the driver reports before its end.
    until: (order, since) =>
      isRide(order) ? Math.max(extrasAcceptedAt(order), order.service_end + 24 * hour) : since,
    ending: { en: 'Then the extra charges count as accepted.', 'zh-cn': '届时视为同意附加费用。' },
  },
  replacement: {
    party: 'supplier',
    until: ({ policy, service_start }, since) =>
      Math.min(tierEnd(policy, since) ?? service_start, service_start),
    ending: {
      en: 'Then the cheaper booking is closed and its amount released; this one stays. Until then this one cannot be changed.',
      'zh-cn': '届时低价订单关闭并释放金额，本订单保留；在此之前本订单不能变更。',
    },
  },
}

export interface OpenWait {
  readonly kind: Kind
  readonly party: Schemas['OrderWaitParty']
  /** Epoch ms. */
  readonly since: number
  readonly until: number
  readonly ending: LocalText
}

const lastEvent = ({ timeline }: OrderRecord, test: (event: OrderRecord['timeline'][number]) => boolean) =>
  (timeline.findLast(test)?.time ?? 0) * second

const isWaiting = (status: OrderStatus): status is WaitingStatus => status in kindOfStatus
const isOpen = (status: RefundRecord['status']): status is OpenRefund => status in kindOfRefund

/** What an order waits for now, and since when in epoch ms. */
function* openKinds(order: OrderRecord): Iterable<readonly [Kind, number]> {
  const { order_status, amendment } = order
  if (isWaiting(order_status))
    yield [kindOfStatus[order_status], lastEvent(order, ({ to }) => to === order_status)]
  if (isOwed(order)) yield ['owed_payment', lastEvent(order, ({ to }) => to === 'confirmed')]
  if (amendment) yield ['amendment', amendment.requested_time * second]
  const refund = openRefundOf(order)
  // While it is being cancelled, nobody decides on the refund.
  if (refund && isOpen(refund.status) && order_status !== 'cancelling') {
    const begins = refund.status === 'requested' ? 'request_refund' : 'approve_refund'
    const resumed = lastEvent(order, ({ event }) => event === begins || event === 'supplier_nack')
    yield [kindOfRefund[refund.status], Math.max(refund.apply_time * second, resumed)]
  }
  if (order.replaced_by && order_status === 'confirmed')
    yield ['replacement', lastEvent(order, ({ event }) => event === 'replace')]
  if (isRide(order) && order.extras_due.length > 0 && !order.extras_unpaid)
    yield ['extras', (order.extras_reported_time ?? order.booking_time) * second]
}

/** The next to end first. */
export const waitsOf = (order: OrderRecord): readonly OpenWait[] =>
  [...openKinds(order)]
    .map(([kind, since]) => {
      const { party, until } = waits[kind]
      const end = until(order, since)
      // Nobody asks on once the service can no longer begin.
      const closes = kind === 'confirmation' && end === reviewEnd(order, since)
      return { kind, party, since, until: end, ending: waits[closes ? 'review' : kind].ending }
    })
    .sort((a, b) => a.until - b.until)

/** When a wait of this kind ends, in epoch ms; null when the order does not wait for it. */
export const waitEnd = (order: OrderRecord, kind: Kind): number | null =>
  waitsOf(order).find((wait) => wait.kind === kind)?.until ?? null

/** When the supplier may be reminded again, in epoch ms; null when nobody has reminded it. */
export function mayRemindFrom(order: OrderRecord): number | null {
  const last = lastEvent(order, ({ event }) => event === 'remind_supplier')
  return last === 0 ? null : last + reminderPaceMs
}
