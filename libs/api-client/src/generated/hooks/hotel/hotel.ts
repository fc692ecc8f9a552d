import type {
  BookHotelAnswer,
  BookHotelRequest,
  CheckHotelRateAnswer,
  CheckHotelRateRequest,
  CombineHotelRatesAnswer,
  CombineHotelRatesRequest,
  GetHotelAnswer,
  GetHotelCalendarParams,
  GetHotelParams,
  HotelCalendar,
  HotelOfferPage,
  ListHotelRatesAnswer,
  ListHotelRatesRequest,
  ListHotelSearchResultsParams,
  SearchHotelsAnswer,
  SearchHotelsRequest,
  SuggestDestinationsAnswer,
  SuggestDestinationsParams,
} from '#contract'

import { useMutation, useQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult,
} from '@tanstack/react-query'

import { request } from '../../../transport/request.ts'
import type { ErrorType } from '../../../transport/request.ts'

type AwaitedInput<T> = PromiseLike<T> | T

type Awaited<O> = O extends AwaitedInput<infer T> ? T : never

type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1]

const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K }
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue
    Object.defineProperty(result, key, { enumerable: true, configurable: true, get: () => (query as Record<string, unknown>)[key] })
  }
  return result
}

/**
 * Suggests cities, areas and hotels that match what a person types into the hotel search. It finds both languages, pinyin and older spellings. Without `quickSearch` it gives the popular ones.
 * @summary Destinations that match what was typed
 */
export const suggestDestinations = (params?: SuggestDestinationsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SuggestDestinationsAnswer>({ url: `/api/hotel/suggest`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getSuggestDestinationsQueryKey = (params?: SuggestDestinationsParams) => {
  return [`/api/hotel/suggest`, ...(params ? [params] : [])] as const
}

export const getSuggestDestinationsQueryOptions = <TData = Awaited<ReturnType<typeof suggestDestinations>>, TError = ErrorType<unknown>>(
  params?: SuggestDestinationsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof suggestDestinations>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getSuggestDestinationsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof suggestDestinations>>> = ({ signal }) => suggestDestinations(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof suggestDestinations>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type SuggestDestinationsQueryResult = NonNullable<Awaited<ReturnType<typeof suggestDestinations>>>
export type SuggestDestinationsQueryError = ErrorType<unknown>

export function useSuggestDestinations<TData = Awaited<ReturnType<typeof suggestDestinations>>, TError = ErrorType<unknown>>(
  params: undefined | SuggestDestinationsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof suggestDestinations>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof suggestDestinations>>, TError, Awaited<ReturnType<typeof suggestDestinations>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSuggestDestinations<TData = Awaited<ReturnType<typeof suggestDestinations>>, TError = ErrorType<unknown>>(
  params?: SuggestDestinationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof suggestDestinations>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof suggestDestinations>>, TError, Awaited<ReturnType<typeof suggestDestinations>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSuggestDestinations<TData = Awaited<ReturnType<typeof suggestDestinations>>, TError = ErrorType<unknown>>(
  params?: SuggestDestinationsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof suggestDestinations>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Destinations that match what was typed
 */

export function useSuggestDestinations<TData = Awaited<ReturnType<typeof suggestDestinations>>, TError = ErrorType<unknown>>(
  params?: SuggestDestinationsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof suggestDestinations>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSuggestDestinationsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Starts a hotel search for a destination, dates and guests, and answers at once with the first page. The rest is read with `listHotelSearchResults` until `state` is done.
 * @summary Start a hotel search
 */
export const searchHotels = (searchHotelsRequest: SearchHotelsRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SearchHotelsAnswer>(
    { url: `/api/hotel/search`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: searchHotelsRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getSearchHotelsQueryKey = (searchHotelsRequest?: SearchHotelsRequest) => {
  return ['POST', `/api/hotel/search`, searchHotelsRequest] as const
}

export const getSearchHotelsQueryOptions = <TData = Awaited<ReturnType<typeof searchHotels>>, TError = ErrorType<unknown>>(
  searchHotelsRequest: SearchHotelsRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHotels>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getSearchHotelsQueryKey(searchHotelsRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchHotels>>> = ({ signal }) => searchHotels(searchHotelsRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof searchHotels>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type SearchHotelsQueryResult = NonNullable<Awaited<ReturnType<typeof searchHotels>>>
export type SearchHotelsQueryError = ErrorType<unknown>

export function useSearchHotels<TData = Awaited<ReturnType<typeof searchHotels>>, TError = ErrorType<unknown>>(
  searchHotelsRequest: SearchHotelsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHotels>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof searchHotels>>, TError, Awaited<ReturnType<typeof searchHotels>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchHotels<TData = Awaited<ReturnType<typeof searchHotels>>, TError = ErrorType<unknown>>(
  searchHotelsRequest: SearchHotelsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHotels>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof searchHotels>>, TError, Awaited<ReturnType<typeof searchHotels>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchHotels<TData = Awaited<ReturnType<typeof searchHotels>>, TError = ErrorType<unknown>>(
  searchHotelsRequest: SearchHotelsRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHotels>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Start a hotel search
 */

export function useSearchHotels<TData = Awaited<ReturnType<typeof searchHotels>>, TError = ErrorType<unknown>>(
  searchHotelsRequest: SearchHotelsRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchHotels>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchHotelsQueryOptions(searchHotelsRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Reads a page of a running or finished hotel search, filtered and sorted as this call says.
 * @summary Read a page of a hotel search
 */
export const listHotelSearchResults = (params: ListHotelSearchResultsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<HotelOfferPage>({ url: `/api/hotel/searchResult`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListHotelSearchResultsQueryKey = (params?: ListHotelSearchResultsParams) => {
  return [`/api/hotel/searchResult`, ...(params ? [params] : [])] as const
}

export const getListHotelSearchResultsQueryOptions = <TData = Awaited<ReturnType<typeof listHotelSearchResults>>, TError = ErrorType<unknown>>(
  params: ListHotelSearchResultsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelSearchResults>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListHotelSearchResultsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotelSearchResults>>> = ({ signal }) => listHotelSearchResults(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listHotelSearchResults>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListHotelSearchResultsQueryResult = NonNullable<Awaited<ReturnType<typeof listHotelSearchResults>>>
export type ListHotelSearchResultsQueryError = ErrorType<unknown>

export function useListHotelSearchResults<TData = Awaited<ReturnType<typeof listHotelSearchResults>>, TError = ErrorType<unknown>>(
  params: ListHotelSearchResultsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelSearchResults>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listHotelSearchResults>>, TError, Awaited<ReturnType<typeof listHotelSearchResults>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotelSearchResults<TData = Awaited<ReturnType<typeof listHotelSearchResults>>, TError = ErrorType<unknown>>(
  params: ListHotelSearchResultsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelSearchResults>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listHotelSearchResults>>, TError, Awaited<ReturnType<typeof listHotelSearchResults>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotelSearchResults<TData = Awaited<ReturnType<typeof listHotelSearchResults>>, TError = ErrorType<unknown>>(
  params: ListHotelSearchResultsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelSearchResults>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a page of a hotel search
 */

export function useListHotelSearchResults<TData = Awaited<ReturnType<typeof listHotelSearchResults>>, TError = ErrorType<unknown>>(
  params: ListHotelSearchResultsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelSearchResults>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListHotelSearchResultsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives one hotel with its pictures, facilities, rules and room types; prices come from `listHotelRates`.
 * @summary A hotel and its room types
 */
export const getHotel = (params: GetHotelParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetHotelAnswer>({ url: `/api/hotel/detail`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetHotelQueryKey = (params?: GetHotelParams) => {
  return [`/api/hotel/detail`, ...(params ? [params] : [])] as const
}

export const getGetHotelQueryOptions = <TData = Awaited<ReturnType<typeof getHotel>>, TError = ErrorType<unknown>>(
  params: GetHotelParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetHotelQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getHotel>>> = ({ signal }) => getHotel(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetHotelQueryResult = NonNullable<Awaited<ReturnType<typeof getHotel>>>
export type GetHotelQueryError = ErrorType<unknown>

export function useGetHotel<TData = Awaited<ReturnType<typeof getHotel>>, TError = ErrorType<unknown>>(
  params: GetHotelParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getHotel>>, TError, Awaited<ReturnType<typeof getHotel>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHotel<TData = Awaited<ReturnType<typeof getHotel>>, TError = ErrorType<unknown>>(
  params: GetHotelParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getHotel>>, TError, Awaited<ReturnType<typeof getHotel>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHotel<TData = Awaited<ReturnType<typeof getHotel>>, TError = ErrorType<unknown>>(
  params: GetHotelParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A hotel and its room types
 */

export function useGetHotel<TData = Awaited<ReturnType<typeof getHotel>>, TError = ErrorType<unknown>>(
  params: GetHotelParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotel>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetHotelQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists the bookable rates of a hotel for dates and guests, by room type.
 * @summary Rates of a hotel by room type
 */
export const listHotelRates = (listHotelRatesRequest: ListHotelRatesRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ListHotelRatesAnswer>(
    { url: `/api/hotel/rates`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: listHotelRatesRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getListHotelRatesQueryKey = (listHotelRatesRequest?: ListHotelRatesRequest) => {
  return ['POST', `/api/hotel/rates`, listHotelRatesRequest] as const
}

export const getListHotelRatesQueryOptions = <TData = Awaited<ReturnType<typeof listHotelRates>>, TError = ErrorType<unknown>>(
  listHotelRatesRequest: ListHotelRatesRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRates>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListHotelRatesQueryKey(listHotelRatesRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotelRates>>> = ({ signal }) => listHotelRates(listHotelRatesRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listHotelRates>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListHotelRatesQueryResult = NonNullable<Awaited<ReturnType<typeof listHotelRates>>>
export type ListHotelRatesQueryError = ErrorType<unknown>

export function useListHotelRates<TData = Awaited<ReturnType<typeof listHotelRates>>, TError = ErrorType<unknown>>(
  listHotelRatesRequest: ListHotelRatesRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRates>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listHotelRates>>, TError, Awaited<ReturnType<typeof listHotelRates>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotelRates<TData = Awaited<ReturnType<typeof listHotelRates>>, TError = ErrorType<unknown>>(
  listHotelRatesRequest: ListHotelRatesRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRates>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listHotelRates>>, TError, Awaited<ReturnType<typeof listHotelRates>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotelRates<TData = Awaited<ReturnType<typeof listHotelRates>>, TError = ErrorType<unknown>>(
  listHotelRatesRequest: ListHotelRatesRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRates>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rates of a hotel by room type
 */

export function useListHotelRates<TData = Awaited<ReturnType<typeof listHotelRates>>, TError = ErrorType<unknown>>(
  listHotelRatesRequest: ListHotelRatesRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotelRates>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListHotelRatesQueryOptions(listHotelRatesRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Makes one rate of several, so that the rooms of a booking may be of different types. Ask `listHotelRates` for each room by itself and send the chosen keys; the combined rate is then checked, quoted and booked like any other. Rooms of one type are counted together, and too few of them are an outcome, not a refusal. VALIDATION names a key that is unknown or of another hotel, other dates or another nationality.
 * @summary Make one rate of rates for single rooms
 */
export const combineHotelRates = (combineHotelRatesRequest: CombineHotelRatesRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CombineHotelRatesAnswer>(
    {
      url: `/api/hotel/combineRates`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: combineHotelRatesRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getCombineHotelRatesQueryKey = (combineHotelRatesRequest?: CombineHotelRatesRequest) => {
  return ['POST', `/api/hotel/combineRates`, combineHotelRatesRequest] as const
}

export const getCombineHotelRatesQueryOptions = <TData = Awaited<ReturnType<typeof combineHotelRates>>, TError = ErrorType<unknown>>(
  combineHotelRatesRequest: CombineHotelRatesRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof combineHotelRates>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getCombineHotelRatesQueryKey(combineHotelRatesRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof combineHotelRates>>> = ({ signal }) =>
    combineHotelRates(combineHotelRatesRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof combineHotelRates>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type CombineHotelRatesQueryResult = NonNullable<Awaited<ReturnType<typeof combineHotelRates>>>
export type CombineHotelRatesQueryError = ErrorType<unknown>

export function useCombineHotelRates<TData = Awaited<ReturnType<typeof combineHotelRates>>, TError = ErrorType<unknown>>(
  combineHotelRatesRequest: CombineHotelRatesRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof combineHotelRates>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof combineHotelRates>>, TError, Awaited<ReturnType<typeof combineHotelRates>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCombineHotelRates<TData = Awaited<ReturnType<typeof combineHotelRates>>, TError = ErrorType<unknown>>(
  combineHotelRatesRequest: CombineHotelRatesRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof combineHotelRates>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof combineHotelRates>>, TError, Awaited<ReturnType<typeof combineHotelRates>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCombineHotelRates<TData = Awaited<ReturnType<typeof combineHotelRates>>, TError = ErrorType<unknown>>(
  combineHotelRatesRequest: CombineHotelRatesRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof combineHotelRates>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Make one rate of rates for single rooms
 */

export function useCombineHotelRates<TData = Awaited<ReturnType<typeof combineHotelRates>>, TError = ErrorType<unknown>>(
  combineHotelRatesRequest: CombineHotelRatesRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof combineHotelRates>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCombineHotelRatesQueryOptions(combineHotelRatesRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Asks the supplier for price and terms of one rate again, right before it is booked. A changed price or a sold-out room is an outcome, not a refusal.
 * @summary Check price and terms again before booking
 */
export const checkHotelRate = (checkHotelRateRequest: CheckHotelRateRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CheckHotelRateAnswer>(
    {
      url: `/api/hotel/checkRate`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: checkHotelRateRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

/**
 * Books the rooms of a checked rate for the named guests and makes an unpaid order; no money moves yet. OUTCOME_REQUIRED means price or terms have moved since they were accepted: check the rate again.
 * @summary Book a hotel
 */
export const bookHotel = (bookHotelRequest: BookHotelRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<BookHotelAnswer>(
    { url: `/api/hotel/book`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: bookHotelRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getBookHotelMutationKey = () => ['bookHotel'] as const

export const getBookHotelMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof bookHotel>>, TError, BookHotelMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof bookHotel>>, TError, BookHotelMutationVariables, TContext> => {
  const mutationKey = getBookHotelMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookHotel>>, BookHotelMutationVariables> = (props) => {
    const { data } = props ?? {}

    return bookHotel(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type BookHotelMutationResult = NonNullable<Awaited<ReturnType<typeof bookHotel>>>
export type BookHotelMutationBody = BookHotelRequest
export type BookHotelMutationError = ErrorType<unknown>
export type BookHotelMutationVariables = { data: BookHotelRequest }

/**
 * @summary Book a hotel
 */
export const useBookHotel = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof bookHotel>>, TError, BookHotelMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof bookHotel>>, TError, BookHotelMutationVariables, TContext> => {
  return useMutation(getBookHotelMutationOptions(options), queryClient)
}
/**
 * Gives the lowest price of each night of a month in one hotel, so that a member can choose cheaper dates.
 * @summary Lowest price of each night of a month
 */
export const getHotelCalendar = (params: GetHotelCalendarParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<HotelCalendar>({ url: `/api/hotel/calendar`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetHotelCalendarQueryKey = (params?: GetHotelCalendarParams) => {
  return [`/api/hotel/calendar`, ...(params ? [params] : [])] as const
}

export const getGetHotelCalendarQueryOptions = <TData = Awaited<ReturnType<typeof getHotelCalendar>>, TError = ErrorType<unknown>>(
  params: GetHotelCalendarParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelCalendar>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetHotelCalendarQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getHotelCalendar>>> = ({ signal }) => getHotelCalendar(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getHotelCalendar>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetHotelCalendarQueryResult = NonNullable<Awaited<ReturnType<typeof getHotelCalendar>>>
export type GetHotelCalendarQueryError = ErrorType<unknown>

export function useGetHotelCalendar<TData = Awaited<ReturnType<typeof getHotelCalendar>>, TError = ErrorType<unknown>>(
  params: GetHotelCalendarParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelCalendar>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getHotelCalendar>>, TError, Awaited<ReturnType<typeof getHotelCalendar>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHotelCalendar<TData = Awaited<ReturnType<typeof getHotelCalendar>>, TError = ErrorType<unknown>>(
  params: GetHotelCalendarParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelCalendar>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getHotelCalendar>>, TError, Awaited<ReturnType<typeof getHotelCalendar>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHotelCalendar<TData = Awaited<ReturnType<typeof getHotelCalendar>>, TError = ErrorType<unknown>>(
  params: GetHotelCalendarParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelCalendar>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Lowest price of each night of a month
 */

export function useGetHotelCalendar<TData = Awaited<ReturnType<typeof getHotelCalendar>>, TError = ErrorType<unknown>>(
  params: GetHotelCalendarParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getHotelCalendar>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetHotelCalendarQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
