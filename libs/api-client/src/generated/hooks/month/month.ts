import type { CloseMonthRequest, ExportMonthParams, GetMonthParams, Month, StartedExport } from '#contract'

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
 * Marks the books of a month as closed. Movements that concern it later are named so; with a reason it can be reopened. Needs sight of all orders.
 * @summary Close a month, or reopen it
 */
export const closeMonth = (closeMonthRequest: CloseMonthRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Month>(
    { url: `/api/month/close`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: closeMonthRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getCloseMonthMutationKey = () => ['closeMonth'] as const

export const getCloseMonthMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof closeMonth>>, TError, CloseMonthMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof closeMonth>>, TError, CloseMonthMutationVariables, TContext> => {
  const mutationKey = getCloseMonthMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeMonth>>, CloseMonthMutationVariables> = (props) => {
    const { data } = props ?? {}

    return closeMonth(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CloseMonthMutationResult = NonNullable<Awaited<ReturnType<typeof closeMonth>>>
export type CloseMonthMutationBody = CloseMonthRequest
export type CloseMonthMutationError = ErrorType<unknown>
export type CloseMonthMutationVariables = { data: CloseMonthRequest }

/**
 * @summary Close a month, or reopen it
 */
export const useCloseMonth = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof closeMonth>>, TError, CloseMonthMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof closeMonth>>, TError, CloseMonthMutationVariables, TContext> => {
  return useMutation(getCloseMonthMutationOptions(options), queryClient)
}
/**
 * Begins to collect statement, register, bills, invoices and credit notes of a month in a ZIP. Ask `getExport` for its progress. Needs sight of all orders.
 * @summary All documents of a month in one file
 */
export const exportMonth = (params: ExportMonthParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<StartedExport>({ url: `/api/month/export`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getExportMonthMutationKey = () => ['exportMonth'] as const

export const getExportMonthMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof exportMonth>>, TError, ExportMonthMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof exportMonth>>, TError, ExportMonthMutationVariables, TContext> => {
  const mutationKey = getExportMonthMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportMonth>>, ExportMonthMutationVariables> = (props) => {
    const { params } = props ?? {}

    return exportMonth(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ExportMonthMutationResult = NonNullable<Awaited<ReturnType<typeof exportMonth>>>

export type ExportMonthMutationError = ErrorType<unknown>
export type ExportMonthMutationVariables = { params: ExportMonthParams }

/**
 * @summary All documents of a month in one file
 */
export const useExportMonth = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof exportMonth>>, TError, ExportMonthMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof exportMonth>>, TError, ExportMonthMutationVariables, TContext> => {
  return useMutation(getExportMonthMutationOptions(options), queryClient)
}
/**
 * Gives bills, orders, holds and invoices of a month with count and sum, what of them is still open, and each account at the beginning and the end of the month. Needs sight of all orders.
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
