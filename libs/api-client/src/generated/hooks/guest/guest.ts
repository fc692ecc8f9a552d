import type { ListGuestsParams, ParseGuestsAnswer, ParseGuestsRequest, SaveGuestAnswer, SaveGuestRequest, SavedGuestPage } from '#contract'

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
 * Lists or finds guests in the company's guest book, to fill a booking form. Members who see only their own orders are shown the guests that they keep themselves.
 * @summary Address book of guests
 */
export const listGuests = (params?: ListGuestsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SavedGuestPage>({ url: `/api/guest/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListGuestsQueryKey = (params?: ListGuestsParams) => {
  return [`/api/guest/index`, ...(params ? [params] : [])] as const
}

export const getListGuestsQueryOptions = <TData = Awaited<ReturnType<typeof listGuests>>, TError = ErrorType<unknown>>(
  params?: ListGuestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuests>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListGuestsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listGuests>>> = ({ signal }) => listGuests(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listGuests>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListGuestsQueryResult = NonNullable<Awaited<ReturnType<typeof listGuests>>>
export type ListGuestsQueryError = ErrorType<unknown>

export function useListGuests<TData = Awaited<ReturnType<typeof listGuests>>, TError = ErrorType<unknown>>(
  params: undefined | ListGuestsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuests>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listGuests>>, TError, Awaited<ReturnType<typeof listGuests>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuests<TData = Awaited<ReturnType<typeof listGuests>>, TError = ErrorType<unknown>>(
  params?: ListGuestsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuests>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listGuests>>, TError, Awaited<ReturnType<typeof listGuests>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGuests<TData = Awaited<ReturnType<typeof listGuests>>, TError = ErrorType<unknown>>(
  params?: ListGuestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuests>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Address book of guests
 */

export function useListGuests<TData = Awaited<ReturnType<typeof listGuests>>, TError = ErrorType<unknown>>(
  params?: ListGuestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGuests>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGuestsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Adds a guest to the company's guest book, or with `id` changes one.
 * @summary Add or change a guest
 */
export const saveGuest = (saveGuestRequest: SaveGuestRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SaveGuestAnswer>(
    { url: `/api/guest/save`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: saveGuestRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getSaveGuestMutationKey = () => ['saveGuest'] as const

export const getSaveGuestMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveGuest>>, TError, SaveGuestMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveGuest>>, TError, SaveGuestMutationVariables, TContext> => {
  const mutationKey = getSaveGuestMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveGuest>>, SaveGuestMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveGuest(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveGuestMutationResult = NonNullable<Awaited<ReturnType<typeof saveGuest>>>
export type SaveGuestMutationBody = SaveGuestRequest
export type SaveGuestMutationError = ErrorType<unknown>
export type SaveGuestMutationVariables = { data: SaveGuestRequest }

/**
 * @summary Add or change a guest
 */
export const useSaveGuest = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveGuest>>, TError, SaveGuestMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveGuest>>, TError, SaveGuestMutationVariables, TContext> => {
  return useMutation(getSaveGuestMutationOptions(options), queryClient)
}
/**
 * Reads guests from a pasted text or an uploaded table, as rows that a booking form can take, with warnings. It stores nothing.
 * @summary Read a pasted list of guests
 */
export const parseGuests = (parseGuestsRequest: ParseGuestsRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ParseGuestsAnswer>(
    { url: `/api/guest/parse`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: parseGuestsRequest, ...(signal ? { signal } : {}) },
    options,
  )
}
