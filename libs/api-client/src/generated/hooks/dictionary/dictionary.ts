import type { GetDictionariesAnswer, GetDictionariesParams } from '#contract'

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
 * Gives the values of the named enumerations with their labels in the language of the call.
 * @summary Values and labels of enumerations
 */
export const getDictionaries = (params: GetDictionariesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetDictionariesAnswer>({ url: `/api/common/dict`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetDictionariesQueryKey = (params?: GetDictionariesParams) => {
  return [`/api/common/dict`, ...(params ? [params] : [])] as const
}

export const getGetDictionariesQueryOptions = <TData = Awaited<ReturnType<typeof getDictionaries>>, TError = ErrorType<unknown>>(
  params: GetDictionariesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDictionaries>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetDictionariesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getDictionaries>>> = ({ signal }) => getDictionaries(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getDictionaries>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetDictionariesQueryResult = NonNullable<Awaited<ReturnType<typeof getDictionaries>>>
export type GetDictionariesQueryError = ErrorType<unknown>

export function useGetDictionaries<TData = Awaited<ReturnType<typeof getDictionaries>>, TError = ErrorType<unknown>>(
  params: GetDictionariesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDictionaries>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getDictionaries>>, TError, Awaited<ReturnType<typeof getDictionaries>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDictionaries<TData = Awaited<ReturnType<typeof getDictionaries>>, TError = ErrorType<unknown>>(
  params: GetDictionariesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDictionaries>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getDictionaries>>, TError, Awaited<ReturnType<typeof getDictionaries>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetDictionaries<TData = Awaited<ReturnType<typeof getDictionaries>>, TError = ErrorType<unknown>>(
  params: GetDictionariesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDictionaries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Values and labels of enumerations
 */

export function useGetDictionaries<TData = Awaited<ReturnType<typeof getDictionaries>>, TError = ErrorType<unknown>>(
  params: GetDictionariesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getDictionaries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetDictionariesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
