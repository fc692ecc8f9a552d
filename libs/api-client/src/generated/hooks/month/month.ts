import type { GetMonthParams, Month } from '#contract'

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
 * Gives bills, orders, holds and invoices of a month with count and sum, what of them is still open, and each account at the beginning and the end of the month.
 * @summary A month of the company's books
 */
export const getMonth = (params: GetMonthParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Month>({ url: `/api/month/detail`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetMonthQueryKey = (params?: GetMonthParams) => {
  return [`/api/month/detail`, ...(params ? [params] : [])] as const
}

export const getGetMonthQueryOptions = <TData = Awaited<ReturnType<typeof getMonth>>, TError = ErrorType<unknown>>(
  params: GetMonthParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonth>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetMonthQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getMonth>>> = ({ signal }) => getMonth(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getMonth>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetMonthQueryResult = NonNullable<Awaited<ReturnType<typeof getMonth>>>
export type GetMonthQueryError = ErrorType<unknown>

export function useGetMonth<TData = Awaited<ReturnType<typeof getMonth>>, TError = ErrorType<unknown>>(
  params: GetMonthParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonth>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getMonth>>, TError, Awaited<ReturnType<typeof getMonth>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMonth<TData = Awaited<ReturnType<typeof getMonth>>, TError = ErrorType<unknown>>(
  params: GetMonthParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonth>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getMonth>>, TError, Awaited<ReturnType<typeof getMonth>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMonth<TData = Awaited<ReturnType<typeof getMonth>>, TError = ErrorType<unknown>>(
  params: GetMonthParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonth>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A month of the company's books
 */

export function useGetMonth<TData = Awaited<ReturnType<typeof getMonth>>, TError = ErrorType<unknown>>(
  params: GetMonthParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getMonth>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetMonthQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
