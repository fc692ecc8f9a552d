import type { Schemas } from '@portal/api-client'

export type ActionState = Schemas['OrderActionState']
export type ActionName = Schemas['OrderAction']

/** The one thing most likely wanted now: it gets the filled button. */
const urgent: readonly ActionName[] = ['pay', 'confirm', 'download_voucher']

/** Red: they take something away. */
export const isDangerous = (action: ActionName): boolean => action === 'cancel' || action === 'decline'

/** Declining exists only together with an offered change; without one it would be a riddle. */
export const isWorthShowing = ({ action, enabled, reason_key }: ActionState): boolean =>
  action !== 'decline' || enabled || reason_key !== 'WRONG_STATUS'

export const primaryAction = (actions: readonly ActionState[]): ActionName | undefined =>
  urgent.find((name) => actions.some(({ action, enabled }) => action === name && enabled))

/** Actions that are not possible now, one group for each reason. */
export interface Reason {
  key: string
  text: string
  actions: ActionState[]
}

export function reasons(actions: readonly ActionState[]): Reason[] {
  const groups = new Map<string, Reason>()
  for (const state of actions) {
    if (state.enabled) continue
    const key = state.reason_key ?? ''
    const group = groups.get(key)
    if (group) group.actions.push(state)
    else groups.set(key, { key, text: state.reason_text ?? '', actions: [state] })
  }
  return [...groups.values()]
}
