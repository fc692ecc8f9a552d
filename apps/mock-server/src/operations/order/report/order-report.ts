import type { QueryOf, Schemas } from '@portal/api-client/contract'
import type { Cell } from '../../../domain/export/table.ts'
import { toMoney } from '../../../domain/money/money.ts'
import type { OrderRecord } from '../../../domain/order/order.ts'
import {
  type ReportFigures,
  type ReportGroup,
  reportGroups,
  reportSums,
} from '../../../domain/order/report/report.ts'
import { serviceDates } from '../../../domain/order/service.ts'
import { tagKey } from '../../../domain/order/tags.ts'
import { localClock } from '../../../domain/time/zones.ts'
import type { Operations } from '../../../edge/operation.ts'
import { withoutGroup } from '../../../texts/report-columns.ts'
import { startExport } from '../../export/export-repository.ts'
import { shownTo, textOf } from '../../present.ts'
import { say, type Viewer, viewerOf } from '../../viewer.ts'
import { matchingOrders } from '../order-list.ts'
import { reportColumnsFor } from './order-report-table.ts'

type Group = Schemas['OrderReportGroup']
type Query = QueryOf<'getOrderReport'>

interface Grouping {
  readonly keyOf: (order: OrderRecord) => string
  /** The group in words, as its first order names it. */
  readonly textOf: (group: ReportGroup) => string
}

/** Days of service are of the place, days of booking of the company, like the days of the list. */
function monthOf(order: OrderRecord, date_field: Schemas['OrderDateField'], tz: string): string {
  const { first, last } = serviceDates(order)
  const days = { booking: localClock(order.booking_time * 1000, tz).date, check_in: first, check_out: last }
  return days[date_field].slice(0, 7)
}

const groupings: Readonly<Record<Group, (query: Query, viewer: Viewer) => Grouping>> = {
  month: ({ date_field = 'booking' }, { company }) => ({
    keyOf: (order) => monthOf(order, date_field, company.tz),
    textOf: ({ key }) => key,
  }),
  product: (_query, viewer) => ({
    keyOf: ({ order_type }) => order_type,
    textOf: ({ example }) => textOf('OrderType', example.order_type, viewer),
  }),
  operator: () => ({
    keyOf: ({ operator }) => operator.id,
    textOf: ({ example }) => example.operator.nickname,
  }),
  customer: () => byAllocation('customer'),
  cost_centre: () => byAllocation('cost_centre'),
}

/** Upper and lower case are the same customer, as in the filter of the list. */
const byAllocation = (field: 'customer' | 'cost_centre'): Grouping => ({
  keyOf: ({ allocation }) => tagKey(allocation[field]),
  textOf: ({ example }) => example.allocation[field],
})

/** Sorted by key, or by what guests pay, so that the order tells no net price. */
const sorted = (groups: readonly ReportGroup[], group_by: Group): ReportGroup[] =>
  groups.toSorted((a, b) => {
    const byKey = a.key < b.key ? -1 : Number(a.key > b.key)
    return group_by === 'month' ? byKey : b.figures.total_price - a.figures.total_price || byKey
  })

function presentFigures(figures: ReportFigures, viewer: Viewer): Schemas['OrderReportFigures'] {
  const { currency, bookings, lost, room_nights, rides } = figures
  const net = (name: 'total_settlement_price' | 'margin' | 'cancellation_fee' | 'refund_money') =>
    shownTo(viewer, toMoney(figures[name], currency))
  return {
    currency,
    bookings,
    lost,
    room_nights,
    rides,
    total_price: toMoney(figures.total_price, currency),
    total_settlement_price: net('total_settlement_price'),
    margin: net('margin'),
    cancellation_fee: net('cancellation_fee'),
    refund_money: net('refund_money'),
  }
}

/** The one report behind the page and its file. */
function orderReport(query: Query, viewer: Viewer): Schemas['OrderReport'] {
  const { group_by = 'month', date_field = 'booking', ...filters } = query
  const orders = matchingOrders({ ...filters, date_field }, viewer).map(({ order }) => order)
  const grouping = groupings[group_by](query, viewer)
  const groups = sorted(reportGroups(orders, grouping.keyOf), group_by)
  return {
    group_by,
    date_field,
    list: groups.map((group) => ({
      // A customer is asked for in the spelling of one of its orders.
      key: group_by === 'customer' || group_by === 'cost_centre' ? grouping.textOf(group) : group.key,
      text: grouping.textOf(group),
      figures: presentFigures(group.figures, viewer),
    })),
    sums: reportSums(orders).map((figures) => presentFigures(figures, viewer)),
  }
}

export const orderReportOperations = {
  getOrderReport: (call, world) => orderReport(call.query, viewerOf(call, world)),

  exportOrderReport: (call, world) => {
    const viewer = viewerOf(call, world)
    const { format, ...query } = call.body
    const { list, group_by } = orderReport(query, viewer)
    const columns = reportColumnsFor(viewer)
    const unnamed =
      group_by in withoutGroup ? say(withoutGroup[group_by as keyof typeof withoutGroup], viewer) : ''
    return startExport(viewer, {
      subject: 'order_report',
      format,
      name: `report-by-${group_by.replaceAll('_', '-')}`,
      columns: [group_by, ...columns],
      ids: list.map(({ key }) => key),
      // A report is of one moment, so it is written at once.
      rows: list.map(({ text, figures }): Cell[] => [
        text || unnamed,
        ...columns.map((name) => figures[name]),
      ]),
    })
  },
} satisfies Partial<Operations>
