import type {
  BookCarAnswer,
  BookCarRequest,
  CarFilters,
  CarOfferPage,
  CarQuote,
  GetCarAnswer,
  GetCarFiltersParams,
  GetCarParams,
  IndustrialZoneList,
  ListIndustrialZonesParams,
  QuoteCarRequest,
  SearchCarsRequest,
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
 * Gives the models, classes, seats, cities and prices by which a search for cars can be filtered.
 * @summary Values of the car filters
 */
export const getCarFilters = (params?: GetCarFiltersParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CarFilters>({ url: `/api/car/filters`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetCarFiltersQueryKey = (params?: GetCarFiltersParams) => {
  return [`/api/car/filters`, ...(params ? [params] : [])] as const
}

export const getGetCarFiltersQueryOptions = <TData = Awaited<ReturnType<typeof getCarFilters>>, TError = ErrorType<unknown>>(
  params?: GetCarFiltersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCarFilters>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCarFiltersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCarFilters>>> = ({ signal }) => getCarFilters(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getCarFilters>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetCarFiltersQueryResult = NonNullable<Awaited<ReturnType<typeof getCarFilters>>>
export type GetCarFiltersQueryError = ErrorType<unknown>

export function useGetCarFilters<TData = Awaited<ReturnType<typeof getCarFilters>>, TError = ErrorType<unknown>>(
  params: undefined | GetCarFiltersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCarFilters>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getCarFilters>>, TError, Awaited<ReturnType<typeof getCarFilters>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCarFilters<TData = Awaited<ReturnType<typeof getCarFilters>>, TError = ErrorType<unknown>>(
  params?: GetCarFiltersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCarFilters>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getCarFilters>>, TError, Awaited<ReturnType<typeof getCarFilters>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCarFilters<TData = Awaited<ReturnType<typeof getCarFilters>>, TError = ErrorType<unknown>>(
  params?: GetCarFiltersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCarFilters>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Values of the car filters
 */

export function useGetCarFilters<TData = Awaited<ReturnType<typeof getCarFilters>>, TError = ErrorType<unknown>>(
  params?: GetCarFiltersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCarFilters>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCarFiltersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Finds cars with driver for a route and a time, with prices.
 * @summary Find cars with driver
 */
export const searchCars = (searchCarsRequest: SearchCarsRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CarOfferPage>(
    { url: `/api/car/search`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: searchCarsRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getSearchCarsQueryKey = (searchCarsRequest?: SearchCarsRequest) => {
  return ['POST', `/api/car/search`, searchCarsRequest] as const
}

export const getSearchCarsQueryOptions = <TData = Awaited<ReturnType<typeof searchCars>>, TError = ErrorType<unknown>>(
  searchCarsRequest: SearchCarsRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCars>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getSearchCarsQueryKey(searchCarsRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchCars>>> = ({ signal }) => searchCars(searchCarsRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof searchCars>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type SearchCarsQueryResult = NonNullable<Awaited<ReturnType<typeof searchCars>>>
export type SearchCarsQueryError = ErrorType<unknown>

export function useSearchCars<TData = Awaited<ReturnType<typeof searchCars>>, TError = ErrorType<unknown>>(
  searchCarsRequest: SearchCarsRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCars>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof searchCars>>, TError, Awaited<ReturnType<typeof searchCars>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCars<TData = Awaited<ReturnType<typeof searchCars>>, TError = ErrorType<unknown>>(
  searchCarsRequest: SearchCarsRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCars>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof searchCars>>, TError, Awaited<ReturnType<typeof searchCars>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchCars<TData = Awaited<ReturnType<typeof searchCars>>, TError = ErrorType<unknown>>(
  searchCarsRequest: SearchCarsRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCars>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find cars with driver
 */

export function useSearchCars<TData = Awaited<ReturnType<typeof searchCars>>, TError = ErrorType<unknown>>(
  searchCarsRequest: SearchCarsRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchCars>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchCarsQueryOptions(searchCarsRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives one car model with its pictures, terms and prices by kind of rental.
 * @summary A model and its prices
 */
export const getCar = (params: GetCarParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetCarAnswer>({ url: `/api/car/detail`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetCarQueryKey = (params?: GetCarParams) => {
  return [`/api/car/detail`, ...(params ? [params] : [])] as const
}

export const getGetCarQueryOptions = <TData = Awaited<ReturnType<typeof getCar>>, TError = ErrorType<unknown>>(
  params: GetCarParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCar>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCarQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCar>>> = ({ signal }) => getCar(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getCar>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetCarQueryResult = NonNullable<Awaited<ReturnType<typeof getCar>>>
export type GetCarQueryError = ErrorType<unknown>

export function useGetCar<TData = Awaited<ReturnType<typeof getCar>>, TError = ErrorType<unknown>>(
  params: GetCarParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCar>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getCar>>, TError, Awaited<ReturnType<typeof getCar>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCar<TData = Awaited<ReturnType<typeof getCar>>, TError = ErrorType<unknown>>(
  params: GetCarParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCar>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getCar>>, TError, Awaited<ReturnType<typeof getCar>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCar<TData = Awaited<ReturnType<typeof getCar>>, TError = ErrorType<unknown>>(
  params: GetCarParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCar>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A model and its prices
 */

export function useGetCar<TData = Awaited<ReturnType<typeof getCar>>, TError = ErrorType<unknown>>(
  params: GetCarParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCar>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCarQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Prices a rental line by line, with driver language, zone and extras, and answers the key that `bookCar` takes.
 * @summary Price a rental line by line
 */
export const quoteCar = (quoteCarRequest: QuoteCarRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CarQuote>(
    { url: `/api/car/quote`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: quoteCarRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getQuoteCarQueryKey = (quoteCarRequest?: QuoteCarRequest) => {
  return ['POST', `/api/car/quote`, quoteCarRequest] as const
}

export const getQuoteCarQueryOptions = <TData = Awaited<ReturnType<typeof quoteCar>>, TError = ErrorType<unknown>>(
  quoteCarRequest: QuoteCarRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteCar>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getQuoteCarQueryKey(quoteCarRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof quoteCar>>> = ({ signal }) => quoteCar(quoteCarRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof quoteCar>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type QuoteCarQueryResult = NonNullable<Awaited<ReturnType<typeof quoteCar>>>
export type QuoteCarQueryError = ErrorType<unknown>

export function useQuoteCar<TData = Awaited<ReturnType<typeof quoteCar>>, TError = ErrorType<unknown>>(
  quoteCarRequest: QuoteCarRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteCar>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof quoteCar>>, TError, Awaited<ReturnType<typeof quoteCar>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteCar<TData = Awaited<ReturnType<typeof quoteCar>>, TError = ErrorType<unknown>>(
  quoteCarRequest: QuoteCarRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteCar>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof quoteCar>>, TError, Awaited<ReturnType<typeof quoteCar>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteCar<TData = Awaited<ReturnType<typeof quoteCar>>, TError = ErrorType<unknown>>(
  quoteCarRequest: QuoteCarRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteCar>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Price a rental line by line
 */

export function useQuoteCar<TData = Awaited<ReturnType<typeof quoteCar>>, TError = ErrorType<unknown>>(
  quoteCarRequest: QuoteCarRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteCar>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQuoteCarQueryOptions(quoteCarRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Books a quoted car with driver for the named passengers and makes an unpaid order; no money moves yet. OUTCOME_REQUIRED means price or terms have moved since they were accepted: quote again.
 * @summary Book a car with driver
 */
export const bookCar = (bookCarRequest: BookCarRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<BookCarAnswer>(
    { url: `/api/car/book`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: bookCarRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getBookCarMutationKey = () => ['bookCar'] as const

export const getBookCarMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof bookCar>>, TError, BookCarMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof bookCar>>, TError, BookCarMutationVariables, TContext> => {
  const mutationKey = getBookCarMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookCar>>, BookCarMutationVariables> = (props) => {
    const { data } = props ?? {}

    return bookCar(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type BookCarMutationResult = NonNullable<Awaited<ReturnType<typeof bookCar>>>
export type BookCarMutationBody = BookCarRequest
export type BookCarMutationError = ErrorType<unknown>
export type BookCarMutationVariables = { data: BookCarRequest }

/**
 * @summary Book a car with driver
 */
export const useBookCar = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof bookCar>>, TError, BookCarMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof bookCar>>, TError, BookCarMutationVariables, TContext> => {
  return useMutation(getBookCarMutationOptions(options), queryClient)
}
/**
 * Lists the industrial zones that a rental can enter, with the price of an entry.
 * @summary Industrial zones and the price of an entry
 */
export const listIndustrialZones = (params?: ListIndustrialZonesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<IndustrialZoneList>({ url: `/api/zone/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListIndustrialZonesQueryKey = (params?: ListIndustrialZonesParams) => {
  return [`/api/zone/index`, ...(params ? [params] : [])] as const
}

export const getListIndustrialZonesQueryOptions = <TData = Awaited<ReturnType<typeof listIndustrialZones>>, TError = ErrorType<unknown>>(
  params?: ListIndustrialZonesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndustrialZones>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListIndustrialZonesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listIndustrialZones>>> = ({ signal }) => listIndustrialZones(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listIndustrialZones>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListIndustrialZonesQueryResult = NonNullable<Awaited<ReturnType<typeof listIndustrialZones>>>
export type ListIndustrialZonesQueryError = ErrorType<unknown>

export function useListIndustrialZones<TData = Awaited<ReturnType<typeof listIndustrialZones>>, TError = ErrorType<unknown>>(
  params: undefined | ListIndustrialZonesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndustrialZones>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listIndustrialZones>>, TError, Awaited<ReturnType<typeof listIndustrialZones>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIndustrialZones<TData = Awaited<ReturnType<typeof listIndustrialZones>>, TError = ErrorType<unknown>>(
  params?: ListIndustrialZonesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndustrialZones>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listIndustrialZones>>, TError, Awaited<ReturnType<typeof listIndustrialZones>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIndustrialZones<TData = Awaited<ReturnType<typeof listIndustrialZones>>, TError = ErrorType<unknown>>(
  params?: ListIndustrialZonesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndustrialZones>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Industrial zones and the price of an entry
 */

export function useListIndustrialZones<TData = Awaited<ReturnType<typeof listIndustrialZones>>, TError = ErrorType<unknown>>(
  params?: ListIndustrialZonesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIndustrialZones>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListIndustrialZonesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
