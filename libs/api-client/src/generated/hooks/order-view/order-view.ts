import type { Empty, ListOrderViewsAnswer, ListOrderViewsParams, RemoveOrderViewRequest, SaveOrderViewAnswer, SaveOrderViewRequest } from '#contract'

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
 * Lists the member's saved views of the order list of one product, or of the list of all.
 * @summary A member's saved views of a list of orders
 */
export const listOrderViews = (params: ListOrderViewsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ListOrderViewsAnswer>({ url: `/api/orderView/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListOrderViewsQueryKey = (params?: ListOrderViewsParams) => {
  return [`/api/orderView/index`, ...(params ? [params] : [])] as const
}

export const getListOrderViewsQueryOptions = <TData = Awaited<ReturnType<typeof listOrderViews>>, TError = ErrorType<unknown>>(
  params: ListOrderViewsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderViews>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListOrderViewsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderViews>>> = ({ signal }) => listOrderViews(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listOrderViews>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListOrderViewsQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderViews>>>
export type ListOrderViewsQueryError = ErrorType<unknown>

export function useListOrderViews<TData = Awaited<ReturnType<typeof listOrderViews>>, TError = ErrorType<unknown>>(
  params: ListOrderViewsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderViews>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listOrderViews>>, TError, Awaited<ReturnType<typeof listOrderViews>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderViews<TData = Awaited<ReturnType<typeof listOrderViews>>, TError = ErrorType<unknown>>(
  params: ListOrderViewsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderViews>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listOrderViews>>, TError, Awaited<ReturnType<typeof listOrderViews>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderViews<TData = Awaited<ReturnType<typeof listOrderViews>>, TError = ErrorType<unknown>>(
  params: ListOrderViewsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderViews>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A member's saved views of a list of orders
 */

export function useListOrderViews<TData = Awaited<ReturnType<typeof listOrderViews>>, TError = ErrorType<unknown>>(
  params: ListOrderViewsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderViews>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOrderViewsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Keeps filters, sort order and columns of an order list under a name, for the member alone; with `id` it changes a view.
 * @summary Save a view of an order list
 */
export const saveOrderView = (saveOrderViewRequest: SaveOrderViewRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SaveOrderViewAnswer>(
    { url: `/api/orderView/save`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: saveOrderViewRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getSaveOrderViewMutationKey = () => ['saveOrderView'] as const

export const getSaveOrderViewMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveOrderView>>, TError, SaveOrderViewMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveOrderView>>, TError, SaveOrderViewMutationVariables, TContext> => {
  const mutationKey = getSaveOrderViewMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveOrderView>>, SaveOrderViewMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveOrderView(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveOrderViewMutationResult = NonNullable<Awaited<ReturnType<typeof saveOrderView>>>
export type SaveOrderViewMutationBody = SaveOrderViewRequest
export type SaveOrderViewMutationError = ErrorType<unknown>
export type SaveOrderViewMutationVariables = { data: SaveOrderViewRequest }

/**
 * @summary Save a view of an order list
 */
export const useSaveOrderView = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveOrderView>>, TError, SaveOrderViewMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveOrderView>>, TError, SaveOrderViewMutationVariables, TContext> => {
  return useMutation(getSaveOrderViewMutationOptions(options), queryClient)
}
/**
 * Removes one of the member's saved views.
 * @summary Remove a saved view
 */
export const removeOrderView = (removeOrderViewRequest: RemoveOrderViewRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    {
      url: `/api/orderView/remove`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: removeOrderViewRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getRemoveOrderViewMutationKey = () => ['removeOrderView'] as const

export const getRemoveOrderViewMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeOrderView>>, TError, RemoveOrderViewMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof removeOrderView>>, TError, RemoveOrderViewMutationVariables, TContext> => {
  const mutationKey = getRemoveOrderViewMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeOrderView>>, RemoveOrderViewMutationVariables> = (props) => {
    const { data } = props ?? {}

    return removeOrderView(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RemoveOrderViewMutationResult = NonNullable<Awaited<ReturnType<typeof removeOrderView>>>
export type RemoveOrderViewMutationBody = RemoveOrderViewRequest
export type RemoveOrderViewMutationError = ErrorType<unknown>
export type RemoveOrderViewMutationVariables = { data: RemoveOrderViewRequest }

/**
 * @summary Remove a saved view
 */
export const useRemoveOrderView = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeOrderView>>, TError, RemoveOrderViewMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof removeOrderView>>, TError, RemoveOrderViewMutationVariables, TContext> => {
  return useMutation(getRemoveOrderViewMutationOptions(options), queryClient)
}
