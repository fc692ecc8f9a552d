import type { Schemas } from '@portal/api-client/contract'
import {
  arrivals,
  countIn,
  departures,
  dueSoon,
  figuresSince,
  rangeStart,
  unassignedTomorrow,
} from '../../domain/dashboard/figures.ts'
import { isWaiting } from '../../domain/invoice/application.ts'
import { availableOn, type Position } from '../../domain/ledger/position.ts'
import { holdsNode } from '../../domain/menu/permission.ts'
import { toMoney } from '../../domain/money/money.ts'
import type { OrderRecord } from '../../domain/order/order.ts'
import { titleOf } from '../../domain/order/service.ts'
import { toLocal } from '../../domain/time/zones.ts'
import type { Operations } from '../../edge/operation.ts'
import { visibleApprovals } from '../approval/approval.ts'
import { companyPosition } from '../company-ledger.ts'
import { presentEntry } from '../order/order-desk.ts'
import { guestsText } from '../order/order-line.ts'
import { nextDeadline, visibleOrders } from '../order/order-list.ts'
import { presentOperator } from '../order/present-order-base.ts'
import { shownTo } from '../present.ts'
import { say, type Viewer, viewerOf } from '../viewer.ts'
import { thresholdFor } from '../wallet/low-balance.ts'
import { alertsOf } from './dashboard-alerts.ts'

const dayMs = 86_400_000

export const dashboardOperations = {
  getDashboard: (call, world) => {
    const viewer = viewerOf(call, world)
    const { now, company } = viewer
    const { range = 'today' } = call.query
    const orders = visibleOrders(viewer)
    const position = companyPosition(world, company, now)
    const soon = orders
      .map((order) => ({ order, deadline: nextDeadline(order, now) }))
      .filter(({ deadline }) => deadline !== null && deadline.at <= now + dayMs)
      .sort((a, b) => (a.deadline?.at ?? 0) - (b.deadline?.at ?? 0))
    const endingOf = (kind: Schemas['OrderDeadlineKind']) =>
      soon.filter(({ deadline }) => deadline?.kind === kind).length
    return {
      range,
      kpis: figuresOf(orders, range, viewer),
      deadlines: soon.flatMap(({ order }) => presentEntry(order, viewer)),
      arrivals: arrivals(orders, now).map((order) => presentStay(order, order.service_start, viewer)),
      departures: departures(orders, now).map((order) => presentStay(order, order.service_end, viewer)),
      money: moneyOf(orders, position, viewer),
      alerts: alertsOf(orders, position, endingOf, viewer),
    }
  },
} satisfies Partial<Operations>

function figuresOf(
  orders: readonly OrderRecord[],
  range: Schemas['DashboardRange'],
  viewer: Viewer,
): Schemas['DashboardFigures'] {
  const { company, now, currency, world, actor } = viewer
  const own = orders.filter((order) => order.currency === currency)
  const figures = figuresSince(own, rangeStart(range, now, company.tz))
  return {
    bookings: figures.bookings,
    room_nights: figures.room_nights,
    total_price: toMoney(figures.total_price, currency),
    total_settlement_price: shownTo(viewer, toMoney(figures.total_settlement_price, currency)),
    unpaid: countIn(orders, 'pending_payment'),
    awaiting_acceptance: countIn(orders, 'awaiting_acceptance'),
    drivers_unassigned_tomorrow: unassignedTomorrow(orders, now),
    invoices_waiting: holdsNode(actor.nodes, 'invoice/apply')
      ? world.tables.invoice_application.where((row) => row.company_id === company.id && isWaiting(row))
          .length
      : 0,
    approvals_waiting: visibleApprovals(viewer).filter(
      ({ status, order_id }) =>
        status === 'requested' && world.tables.order.get(order_id)?.order_status === 'pending_payment',
    ).length,
  }
}

function moneyOf(
  orders: readonly OrderRecord[],
  position: Position,
  viewer: Viewer,
): Schemas['DashboardMoney'] {
  const { company, currency, now } = viewer
  const money = (minor: number) => toMoney(minor, currency)
  const credit = (minor: number) => (position.has_credit ? shownTo(viewer, money(minor)) : null)
  const available = availableOn(position, 'predeposit')
  const due = dueSoon(orders, now)
  return {
    available: shownTo(viewer, money(available)),
    threshold: thresholdFor(viewer.world, company, viewer.member, currency),
    credit_used: credit(position.credit.sum),
    credit_available: credit(availableOn(position, 'credit')),
    overdue: credit(position.overdue),
    due_soon: shownTo(viewer, money(due)),
    projected: shownTo(viewer, money(available - due)),
  }
}

const presentStay = (order: OrderRecord, at: number, viewer: Viewer): Schemas['DashboardStay'] => ({
  booking_id: order.id,
  order_type: order.order_type,
  title: say(titleOf(order), viewer),
  guests_text: guestsText(order),
  at_local: toLocal(at, order.tz),
  operator: presentOperator(order.operator),
})
