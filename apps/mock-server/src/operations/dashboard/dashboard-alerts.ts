import type { Schemas } from '@portal/api-client/contract'
import { countIn } from '../../domain/dashboard/figures.ts'
import { availableOn, type Position } from '../../domain/ledger/position.ts'
import { holdsNode } from '../../domain/menu/permission.ts'
import { parseAmount, toMoney } from '../../domain/money/money.ts'
import { moneyText } from '../../domain/money/money-text.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { type AlertKey, alertText } from '../../texts/text.ts'
import { shownTo } from '../shown-amount.ts'
import type { Viewer } from '../viewer.ts'

type Level = Schemas['NotificationLevel']

/** What is out of order now, the worst first; each names what to open. */
export function alertsOf(
  orders: readonly OrderRecord[],
  position: Position,
  freeEnding: number,
  viewer: Viewer,
): Schemas['DashboardAlert'][] {
  const { company, language } = viewer
  const currency = company.settlement_currency
  const alerts: Schemas['DashboardAlert'][] = []
  const add = (level: Level, key: AlertKey, link: string, params: Record<string, string | number>) =>
    alerts.push({ level, text: alertText(language, key, params), link })
  if (position.overdue > 0) {
    const money = moneyText(toMoney(position.overdue, currency))
    const link = linkIfOpen('/user/bill/details', ['bill/confirm', 'bill/pay'], viewer)
    const overdue = shownTo(viewer, ['overdue', { money }] as const, () => ['overdue_hidden', {}] as const)
    const [key, params] = overdue
    add('error', key, link, params)
  }
  const threshold = company.low_balance_threshold
  if (threshold !== null && availableOn(position, 'predeposit') < parseAmount(threshold, currency)) {
    const link = linkIfOpen('/user/account/balance', ['wallet/ledger', 'wallet/topup'], viewer)
    add('warning', 'low_balance', link, { money: moneyText({ amount: threshold, currency }) })
  }
  const counted = [
    ['warning', 'awaiting_acceptance', countIn(orders, 'awaiting_acceptance')],
    ['warning', 'free_cancel', freeEnding],
    ['info', 'manual_review', countIn(orders, 'manual_review')],
  ] as const
  for (const [level, key, count] of counted) if (count > 0) add(level, key, '/user/order/list', { count })
  return alerts
}

/** A page that the member's menus do not hold is not offered. */
const linkIfOpen = (page: string, nodes: readonly string[], { actor }: Viewer): string =>
  nodes.some((node) => holdsNode(actor.nodes, node)) ? page : ''
