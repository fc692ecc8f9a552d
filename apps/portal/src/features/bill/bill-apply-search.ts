import { date, flag, integer, type SearchOf, searchReader } from '../../shared/search-params.ts'

const shape = {
  page: integer(1, 10_000),
  limit: integer(10, 100),
  date_from: date,
  date_to: date,
  /** Includes orders that cannot be settled yet, with the reason. */
  all: flag,
}

/** Search params of `/user/bill/apply`. */
export const readBillApplySearch = searchReader(shape)

type BillApplySearch = SearchOf<typeof shape>

export const toBillableQuery = ({ page = 1, limit = 20, date_from, date_to, all }: BillApplySearch) => ({
  ...(date_from && { date_from }),
  ...(date_to && { date_to }),
  ...(!all && { eligible: true }),
  page,
  limit,
})
