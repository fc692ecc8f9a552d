import type { Schemas } from '@portal/api-client'
import { exhaustive } from '../../shared/exhaustive.ts'
import { integer, oneOf, searchReader, text } from '../../shared/search-params.ts'

/** In life-cycle order. */
export const quoteStatuses = exhaustive<Schemas['QuoteStatus']>()([
  'draft',
  'sent',
  'viewed',
  'chosen',
  'booked',
  'expired',
  'revoked',
])

const shape = {
  page: integer(1, 10_000),
  status: oneOf(...quoteStatuses),
  keyword: text(60),
  /** Opens the unfinished quote of this draft. */
  waiting: text(60),
}

/** Search params of `/user/quote/list`. */
export const readQuoteListSearch = searchReader(shape)
