import { date, flag, integer, oneOf, type SearchOf, searchReader, text } from '../../shared/search-params.ts'
import { productTypes } from '../../trade/product/facts.ts'

const shape = {
  page: integer(1, 10_000),
  limit: integer(10, 100),
  keyword: text(60),
  order_type: oneOf(...productTypes),
  date_from: date,
  date_to: date,
  /** Includes orders that cannot be invoiced yet, with the reason. */
  all: flag,
}

/** Search params of `/user/invoice/apply`. */
export const readInvoiceApplySearch = searchReader(shape)

type InvoiceApplySearch = SearchOf<typeof shape>

export function toInvoiceableQuery(search: InvoiceApplySearch) {
  const { page = 1, limit = 20, keyword, order_type, date_from, date_to, all } = search
  return {
    ...(keyword && { keyword }),
    ...(order_type && { order_type }),
    ...(date_from && { date_from }),
    ...(date_to && { date_to }),
    ...(!all && { eligible: true }),
    page,
    limit,
  }
}
