import {
  date,
  integer,
  listOf,
  matching,
  oneOf,
  searchReader,
  type SearchOf,
  text,
} from '../../shared/search-params.ts'

const status = listOf(matching(/^[a-z_]{1,40}$/))

const shape = {
  page: integer(1, 10_000),
  limit: integer(10, 100),
  order_status: status,
  settlement_status: status,
  invoice_status: status,
  keyword: text(100),
  date_field: oneOf('booking', 'check_in', 'check_out'),
  date_from: date,
  date_to: date,
  sort: oneOf('booking_time', 'check_in_date', 'total_settlement_price', 'deadline'),
  order: oneOf('asc', 'desc'),
}

/** Search params of `/user/order/list`. */
export const readOrderListSearch = searchReader(shape)

export type OrderListSearch = SearchOf<typeof shape>
