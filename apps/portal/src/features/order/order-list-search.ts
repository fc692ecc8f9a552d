import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'
import {
  date,
  integer,
  listOf,
  matching,
  oneOf,
  type Reader,
  type SearchOf,
  searchReader,
  text,
} from '../../shared/search-params.ts'
import {
  bookingIdShape,
  type OrderListName,
  type ProductType,
  productTypes,
} from '../../trade/product/facts.ts'
import { record } from '../../trade/search/booking-address.ts'
import { orderStatuses } from './order-status.ts'

/** The date that a date range refers to. */
export const dateFields = exhaustive<Schemas['OrderDateField']>()(['booking', 'check_in', 'check_out'])

/** Ranges relative to today. */
export const dateSpans = exhaustive<Schemas['OrderDateSpan']>()([
  'today',
  'tomorrow',
  'next_7',
  'next_30',
  'last_7',
  'last_30',
  'this_month',
  'last_month',
])

export const settlementStatuses = exhaustive<Schemas['SettlementStatus']>()([
  'none',
  'unsettled',
  'billing',
  'partially_settled',
  'settled',
  'disputed',
])

export const invoiceStatuses = exhaustive<Schemas['InvoiceStatus']>()([
  'not_available',
  'not_invoiced',
  'applying',
  'partially_invoiced',
  'invoiced',
  'reversing',
])

/** What an order may lack. */
export const lacking = exhaustive<Schemas['OrderWithout']>()(['customer', 'cost_centre'])

const own = oneOf('me')
const member = integer(1, Number.MAX_SAFE_INTEGER)
/** A member who keyed orders: `me`, or an id as text, as forms have it. */
const operator: Reader<string> = (raw) => own(raw) ?? member(raw)?.toString()

/** The list of one product is not filtered by product. */
const never = (): ProductType | undefined => undefined

/** Search params of a list of orders. */
const shapeOf = (type: OrderListName) => ({
  page: integer(1, 10_000),
  limit: integer(10, 100),
  order_status: oneOf(...orderStatuses),
  keyword: text(60),
  date_field: oneOf(...dateFields),
  date_from: date,
  date_to: date,
  date_span: oneOf(...dateSpans),
  settlement_status: oneOf(...settlementStatuses),
  invoice_status: oneOf(...invoiceStatuses),
  /** `me` for own bookings, or the id of a member; absent means everybody's. */
  operator,
  tag: text(20),
  customer: text(100),
  cost_centre: text(40),
  /** Orders that have none. */
  without: oneOf(...lacking),
  /** The orders of this trip. */
  trip_id: record,
  /** In the list of all. */
  product: type === 'all' ? oneOf(...productTypes) : never,
  /** Keys of the visible columns; absent means the default ones. */
  columns: listOf(matching(/^[a-z_]{1,40}$/)),
  sort: oneOf('booking_time', 'check_in_date', 'total_settlement_price', 'deadline'),
  order: oneOf('asc', 'desc'),
  /** The order that is open beside the list. */
  preview: matching(type === 'all' ? /^[HCA]\d{10}$/ : bookingIdShape(type)),
})

/** Reads the search params of the list of a product's orders. */
export const orderListReader = (type: OrderListName): ((raw: Record<string, unknown>) => OrderListSearch) =>
  searchReader(shapeOf(type))

export type OrderListSearch = SearchOf<ReturnType<typeof shapeOf>>
