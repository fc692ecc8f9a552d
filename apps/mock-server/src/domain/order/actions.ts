import { tierEnd } from '../cancellation/policy.ts'
import { productOf } from '../products.ts'
import { toSeconds } from '../time/zones.ts'
import { reasonAgainstAction } from './act.ts'
import type { OrderActionName, OrderEventName, ReasonKey } from './order.ts'
import type { Prospect } from './situation.ts'
import { mayRemindFrom } from './waits.ts'

interface ActionState {
  action: OrderActionName
  enabled: boolean
  /** Null exactly when enabled. */
  reason_key: ReasonKey | null
  /** Epoch s until when this state holds; null when no deadline applies. */
  deadline: number | null
}

const events: readonly (readonly [OrderActionName, OrderEventName])[] = [
  ['pay', 'pay'],
  ['cancel', 'cancel'],
  ['confirm', 'confirm'],
  ['decline', 'decline'],
  ['amend', 'amend'],
  ['change', 'amend'],
  ['withdraw_change', 'withdraw_amend'],
  ['refund', 'request_refund'],
  ['withdraw_refund', 'withdraw_refund'],
  ['remind_supplier', 'remind_supplier'],
  ['confirm_check_in', 'confirm_check_in'],
  ['confirm_complete', 'confirm_complete'],
  ['download_voucher', 'download_voucher'],
]

/**
 * What a member may do with an order now, with the reason for everything that is disabled. Screens never compute this.
 */
export function actionsOf(prospect: Prospect): ActionState[] {
  return events.map(([action, event]) => {
    const reason_key = reasonAgainstAction(prospect, event) ?? againstOffering(action, prospect)
    const enabled = reason_key === null
    return { action, enabled, reason_key, deadline: deadlineOf(action, enabled, reason_key, prospect) }
  })
}

/** A confirmed non-refundable order offers no change, although a new phone number would still be accepted. */
function againstOffering(action: OrderActionName, { order }: Prospect): ReasonKey | null {
  if (action !== 'amend' && action !== 'change') return null
  // An unpaid order is closed and booked anew.
  if (order.order_status !== 'confirmed') return action === 'change' ? 'WRONG_STATUS' : null
  if (action === 'change' && order.pay_by) return 'PAYMENT_OWED'
  return order.policy.non_refundable ? 'NON_REFUNDABLE' : null
}

function deadlineOf(
  action: OrderActionName,
  enabled: boolean,
  reason: ReasonKey | null,
  { order, now }: Prospect,
): number | null {
  if (action === 'confirm_check_in' && reason === 'TOO_EARLY') {
    return toSeconds(productOf(order).arrivesFrom(order))
  }
  if (action === 'confirm_complete' && reason === 'TOO_EARLY') {
    return toSeconds(productOf(order).leavesFrom(order))
  }
  if (action === 'remind_supplier' && reason === 'REMINDED') {
    return toSeconds(mayRemindFrom(order) ?? now)
  }
  if (!enabled) return null
  switch (action) {
    case 'pay':
      return order.pay_by ?? order.pay_expire_time
    case 'cancel':
      if (order.order_status === 'pending_payment') return order.pay_expire_time
      if (order.order_status !== 'confirmed') return null
      return toSeconds(Math.min(tierEnd(order.policy, now) ?? order.service_start, order.service_start))
    case 'confirm':
    case 'decline':
      return order.change_offer?.offer_expire_time ?? null
    default:
      return null
  }
}
