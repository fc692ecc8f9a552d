import type { Move } from './move.ts'

/** Rows of orders that are confirmed before they are paid. */
export const owedMoves: readonly Move[] = [
  {
    products: 'all',
    from: ['pending_payment'],
    action: 'pay_later',
    who: 'member',
    preconditions: ['before_pay_deadline', 'pay_later_open', 'approved'],
    inputChecks: ['channel_open', 'not_overdue', 'money_available', 'within_limits'],
    to: 'pending_confirm',
    effects: ['hold_money', 'owe', 'send_to_supplier'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'pay',
    who: 'member',
    preconditions: ['payment_owed', 'approved'],
    inputChecks: ['channel_open', 'not_overdue', 'money_available', 'within_limits'],
    to: 'same',
    effects: ['settle_owed'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'release',
    who: 'system',
    preconditions: ['payment_over'],
    inputChecks: [],
    to: 'cancelled',
    effects: ['release_owed', 'withdraw_voucher', 'stop_waiting'],
  },
]

/** The first order of two for the same service, the second of which is cheaper. */
export const replacementMoves: readonly Move[] = [
  {
    products: 'all',
    from: ['confirmed'],
    action: 'replace',
    who: 'member',
    preconditions: [
      'replaceable',
      'nothing_owed',
      'no_open_invoice',
      'no_open_refund',
      'no_open_amendment',
      'no_open_replacement',
    ],
    inputChecks: [],
    to: 'same',
    effects: ['await_replacement'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'replaced',
    who: 'system',
    preconditions: ['replacement_open'],
    inputChecks: [],
    to: 'cancelled',
    effects: ['settle_replacement', 'withdraw_voucher', 'stop_waiting'],
  },
  {
    products: 'all',
    from: ['confirmed'],
    action: 'replace_fail',
    who: 'system',
    preconditions: ['replacement_open'],
    inputChecks: [],
    to: 'same',
    effects: ['drop_replacement'],
  },
]

/** A change that was not approved and made in time. */
export const askedMoves: readonly Move[] = [
  {
    products: 'all',
    from: ['confirmed'],
    action: 'approval_expire',
    who: 'system',
    preconditions: ['asked_change_over'],
    inputChecks: [],
    to: 'same',
    effects: ['drop_asked_change'],
  },
]
