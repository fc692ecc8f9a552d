import type { DownloadExportParams, ExportJob, GetExportParams } from '#contract'

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
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    })
  }
  return result
}

/**
 * Says how far an export is and, once it is done, where its file is and how long it is kept.
 * @summary How far an export is
 */
export const getExport = (params: GetExportParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ExportJob>({ url: `/api/export/status`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetExportQueryKey = (params?: GetExportParams) => {
  return [`/api/export/status`, ...(params ? [params] : [])] as const
}

export const getGetExportQueryOptions = <TData = Awaited<ReturnType<typeof getExport>>, TError = ErrorType<unknown>>(
  params: GetExportParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getExport>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetExportQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getExport>>> = ({ signal }) => getExport(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getExport>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetExportQueryResult = NonNullable<Awaited<ReturnType<typeof getExport>>>
export type GetExportQueryError = ErrorType<unknown>

export function useGetExport<TData = Awaited<ReturnType<typeof getExport>>, TError = ErrorType<unknown>>(
  params: GetExportParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getExport>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getExport>>, TError, Awaited<ReturnType<typeof getExport>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExport<TData = Awaited<ReturnType<typeof getExport>>, TError = ErrorType<unknown>>(
  params: GetExportParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getExport>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getExport>>, TError, Awaited<ReturnType<typeof getExport>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExport<TData = Awaited<ReturnType<typeof getExport>>, TError = ErrorType<unknown>>(
  params: GetExportParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getExport>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How far an export is
 */

export function useGetExport<TData = Awaited<ReturnType<typeof getExport>>, TError = ErrorType<unknown>>(
  params: GetExportParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getExport>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetExportQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Downloads the file of a finished export. A refusal is the JSON envelope, also with HTTP 200.
 * @summary The exported file
 */
export const downloadExport = (params: DownloadExportParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Blob>({ url: `/api/export/download`, method: 'GET', params, responseType: 'blob', ...(signal ? { signal } : {}) }, options)
}

export const getDownloadExportMutationKey = () => ['downloadExport'] as const

export const getDownloadExportMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadExport>>, TError, DownloadExportMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof downloadExport>>, TError, DownloadExportMutationVariables, TContext> => {
  const mutationKey = getDownloadExportMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadExport>>, DownloadExportMutationVariables> = (props) => {
    const { params } = props ?? {}

    return downloadExport(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DownloadExportMutationResult = NonNullable<Awaited<ReturnType<typeof downloadExport>>>

export type DownloadExportMutationError = ErrorType<unknown>
export type DownloadExportMutationVariables = { params: DownloadExportParams }

/**
 * @summary The exported file
 */
export const useDownloadExport = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadExport>>, TError, DownloadExportMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof downloadExport>>, TError, DownloadExportMutationVariables, TContext> => {
  return useMutation(getDownloadExportMutationOptions(options), queryClient)
}
