import { isSupported, type OperationId, type Schemas } from '@portal/api-client'
import { momentText, type useText } from '@portal/i18n'
import { statusLabel } from '../../../trade/order/order-stages.ts'

export interface OrderDialogProps {
  /** Booking ID. */
  id: string
  opened: boolean
  onClose: () => void
}

export type ActionState = Schemas['OrderActionState']
type ActionName = Schemas['OrderAction']

/** An action of the server, or one of the portal's own. */
export type DialogName = ActionName | 'replace' | 'send_voucher' | 'save_remark' | 'save_allocation'

/** The most likely action, which gets the filled button. */
const urgent: readonly ActionName[] = ['pay', 'confirm', 'download_voucher']

/** Red: destructive actions. */
export const isDangerous = (action: ActionName): boolean => action === 'cancel' || action === 'decline'

/**
 * Declining is shown only together with an offered change, withdrawing with a request, and a reminder while the supplier
 * is slow.
 */
export const isWorthShowing = ({ action, enabled, reason_key }: ActionState): boolean => {
  if (!(calls[action] ?? []).every(isSupported)) return false
  if (enabled) return true
  if (action === 'remind_supplier') return reason_key === 'REMINDED'
  return !withdrawals.includes(action) && (action !== 'decline' || reason_key !== 'WRONG_STATUS')
}

const withdrawals: readonly ActionName[] = ['withdraw_refund', 'withdraw_change']

/** The calls of actions that a backend may lack. */
const calls: Partial<Record<ActionName, readonly OperationId[]>> = {
  change: ['quoteOrderChange', 'changeOrder'],
  withdraw_change: ['withdrawOrderChange'],
}

export const primaryAction = (actions: readonly ActionState[]): ActionName | undefined =>
  urgent.find((name) => actions.some(({ action, enabled }) => action === name && enabled))

/** The likeliest action first, destructive ones last. */
export function inReach(actions: readonly ActionState[]): ActionState[] {
  const primary = primaryAction(actions)
  const rank = ({ action }: ActionState) => (action === primary ? 0 : isDangerous(action) ? 2 : 1)
  return actions.filter(({ enabled }) => enabled).toSorted((one, other) => rank(one) - rank(other))
}

/** Unavailable actions, grouped by reason. */
interface Reason {
  text: string
  actions: ActionState[]
}

type Acted = Pick<Schemas['Order'], 'order_type' | 'order_status' | 'pay_time' | 'timeline'>

export function reasons(
  order: Acted,
  actions: readonly ActionState[],
  t: ReturnType<typeof useText<'order'>>,
): Reason[] {
  const groups = new Map<string, Reason>()
  for (const state of actions) {
    if (state.enabled) continue
    const text =
      (state.reason_key === 'WRONG_STATUS' && statusReason(order, state.action, t)) || state.reason_text
    const group = groups.get(text ?? '')
    if (group) group.actions.push(state)
    else groups.set(text ?? '', { text: text ?? '', actions: [state] })
  }
  return [...groups.values()]
}

/** What has happened that rules an action out, and when: "Already paid at …", "Cancelled since …". */
function statusReason(
  { order_type, order_status, pay_time, timeline }: Acted,
  action: ActionName,
  t: ReturnType<typeof useText<'order'>>,
): string | null {
  if (action === 'pay' && pay_time !== null) return t('actions.paid', { time: momentText(pay_time) })
  const reached = timeline.findLast(({ to }) => to === order_status)
  const status = statusLabel(order_type, order_status, t)
  return reached ? t('actions.since', { status, time: momentText(reached.time) }) : null
}

/** A member who may change an order of this product may book again: nodes and products are the same. */
export const mayBookAgain = (actions: readonly ActionState[]): boolean =>
  actions.every(({ action, reason_key }) => action !== 'amend' || reason_key !== 'NO_PERMISSION')
