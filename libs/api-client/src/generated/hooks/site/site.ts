import type { GetSiteAnswer, GetSiteParams } from '#contract'

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
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    })
  }
  return result
}

/**
 * Gives the company's name and settings, the menus and permissions, and the member who asks; the portal calls it at its start and again after a sign-in. With `requiredLogin` 1 it refuses a visitor: 409 when the token sent has expired, else 303 with `need login`.
 * @summary Site, menus, permissions and the member who asks
 */
export const getSite = (params?: GetSiteParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetSiteAnswer>({ url: `/api/index/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetSiteQueryKey = (params?: GetSiteParams) => {
  return [`/api/index/index`, ...(params ? [params] : [])] as const
}

export const getGetSiteQueryOptions = <TData = Awaited<ReturnType<typeof getSite>>, TError = ErrorType<unknown>>(
  params?: GetSiteParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSite>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetSiteQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getSite>>> = ({ signal }) => getSite(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getSite>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetSiteQueryResult = NonNullable<Awaited<ReturnType<typeof getSite>>>
export type GetSiteQueryError = ErrorType<unknown>

export function useGetSite<TData = Awaited<ReturnType<typeof getSite>>, TError = ErrorType<unknown>>(
  params: undefined | GetSiteParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSite>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getSite>>, TError, Awaited<ReturnType<typeof getSite>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSite<TData = Awaited<ReturnType<typeof getSite>>, TError = ErrorType<unknown>>(
  params?: GetSiteParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSite>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getSite>>, TError, Awaited<ReturnType<typeof getSite>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSite<TData = Awaited<ReturnType<typeof getSite>>, TError = ErrorType<unknown>>(
  params?: GetSiteParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSite>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Site, menus, permissions and the member who asks
 */

export function useGetSite<TData = Awaited<ReturnType<typeof getSite>>, TError = ErrorType<unknown>>(
  params?: GetSiteParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSite>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSiteQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
