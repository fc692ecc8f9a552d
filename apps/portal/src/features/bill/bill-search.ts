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
} from '../../shared/search-params.ts'

/** In life-cycle order. */
export const billStatuses = exhaustive<Schemas['BillStatus']>()([
  'open',
  'issued',
  'disputed',
  'confirmed',
  'partially_paid',
  'overdue',
  'paid',
  'void',
])

const shape = {
  page: integer(1, 10_000),
  limit: integer(10, 100),
  status: oneOf(...billStatuses),
  /** A month such as `2026-11`. */
  period: matching(/^\d{4}-(?:0[1-9]|1[0-2])$/),
  /** The bill that is open beside the list. */
  bill: matching(/^B\d{10}$/),
}

/** Search params of `/user/bill/details`. */
export const readBillListSearch = searchReader(shape)

export type BillListSearch = SearchOf<typeof shape>

interface BillsQuery {
  status?: Schemas['BillStatus'][]
  period?: string
  page: number
  limit: number
}

export const toBillsQuery = ({ page = 1, limit = 20, status, period }: BillListSearch): BillsQuery => ({
  ...(status && { status: [status] }),
  ...(period && { period }),
  page,
  limit,
})

const applyShape = {
  page: integer(1, 10_000),
  limit: integer(10, 100),
  date_from: date,
  date_to: date,
  /** Includes orders that cannot be settled yet, with the reason. */
  all: flag,
}

/** Search params of `/user/bill/apply`. */
export const readBillApplySearch = searchReader(applyShape)

type BillApplySearch = SearchOf<typeof applyShape>

export const toBillableQuery = ({ page = 1, limit = 20, date_from, date_to, all }: BillApplySearch) => ({
  ...(date_from && { date_from }),
  ...(date_to && { date_to }),
  ...(!all && { eligible: true }),
  page,
  limit,
})
