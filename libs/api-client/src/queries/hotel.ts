/** Hotels, as screens call them. */
export {
  checkHotelRate,
  getGetHotelQueryOptions as hotelOptions,
  getListHotelRatesQueryOptions as hotelRatesOptions,
  getListHotelSearchResultsQueryOptions as hotelResultsOptions,
  getSearchHotelsQueryOptions as hotelSearchOptions,
  getSuggestDestinationsQueryOptions as destinationsOptions,
  useBookHotel,
  useGetHotel as useHotel,
  useGetHotelCalendar as useHotelCalendar,
  useListHotelRates as useHotelRates,
  useListHotelSearchResults as useHotelResults,
  useSearchHotels as useHotelSearch,
  useSuggestDestinations as useDestinations,
} from '../generated/hooks/hotel/hotel'
