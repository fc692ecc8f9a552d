/** Airports, flights and transfers, as screens call them. */
export {
  getQuoteTransferQueryOptions as transferQuoteOptions,
  quoteTransfer,
  searchTransfers,
  useBookTransfer,
  useListAirports as useAirports,
  useLookUpFlights as useFlights,
  useQuoteTransfer as useTransferQuote,
  useSearchTransfers as useTransferSearch,
} from '../generated/hooks/airport/airport'
