import type { Dashboard, GetDashboardParams, GetSpendingParams, Spending } from '#contract'

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
 * Gives what a travel desk must know today: figures, deadlines, arrivals, departures, money and alerts.
 * @summary Today's figures for the desk
 */
export const getDashboard = (params?: GetDashboardParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Dashboard>({ url: `/api/dashboard/summary`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetDashboardQueryKey = (params?: GetDashboardParams) => {
  return [`/api/dashboard/summary`, ...(params ? [params] : [])] as const
}

export const getGetDashboardQueryOptions = <TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<unknown>>(
  params?: GetDashboardParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetDashboardQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getDashboard>>> = ({ signal }) => getDashboard(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetDashboardQueryResult = NonNullable<Awaited<ReturnType<typeof getDashboard>>>
export type GetDashboardQueryError = ErrorType<unknown>

export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<unknown>>(
  params: undefined | GetDashboardParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getDashboard>>, TError, Awaited<ReturnType<typeof getDashboard>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<unknown>>(
  params?: GetDashboardParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getDashboard>>, TError, Awaited<ReturnType<typeof getDashboard>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<unknown>>(
  params?: GetDashboardParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Today's figures for the desk
 */

export function useGetDashboard<TData = Awaited<ReturnType<typeof getDashboard>>, TError = ErrorType<unknown>>(
  params?: GetDashboardParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDashboard>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetDashboardQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives what the company has booked in a range of days, by product, period and hotel.
 * @summary What was booked by product
 */
export const getSpending = (params?: GetSpendingParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Spending>({ url: `/api/dashboard/spending`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetSpendingQueryKey = (params?: GetSpendingParams) => {
  return [`/api/dashboard/spending`, ...(params ? [params] : [])] as const
}

export const getGetSpendingQueryOptions = <TData = Awaited<ReturnType<typeof getSpending>>, TError = ErrorType<unknown>>(
  params?: GetSpendingParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpending>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetSpendingQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getSpending>>> = ({ signal }) => getSpending(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getSpending>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetSpendingQueryResult = NonNullable<Awaited<ReturnType<typeof getSpending>>>
export type GetSpendingQueryError = ErrorType<unknown>

export function useGetSpending<TData = Awaited<ReturnType<typeof getSpending>>, TError = ErrorType<unknown>>(
  params: undefined | GetSpendingParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpending>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getSpending>>, TError, Awaited<ReturnType<typeof getSpending>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpending<TData = Awaited<ReturnType<typeof getSpending>>, TError = ErrorType<unknown>>(
  params?: GetSpendingParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpending>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getSpending>>, TError, Awaited<ReturnType<typeof getSpending>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpending<TData = Awaited<ReturnType<typeof getSpending>>, TError = ErrorType<unknown>>(
  params?: GetSpendingParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpending>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was booked by product
 */

export function useGetSpending<TData = Awaited<ReturnType<typeof getSpending>>, TError = ErrorType<unknown>>(
  params?: GetSpendingParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpending>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSpendingQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
