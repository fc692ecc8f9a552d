import type { FavouritePage, ListFavouritesParams, ToggleFavouriteAnswer, ToggleFavouriteRequest } from '#contract'

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
 * Marks a hotel as the member's favourite or removes the mark; with `note` or `tags` it changes what is noted there.
 * @summary Mark or unmark a hotel, or note something about it
 */
export const toggleFavourite = (toggleFavouriteRequest: ToggleFavouriteRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ToggleFavouriteAnswer>(
    {
      url: `/api/favorite/toggle`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: toggleFavouriteRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getToggleFavouriteMutationKey = () => ['toggleFavourite'] as const

export const getToggleFavouriteMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof toggleFavourite>>, TError, ToggleFavouriteMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof toggleFavourite>>, TError, ToggleFavouriteMutationVariables, TContext> => {
  const mutationKey = getToggleFavouriteMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof toggleFavourite>>, ToggleFavouriteMutationVariables> = (props) => {
    const { data } = props ?? {}

    return toggleFavourite(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ToggleFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof toggleFavourite>>>
export type ToggleFavouriteMutationBody = ToggleFavouriteRequest
export type ToggleFavouriteMutationError = ErrorType<unknown>
export type ToggleFavouriteMutationVariables = { data: ToggleFavouriteRequest }

/**
 * @summary Mark or unmark a hotel, or note something about it
 */
export const useToggleFavourite = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof toggleFavourite>>, TError, ToggleFavouriteMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof toggleFavourite>>, TError, ToggleFavouriteMutationVariables, TContext> => {
  return useMutation(getToggleFavouriteMutationOptions(options), queryClient)
}
/**
 * Lists the member's favourite hotels with notes and tags.
 * @summary Marked hotels
 */
export const listFavourites = (params?: ListFavouritesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<FavouritePage>({ url: `/api/favorite/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListFavouritesQueryKey = (params?: ListFavouritesParams) => {
  return [`/api/favorite/index`, ...(params ? [params] : [])] as const
}

export const getListFavouritesQueryOptions = <TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
  params?: ListFavouritesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListFavouritesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listFavourites>>> = ({ signal }) => listFavourites(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListFavouritesQueryResult = NonNullable<Awaited<ReturnType<typeof listFavourites>>>
export type ListFavouritesQueryError = ErrorType<unknown>

export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
  params: undefined | ListFavouritesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listFavourites>>, TError, Awaited<ReturnType<typeof listFavourites>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
  params?: ListFavouritesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listFavourites>>, TError, Awaited<ReturnType<typeof listFavourites>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
  params?: ListFavouritesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Marked hotels
 */

export function useListFavourites<TData = Awaited<ReturnType<typeof listFavourites>>, TError = ErrorType<unknown>>(
  params?: ListFavouritesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listFavourites>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListFavouritesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
