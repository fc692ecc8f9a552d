import { orderTypes, products, typesOf } from '../products.ts'
import type { Service } from '../service.ts'
import type { Move } from './move.ts'
import type { OrderStatus } from './order.ts'

/**
 * Statuses in which money has been charged and some of it may be refunded; after a cancellation or no-show, what is
 * kept is owed. A refund never moves the order.
 */
const refunding: readonly OrderStatus[] = ['confirmed', 'in_service', 'completed']

type Row = Omit<Move, 'products'>

/** How each kind of service begins and ends, and what its supplier reports meanwhile. */
const rowsOf: Readonly<Record<Service, readonly Row[]>> = {
  stay: [
    {
      from: ['confirmed'],
      action: 'confirm_check_in',
      who: 'member',
      when: ['check_in_day', 'no_open_amendment'],
      given: ['known_rooms'],
      to: 'in_service',
      effects: ['note_room_numbers'],
    },
    {
      from: ['in_service'],
      action: 'confirm_complete',
      who: 'member',
      when: ['check_out_day'],
      given: [],
      to: 'completed',
      effects: ['stop_waiting'],
    },
    {
      from: ['confirmed', 'in_service'],
      action: 'auto_complete',
      who: 'system',
      when: ['day_after_service'],
      given: [],
      to: 'completed',
      effects: ['stop_waiting'],
    },
    {
      from: ['confirmed'],
      action: 'no_show',
      who: 'system',
      when: ['day_after_check_in'],
      given: [],
      to: 'no_show',
      effects: ['charge_no_show', 'stop_waiting'],
    },
  ],
  ride: [
    {
      from: ['confirmed'],
      action: 'confirm_check_in',
      who: 'member',
      when: ['ride_begun', 'no_open_amendment'],
      given: [],
      to: 'in_service',
      effects: [],
    },
    {
      from: ['in_service'],
      action: 'confirm_complete',
      who: 'member',
      when: ['ride_over'],
      given: ['extras_agreed', 'extras_affordable'],
      to: 'completed',
      effects: ['charge_extras', 'stop_waiting', 'await_report'],
    },
    {
      from: ['confirmed', 'in_service'],
      action: 'auto_complete',
      who: 'system',
      when: ['day_after_service', 'extras_answer_over'],
      given: ['extras_affordable'],
      to: 'completed',
      effects: ['charge_extras', 'stop_waiting'],
    },
    {
      from: ['confirmed'],
      action: 'no_show',
      who: 'system',
      when: ['guest_waited_for'],
      given: ['reason'],
      to: 'no_show',
      effects: ['charge_no_show', 'stop_waiting'],
    },
    {
      from: ['confirmed', 'in_service'],
      action: 'assign_driver',
      who: 'system',
      when: [],
      given: ['driver'],
      to: 'same',
      effects: ['note_driver', 'reprint_voucher'],
    },
    {
      from: ['confirmed', 'in_service'],
      action: 'report_extras',
      who: 'system',
      when: [],
      given: ['extras'],
      to: 'same',
      effects: ['note_extras'],
    },
    // Completing early does not stop the driver from reporting: a later report is answered as before.
    {
      from: ['completed'],
      action: 'report_extras',
      who: 'system',
      when: ['report_in_time'],
      given: ['extras'],
      to: 'same',
      effects: ['note_extras'],
    },
    {
      from: ['completed'],
      action: 'confirm_complete',
      who: 'member',
      when: ['extras_reported'],
      given: ['extras_agreed', 'extras_affordable'],
      to: 'same',
      effects: ['charge_extras', 'stop_waiting'],
    },
    {
      from: ['completed'],
      action: 'auto_complete',
      who: 'system',
      when: ['extras_reported', 'extras_answer_over'],
      given: ['extras_affordable'],
      to: 'same',
      effects: ['charge_extras', 'stop_waiting'],
    },
    {
      from: ['confirmed', 'in_service', 'completed'],
      action: 'extras_unpaid',
      who: 'system',
      when: ['day_after_service', 'extras_answer_over', 'extras_open'],
      given: [],
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
    when: ['something_to_refund', 'no_open_refund', 'terms_leave_something'],
    given: ['refund_amount', 'reason'],
    to: 'same',
    effects: ['open_refund'],
  },
  {
    products: 'all',
    from: ['confirmed', 'in_service', 'completed'],
    action: 'download_voucher',
    who: 'member',
    when: ['voucher_issued'],
    given: [],
    to: 'same',
    effects: [],
  },
  {
    products: 'all',
    from: refunding,
    action: 'approve_refund',
    who: 'system',
    when: ['refund_requested', 'refund_grantable'],
    given: [],
    to: 'same',
    effects: ['approve_refund'],
  },
  {
    products: 'all',
    from: refunding,
    action: 'refuse_refund',
    who: 'system',
    when: ['refund_unpaid'],
    given: ['reason'],
    to: 'same',
    effects: ['refuse_refund'],
  },
  {
    products: 'all',
    from: refunding,
    action: 'pay_refund',
    who: 'system',
    when: ['refund_approved', 'refund_covered'],
    given: [],
    to: 'same',
    effects: ['pay_refund'],
  },
  {
    products: 'all',
    from: ['pending_payment', 'confirmed'],
    action: 'amend',
    who: 'member',
    when: ['before_service', 'no_open_amendment'],
    given: ['amendment_affordable'],
    to: 'same',
    effects: ['apply_amendment'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'request_amend',
    who: 'member',
    when: ['before_service', 'no_open_amendment'],
    given: ['amendment_affordable'],
    to: 'same',
    effects: ['store_amendment'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'supplier_amend',
    who: 'system',
    when: ['amendment_open'],
    given: ['amendment_affordable'],
    to: 'same',
    effects: ['apply_amendment'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'supplier_refuse_amend',
    who: 'system',
    when: ['amendment_open'],
    given: [],
    to: 'same',
    effects: ['drop_amendment'],
  },
  {
    products: followingFlights,
    from: ['confirmed', 'in_service'],
    action: 'flight_update',
    who: 'system',
    when: [],
    given: ['flight_news'],
    to: 'same',
    effects: ['note_flight', 'reprint_voucher'],
  },
]
