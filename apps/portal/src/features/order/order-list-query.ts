import type { Schemas } from '@portal/api-client'
import { session } from '@portal/auth'
import { today } from '../../shared/time/server-clock.ts'
import type { ProductType } from '../../trade/product/facts.ts'
import { daysOfSpan } from './list/date-span.ts'
import type { OrderListSearch } from './order-list-search.ts'

/** Rows of a page unless the address says otherwise. */
const listLimit = 20

type Query = {
  order_type: ProductType
  order_status?: Schemas['OrderStatus'][]
  settlement_status?: Schemas['SettlementStatus'][]
  invoice_status?: Schemas['InvoiceStatus'][]
  operator_id?: number
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
  /** `YYYY-MM-DD` on the operator's calendar. */
  day: string
  /** Who asks. */
  id: number
}

const asker = (): Asker => ({ day: today(), id: session.store.getState().id })

/** What the list asks the server for; the newest booking stands first unless the address says otherwise. */
export function toOrdersQuery(
  search: OrderListSearch,
  order_type: ProductType,
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
  const { date_from, date_to } = date_span ? daysOfSpan(date_span, day) : search
  return {
    order_type,
    ...(order_status && { order_status: [order_status] }),
    ...(settlement_status && { settlement_status: [settlement_status] }),
    ...(invoice_status && { invoice_status: [invoice_status] }),
    ...(search.operator && { operator_id: id }),
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

/** What the figures on the tabs are asked with: the filters of the list, without the status that is chosen. */
export function toCountsQuery(search: OrderListSearch, order_type: ProductType) {
  const {
    order_status: _status,
    sort: _sort,
    order: _order,
    page: _page,
    limit: _limit,
    ...filters
  } = toOrdersQuery(search, order_type)
  return filters
}

/** What an export asks for: every booking that the filters show, whatever page of them is open. */
export function toExportRequest(
  search: OrderListSearch,
  order_type: ProductType,
  format: Schemas['ExportFormat'],
): Schemas['ExportOrdersRequest'] {
  const {
    order_type: _type,
    sort: _sort,
    order: _order,
    page: _page,
    limit: _limit,
    ...filters
  } = toOrdersQuery(search, order_type)
  return { order_type, filters, format }
}
