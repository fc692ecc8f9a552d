import { orderTypes, products } from '../../products.ts'
import type { OrderStatus } from '../order.ts'
import { dayMoves } from './day-moves.ts'
import type { Move } from './move.ts'

/**
 * Statuses in which money has been charged and some of it may be refunded; after a cancellation, what is kept is owed.
 * A refund never moves the order.
 */
const refunding: readonly OrderStatus[] = ['confirmed', 'in_service', 'completed', 'no_show']

const followingFlights = orderTypes.filter((type) => products[type].followsFlights)

/** Rows of the life cycle from the day of the service on: arrival, departure, refunds, changes, drivers. */
export const serviceMoves: readonly Move[] = [
  ...dayMoves,
  {
    products: 'all',
    from: refunding,
    action: 'request_refund',
    who: 'member',
    preconditions: ['something_to_refund', 'no_open_refund', 'no_open_replacement'],
    inputChecks: ['refund_ground', 'refund_amount', 'reason'],
    to: 'same',
    effects: ['open_refund'],
  },
  {
    products: 'all',
    from: refunding,
    action: 'withdraw_refund',
    who: 'member',
    preconditions: ['refund_requested'],
    inputChecks: [],
    to: 'same',
    effects: ['withdraw_refund'],
  },
  {
    products: 'all',
    from: ['confirmed', 'in_service', 'completed'],
    action: 'download_voucher',
    who: 'member',
    preconditions: ['voucher_issued'],
    inputChecks: [],
    to: 'same',
    effects: [],
  },
  {
    products: 'all',
    from: refunding,
    action: 'approve_refund',
    who: 'system',
    preconditions: ['refund_requested', 'refund_grantable'],
    inputChecks: [],
    to: 'same',
    effects: ['approve_refund'],
  },
  {
    products: 'all',
    from: refunding,
    action: 'refuse_refund',
    who: 'system',
    preconditions: ['refund_unpaid'],
    inputChecks: ['reason'],
    to: 'same',
    effects: ['refuse_refund'],
  },
  {
    products: 'all',
    from: refunding,
    action: 'pay_refund',
    who: 'system',
    preconditions: ['refund_approved', 'refund_covered'],
    inputChecks: [],
    to: 'same',
    effects: ['pay_refund'],
  },
  {
    products: 'all',
    from: ['pending_payment', 'confirmed'],
    action: 'amend',
    who: 'member',
    preconditions: ['before_service', 'no_open_amendment', 'no_open_replacement'],
    inputChecks: ['amendment_affordable', 'amendment_returnable'],
    to: 'same',
    effects: ['apply_amendment'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'request_amend',
    who: 'member',
    preconditions: ['before_service', 'no_open_amendment', 'no_open_replacement'],
    inputChecks: ['amendment_affordable', 'amendment_returnable'],
    to: 'same',
    effects: ['store_amendment'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'supplier_amend',
    who: 'system',
    preconditions: ['amendment_open'],
    inputChecks: ['amendment_affordable', 'amendment_returnable'],
    to: 'same',
    effects: ['apply_amendment'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'supplier_refuse_amend',
    who: 'system',
    preconditions: ['amendment_open'],
    inputChecks: [],
    to: 'same',
    effects: ['drop_amendment'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'withdraw_amend',
    who: 'member',
    preconditions: ['amendment_open'],
    inputChecks: [],
    to: 'same',
    effects: ['drop_amendment'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'amend_expire',
    who: 'system',
    preconditions: ['amendment_open', 'amendment_over'],
    inputChecks: [],
    to: 'same',
    effects: ['drop_amendment'],
  },
  {
    products: followingFlights,
    from: ['confirmed', 'in_service'],
    action: 'flight_update',
    who: 'system',
    preconditions: [],
    inputChecks: ['flight_news'],
    to: 'same',
    effects: ['note_flight', 'reprint_voucher'],
  },
]
