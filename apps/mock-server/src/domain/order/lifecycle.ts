import type { EffectName } from './effects.ts'
import type { GivenName, WhenName } from './guards.ts'
import type { OrderEventName, OrderStatus, OrderType } from './order.ts'
import { serviceMoves } from './service-moves.ts'

/**
 * Who may make a move. Staff are members of the seller's house who hold `order/confirm` and name the hotel's number; who
 * books holds the same node to accept offers, and cannot know that number before the supplier has given it.
 */
export type Who = 'member' | 'staff' | 'system'

/** One row of the life cycle. A pair of status and action without a row is refused and changes nothing. */
export interface Move {
  readonly products: 'all' | readonly OrderType[]
  readonly from: readonly OrderStatus[]
  readonly action: OrderEventName
  readonly who: Who
  /** Conditions on the order and the clock; they also decide whether the action is offered. */
  readonly when: readonly WhenName[]
  /** Conditions on what the caller sends; checked after `when`, only when the move is made. */
  readonly given: readonly GivenName[]
  /** `previous`: back to where cancelling began. `same`: the status stays. */
  readonly to: OrderStatus | 'previous' | 'same'
  /** In this order. */
  readonly effects: readonly EffectName[]
}

/** The money is charged, the voucher issued. */
const confirming: readonly EffectName[] = [
  'note_confirmation',
  'capture_hold',
  'issue_voucher',
  'await_service_end',
  'plan_dispatch',
]

/** The whole life of an order of every product line after it is booked into `pending_payment`. */
export const lifecycle: readonly Move[] = [
  {
    products: 'all',
    from: ['pending_payment'],
    action: 'pay',
    who: 'member',
    when: ['before_pay_deadline', 'approved'],
    given: ['channel_open', 'not_overdue', 'money_available', 'within_limits'],
    to: 'pending_confirm',
    effects: ['hold_money', 'send_to_supplier'],
  },
  {
    products: 'all',
    from: ['pending_payment'],
    action: 'cancel',
    who: 'member',
    when: [],
    given: ['quote_holds'],
    to: 'cancelled',
    effects: ['stop_waiting'],
  },
  {
    products: 'all',
    from: ['pending_payment'],
    action: 'expire',
    who: 'system',
    when: ['pay_deadline_reached'],
    given: [],
    to: 'expired',
    effects: ['stop_waiting'],
  },
  {
    products: 'all',
    from: ['pending_confirm'],
    action: 'confirm',
    who: 'staff',
    when: [],
    given: ['confirmation_code'],
    to: 'confirmed',
    effects: confirming,
  },
  {
    products: 'all',
    from: ['pending_confirm'],
    action: 'supplier_confirm',
    who: 'system',
    when: [],
    given: [],
    to: 'confirmed',
    effects: confirming,
  },
  {
    products: 'all',
    from: ['pending_confirm'],
    action: 'supplier_reject',
    who: 'system',
    when: [],
    given: [],
    to: 'rejected',
    effects: ['release_hold', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['pending_confirm'],
    action: 'supplier_change',
    who: 'system',
    when: [],
    given: ['offer'],
    to: 'awaiting_acceptance',
    effects: ['store_offer'],
  },
  {
    products: 'all',
    from: ['pending_confirm'],
    action: 'supplier_unknown',
    who: 'system',
    when: [],
    given: [],
    to: 'manual_review',
    effects: ['stop_waiting'],
  },
  {
    products: 'all',
    from: ['pending_confirm'],
    action: 'cancel',
    who: 'member',
    when: [],
    given: ['quote_holds'],
    to: 'cancelling',
    effects: ['lock_for_cancelling', 'send_cancellation'],
  },
  {
    products: 'all',
    from: ['awaiting_acceptance'],
    action: 'confirm',
    who: 'member',
    when: ['before_offer_end', 'approved'],
    given: ['offer_within_limits', 'difference_available'],
    to: 'confirmed',
    effects: ['accept_offer', ...confirming],
  },
  {
    products: 'all',
    from: ['awaiting_acceptance'],
    action: 'decline',
    who: 'member',
    when: [],
    given: [],
    to: 'cancelled',
    effects: ['release_hold', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['awaiting_acceptance'],
    action: 'offer_expire',
    who: 'system',
    when: ['offer_end_reached'],
    given: [],
    to: 'rejected',
    effects: ['release_hold', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['manual_review'],
    action: 'resolve_confirm',
    who: 'system',
    when: [],
    given: ['supplier_reference'],
    to: 'confirmed',
    effects: confirming,
  },
  {
    products: 'all',
    from: ['manual_review'],
    action: 'resolve_reject',
    who: 'system',
    when: [],
    given: ['reason'],
    to: 'rejected',
    effects: ['release_hold', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'cancel',
    who: 'member',
    when: ['refundable', 'before_service', 'no_open_invoice'],
    given: ['quote_holds', 'penalty_accepted'],
    to: 'cancelling',
    effects: ['lock_for_cancelling', 'send_cancellation'],
  },
  {
    products: 'all',
    from: ['cancelling'],
    action: 'supplier_ack',
    who: 'system',
    when: [],
    given: [],
    to: 'cancelled',
    effects: ['settle_cancellation', 'withdraw_voucher', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['cancelling'],
    action: 'supplier_nack',
    who: 'system',
    when: [],
    given: [],
    to: 'previous',
    effects: ['resume_after_refusal'],
  },
  ...serviceMoves,
]
