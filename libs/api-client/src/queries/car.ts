/** Cars with driver and industrial zones, as screens call them. */
export {
  getGetCarFiltersQueryOptions as carFiltersOptions,
  getListIndustrialZonesQueryOptions as industrialZonesOptions,
  getQuoteCarQueryOptions as carQuoteOptions,
  quoteCar,
  useBookCar,
  useGetCar as useCar,
  useGetCarFilters as useCarFilters,
  useListIndustrialZones as useIndustrialZones,
  useQuoteCar as useCarQuote,
  useSearchCars as useCarSearch,
} from '../generated/hooks/car/car'
