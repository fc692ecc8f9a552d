import type {
  ChangeTripOrdersRequest,
  DownloadItineraryParams,
  DownloadTripCalendarParams,
  DownloadTripVouchersParams,
  DraftTripPartAnswer,
  DraftTripPartRequest,
  Empty,
  GetTripParams,
  GetTripTextParams,
  ListTripsParams,
  PlainText,
  RemoveTripRequest,
  SaveTripRequest,
  TripAnswer,
  TripPage,
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
 * Lists the trips that the member may see, by status, month, customer, reference or keyword. With their own orders alone, members see the trips that they began and those with an order of theirs.
 * @summary Trips of the company
 */
export const listTrips = (params?: ListTripsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TripPage>({ url: `/api/trip/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListTripsQueryKey = (params?: ListTripsParams) => {
  return [`/api/trip/index`, ...(params ? [params] : [])] as const
}

export const getListTripsQueryOptions = <TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<unknown>>(
  params?: ListTripsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListTripsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrips>>> = ({ signal }) => listTrips(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListTripsQueryResult = NonNullable<Awaited<ReturnType<typeof listTrips>>>
export type ListTripsQueryError = ErrorType<unknown>

export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<unknown>>(
  params: undefined | ListTripsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listTrips>>, TError, Awaited<ReturnType<typeof listTrips>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<unknown>>(
  params?: ListTripsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listTrips>>, TError, Awaited<ReturnType<typeof listTrips>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<unknown>>(
  params?: ListTripsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Trips of the company
 */

export function useListTrips<TData = Awaited<ReturnType<typeof listTrips>>, TError = ErrorType<unknown>>(
  params?: ListTripsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrips>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTripsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives a trip with its orders in order of time, guests, totals, checks, and what may be missing.
 * @summary A trip with all its bookings
 */
export const getTrip = (params: GetTripParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TripAnswer>({ url: `/api/trip/detail`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetTripQueryKey = (params?: GetTripParams) => {
  return [`/api/trip/detail`, ...(params ? [params] : [])] as const
}

export const getGetTripQueryOptions = <TData = Awaited<ReturnType<typeof getTrip>>, TError = ErrorType<unknown>>(
  params: GetTripParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrip>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetTripQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getTrip>>> = ({ signal }) => getTrip(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getTrip>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetTripQueryResult = NonNullable<Awaited<ReturnType<typeof getTrip>>>
export type GetTripQueryError = ErrorType<unknown>

export function useGetTrip<TData = Awaited<ReturnType<typeof getTrip>>, TError = ErrorType<unknown>>(
  params: GetTripParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrip>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getTrip>>, TError, Awaited<ReturnType<typeof getTrip>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTrip<TData = Awaited<ReturnType<typeof getTrip>>, TError = ErrorType<unknown>>(
  params: GetTripParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrip>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getTrip>>, TError, Awaited<ReturnType<typeof getTrip>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTrip<TData = Awaited<ReturnType<typeof getTrip>>, TError = ErrorType<unknown>>(
  params: GetTripParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrip>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A trip with all its bookings
 */

export function useGetTrip<TData = Awaited<ReturnType<typeof getTrip>>, TError = ErrorType<unknown>>(
  params: GetTripParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getTrip>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetTripQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Begins a trip, empty, from orders or from a quote, or changes its title and allocation with `id`.
 * @summary Begin or change a trip
 */
export const saveTrip = (saveTripRequest: SaveTripRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TripAnswer>(
    { url: `/api/trip/save`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: saveTripRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getSaveTripMutationKey = () => ['saveTrip'] as const

export const getSaveTripMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveTrip>>, TError, SaveTripMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveTrip>>, TError, SaveTripMutationVariables, TContext> => {
  const mutationKey = getSaveTripMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveTrip>>, SaveTripMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveTrip(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveTripMutationResult = NonNullable<Awaited<ReturnType<typeof saveTrip>>>
export type SaveTripMutationBody = SaveTripRequest
export type SaveTripMutationError = ErrorType<unknown>
export type SaveTripMutationVariables = { data: SaveTripRequest }

/**
 * @summary Begin or change a trip
 */
export const useSaveTrip = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveTrip>>, TError, SaveTripMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveTrip>>, TError, SaveTripMutationVariables, TContext> => {
  return useMutation(getSaveTripMutationOptions(options), queryClient)
}
/**
 * Adds orders to a trip and takes others out. An order belongs to one trip at most, and nothing of it changes. A call that changes nothing keeps the version.
 * @summary Add orders to a trip, or take them out
 */
export const changeTripOrders = (changeTripOrdersRequest: ChangeTripOrdersRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TripAnswer>(
    { url: `/api/trip/orders`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: changeTripOrdersRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getChangeTripOrdersMutationKey = () => ['changeTripOrders'] as const

export const getChangeTripOrdersMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeTripOrders>>, TError, ChangeTripOrdersMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof changeTripOrders>>, TError, ChangeTripOrdersMutationVariables, TContext> => {
  const mutationKey = getChangeTripOrdersMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeTripOrders>>, ChangeTripOrdersMutationVariables> = (props) => {
    const { data } = props ?? {}

    return changeTripOrders(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ChangeTripOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof changeTripOrders>>>
export type ChangeTripOrdersMutationBody = ChangeTripOrdersRequest
export type ChangeTripOrdersMutationError = ErrorType<unknown>
export type ChangeTripOrdersMutationVariables = { data: ChangeTripOrdersRequest }

/**
 * @summary Add orders to a trip, or take them out
 */
export const useChangeTripOrders = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeTripOrders>>, TError, ChangeTripOrdersMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof changeTripOrders>>, TError, ChangeTripOrdersMutationVariables, TContext> => {
  return useMutation(getChangeTripOrdersMutationOptions(options), queryClient)
}
/**
 * Deletes a trip. Its orders stay as they are. Members with their own orders alone delete no trip that holds orders of colleagues.
 * @summary Delete a trip
 */
export const removeTrip = (removeTripRequest: RemoveTripRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    { url: `/api/trip/remove`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: removeTripRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getRemoveTripMutationKey = () => ['removeTrip'] as const

export const getRemoveTripMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeTrip>>, TError, RemoveTripMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof removeTrip>>, TError, RemoveTripMutationVariables, TContext> => {
  const mutationKey = getRemoveTripMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeTrip>>, RemoveTripMutationVariables> = (props) => {
    const { data } = props ?? {}

    return removeTrip(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RemoveTripMutationResult = NonNullable<Awaited<ReturnType<typeof removeTrip>>>
export type RemoveTripMutationBody = RemoveTripRequest
export type RemoveTripMutationError = ErrorType<unknown>
export type RemoveTripMutationVariables = { data: RemoveTripRequest }

/**
 * @summary Delete a trip
 */
export const useRemoveTrip = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeTrip>>, TError, RemoveTripMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof removeTrip>>, TError, RemoveTripMutationVariables, TContext> => {
  return useMutation(getRemoveTripMutationOptions(options), queryClient)
}
/**
 * Makes a draft of what is missing around an order: a transfer from or to the airport of a hotel, the way back of a transfer, or the next hotel. Places, dates and guests come from the order; what is not known stays open.
 * @summary Fill in what is missing
 */
export const draftTripPart = (draftTripPartRequest: DraftTripPartRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<DraftTripPartAnswer>(
    { url: `/api/trip/draft`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: draftTripPartRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getDraftTripPartMutationKey = () => ['draftTripPart'] as const

export const getDraftTripPartMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof draftTripPart>>, TError, DraftTripPartMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof draftTripPart>>, TError, DraftTripPartMutationVariables, TContext> => {
  const mutationKey = getDraftTripPartMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof draftTripPart>>, DraftTripPartMutationVariables> = (props) => {
    const { data } = props ?? {}

    return draftTripPart(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DraftTripPartMutationResult = NonNullable<Awaited<ReturnType<typeof draftTripPart>>>
export type DraftTripPartMutationBody = DraftTripPartRequest
export type DraftTripPartMutationError = ErrorType<unknown>
export type DraftTripPartMutationVariables = { data: DraftTripPartRequest }

/**
 * @summary Fill in what is missing
 */
export const useDraftTripPart = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof draftTripPart>>, TError, DraftTripPartMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof draftTripPart>>, TError, DraftTripPartMutationVariables, TContext> => {
  return useMutation(getDraftTripPartMutationOptions(options), queryClient)
}
/**
 * Downloads the itinerary of a trip for its guests, in the agency's brand and without prices. A refusal is the JSON envelope, also with HTTP 200.
 * @summary The itinerary as a PDF
 */
export const downloadItinerary = (params: DownloadItineraryParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Blob>({ url: `/api/trip/itinerary`, method: 'GET', params, responseType: 'blob', ...(signal ? { signal } : {}) }, options)
}

export const getDownloadItineraryMutationKey = () => ['downloadItinerary'] as const

export const getDownloadItineraryMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadItinerary>>, TError, DownloadItineraryMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof downloadItinerary>>, TError, DownloadItineraryMutationVariables, TContext> => {
  const mutationKey = getDownloadItineraryMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadItinerary>>, DownloadItineraryMutationVariables> = (props) => {
    const { params } = props ?? {}

    return downloadItinerary(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DownloadItineraryMutationResult = NonNullable<Awaited<ReturnType<typeof downloadItinerary>>>

export type DownloadItineraryMutationError = ErrorType<unknown>
export type DownloadItineraryMutationVariables = { params: DownloadItineraryParams }

/**
 * @summary The itinerary as a PDF
 */
export const useDownloadItinerary = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadItinerary>>, TError, DownloadItineraryMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof downloadItinerary>>, TError, DownloadItineraryMutationVariables, TContext> => {
  return useMutation(getDownloadItineraryMutationOptions(options), queryClient)
}
/**
 * Gives the itinerary of a trip as plain lines for a messenger, without prices.
 * @summary The itinerary as text
 */
export const getTripText = (params: GetTripTextParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<PlainText>({ url: `/api/trip/text`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

/**
 * Downloads the vouchers of a trip in order of time. Orders without a voucher are left out; without any it is refused. A refusal is the JSON envelope, also with HTTP 200.
 * @summary All vouchers of a trip in one PDF
 */
export const downloadTripVouchers = (params: DownloadTripVouchersParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Blob>({ url: `/api/trip/vouchers`, method: 'GET', params, responseType: 'blob', ...(signal ? { signal } : {}) }, options)
}

export const getDownloadTripVouchersMutationKey = () => ['downloadTripVouchers'] as const

export const getDownloadTripVouchersMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadTripVouchers>>, TError, DownloadTripVouchersMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof downloadTripVouchers>>, TError, DownloadTripVouchersMutationVariables, TContext> => {
  const mutationKey = getDownloadTripVouchersMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadTripVouchers>>, DownloadTripVouchersMutationVariables> = (props) => {
    const { params } = props ?? {}

    return downloadTripVouchers(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DownloadTripVouchersMutationResult = NonNullable<Awaited<ReturnType<typeof downloadTripVouchers>>>

export type DownloadTripVouchersMutationError = ErrorType<unknown>
export type DownloadTripVouchersMutationVariables = { params: DownloadTripVouchersParams }

/**
 * @summary All vouchers of a trip in one PDF
 */
export const useDownloadTripVouchers = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadTripVouchers>>, TError, DownloadTripVouchersMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof downloadTripVouchers>>, TError, DownloadTripVouchersMutationVariables, TContext> => {
  return useMutation(getDownloadTripVouchersMutationOptions(options), queryClient)
}
/**
 * Downloads the bookings of a trip as an iCalendar file, without prices. A refusal is the JSON envelope, also with HTTP 200.
 * @summary A trip for a calendar
 */
export const downloadTripCalendar = (params: DownloadTripCalendarParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Blob>({ url: `/api/trip/calendar`, method: 'GET', params, responseType: 'blob', ...(signal ? { signal } : {}) }, options)
}

export const getDownloadTripCalendarMutationKey = () => ['downloadTripCalendar'] as const

export const getDownloadTripCalendarMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadTripCalendar>>, TError, DownloadTripCalendarMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof downloadTripCalendar>>, TError, DownloadTripCalendarMutationVariables, TContext> => {
  const mutationKey = getDownloadTripCalendarMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadTripCalendar>>, DownloadTripCalendarMutationVariables> = (props) => {
    const { params } = props ?? {}

    return downloadTripCalendar(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DownloadTripCalendarMutationResult = NonNullable<Awaited<ReturnType<typeof downloadTripCalendar>>>

export type DownloadTripCalendarMutationError = ErrorType<unknown>
export type DownloadTripCalendarMutationVariables = { params: DownloadTripCalendarParams }

/**
 * @summary A trip for a calendar
 */
export const useDownloadTripCalendar = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadTripCalendar>>, TError, DownloadTripCalendarMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof downloadTripCalendar>>, TError, DownloadTripCalendarMutationVariables, TContext> => {
  return useMutation(getDownloadTripCalendarMutationOptions(options), queryClient)
}
