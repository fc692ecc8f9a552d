import type { Schemas } from '@portal/api-client/contract'
import { countIn } from '../../domain/dashboard/figures.ts'
import { availableOn, type Position } from '../../domain/ledger/position.ts'
import { holdsNode } from '../../domain/menu/permission.ts'
import { moneyText, parseAmount, toMoney } from '../../domain/money/money.ts'
import { mayBook } from '../../domain/order/act.ts'
import { attentionOf } from '../../domain/order/attention.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { orderTypes, products } from '../../domain/products.ts'
import { type AlertKey, alertText } from '../../texts/text.ts'
import { groupPage } from '../group/group-repository.ts'
import { offersToBook } from '../group/group-rooms.ts'
import { savingOfOrder } from '../order/replacement/replacement.ts'
import { shownTo, textOf } from '../present.ts'
import type { Viewer } from '../viewer.ts'
import { thresholdFor } from '../wallet/low-balance.ts'

type Level = Schemas['NotificationLevel']

/** What needs attention now, the worst first; each alert links to what to open. */
export function alertsOf(
  orders: readonly OrderRecord[],
  position: Position,
  /** Deadlines of the next day by kind. */
  endingOf: (kind: Schemas['OrderDeadlineKind']) => number,
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
  const threshold = thresholdFor(viewer.world, company, viewer.member, currency)
  if (threshold && availableOn(position, 'predeposit') < parseAmount(threshold.amount, currency)) {
    const link = linkIfOpen('/user/account/balance', ['wallet/ledger', 'wallet/topup'], viewer)
    add('warning', 'low_balance', link, { money: moneyText(threshold) })
  }
  // The deadline board has the orders of all products; a list has those of one.
  const due = [
    ['awaiting_acceptance', 'offer', countIn(orders, 'awaiting_acceptance')],
    ['free_cancel', 'free_cancel', endingOf('free_cancel')],
    ['extras', 'extras', endingOf('extras')],
  ] as const
  for (const [key, kind, count] of due)
    if (count > 0) add('warning', key, `/user/order/deadlines?kind=${kind}`, { count })
  const offers = mayBook(viewer.actor, 'hotel') ? offersToBook(viewer) : []
  const [offer] = offers
  if (offer) {
    const link = offers.length === 1 ? groupPage(offer.id) : '/user/group/list'
    add('warning', 'group_offers', link, { count: offers.length })
  }
  const unguarded = orders.filter((order) => attentionOf(order, viewer.now).length > 0).length
  if (unguarded > 0) add('error', 'arrival_unguarded', '/user/order/deadlines', { count: unguarded })
  const cheaper = orders.filter((order) => savingOfOrder(order, viewer) !== null).length
  if (cheaper > 0) add('info', 'cheaper', '/user/order/deadlines?cheaper=true', { count: cheaper })
  for (const type of orderTypes) {
    const count = countIn(
      orders.filter(({ order_type }) => order_type === type),
      'manual_review',
    )
    const link = `${products[type].ordersPath}/list?order_status=manual_review`
    if (count > 0)
      add('warning', 'manual_review', link, { count, product: textOf('OrderType', type, viewer) })
  }
  return alerts
}

/** Omits the link to a page that the member's menus do not have. */
const linkIfOpen = (page: string, nodes: readonly string[], { actor }: Viewer): string =>
  nodes.some((node) => holdsNode(actor.nodes, node)) ? page : ''
