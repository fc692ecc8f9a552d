import { typesOf } from '../../products.ts'
import type { Service } from '../../service.ts'
import type { Move } from './move.ts'

type Row = Omit<Move, 'products'>

/** How each kind of service begins and ends, and what its supplier reports meanwhile. */
const rowsOf: Readonly<Record<Service, readonly Row[]>> = {
  stay: [
    {
      from: ['confirmed'],
      action: 'confirm_check_in',
      who: 'member',
      preconditions: ['check_in_day', 'no_open_amendment', 'no_open_replacement', 'nothing_owed'],
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
      preconditions: ['day_after_service', 'nothing_owed'],
      inputChecks: [],
      to: 'completed',
      effects: ['stop_waiting'],
    },
    {
      from: ['confirmed', 'in_service'],
      action: 'supplier_reconfirm',
      who: 'system',
      preconditions: ['hotel_code_missing'],
      inputChecks: ['hotel_code'],
      to: 'same',
      effects: ['note_hotel_code', 'reprint_voucher'],
    },
    {
      from: ['confirmed'],
      action: 'no_show',
      who: 'system',
      preconditions: ['day_after_check_in', 'nothing_owed'],
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
      preconditions: ['ride_begun', 'no_open_amendment', 'nothing_owed'],
      inputChecks: [],
      to: 'in_service',
      effects: [],
    },
    {
      from: ['in_service'],
      action: 'confirm_complete',
      who: 'member',
      preconditions: ['ride_over', 'extras_payable'],
      inputChecks: ['extras_agreed', 'extras_affordable'],
      to: 'completed',
      effects: ['charge_extras', 'stop_waiting', 'await_report'],
    },
    {
      from: ['confirmed', 'in_service'],
      action: 'auto_complete',
      who: 'system',
      preconditions: ['day_after_service', 'extras_answer_over', 'nothing_owed'],
      inputChecks: ['extras_affordable'],
      to: 'completed',
      effects: ['charge_extras', 'stop_waiting'],
    },
    {
      from: ['confirmed'],
      action: 'no_show',
      who: 'system',
      preconditions: ['guest_waited_for', 'nothing_owed'],
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
      preconditions: ['extras_reported', 'extras_payable'],
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

/** Rows of the life cycle on the days of the service, of each product with such a service. */
export const dayMoves: readonly Move[] = (Object.keys(rowsOf) as Service[]).flatMap(rowsOfProducts)
