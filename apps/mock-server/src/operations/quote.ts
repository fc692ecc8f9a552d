import { generated } from '../edge/generated.ts'
import type { Operations } from '../edge/operation.ts'

export const quoteOperations = {
  listQuotes: generated('listQuotes'),
  saveQuote: generated('saveQuote'),
  getQuote: generated('getQuote'),
  recheckQuote: generated('recheckQuote'),
  publishQuote: generated('publishQuote'),
  getPublicQuote: generated('getPublicQuote'),
  chooseQuoteOption: generated('chooseQuoteOption'),
  convertQuote: generated('convertQuote'),
} satisfies Partial<Operations>
