import type { Schemas } from '@portal/api-client'
import { session } from '@portal/auth'
import { operatorZone } from '@portal/i18n'
import { today } from '../../shared/time/server-clock.ts'
import type { OrderListName, ProductType } from '../../trade/product/facts.ts'
import { daysOfSpan } from './list/date-span.ts'
import { toFileColumns } from './list/file-columns.ts'
import type { OrderListSearch } from './order-list-search.ts'

/** Rows per page unless the address says otherwise. */
const listLimit = 20

type Query = {
  order_type?: ProductType
  order_status?: Schemas['OrderStatus'][]
  settlement_status?: Schemas['SettlementStatus'][]
  invoice_status?: Schemas['InvoiceStatus'][]
  operator_id?: number
  tag?: string
  customer?: string
  cost_centre?: string
  without?: Schemas['OrderWithout']
  trip_id?: string
  keyword?: string
  date_field?: Schemas['OrderDateField']
  date_from?: string
  date_to?: string
  sort: Schemas['OrderSort']
  order: Schemas['SortDirection']
  page: number
  limit: number
}

interface Asker {
  /** Today, `YYYY-MM-DD`, at the company: the server counts booking dates by its days. */
  day: string
  /** The requesting member. */
  id: number
}

function asker(): Asker {
  const { id, siteInfo } = session.store.getState()
  return { day: today(siteInfo?.tz ?? operatorZone()), id }
}

/** The list request; newest bookings first unless the address says otherwise. */
export function toOrdersQuery(
  search: OrderListSearch,
  list: OrderListName,
  { day, id }: Asker = asker(),
): Query {
  const {
    order_status,
    settlement_status,
    invoice_status,
    keyword,
    date_span,
    date_field = 'booking',
  } = search
  const order_type = list === 'all' ? search.product : list
  const { date_from, date_to } = date_span ? daysOfSpan(date_span, day) : search
  return {
    ...(order_type && { order_type }),
    ...(order_status && { order_status: [order_status] }),
    ...(settlement_status && { settlement_status: [settlement_status] }),
    ...(invoice_status && { invoice_status: [invoice_status] }),
    ...(search.operator && { operator_id: search.operator === 'me' ? id : Number(search.operator) }),
    ...(search.tag && { tag: search.tag }),
    ...(search.customer && { customer: search.customer }),
    ...(search.cost_centre && { cost_centre: search.cost_centre }),
    ...(search.without && { without: search.without }),
    ...(search.trip_id && { trip_id: search.trip_id }),
    ...(keyword && { keyword }),
    ...((date_from || date_to) && { date_field }),
    ...(date_from && { date_from }),
    ...(date_to && { date_to }),
    sort: search.sort ?? 'booking_time',
    order: search.order ?? 'desc',
    page: search.page ?? 1,
    limit: search.limit ?? listLimit,
  }
}

/** The request for the tabs' counts: the list's filters without the status. */
export function toCountsQuery(search: OrderListSearch, list: OrderListName) {
  const {
    order_status: _status,
    sort: _sort,
    order: _order,
    page: _page,
    limit: _limit,
    ...filters
  } = toOrdersQuery(search, list)
  return filters
}

/** The export request: all filtered bookings, on every page, with the chosen columns. */
export function toExportRequest(
  search: OrderListSearch,
  list: OrderListName,
  format: Schemas['ExportFormat'],
): Schemas['ExportOrdersRequest'] {
  const {
    order_type,
    sort: _sort,
    order: _order,
    page: _page,
    limit: _limit,
    ...filters
  } = toOrdersQuery(search, list)
  return {
    ...(order_type && { order_type }),
    filters,
    ...(search.columns && { columns: toFileColumns(search.columns) }),
    format,
  }
}
