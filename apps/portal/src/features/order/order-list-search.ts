import type { Schemas } from '@portal/api-client'
import { bookingIdShape, type ProductType } from '../../products/facts.ts'
import { everyValue } from '../../shared/every-value.ts'
import {
  date,
  integer,
  matching,
  oneOf,
  type SearchOf,
  searchReader,
  text,
} from '../../shared/search-params.ts'
import { orderStatuses } from './order-status.ts'

/** Which day of an order a span of days is about. */
export const dateFields = everyValue<Schemas['OrderDateField']>()(['booking', 'check_in', 'check_out'])

/** Search params of the list of one product. */
const shapeOf = (type: ProductType) => ({
  page: integer(1, 10_000),
  limit: integer(10, 100),
  order_status: oneOf(...orderStatuses),
  keyword: text(60),
  date_field: oneOf(...dateFields),
  date_from: date,
  date_to: date,
  sort: oneOf('booking_time', 'check_in_date', 'total_settlement_price', 'deadline'),
  order: oneOf('asc', 'desc'),
  /** The order that is open beside the list. */
  preview: matching(bookingIdShape(type)),
})

/** Reads the search params of the list of a product's orders. */
export const orderListReader = (type: ProductType): ((raw: Record<string, unknown>) => OrderListSearch) =>
  searchReader(shapeOf(type))

export type OrderListSearch = SearchOf<ReturnType<typeof shapeOf>>

/** Rows of a page unless the address says otherwise. */
const listLimit = 20

type Query = {
  order_type: ProductType
  order_status?: Schemas['OrderStatus'][]
  keyword?: string
  date_field?: Schemas['OrderDateField']
  date_from?: string
  date_to?: string
  sort: Schemas['OrderSort']
  order: Schemas['SortDirection']
  page: number
  limit: number
}

/** What the list asks the server for; the newest booking stands first unless the address says otherwise. */
export function toOrdersQuery(search: OrderListSearch, order_type: ProductType): Query {
  const { order_status, keyword, date_from, date_to, date_field = 'booking' } = search
  return {
    order_type,
    ...(order_status && { order_status: [order_status] }),
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
