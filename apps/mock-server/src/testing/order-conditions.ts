import { freeWaitEnds } from '../domain/airport/flight.ts'
import { openHold } from '../domain/ledger/posting.ts'
import type { PreconditionName } from '../domain/order/guards.ts'
import { isRide, type OrderRecord, type ReasonKey, type RefundRecord } from '../domain/order/order.ts'
import { waitEnd } from '../domain/order/waits.ts'
import { extraLines } from '../domain/ride/extras-report.ts'
import { dayOf, fullInput, orderOf } from './order-ways.ts'
import type { SampleAccount } from './sample-account.ts'
import { sampleApplication } from './sample-documents.ts'

/** How each condition of the life cycle is met, how it is broken, and the refusal of a move then. */

export const day = 86_400_000

export const change = (account: SampleAccount, fields: Partial<OrderRecord>): void => {
  const order = orderOf(account)
  account.orders.set(order.id, { ...order, ...fields } as OrderRecord)
}
export const at = (account: SampleAccount, instant: number) => {
  account.now = Math.max(account.now, instant)
}
const paySecond = (account: SampleAccount) => (orderOf(account).pay_expire_time ?? 0) * 1000
const offerEnd = (account: SampleAccount) => (orderOf(account).change_offer?.offer_expire_time ?? 0) * 1000
const act = (account: SampleAccount, action: Parameters<SampleAccount['act']>[1]) =>
  account.act(orderOf(account).id, action, fullInput(account))
const nothing = () => {}

interface Condition {
  readonly fulfil: (account: SampleAccount) => void
  /** Called once all other conditions hold. */
  readonly breakIt: (account: SampleAccount) => void
  readonly reason: ReasonKey
}

/** A clock that must have reached an instant: one second before it, it has not. */
const reached = (instant: (account: SampleAccount) => number): Condition => ({
  fulfil: (account) => at(account, instant(account)),
  breakIt: (account) => {
    account.now = instant(account) - 1000
  },
  reason: 'TOO_EARLY',
})

/** A ride with extra hours, reported at the instant; long ago by default. */
export const due = (account: SampleAccount, reported = 0) => {
  const order = orderOf(account)
  if (!isRide(order)) return
  const extras_due = extraLines(order, { overtime_hours: 2, zone_entries: 0 })
  change(account, { extras_due, extras_reported_time: Math.floor(reported / 1000) })
}

const openRefund: RefundRecord = {
  refund_id: 'rf-open',
  type: 'after_sales',
  ground: 'goodwill',
  requested: 1,
  approved: null,
  waived: 0,
  refund_to: 'predeposit',
  status: 'requested',
  reason: 'x',
  files: [],
  apply_time: 0,
  refund_time: null,
  ledger_entry_id: null,
}

const ask = (account: SampleAccount) => void act(account, 'request_refund')
const invoiceAll = (account: SampleAccount) =>
  account.applications.push(sampleApplication([[orderOf(account).id, orderOf(account).charged]]))
const endOf = (kind: Parameters<typeof waitEnd>[1]) => (account: SampleAccount) =>
  waitEnd(orderOf(account), kind) ?? account.now
const reminded = ({ now }: SampleAccount): OrderRecord['timeline'][number] => ({
  time: Math.floor(now / 1000),
  actor_type: 'member',
  actor: 'A colleague',
  event: 'remind_supplier',
  from: null,
  to: null,
  note: null,
})
/** The order becomes one that is still to be paid: held on credit, not charged. */
const owe = (account: SampleAccount) => {
  const { id: order_id, total_settlement_price: amount } = orderOf(account)
  // The charge of the way here never happened.
  account.entries = account.entries.filter((entry) => entry.order_id !== order_id)
  change(account, { charged: 0, pay_by: Math.floor(account.now / 1000) + 3600 })
  const hold = openHold(account.position, { order_id, account: 'credit', amount, attempt: 99 }, account.now)
  account.holds.set(hold.id, hold)
}
const noRefund = (account: SampleAccount) => change(account, { refunds: [] })

/** A superior was asked to approve a change, which can be made until then, in epoch ms. */
export function askedUntil(
  order: OrderRecord,
  valid_until: number,
): NonNullable<OrderRecord['asked_change']> {
  const wanted = { change: {} }
  const terms = { order_id: order.id, order_version: order.version, wanted, priced: order, on_request: false }
  const quote = { id: 'oc-1', ...terms, valid_until }
  return { quote, requested_by: order.operator, approval: 'requested' }
}
const askChange = (account: SampleAccount, until: number) =>
  change(account, { asked_change: askedUntil(orderOf(account), until) })

const forbidPaying = (account: SampleAccount) => {
  const { nodes } = account.member
  account.member = { ...account.member, nodes: nodes.filter((node) => node !== 'order/pay') }
}

/** Total over the conditions: a new one does not compile until it can be fulfilled and broken. */
export const preconditionCases: Readonly<Record<PreconditionName, Condition>> = {
  before_pay_deadline: {
    fulfil: nothing,
    breakIt: (account) => at(account, paySecond(account)),
    reason: 'PAY_TIME_OVER',
  },
  pay_deadline_reached: reached(paySecond),
  approved: {
    fulfil: nothing,
    breakIt: (account) => {
      account.member = { ...account.member, approval_over: 0 }
    },
    reason: 'APPROVAL_NEEDED',
  },
  offer_payable: { fulfil: nothing, breakIt: forbidPaying, reason: 'NO_PERMISSION' },
  before_offer_end: {
    fulfil: nothing,
    breakIt: (account) => at(account, offerEnd(account)),
    reason: 'OFFER_EXPIRED',
  },
  offer_end_reached: reached(offerEnd),
  refundable: {
    fulfil: nothing,
    breakIt: (account) => change(account, { policy: { ...orderOf(account).policy, non_refundable: true } }),
    reason: 'NON_REFUNDABLE',
  },
  before_service: {
    fulfil: nothing,
    breakIt: (account) => at(account, orderOf(account).service_start),
    reason: 'SERVICE_STARTED',
  },
  no_open_invoice: {
    fulfil: nothing,
    breakIt: (account) => account.applications.push(sampleApplication([[orderOf(account).id, 1]])),
    reason: 'INVOICE_OPEN',
  },
  check_in_day: reached((account) => dayOf(orderOf(account), 'arrive')),
  check_out_day: reached((account) => dayOf(orderOf(account), 'leave')),
  day_after_service: reached((account) => orderOf(account).service_end + day),
  day_after_check_in: reached((account) => dayOf(orderOf(account), 'miss')),
  guest_waited_for: reached((account) => {
    const order = orderOf(account)
    return order.order_type === 'airport' ? freeWaitEnds(order) : order.service_start
  }),
  ride_begun: reached((account) => orderOf(account).service_start),
  ride_over: reached((account) => orderOf(account).service_end),
  hotel_code_missing: {
    fulfil: (account) => change(account, { hotel_confirmation_code: null }),
    breakIt: (account) => change(account, { hotel_confirmation_code: 'C1' }),
    reason: 'WRONG_STATUS',
  },
  something_to_refund: {
    fulfil: nothing,
    breakIt: (account) => change(account, { refunded: orderOf(account).charged }),
    reason: 'NOTHING_TO_REFUND',
  },
  no_open_refund: {
    fulfil: nothing,
    breakIt: (account) => change(account, { refunds: [openRefund] }),
    reason: 'REFUND_OPEN',
  },
  refund_requested: { fulfil: ask, breakIt: noRefund, reason: 'NOTHING_TO_REFUND' },
  refund_grantable: { fulfil: ask, breakIt: invoiceAll, reason: 'INVOICE_OPEN' },
  supplier_slow: {
    fulfil: (account) => change(account, { on_request: true }),
    breakIt: (account) => change(account, { timeline: [reminded(account)] }),
    reason: 'REMINDED',
  },
  review_over: reached(endOf('review')),
  cancellation_over: reached(endOf('cancellation')),
  extras_answer_over: {
    fulfil: nothing,
    breakIt: (account) => due(account, account.now),
    reason: 'TOO_EARLY',
  },
  extras_reported: {
    fulfil: (account) => due(account),
    breakIt: (account) => change(account, { extras_due: [] }),
    reason: 'WRONG_STATUS',
  },
  report_in_time: {
    fulfil: nothing,
    breakIt: (account) => at(account, orderOf(account).service_end + day),
    reason: 'WRONG_STATUS',
  },
  extras_payable: {
    fulfil: nothing,
    breakIt: (account) => {
      due(account)
      forbidPaying(account)
    },
    reason: 'NO_PERMISSION',
  },
  extras_open: {
    fulfil: (account) => due(account),
    breakIt: (account) => change(account, { extras_due: [] }),
    reason: 'NOTHING_TO_PAY',
  },
  refund_unpaid: { fulfil: ask, breakIt: noRefund, reason: 'NOTHING_TO_REFUND' },
  refund_approved: {
    fulfil: (account) => {
      ask(account)
      act(account, 'approve_refund')
    },
    breakIt: noRefund,
    reason: 'NOTHING_TO_REFUND',
  },
  refund_covered: {
    fulfil: nothing,
    breakIt: (account) => change(account, { refunded: orderOf(account).charged }),
    reason: 'NOTHING_TO_REFUND',
  },
  no_open_amendment: {
    fulfil: nothing,
    breakIt: (account) => {
      const { amendment } = fullInput(account)
      if (amendment) change(account, { amendment })
    },
    reason: 'CHANGE_OPEN',
  },
  amendment_open: {
    fulfil: (account) => void act(account, 'request_amend'),
    breakIt: (account) => change(account, { amendment: null }),
    reason: 'WRONG_STATUS',
  },
  amendment_over: reached(endOf('amendment')),
  asked_change_over: {
    fulfil: (account) => askChange(account, account.now),
    breakIt: (account) => askChange(account, account.now + 1000),
    reason: 'TOO_EARLY',
  },
  pay_later_open: {
    fulfil: nothing,
    breakIt: (account) => at(account, orderOf(account).service_start - day / 2),
    reason: 'FEE_TOO_SOON',
  },
  payment_owed: {
    fulfil: owe,
    breakIt: (account) => change(account, { pay_by: null }),
    reason: 'WRONG_STATUS',
  },
  payment_over: {
    fulfil: (account) => {
      owe(account)
      at(account, (orderOf(account).pay_by ?? 0) * 1000)
    },
    breakIt: (account) => {
      account.now = (orderOf(account).pay_by ?? 0) * 1000 - 1000
    },
    reason: 'TOO_EARLY',
  },
  payment_ahead: {
    fulfil: nothing,
    breakIt: (account) => change(account, { pay_by: Math.floor(account.now / 1000) }),
    reason: 'PAY_TIME_OVER',
  },
  nothing_owed: { fulfil: nothing, breakIt: owe, reason: 'PAYMENT_OWED' },
  replaceable: {
    fulfil: nothing,
    breakIt: (account) => at(account, orderOf(account).service_start - day / 2),
    reason: 'WRONG_STATUS',
  },
  no_open_replacement: {
    fulfil: nothing,
    breakIt: (account) => change(account, { replaced_by: 'H2611210009' }),
    reason: 'REPLACEMENT_OPEN',
  },
  replacement_open: {
    fulfil: (account) => change(account, { replaced_by: 'H2611210009' }),
    breakIt: (account) => change(account, { replaced_by: null }),
    reason: 'WRONG_STATUS',
  },
  replacement_in_time: {
    fulfil: nothing,
    breakIt: (account) => change(account, { replaces: { booking_id: 'H2611210009', until: account.now } }),
    reason: 'REPLACEMENT_OVER',
  },
  voucher_issued: {
    fulfil: nothing,
    breakIt: (account) => change(account, { voucher_version: null }),
    reason: 'VOUCHER_NOT_READY',
  },
}
