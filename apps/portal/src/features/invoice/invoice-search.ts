import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'
import {
  date,
  flag,
  integer,
  matching,
  oneOf,
  type SearchOf,
  searchReader,
  text,
} from '../../shared/search-params.ts'
import { productTypes } from '../../trade/product/facts.ts'

/** In life-cycle order. */
export const applicationStatuses = exhaustive<Schemas['InvoiceApplicationStatus']>()([
  'submitted',
  'reviewing',
  'issuing',
  'issued',
  'reversing',
  'partially_reversed',
  'reversed',
  'refused',
  'withdrawn',
])

export const invoiceKinds = exhaustive<Schemas['InvoiceKind']>()(['normal', 'special', 'commercial'])

const shape = {
  page: integer(1, 10_000),
  limit: integer(10, 100),
  status: oneOf(...applicationStatuses),
  kind: oneOf(...invoiceKinds),
  keyword: text(60),
  /** First and last day of issue. */
  date_from: date,
  date_to: date,
  /** The application that is open beside the list. */
  application: matching(/^[\w-]{1,64}$/),
}

/** Search params of `/user/invoice/details`. */
export const readInvoiceListSearch = searchReader(shape)

export type InvoiceListSearch = SearchOf<typeof shape>

interface InvoicesQuery {
  status?: Schemas['InvoiceApplicationStatus'][]
  kind?: Schemas['InvoiceKind']
  keyword?: string
  date_from?: string
  date_to?: string
  page: number
  limit: number
}

export const toInvoicesQuery = (search: InvoiceListSearch): InvoicesQuery => {
  const { page = 1, limit = 20, status, kind, keyword, date_from, date_to } = search
  return {
    ...(status && { status: [status] }),
    ...(kind && { kind }),
    ...(keyword && { keyword }),
    ...(date_from && { date_from }),
    ...(date_to && { date_to }),
    page,
    limit,
  }
}

/** The request of the register: whatever was issued, on every page and whatever became of it. */
export function toRegisterQuery(search: InvoiceListSearch, format: Schemas['ExportFormat']) {
  const { status: _status, page: _page, limit: _limit, ...filters } = toInvoicesQuery(search)
  return { ...filters, format }
}

const titlesShape = { page: integer(1, 10_000), limit: integer(10, 100), keyword: text(60) }

/** Search params of `/user/invoice/manage`. */
export const readInvoiceTitlesSearch = searchReader(titlesShape)

const applyShape = {
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
export const readInvoiceApplySearch = searchReader(applyShape)

type InvoiceApplySearch = SearchOf<typeof applyShape>

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
