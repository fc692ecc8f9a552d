import type { FieldErrorKey, FieldErrors } from '../../texts/text.ts'
import { availableOn } from '../ledger/position.ts'
import { moneyText, toMoney } from '../money/money.ts'
import { productOf } from '../products.ts'
import type { Refusal } from '../refusal.ts'
import { invalidFields, refuse } from '../refusal.ts'
import { extrasAcceptedAt } from '../ride/extras-report.ts'
import { linesPrices } from '../ride/price.ts'
import type { DispatchRecord } from '../ride/ride.ts'
import { addDays } from '../time/dates.ts'
import { instantOf, localClock } from '../time/zones.ts'
import { affordable, orderable, payerOf, refusedSpending } from './approval/afford.ts'
import { lacksApproval, mayCharge, moreAhead, pricesAhead } from './approval/order-approval.ts'
import { countedPrice, pricesOf, sumPrices } from './counted.ts'
import {
  hasFlight,
  isRide,
  isStay,
  type OrderRecord,
  openRefundOf,
  type ReasonKey,
  settlementMoney,
} from './order.ts'
import { heldOn, isOwed, movesMore, payLaterUntil } from './pay-later.ts'
import { salesEnd } from './pay-time.ts'
import { feeAhead, refundGrounds, refundPayable, refundScope, waivedOf } from './refund/refund-limit.ts'
import { replaceableUntil } from './replacement.ts'
import { roomsOf, serviceDates } from './service.ts'
import type { ActionInput, Prospect, Situation } from './situation.ts'
import { mayRemindFrom, waitEnd } from './waits.ts'

const dayMs = 86_400_000

const driverIs = (order: OrderRecord, ...statuses: readonly DispatchRecord['status'][]) =>
  isRide(order) && statuses.includes(order.dispatch.status)

const isOver = (order: OrderRecord, kind: Parameters<typeof waitEnd>[1], now: number): boolean =>
  now >= (waitEnd(order, kind) ?? Number.POSITIVE_INFINITY)

/** Null when the condition holds. */
type Precondition = (prospect: Prospect) => ReasonKey | null

/** Preconditions on the order and the clock, named by the life-cycle table. */
const preconditions = {
  before_pay_deadline: ({ order, now }) =>
    order.pay_expire_time !== null && now < order.pay_expire_time * 1000 ? null : 'PAY_TIME_OVER',
  pay_deadline_reached: ({ order, now }) =>
    order.pay_expire_time !== null && now >= order.pay_expire_time * 1000 ? null : 'TOO_EARLY',
  approved: (prospect) =>
    lacksApproval(prospect.order, pricesAhead(prospect.order), prospect.actor, prospect)
      ? 'APPROVAL_NEEDED'
      : null,
  offer_payable: ({ order, actor }) => (mayCharge(actor, moreAhead(order)) ? null : 'NO_PERMISSION'),
  before_offer_end: ({ order, now }) =>
    order.change_offer && now < order.change_offer.offer_expire_time * 1000 ? null : 'OFFER_EXPIRED',
  offer_end_reached: ({ order, now }) =>
    order.change_offer && now >= order.change_offer.offer_expire_time * 1000 ? null : 'TOO_EARLY',
  refundable: ({ order }) => (order.policy.non_refundable ? 'NON_REFUNDABLE' : null),
  before_service: ({ order, now }) => (now < order.service_start ? null : 'SERVICE_STARTED'),
  no_open_invoice: ({ invoiced }) => (invoiced.waiting + invoiced.issued > 0 ? 'INVOICE_OPEN' : null),
  check_in_day: ({ order, now }) =>
    now >= instantOf(serviceDates(order).first, '00:00', order.tz) ? null : 'TOO_EARLY',
  check_out_day: ({ order, now }) =>
    localClock(now, order.tz).date >= serviceDates(order).last ? null : 'TOO_EARLY',
  hotel_code_missing: ({ order }) =>
    isStay(order) && order.hotel_confirmation_code === null ? null : 'WRONG_STATUS',
  day_after_service: ({ order, now }) => (now >= order.service_end + dayMs ? null : 'TOO_EARLY'),
  /** A report of extras that is not answered in time counts as accepted. */
  extras_answer_over: ({ order, now }) =>
    isRide(order) && order.extras_due.length > 0 && now < extrasAcceptedAt(order) ? 'TOO_EARLY' : null,
  /** A driver may report until the ride would complete automatically. */
  report_in_time: ({ order, now }) => (now < order.service_end + dayMs ? null : 'WRONG_STATUS'),
  extras_reported: ({ order }) => (isRide(order) && order.extras_due.length > 0 ? null : 'WRONG_STATUS'),
  extras_payable: ({ order, actor }) =>
    !isRide(order) || mayCharge(actor, linesPrices(order.extras_due)) ? null : 'NO_PERMISSION',
  extras_open: ({ order }) =>
    isRide(order) && order.extras_due.length > 0 && !order.extras_unpaid ? null : 'NOTHING_TO_PAY',
  day_after_check_in: ({ order, now }) =>
    now >= instantOf(addDays(serviceDates(order).first, 1), '00:00', order.tz) ? null : 'TOO_EARLY',
  guest_waited_for: ({ order, now }) => (now >= productOf(order).missedFrom(order) ? null : 'TOO_EARLY'),
  ride_begun: ({ order, now }) =>
    driverIs(order, 'arrived', 'on_board') || now >= order.service_start ? null : 'TOO_EARLY',
  ride_over: ({ order, now }) =>
    driverIs(order, 'finished') || now >= order.service_end ? null : 'TOO_EARLY',
  something_to_refund: ({ order, invoiced }) => {
    const money = settlementMoney(order)
    if (money <= 0) return 'NOTHING_TO_REFUND'
    return money > invoiced.waiting + invoiced.issued ? null : 'INVOICE_OPEN'
  },
  no_open_refund: ({ order }) => (openRefundOf(order) ? 'REFUND_OPEN' : null),
  refund_requested: ({ order }) => (openRefundOf(order)?.status === 'requested' ? null : 'NOTHING_TO_REFUND'),
  refund_grantable: ({ order, invoiced, now }) =>
    refundScope(order, invoiced, now).most > 0 ? null : 'INVOICE_OPEN',
  refund_unpaid: ({ order }) => (openRefundOf(order) ? null : 'NOTHING_TO_REFUND'),
  refund_approved: ({ order }) => (openRefundOf(order)?.status === 'processing' ? null : 'NOTHING_TO_REFUND'),
  /** The order may have been changed or invoiced since the refund was approved. */
  refund_covered: ({ order, invoiced, now }) =>
    refundPayable(order, invoiced, now).approved > 0 ? null : 'NOTHING_TO_REFUND',
  /** A supplier that answers at once is asked by nobody; staff pass on one reminder in 24 hours. */
  supplier_slow: ({ order, now }) => {
    if (order.order_status === 'pending_confirm' && !order.on_request) return 'TOO_EARLY'
    return now < (mayRemindFrom(order) ?? now) ? 'REMINDED' : null
  },
  review_over: ({ order, now }) => (isOver(order, 'review', now) ? null : 'TOO_EARLY'),
  cancellation_over: ({ order, now }) => (isOver(order, 'cancellation', now) ? null : 'TOO_EARLY'),
  no_open_amendment: ({ order }) => (order.amendment === null ? null : 'CHANGE_OPEN'),
  amendment_over: ({ order, now }) => (isOver(order, 'amendment', now) ? null : 'TOO_EARLY'),
  asked_change_over: ({ order: { asked_change }, now }) =>
    asked_change && now >= asked_change.quote.valid_until ? null : 'TOO_EARLY',
  amendment_open: ({ order }) => (order.amendment === null ? 'WRONG_STATUS' : null),
  pay_later_open: ({ order, now }) => {
    const until = payLaterUntil(order, now)
    return typeof until === 'number' ? null : until
  },
  payment_owed: ({ order }) => (isOwed(order) ? null : 'WRONG_STATUS'),
  payment_over: ({ order, now }) => (isOwed(order) && now >= (order.pay_by ?? 0) * 1000 ? null : 'TOO_EARLY'),
  nothing_owed: ({ order }) => (order.pay_by ? 'PAYMENT_OWED' : null),
  /** An order that is paid later is confirmed while there is time to pay it. */
  payment_ahead: ({ order: { pay_by }, now }) => (pay_by && now >= pay_by * 1000 ? 'PAY_TIME_OVER' : null),
  replaceable: ({ order, now }) => (replaceableUntil(order, now) === null ? 'WRONG_STATUS' : null),
  no_open_replacement: ({ order }) => (order.replaced_by ? 'REPLACEMENT_OPEN' : null),
  replacement_open: ({ order }) => (order.replaced_by ? null : 'WRONG_STATUS'),
  /** Otherwise both orders would stay. */
  replacement_in_time: ({ order: { replaces }, now }) =>
    replaces && now >= (replaces.until ?? now) ? 'REPLACEMENT_OVER' : null,
  voucher_issued: ({ order }) => (order.voucher_version === null ? 'VOUCHER_NOT_READY' : null),
} satisfies Record<string, Precondition>

export type PreconditionName = keyof typeof preconditions

export function reasonAgainst(names: readonly PreconditionName[], prospect: Prospect): ReasonKey | null {
  for (const name of names) {
    const reason = preconditions[name](prospect)
    if (reason) return reason
  }
  return null
}

type Given = (situation: Situation, input: ActionInput) => Refusal | null

export const notAllowed = (reason_key: ReasonKey): Refusal =>
  refuse('ACTION_NOT_ALLOWED', undefined, { extra: { reason_key } })

/** The refusal for an action that is not available: missing rights come before status. */
export const refusalBy = (reason: ReasonKey): Refusal =>
  reason === 'NO_PERMISSION' ? refuse('NO_PERMISSION') : notAllowed(reason)

const invalid = (field: string, error: FieldErrorKey): Refusal => invalidFields({ [field]: error })

/** The error for staff who leave out the supplier's confirmation. */
const withoutCode = {
  hotel_confirmation_code: 'confirmation_code_required',
  supplier_ref: 'supplier_reference_required',
} as const

/** Checks of the caller's input, made when the move is made. */
export const inputChecks = {
  channel_open: ({ position, actor }, { channel }) => {
    const isOpen = channel === 'predeposit' || (channel === 'credit' && position.has_credit)
    return isOpen && actor.channels.includes(channel) ? null : notAllowed('CHANNEL_NOT_ALLOWED')
  },
  not_overdue: ({ position }, { channel }) =>
    channel === 'credit' && position.overdue_block ? refuse('CREDIT_OVERDUE') : null,
  money_available: ({ order, position, hold }, { channel = 'predeposit' }) =>
    availableOn(position, channel) + heldOn(hold, channel) >= order.total_settlement_price
      ? null
      : refuse(channel === 'credit' ? 'CREDIT_SHORT' : 'BALANCE_SHORT'),
  within_limits: (situation, { channel = 'predeposit' }) => {
    const { order, actor, parts = [] } = situation
    const price = countedPrice(actor, pricesOf(order))
    const total = price + countedPrice(actor, sumPrices(parts))
    // What is held until it is paid counts already, for the member who had it held.
    const added = isOwed(order) && order.paid_by === actor.id ? 0 : price
    return refusedSpending(payerOf(situation), { channel, total, added })
  },
  /**
   * The member who accepts an offer pays for the order from then on, so it needs access to the channel that holds the
   * money.
   */
  offer_within_limits: (situation) => {
    const { order, actor, hold, parts = [] } = situation
    const price = order.change_offer ? countedPrice(actor, pricesOf(order.change_offer.after)) : 0
    const total = price + countedPrice(actor, sumPrices(parts))
    const before = order.paid_by === actor.id ? countedPrice(actor, pricesOf(order)) : 0
    const channel = hold?.account ?? order.pay_channel ?? 'predeposit'
    return refusedSpending(payerOf(situation), { channel, total, added: price - before })
  },
  difference_available: ({ order, position, hold }) => {
    if (!hold || !order.change_offer) return notAllowed('WRONG_STATUS')
    const difference = order.change_offer.after.total_settlement_price - hold.amount
    if (difference <= 0) return null
    if (hold.account === 'credit' && position.overdue_block) return refuse('CREDIT_OVERDUE')
    if (difference <= availableOn(position, hold.account)) return null
    return refuse(hold.account === 'credit' ? 'CREDIT_SHORT' : 'BALANCE_SHORT')
  },
  quote_holds: ({ order, now }, { quote }) => {
    const holds = quote && quote.order_id === order.id && quote.order_version === order.version
    return holds && now < quote.valid_until ? null : refuse('QUOTE_EXPIRED')
  },
  penalty_accepted: (_situation, { quote, accept_penalty }) =>
    quote && quote.penalty > 0 && !accept_penalty ? invalid('accept_penalty', 'penalty_not_accepted') : null,
  /** Staff enter the hotel's confirmation number, or the supplier's reference for a ride. */
  confirmation_code: ({ order }, input) => {
    const { confirmedBy } = productOf(order)
    return input[confirmedBy]?.trim() ? null : invalid(confirmedBy, withoutCode[confirmedBy])
  },
  hotel_code: (_situation, { hotel_confirmation_code = '' }) =>
    hotel_confirmation_code.trim() ? null : invalid('hotel_confirmation_code', 'confirmation_code_required'),
  supplier_reference: (_situation, { supplier_ref = '' }) =>
    supplier_ref.trim() ? null : invalid('supplier_ref', 'supplier_reference_required'),
  reason: (_situation, { reason = '' }) => (reason.trim() ? null : invalid('reason', 'reason_required')),
  offer: ({ now }, { offer }) =>
    offer && now < salesEnd(offer.offer_expire_time * 1000) ? null : notAllowed('OFFER_EXPIRED'),
  driver: (_situation, { driver }) => (driver ? null : notAllowed('WRONG_STATUS')),
  flight_news: ({ order }, { flight_news }) =>
    flight_news && hasFlight(order) && order.flight ? null : notAllowed('WRONG_STATUS'),
  extras: (_situation, { extras }) => (extras ? null : notAllowed('WRONG_STATUS')),
  extras_agreed: ({ order }, { extras_accepted }) =>
    !isRide(order) || order.extras_due.length === 0 || extras_accepted
      ? null
      : invalid('extras_accepted', 'extras_not_accepted'),
  extras_affordable: (situation) =>
    isRide(situation.order)
      ? affordable(situation, payerOf(situation), linesPrices(situation.order.extras_due))
      : null,
  amendment_affordable: (situation, { amendment }) => {
    const wanted = amendment ?? situation.order.amendment
    if (!wanted) return notAllowed('WRONG_STATUS')
    // Nothing is charged before payment: the new total will be paid later, and must stay within the booking limits.
    if (situation.order.pay_channel === null) return orderable(situation, wanted)
    if (isOwed(situation.order) && movesMore(wanted)) return notAllowed('PAYMENT_OWED')
    // A supplier agrees on behalf of the member who asked, whose limits may be used up by now.
    const payer = situation.actor.type === 'member' ? payerOf(situation) : situation.requester
    const more = { net: wanted.settlement_diff, selling: wanted.price_diff }
    const { approved_price = situation.order.approved_price } = wanted
    return affordable(situation, payer ?? payerOf(situation), more, { approved_price })
  },
  /** A cheaper stay gives back no more than the order still holds: not what is invoiced, refunded, or kept as a fee. */
  amendment_returnable: ({ order, invoiced, now }, { amendment }) => {
    const wanted = amendment ?? order.amendment
    if (!wanted?.priced || wanted.settlement_diff >= 0) return null
    const left = settlementMoney(order) + wanted.settlement_diff
    if (left < invoiced.waiting + invoiced.issued) return notAllowed('INVOICE_OPEN')
    const after = { ...order, ...wanted.priced } as OrderRecord
    return left < feeAhead(after, now) - waivedOf(order) ? notAllowed('NOTHING_TO_REFUND') : null
  },
  known_rooms: ({ order }, { room_numbers = [] }) => {
    const known = new Set(roomsOf(order).map((room) => room.room_index))
    const stranger = room_numbers.findIndex((room) => !known.has(room.room_index))
    if (stranger >= 0) return invalid(`rooms[${stranger}].room_index`, 'room_unknown')
    const indexes = room_numbers.map((room) => room.room_index)
    const repeated = indexes.findIndex((room_index, at) => indexes.indexOf(room_index) < at)
    return repeated < 0 ? null : invalid(`rooms[${repeated}].room_index`, 'room_repeated')
  },
  refund_ground: ({ order, now }, { ground = 'goodwill' }) =>
    refundGrounds(order, now).includes(ground) ? null : invalid('ground', 'refund_ground'),
  refund_amount: ({ order, invoiced, now }, { refund_amount = 0 }) => {
    const { most } = refundScope(order, invoiced, now)
    if (refund_amount > 0 && refund_amount <= most) return null
    const isHeld = refund_amount > 0 && refund_amount <= settlementMoney(order)
    const shown = { most: moneyText(toMoney(most, order.currency)) }
    const fields: FieldErrors = { 'money.amount': ['refund_too_high'] }
    return refuse(isHeld ? 'INVOICE_BLOCKS_REFUND' : 'AMOUNT_TOO_HIGH', shown, { fields })
  },
} satisfies Record<string, Given>

export type InputCheckName = keyof typeof inputChecks
