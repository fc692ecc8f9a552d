import type { EffectName } from './effects.ts'
import type { Move } from './moves/move.ts'
import { askedMoves, owedMoves, replacementMoves } from './moves/pending-moves.ts'
import { serviceMoves } from './moves/service-moves.ts'
import type { OrderEventName, OrderStatus, OrderType } from './order.ts'

/** Charges the money and issues the voucher. */
const confirming: readonly EffectName[] = [
  'note_confirmation',
  'capture_hold',
  'issue_voucher',
  'await_service_end',
  'plan_dispatch',
]

/** The whole life of an order of every product, from `pending_payment` on. */
export const lifecycle: readonly Move[] = [
  {
    products: 'all',
    from: ['pending_payment'],
    action: 'pay',
    who: 'member',
    preconditions: ['before_pay_deadline', 'approved'],
    inputChecks: ['channel_open', 'not_overdue', 'money_available', 'within_limits'],
    to: 'pending_confirm',
    effects: ['hold_money', 'send_to_supplier'],
  },
  {
    products: 'all',
    from: ['pending_payment'],
    action: 'cancel',
    who: 'member',
    preconditions: [],
    inputChecks: ['quote_holds'],
    to: 'cancelled',
    effects: ['stop_waiting'],
  },
  {
    products: 'all',
    from: ['pending_payment'],
    action: 'expire',
    who: 'system',
    preconditions: ['pay_deadline_reached'],
    inputChecks: [],
    to: 'expired',
    effects: ['stop_waiting'],
  },
  {
    products: 'all',
    from: ['pending_confirm'],
    action: 'confirm',
    who: 'staff',
    preconditions: ['replacement_in_time', 'payment_ahead'],
    inputChecks: ['confirmation_code'],
    to: 'confirmed',
    effects: confirming,
  },
  {
    products: 'all',
    from: ['pending_confirm'],
    action: 'supplier_confirm',
    who: 'system',
    preconditions: ['replacement_in_time', 'payment_ahead'],
    inputChecks: [],
    to: 'confirmed',
    effects: confirming,
  },
  {
    products: 'all',
    from: ['pending_confirm'],
    action: 'supplier_reject',
    who: 'system',
    preconditions: [],
    inputChecks: [],
    to: 'rejected',
    effects: ['release_hold', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['pending_confirm'],
    action: 'supplier_change',
    who: 'system',
    preconditions: [],
    inputChecks: ['offer'],
    to: 'awaiting_acceptance',
    effects: ['store_offer'],
  },
  {
    products: 'all',
    from: ['pending_confirm'],
    action: 'supplier_unknown',
    who: 'system',
    preconditions: [],
    inputChecks: [],
    to: 'manual_review',
    effects: ['await_review'],
  },
  {
    products: 'all',
    from: ['pending_confirm', 'manual_review'],
    action: 'cancel',
    who: 'member',
    preconditions: [],
    inputChecks: ['quote_holds'],
    to: 'cancelling',
    effects: ['lock_for_cancelling', 'send_cancellation'],
  },
  {
    products: 'all',
    from: ['awaiting_acceptance'],
    action: 'confirm',
    who: 'member',
    preconditions: ['before_offer_end', 'offer_payable', 'approved'],
    inputChecks: ['offer_within_limits', 'difference_available'],
    to: 'confirmed',
    effects: ['accept_offer', ...confirming],
  },
  {
    products: 'all',
    from: ['awaiting_acceptance'],
    action: 'decline',
    who: 'member',
    preconditions: [],
    inputChecks: [],
    to: 'cancelled',
    effects: ['release_hold', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['awaiting_acceptance'],
    action: 'offer_expire',
    who: 'system',
    preconditions: ['offer_end_reached'],
    inputChecks: [],
    to: 'rejected',
    effects: ['release_hold', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['manual_review'],
    action: 'resolve_confirm',
    who: 'system',
    preconditions: ['replacement_in_time', 'payment_ahead'],
    inputChecks: ['supplier_reference'],
    to: 'confirmed',
    effects: confirming,
  },
  {
    products: 'all',
    from: ['manual_review'],
    action: 'resolve_reject',
    who: 'system',
    preconditions: [],
    inputChecks: ['reason'],
    to: 'rejected',
    effects: ['release_hold', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['manual_review'],
    action: 'review_expire',
    who: 'system',
    preconditions: ['review_over'],
    inputChecks: [],
    to: 'rejected',
    effects: ['release_hold', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'cancel',
    who: 'member',
    preconditions: ['refundable', 'before_service', 'no_open_invoice', 'no_open_replacement'],
    inputChecks: ['quote_holds', 'penalty_accepted'],
    to: 'cancelling',
    effects: ['lock_for_cancelling', 'send_cancellation'],
  },
  {
    products: 'all',
    from: ['pending_confirm', 'manual_review', 'cancelling'],
    action: 'remind_supplier',
    who: 'member',
    preconditions: ['supplier_slow'],
    inputChecks: [],
    to: 'same',
    effects: [],
  },
  {
    products: 'all',
    from: ['cancelling'],
    action: 'supplier_ack',
    who: 'system',
    preconditions: [],
    inputChecks: [],
    to: 'cancelled',
    effects: ['settle_cancellation', 'withdraw_voucher', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['cancelling'],
    action: 'cancel_expire',
    who: 'system',
    preconditions: ['cancellation_over'],
    inputChecks: [],
    to: 'cancelled',
    effects: ['settle_cancellation', 'withdraw_voucher', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['cancelling'],
    action: 'supplier_nack',
    who: 'system',
    preconditions: [],
    inputChecks: [],
    to: 'previous',
    effects: ['resume_after_refusal'],
  },
  ...owedMoves,
  ...replacementMoves,
  ...askedMoves,
  ...serviceMoves,
]

/**
 * Statuses in which the order's money is held and not yet charged; `cancelling` counts too when it began in one of
 * them.
 */
export const holdingStatuses: readonly OrderStatus[] = [
  'pending_confirm',
  'awaiting_acceptance',
  'manual_review',
]

/** At most one row fits: staff and members never share a status for one action. */
export function findMove(product: OrderType, from: OrderStatus, action: OrderEventName): Move | undefined {
  return lifecycle.find(
    (move) =>
      move.action === action &&
      move.from.includes(from) &&
      (move.products === 'all' || move.products.includes(product)),
  )
}
