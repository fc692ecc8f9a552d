import type { Schemas } from '@portal/api-client'
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

/** Search params of the list of one product line; `letter` is the one its booking IDs begin with. */
const shapeOf = (letter: 'H' | 'C' | 'A') => ({
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
  preview: matching(new RegExp(`^${letter}\\d{10}$`)),
})

/** Search params of `/user/order/list`. */
export const readOrderListSearch = searchReader(shapeOf('H'))

/** Search params of `/user/car-order/list`. */
export const readCarOrderListSearch = searchReader(shapeOf('C'))

/** Search params of `/user/airport-order/list`. */
export const readAirportOrderListSearch = searchReader(shapeOf('A'))

export type OrderListSearch = SearchOf<ReturnType<typeof shapeOf>>

/** Rows of a page unless the address says otherwise. */
const listLimit = 20

type Query = {
  order_type: Schemas['OrderType']
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
export function toOrdersQuery(search: OrderListSearch, order_type: Schemas['OrderType']): Query {
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
  order_type: Schemas['OrderType'],
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
