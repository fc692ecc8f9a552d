import type { QueryClient } from '@tanstack/react-query'
import { refreshAfter } from './stale.ts'

/** Quotes for customers, as screens call them. */
export {
  getListQuotesQueryOptions as quotesOptions,
  useChooseQuoteOption,
  useConvertQuote,
  useGetPublicQuote as usePublicQuote,
  useGetQuote as useQuote,
  useListQuotes as useQuotes,
  usePublishQuote,
  useRecheckQuote,
  useSaveQuote,
} from '../generated/hooks/quote/quote'

/** A quote has been changed by somebody else: what shows quotes is read again. */
export function refreshQuotes(client: QueryClient): Promise<void> {
  return refreshAfter(client, 'saveQuote')
}
