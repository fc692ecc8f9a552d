import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'
import { date, integer, oneOf, type SearchOf, searchReader, text } from '../../shared/search-params.ts'

export const ledgerTypes = exhaustive<Schemas['LedgerType']>()([
  'topup',
  'charge',
  'refund',
  'refund_of_settled_credit',
  'bill_payment',
  'content_payment',
  'repay',
  'adjust',
  'reversal',
])

const shape = {
  page: integer(1, 10_000),
  limit: integer(10, 100),
  account: oneOf('predeposit', 'credit'),
  type: oneOf(...ledgerTypes),
  date_from: date,
  date_to: date,
  keyword: text(60),
}

/** Search params of `/user/account/balance`. */
export const readBalanceSearch = searchReader(shape)

type BalanceSearch = SearchOf<typeof shape>

/** Rows per page unless the address says otherwise. */
const ledgerLimit = 20

/** The list request. */
export function toLedgerQuery(search: BalanceSearch) {
  const { type, keyword, date_from, date_to } = search
  return {
    account: search.account ?? ('predeposit' as const),
    ...(type && { type: [type] }),
    ...(keyword && { keyword }),
    ...(date_from && { date_from }),
    ...(date_to && { date_to }),
    page: search.page ?? 1,
    limit: search.limit ?? ledgerLimit,
  }
}

/** The export request: all filtered movements, on every page. */
export function toLedgerExport(search: BalanceSearch, format: Schemas['ExportFormat']) {
  const { page: _page, limit: _limit, ...filters } = toLedgerQuery(search)
  return { ...filters, format }
}
