import { orderTypes, products, typesOf } from '../products.ts'
import type { Service } from '../service.ts'
import type { Move } from './move.ts'
import type { OrderStatus } from './order.ts'

/**
 * Statuses in which money has been charged and some of it may be refunded; after a cancellation, what is kept is owed.
 * A refund never moves the order.
 */
const refunding: readonly OrderStatus[] = ['confirmed', 'in_service', 'completed', 'no_show']

type Row = Omit<Move, 'products'>

/** How each kind of service begins and ends, and what its supplier reports meanwhile. */
const rowsOf: Readonly<Record<Service, readonly Row[]>> = {
  stay: [
    {
      from: ['confirmed'],
      action: 'confirm_check_in',
      who: 'member',
      preconditions: ['check_in_day', 'no_open_amendment'],
      inputChecks: ['known_rooms'],
      to: 'in_service',
      effects: ['note_room_numbers'],
    },
    {
      from: ['in_service'],
      action: 'confirm_complete',
      who: 'member',
      preconditions: ['check_out_day'],
      inputChecks: [],
      to: 'completed',
      effects: ['stop_waiting'],
    },
    {
      from: ['confirmed', 'in_service'],
      action: 'auto_complete',
      who: 'system',
      preconditions: ['day_after_service'],
      inputChecks: [],
      to: 'completed',
      effects: ['stop_waiting'],
    },
    {
      from: ['confirmed'],
      action: 'no_show',
      who: 'system',
      preconditions: ['day_after_check_in'],
      inputChecks: [],
      to: 'no_show',
      effects: ['charge_no_show', 'stop_waiting'],
    },
  ],
  ride: [
    {
      from: ['confirmed'],
      action: 'confirm_check_in',
      who: 'member',
      preconditions: ['ride_begun', 'no_open_amendment'],
      inputChecks: [],
      to: 'in_service',
      effects: [],
    },
    {
      from: ['in_service'],
      action: 'confirm_complete',
      who: 'member',
      preconditions: ['ride_over'],
      inputChecks: ['extras_agreed', 'extras_affordable'],
      to: 'completed',
      effects: ['charge_extras', 'stop_waiting', 'await_report'],
    },
    {
      from: ['confirmed', 'in_service'],
      action: 'auto_complete',
      who: 'system',
      preconditions: ['day_after_service', 'extras_answer_over'],
      inputChecks: ['extras_affordable'],
      to: 'completed',
      effects: ['charge_extras', 'stop_waiting'],
    },
    {
      from: ['confirmed'],
      action: 'no_show',
      who: 'system',
      preconditions: ['guest_waited_for'],
      inputChecks: ['reason'],
      to: 'no_show',
      effects: ['charge_no_show', 'stop_waiting'],
    },
    {
      from: ['confirmed', 'in_service'],
      action: 'assign_driver',
      who: 'system',
      preconditions: [],
      inputChecks: ['driver'],
      to: 'same',
      effects: ['note_driver', 'reprint_voucher'],
    },
    {
      from: ['confirmed', 'in_service'],
      action: 'report_extras',
      who: 'system',
      preconditions: [],
      inputChecks: ['extras'],
      to: 'same',
      effects: ['note_extras'],
    },
    // Completing early does not stop the driver from reporting: a later report is answered as before.
    {
      from: ['completed'],
      action: 'report_extras',
      who: 'system',
      preconditions: ['report_in_time'],
      inputChecks: ['extras'],
      to: 'same',
      effects: ['note_extras'],
    },
    {
      from: ['completed'],
      action: 'confirm_complete',
      who: 'member',
      preconditions: ['extras_reported'],
      inputChecks: ['extras_agreed', 'extras_affordable'],
      to: 'same',
      effects: ['charge_extras', 'stop_waiting'],
    },
    {
      from: ['completed'],
      action: 'auto_complete',
      who: 'system',
      preconditions: ['extras_reported', 'extras_answer_over'],
      inputChecks: ['extras_affordable'],
      to: 'same',
      effects: ['charge_extras', 'stop_waiting'],
    },
    {
      from: ['confirmed', 'in_service', 'completed'],
      action: 'extras_unpaid',
      who: 'system',
      preconditions: ['day_after_service', 'extras_answer_over', 'extras_open'],
      inputChecks: [],
      to: 'same',
      effects: ['note_unpaid_extras'],
    },
  ],
}

const rowsOfProducts = (service: Service): Move[] =>
  rowsOf[service].map((row) => ({ products: typesOf(service), ...row }))

const followingFlights = orderTypes.filter((type) => products[type].followsFlights)

/** Rows of the life cycle from the day of the service on: arrival, departure, refunds, changes, drivers. */
export const serviceMoves: readonly Move[] = [
  ...(Object.keys(rowsOf) as Service[]).flatMap(rowsOfProducts),
  {
    products: 'all',
    from: refunding,
    action: 'request_refund',
    who: 'member',
    preconditions: ['something_to_refund', 'no_open_refund'],
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
    preconditions: ['before_service', 'no_open_amendment'],
    inputChecks: ['amendment_affordable'],
    to: 'same',
    effects: ['apply_amendment'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'request_amend',
    who: 'member',
    preconditions: ['before_service', 'no_open_amendment'],
    inputChecks: ['amendment_affordable'],
    to: 'same',
    effects: ['store_amendment'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'supplier_amend',
    who: 'system',
    preconditions: ['amendment_open'],
    inputChecks: ['amendment_affordable'],
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
