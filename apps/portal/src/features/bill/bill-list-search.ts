import type { Schemas } from '@portal/api-client'
import { everyValue } from '../../shared/every-value.ts'
import { integer, matching, oneOf, type SearchOf, searchReader } from '../../shared/search-params.ts'

/** In the order in which a bill passes through them. */
export const billStatuses = everyValue<Schemas['BillStatus']>()([
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

/** The last twelve months up to a day, newest first, as `YYYY-MM`. */
export function recentMonths(day: string): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return Array.from({ length: 12 }, (_, ago) => {
    const months = year * 12 + month - 1 - ago
    return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
  })
}

/** The months that can be chosen on a day, newest first, and the one in force even when it is older. */
export function monthsToChoose(chosen: string | undefined, today: string | null): string[] {
  const recent = today === null ? [] : recentMonths(today)
  return chosen === undefined || recent.includes(chosen) ? recent : [...recent, chosen]
}
