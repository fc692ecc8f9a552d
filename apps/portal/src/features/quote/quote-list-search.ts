import { flag, integer, oneOf, type SearchOf, searchReader, text } from '../../shared/search-params.ts'

export const quoteStatuses = ['draft', 'sent', 'viewed', 'chosen', 'booked', 'expired', 'revoked'] as const

const shape = {
  page: integer(1, 10_000),
  status: oneOf(...quoteStatuses),
  keyword: text(60),
  /** Opens the quote that is being put together. */
  waiting: flag,
}

/** Search params of `/user/quote/list`. */
export const readQuoteListSearch = searchReader(shape)

export type QuoteListSearch = SearchOf<typeof shape>
