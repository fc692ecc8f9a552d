/** Quotes for customers, as screens call them. */
export {
  useChooseQuoteOption,
  useConvertQuote,
  useGetPublicQuote as usePublicQuote,
  useGetQuote as useQuote,
  useListQuotes as useQuotes,
  usePublishQuote,
  useRecheckQuote,
  useSaveQuote,
} from '../generated/hooks/quote/quote'
