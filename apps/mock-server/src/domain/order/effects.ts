import { captureHold, openHold, releaseHold, resizeHold } from '../ledger/posting.ts'
import { toMinor } from '../money/money.ts'
import { dispatchDue, rideEffects, rideJobs } from '../ride/effects.ts'
import { toSeconds } from '../time/zones.ts'
import { amendmentEffects, dropAsked } from './amend/amend-effects.ts'
import { approvalFor } from './approval/order-approval.ts'
import { pricesOf } from './counted.ts'
import { amend, type Draft, type Effect, giveBack, keepHold, openHoldOf, operatorOf } from './draft.ts'
import { applyOffer } from './offer.ts'
import { isRide, isStay, type OrderEventRecord, settlementMoney } from './order.ts'
import { payLaterUntil } from './pay-later.ts'
import { closeOpenRefund, refundEffects, resumeOpenRefund } from './refund/refund-effects.ts'
import { feeLeft } from './refund/refund-limit.ts'
import { cancellationMs, reviewEnd } from './waits.ts'

const dayMs = 86_400_000
/** A hotel needs that long at least to name its number. */
const reconfirmationMs = 2 * 3_600_000

/** Nobody can confirm once the service can no longer begin. */
function scheduleReview({ order, schedule, situation: { now } }: Draft): void {
  schedule.push({ kind: 'review_expire', due: reviewEnd(order, now) })
}

function noteHotelCode(draft: Draft, given: string | undefined): void {
  const code = given?.trim()
  if (code && isStay(draft.order))
    amend(draft, { hotel_confirmation_code: code, reconfirm_time: toSeconds(draft.situation.now) })
}

/** Staff ask a hotel that confirmed without a number of its own three days before the arrival. */
function scheduleReconfirmation({ order, schedule, situation: { now } }: Draft): void {
  if (!isStay(order) || order.hotel_confirmation_code !== null) return
  const due = Math.max(order.service_start - 3 * dayMs, now + reconfirmationMs)
  schedule.push({ kind: 'reconfirm', due })
}

/** Turns the open hold into a charge. */
function capture(draft: Draft): void {
  const captured = captureHold(draft.position, openHoldOf(draft), draft.situation.now, operatorOf(draft))
  keepHold(draft, captured.hold)
  draft.entries.push(captured.entry)
  amend(draft, { charged: draft.order.charged + captured.hold.amount })
}

/** A request for a change ends with the request to cancel, also when that is refused. */
function noteDroppedChange(draft: Draft): void {
  const { order, now, actor } = draft.situation
  if (!order.amendment) return
  const event: OrderEventRecord = {
    time: toSeconds(now),
    actor_type: actor.type,
    actor: actor.name,
    event: 'withdraw_amend',
    from: order.order_status,
    to: null,
    note: {
      en: 'Withdrawn with the request to cancel the order',
      'zh-cn': '因申请取消订单，变更申请一并撤回',
    },
  }
  amend(draft, { timeline: [...order.timeline, event] })
}

/** What a move does besides changing the status, by the names of the life-cycle table. */
export const effects = {
  hold_money: (draft, { channel = 'predeposit' }) => {
    const { order, situation } = draft
    const wanted = { order_id: order.id, account: channel, amount: order.total_settlement_price }
    keepHold(draft, openHold(draft.position, { ...wanted, attempt: order.version }, situation.now))
    amend(draft, {
      pay_channel: channel,
      pay_time: toSeconds(situation.now),
      paid_by: situation.actor.id,
      pay_expire_time: null,
    })
    draft.unschedule.push('expire_order')
  },
  /** The amount stays held on the credit line until the order is paid or released. */
  owe: (draft) => {
    const until = payLaterUntil(draft.order, draft.situation.now)
    if (typeof until !== 'number') throw new Error('The terms were checked before')
    amend(draft, { pay_by: toSeconds(until) })
  },
  settle_owed: (draft, { channel = 'predeposit' }) => {
    const { order, situation } = draft
    const { now } = situation
    const amount = order.total_settlement_price
    if (openHoldOf(draft).account !== channel) {
      keepHold(draft, releaseHold(draft.position, openHoldOf(draft), now))
      const wanted = { order_id: order.id, account: channel, amount, attempt: order.version }
      keepHold(draft, openHold(draft.position, wanted, now))
    }
    capture(draft)
    const paid_by = situation.actor.id ?? order.paid_by
    amend(draft, { pay_channel: channel, pay_time: toSeconds(now), paid_by, pay_by: null })
    draft.unschedule.push('release_unpaid')
  },
  release_owed: (draft) => {
    amend(draft, { cancellation: { from: 'confirmed', penalty: 0, reason: '' } })
    keepHold(draft, releaseHold(draft.position, openHoldOf(draft), draft.situation.now))
  },
  send_to_supplier: (draft) => {
    draft.supplier = 'book'
  },
  send_cancellation: (draft) => {
    draft.supplier = 'cancel'
    draft.schedule.push({ kind: 'cancel_expire', due: draft.situation.now + cancellationMs })
  },
  /** What the order was booked on stays, so an order that is paid later is still paid later. */
  await_review: (draft) => {
    draft.unschedule.push('supplier_answer', 'supplier_silent')
    scheduleReview(draft)
  },
  stop_waiting: (draft) => {
    const pay_expire_time = draft.order.order_status === 'expired' ? draft.order.pay_expire_time : null
    amend(draft, { change_offer: null, amendment: null, pay_expire_time })
    dropAsked(draft)
    // Its amount was held and never paid.
    if (draft.order.pay_by) amend(draft, { pay_by: null, pay_channel: null, pay_time: null })
    draft.unschedule.push(
      'expire_order',
      'release_unpaid',
      'supplier_answer',
      'supplier_silent',
      'offer_expire',
      'review_expire',
      'cancel_expire',
      'complete_order',
      'amendment_answer',
      'amendment_expire',
      'reconfirm',
      ...rideJobs,
    )
  },
  note_confirmation: (draft, { hotel_confirmation_code, supplier_ref }) => {
    const { order } = draft
    const { replaces } = order
    noteHotelCode(draft, hotel_confirmation_code)
    scheduleReconfirmation(draft)
    amend(draft, { supplier_ref: supplier_ref ?? order.supplier_ref, change_offer: null })
    if (replaces) amend(draft, { replaces: { ...replaces, until: null } })
    draft.unschedule.push('supplier_answer', 'supplier_silent', 'offer_expire', 'review_expire')
  },
  note_hotel_code: (draft, { hotel_confirmation_code }) => {
    noteHotelCode(draft, hotel_confirmation_code)
    draft.unschedule.push('reconfirm')
  },
  capture_hold: (draft) => {
    const { pay_by } = draft.order
    if (typeof pay_by === 'number') draft.schedule.push({ kind: 'release_unpaid', due: pay_by * 1000 })
    else capture(draft)
  },
  release_hold: (draft) => {
    keepHold(draft, releaseHold(draft.position, openHoldOf(draft), draft.situation.now))
  },
  issue_voucher: (draft) => {
    amend(draft, { voucher_version: (draft.order.voucher_version ?? 0) + 1 })
  },
  /** The cancelled state is printed too, so it gets its own version. */
  withdraw_voucher: (draft) => {
    const { voucher_version } = draft.order
    if (voucher_version !== null) amend(draft, { voucher_version: voucher_version + 1 })
  },
  await_service_end: (draft) => {
    draft.schedule.push({ kind: 'complete_order', due: draft.order.service_end + dayMs })
  },
  store_offer: (draft, { offer, supplier_ref }) => {
    if (!offer) throw new Error('The offer was checked before')
    amend(draft, {
      change_offer: offer,
      supplier_ref: supplier_ref ?? draft.order.supplier_ref,
      ...approvalFor(draft.order, pricesOf(offer.after)),
    })
    draft.unschedule.push('supplier_answer', 'supplier_silent')
    draft.schedule.push({ kind: 'offer_expire', due: offer.offer_expire_time * 1000 })
  },
  accept_offer: (draft) => {
    const { change_offer } = draft.order
    if (!change_offer) throw new Error('An order that awaits acceptance has an offer')
    draft.order = applyOffer(draft.order, change_offer)
    // The member who accepts another price pays for it, even in place of a member who may not pay.
    amend(draft, { paid_by: draft.situation.actor.id ?? draft.order.paid_by })
    keepHold(draft, resizeHold(draft.position, openHoldOf(draft), draft.order.total_settlement_price))
  },
  lock_for_cancelling: (draft, { quote, reason = '' }) => {
    const { order_status: from } = draft.situation.order
    noteDroppedChange(draft)
    dropAsked(draft)
    amend(draft, { cancellation: { from, penalty: quote?.penalty ?? 0, reason }, amendment: null })
    draft.unschedule.push(
      'supplier_answer',
      'supplier_silent',
      'review_expire',
      'amendment_answer',
      'amendment_expire',
    )
  },
  settle_cancellation: (draft) => {
    const { cancellation } = draft.order
    if (!cancellation) throw new Error('A cancelling order knows where it came from')
    closeOpenRefund(draft, cancellation.penalty, 'withdrawn')
    if (draft.hold) keepHold(draft, releaseHold(draft.position, draft.hold, draft.situation.now))
    else
      giveBack(draft, settlementMoney(draft.order) - cancellation.penalty, {
        type: 'cancellation',
        reason: cancellation.reason,
      })
  },
  await_replacement: (draft, { replaced_by = null }) => {
    dropAsked(draft)
    amend(draft, { replaced_by })
  },
  drop_replacement: (draft) => {
    amend(draft, { replaced_by: null })
  },
  /** Free of charge: the second order was confirmed before a fee began. */
  settle_replacement: (draft) => {
    amend(draft, { cancellation: { from: 'confirmed', penalty: 0, reason: '' } })
    giveBack(draft, settlementMoney(draft.order), { type: 'cancellation', reason: '' })
  },
  resume_after_refusal: (draft) => {
    const { order, situation } = draft
    draft.unschedule.push('cancel_expire')
    if (order.cancellation?.from === 'pending_confirm') draft.supplier = 'await'
    else if (order.cancellation?.from === 'manual_review') scheduleReview(draft)
    else if (isRide(order)) draft.schedule.push({ kind: 'dispatch', due: dispatchDue(order, situation.now) })
    scheduleReconfirmation(draft)
    if (order.pay_by)
      draft.schedule.push({ kind: 'release_unpaid', due: Math.max(situation.now, order.pay_by * 1000) })
    resumeOpenRefund(draft)
    amend(draft, { cancellation: null })
  },
  note_room_numbers: (draft, { room_numbers = [] }) => {
    const numbers = new Map(room_numbers.map((room) => [room.room_index, room.room_number]))
    if (!isStay(draft.order)) return
    const rooms = draft.order.rooms.map((room) => ({
      ...room,
      room_number: numbers.get(room.room_index) ?? room.room_number,
    }))
    amend(draft, { rooms })
  },
  charge_no_show: (draft) => {
    const penalty = feeLeft(draft.order, toMinor(draft.order.policy.no_show.amount))
    closeOpenRefund(draft, penalty, 'refused')
    giveBack(draft, settlementMoney(draft.order) - penalty, { type: 'cancellation', reason: '' })
  },
  ...refundEffects,
  ...rideEffects,
  ...amendmentEffects,
} satisfies Record<string, Effect>

export type EffectName = keyof typeof effects
