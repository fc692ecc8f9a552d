/** Quotes for customers, as screens call them. */
export {
  getListQuotesQueryOptions as quotesOptions,
  useChooseQuoteOption,
  useConvertQuote,
  useGetPublicQuote as usePublicQuote,
  useGetQuote as useQuote,
  usePublishQuote,
  useRecheckQuote,
  useSaveQuote,
} from '../generated/hooks/quote/quote'
