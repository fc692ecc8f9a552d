import type {
  AirportList,
  BookTransferAnswer,
  BookTransferRequest,
  ListAirportsParams,
  LookUpFlightsAnswer,
  LookUpFlightsParams,
  QuoteTransferRequest,
  SearchTransfersRequest,
  TransferOfferPage,
  TransferQuote,
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
 * Lists airports by name, city or code, for drop-downs of the transfer search.
 * @summary Airports
 */
export const listAirports = (params?: ListAirportsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<AirportList>({ url: `/api/airport/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListAirportsQueryKey = (params?: ListAirportsParams) => {
  return [`/api/airport/index`, ...(params ? [params] : [])] as const
}

export const getListAirportsQueryOptions = <TData = Awaited<ReturnType<typeof listAirports>>, TError = ErrorType<unknown>>(
  params?: ListAirportsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAirports>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListAirportsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAirports>>> = ({ signal }) => listAirports(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listAirports>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListAirportsQueryResult = NonNullable<Awaited<ReturnType<typeof listAirports>>>
export type ListAirportsQueryError = ErrorType<unknown>

export function useListAirports<TData = Awaited<ReturnType<typeof listAirports>>, TError = ErrorType<unknown>>(
  params: undefined | ListAirportsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAirports>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listAirports>>, TError, Awaited<ReturnType<typeof listAirports>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAirports<TData = Awaited<ReturnType<typeof listAirports>>, TError = ErrorType<unknown>>(
  params?: ListAirportsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAirports>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listAirports>>, TError, Awaited<ReturnType<typeof listAirports>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAirports<TData = Awaited<ReturnType<typeof listAirports>>, TError = ErrorType<unknown>>(
  params?: ListAirportsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAirports>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Airports
 */

export function useListAirports<TData = Awaited<ReturnType<typeof listAirports>>, TError = ErrorType<unknown>>(
  params?: ListAirportsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAirports>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAirportsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Finds the flights of a number on a day, with airports, times and status, so that a transfer can follow its flight. An unknown number may be booked all the same.
 * @summary Flights of a number on a day
 */
export const lookUpFlights = (params: LookUpFlightsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<LookUpFlightsAnswer>({ url: `/api/flight/lookup`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getLookUpFlightsQueryKey = (params?: LookUpFlightsParams) => {
  return [`/api/flight/lookup`, ...(params ? [params] : [])] as const
}

export const getLookUpFlightsQueryOptions = <TData = Awaited<ReturnType<typeof lookUpFlights>>, TError = ErrorType<unknown>>(
  params: LookUpFlightsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpFlights>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getLookUpFlightsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof lookUpFlights>>> = ({ signal }) => lookUpFlights(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof lookUpFlights>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type LookUpFlightsQueryResult = NonNullable<Awaited<ReturnType<typeof lookUpFlights>>>
export type LookUpFlightsQueryError = ErrorType<unknown>

export function useLookUpFlights<TData = Awaited<ReturnType<typeof lookUpFlights>>, TError = ErrorType<unknown>>(
  params: LookUpFlightsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpFlights>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof lookUpFlights>>, TError, Awaited<ReturnType<typeof lookUpFlights>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpFlights<TData = Awaited<ReturnType<typeof lookUpFlights>>, TError = ErrorType<unknown>>(
  params: LookUpFlightsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpFlights>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof lookUpFlights>>, TError, Awaited<ReturnType<typeof lookUpFlights>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useLookUpFlights<TData = Awaited<ReturnType<typeof lookUpFlights>>, TError = ErrorType<unknown>>(
  params: LookUpFlightsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpFlights>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Flights of a number on a day
 */

export function useLookUpFlights<TData = Awaited<ReturnType<typeof lookUpFlights>>, TError = ErrorType<unknown>>(
  params: LookUpFlightsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof lookUpFlights>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getLookUpFlightsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Finds vehicles between an airport and a place at the time of a flight, with prices.
 * @summary Find airport transfers
 */
export const searchTransfers = (searchTransfersRequest: SearchTransfersRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TransferOfferPage>(
    {
      url: `/api/airport/search`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: searchTransfersRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getSearchTransfersQueryKey = (searchTransfersRequest?: SearchTransfersRequest) => {
  return ['POST', `/api/airport/search`, searchTransfersRequest] as const
}

export const getSearchTransfersQueryOptions = <TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<unknown>>(
  searchTransfersRequest: SearchTransfersRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getSearchTransfersQueryKey(searchTransfersRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof searchTransfers>>> = ({ signal }) => searchTransfers(searchTransfersRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type SearchTransfersQueryResult = NonNullable<Awaited<ReturnType<typeof searchTransfers>>>
export type SearchTransfersQueryError = ErrorType<unknown>

export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<unknown>>(
  searchTransfersRequest: SearchTransfersRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, Awaited<ReturnType<typeof searchTransfers>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<unknown>>(
  searchTransfersRequest: SearchTransfersRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, Awaited<ReturnType<typeof searchTransfers>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<unknown>>(
  searchTransfersRequest: SearchTransfersRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find airport transfers
 */

export function useSearchTransfers<TData = Awaited<ReturnType<typeof searchTransfers>>, TError = ErrorType<unknown>>(
  searchTransfersRequest: SearchTransfersRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof searchTransfers>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getSearchTransfersQueryOptions(searchTransfersRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Prices one offer of a transfer line by line, with language and extras, and answers the key that `bookTransfer` takes.
 * @summary Price a transfer line by line
 */
export const quoteTransfer = (quoteTransferRequest: QuoteTransferRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TransferQuote>(
    { url: `/api/airport/quote`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: quoteTransferRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getQuoteTransferQueryKey = (quoteTransferRequest?: QuoteTransferRequest) => {
  return ['POST', `/api/airport/quote`, quoteTransferRequest] as const
}

export const getQuoteTransferQueryOptions = <TData = Awaited<ReturnType<typeof quoteTransfer>>, TError = ErrorType<unknown>>(
  quoteTransferRequest: QuoteTransferRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteTransfer>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getQuoteTransferQueryKey(quoteTransferRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof quoteTransfer>>> = ({ signal }) => quoteTransfer(quoteTransferRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof quoteTransfer>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type QuoteTransferQueryResult = NonNullable<Awaited<ReturnType<typeof quoteTransfer>>>
export type QuoteTransferQueryError = ErrorType<unknown>

export function useQuoteTransfer<TData = Awaited<ReturnType<typeof quoteTransfer>>, TError = ErrorType<unknown>>(
  quoteTransferRequest: QuoteTransferRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteTransfer>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof quoteTransfer>>, TError, Awaited<ReturnType<typeof quoteTransfer>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteTransfer<TData = Awaited<ReturnType<typeof quoteTransfer>>, TError = ErrorType<unknown>>(
  quoteTransferRequest: QuoteTransferRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteTransfer>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof quoteTransfer>>, TError, Awaited<ReturnType<typeof quoteTransfer>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteTransfer<TData = Awaited<ReturnType<typeof quoteTransfer>>, TError = ErrorType<unknown>>(
  quoteTransferRequest: QuoteTransferRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteTransfer>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Price a transfer line by line
 */

export function useQuoteTransfer<TData = Awaited<ReturnType<typeof quoteTransfer>>, TError = ErrorType<unknown>>(
  quoteTransferRequest: QuoteTransferRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteTransfer>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQuoteTransferQueryOptions(quoteTransferRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Books a quoted airport transfer for the named passengers and makes an unpaid order; no money moves yet. OUTCOME_REQUIRED means price or terms have moved since they were accepted: quote again.
 * @summary Book an airport transfer
 */
export const bookTransfer = (bookTransferRequest: BookTransferRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<BookTransferAnswer>(
    { url: `/api/airport/book`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: bookTransferRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getBookTransferMutationKey = () => ['bookTransfer'] as const

export const getBookTransferMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof bookTransfer>>, TError, BookTransferMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof bookTransfer>>, TError, BookTransferMutationVariables, TContext> => {
  const mutationKey = getBookTransferMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof bookTransfer>>, BookTransferMutationVariables> = (props) => {
    const { data } = props ?? {}

    return bookTransfer(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type BookTransferMutationResult = NonNullable<Awaited<ReturnType<typeof bookTransfer>>>
export type BookTransferMutationBody = BookTransferRequest
export type BookTransferMutationError = ErrorType<unknown>
export type BookTransferMutationVariables = { data: BookTransferRequest }

/**
 * @summary Book an airport transfer
 */
export const useBookTransfer = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof bookTransfer>>, TError, BookTransferMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof bookTransfer>>, TError, BookTransferMutationVariables, TContext> => {
  return useMutation(getBookTransferMutationOptions(options), queryClient)
}
