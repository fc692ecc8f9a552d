import type { ListSearchHistoryParams, SearchHistoryList } from '#contract'

import { useQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
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
 * Lists the member's latest searches, each with an address that repeats it.
 * @summary Latest searches
 */
export const listSearchHistory = (params?: ListSearchHistoryParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SearchHistoryList>({ url: `/api/search/history`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListSearchHistoryQueryKey = (params?: ListSearchHistoryParams) => {
  return [`/api/search/history`, ...(params ? [params] : [])] as const
}

export const getListSearchHistoryQueryOptions = <TData = Awaited<ReturnType<typeof listSearchHistory>>, TError = ErrorType<unknown>>(
  params?: ListSearchHistoryParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchHistory>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListSearchHistoryQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listSearchHistory>>> = ({ signal }) => listSearchHistory(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listSearchHistory>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListSearchHistoryQueryResult = NonNullable<Awaited<ReturnType<typeof listSearchHistory>>>
export type ListSearchHistoryQueryError = ErrorType<unknown>

export function useListSearchHistory<TData = Awaited<ReturnType<typeof listSearchHistory>>, TError = ErrorType<unknown>>(
  params: undefined | ListSearchHistoryParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchHistory>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listSearchHistory>>, TError, Awaited<ReturnType<typeof listSearchHistory>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchHistory<TData = Awaited<ReturnType<typeof listSearchHistory>>, TError = ErrorType<unknown>>(
  params?: ListSearchHistoryParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchHistory>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listSearchHistory>>, TError, Awaited<ReturnType<typeof listSearchHistory>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSearchHistory<TData = Awaited<ReturnType<typeof listSearchHistory>>, TError = ErrorType<unknown>>(
  params?: ListSearchHistoryParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchHistory>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Latest searches
 */

export function useListSearchHistory<TData = Awaited<ReturnType<typeof listSearchHistory>>, TError = ErrorType<unknown>>(
  params?: ListSearchHistoryParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSearchHistory>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSearchHistoryQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
