import type { ListNotificationsParams, NotificationPage, ReadNotificationsAnswer, ReadNotificationsRequest } from '#contract'

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
 * Lists the member's notifications, newest first, with the number of unread ones.
 * @summary Messages for the member
 */
export const listNotifications = (params?: ListNotificationsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<NotificationPage>({ url: `/api/notification/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListNotificationsQueryKey = (params?: ListNotificationsParams) => {
  return [`/api/notification/index`, ...(params ? [params] : [])] as const
}

export const getListNotificationsQueryOptions = <TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<unknown>>(
  params?: ListNotificationsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListNotificationsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listNotifications>>> = ({ signal }) => listNotifications(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListNotificationsQueryResult = NonNullable<Awaited<ReturnType<typeof listNotifications>>>
export type ListNotificationsQueryError = ErrorType<unknown>

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<unknown>>(
  params: undefined | ListNotificationsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listNotifications>>, TError, Awaited<ReturnType<typeof listNotifications>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<unknown>>(
  params?: ListNotificationsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listNotifications>>, TError, Awaited<ReturnType<typeof listNotifications>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<unknown>>(
  params?: ListNotificationsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Messages for the member
 */

export function useListNotifications<TData = Awaited<ReturnType<typeof listNotifications>>, TError = ErrorType<unknown>>(
  params?: ListNotificationsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNotifications>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNotificationsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Marks some or all of the member's notifications as read.
 * @summary Mark messages as read
 */
export const readNotifications = (readNotificationsRequest: ReadNotificationsRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ReadNotificationsAnswer>(
    {
      url: `/api/notification/read`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: readNotificationsRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getReadNotificationsMutationKey = () => ['readNotifications'] as const

export const getReadNotificationsMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof readNotifications>>, TError, ReadNotificationsMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof readNotifications>>, TError, ReadNotificationsMutationVariables, TContext> => {
  const mutationKey = getReadNotificationsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof readNotifications>>, ReadNotificationsMutationVariables> = (props) => {
    const { data } = props ?? {}

    return readNotifications(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ReadNotificationsMutationResult = NonNullable<Awaited<ReturnType<typeof readNotifications>>>
export type ReadNotificationsMutationBody = ReadNotificationsRequest
export type ReadNotificationsMutationError = ErrorType<unknown>
export type ReadNotificationsMutationVariables = { data: ReadNotificationsRequest }

/**
 * @summary Mark messages as read
 */
export const useReadNotifications = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof readNotifications>>, TError, ReadNotificationsMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof readNotifications>>, TError, ReadNotificationsMutationVariables, TContext> => {
  return useMutation(getReadNotificationsMutationOptions(options), queryClient)
}
