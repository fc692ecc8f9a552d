import type {
  DraftPage,
  Empty,
  ListColleaguesAnswer,
  ListColleaguesParams,
  ListDraftsParams,
  RemoveDraftsRequest,
  SaveDraftAnswer,
  SaveDraftRequest,
} from '#contract'

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
 * Lists the bookings that the member has begun or that colleagues share with the member.
 * @summary Drafts of bookings
 */
export const listDrafts = (params?: ListDraftsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<DraftPage>({ url: `/api/draft/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListDraftsQueryKey = (params?: ListDraftsParams) => {
  return [`/api/draft/index`, ...(params ? [params] : [])] as const
}

export const getListDraftsQueryOptions = <TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<unknown>>(
  params?: ListDraftsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListDraftsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listDrafts>>> = ({ signal }) => listDrafts(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListDraftsQueryResult = NonNullable<Awaited<ReturnType<typeof listDrafts>>>
export type ListDraftsQueryError = ErrorType<unknown>

export function useListDrafts<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<unknown>>(
  params: undefined | ListDraftsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listDrafts>>, TError, Awaited<ReturnType<typeof listDrafts>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrafts<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<unknown>>(
  params?: ListDraftsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listDrafts>>, TError, Awaited<ReturnType<typeof listDrafts>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListDrafts<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<unknown>>(
  params?: ListDraftsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Drafts of bookings
 */

export function useListDrafts<TData = Awaited<ReturnType<typeof listDrafts>>, TError = ErrorType<unknown>>(
  params?: ListDraftsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listDrafts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListDraftsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Keeps what was entered into a booking form so far, and with whom it is shared; with `id` it changes a draft.
 * @summary Save a draft
 */
export const saveDraft = (saveDraftRequest: SaveDraftRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SaveDraftAnswer>(
    { url: `/api/draft/save`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: saveDraftRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getSaveDraftMutationKey = () => ['saveDraft'] as const

export const getSaveDraftMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveDraft>>, TError, SaveDraftMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveDraft>>, TError, SaveDraftMutationVariables, TContext> => {
  const mutationKey = getSaveDraftMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveDraft>>, SaveDraftMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveDraft(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveDraftMutationResult = NonNullable<Awaited<ReturnType<typeof saveDraft>>>
export type SaveDraftMutationBody = SaveDraftRequest
export type SaveDraftMutationError = ErrorType<unknown>
export type SaveDraftMutationVariables = { data: SaveDraftRequest }

/**
 * @summary Save a draft
 */
export const useSaveDraft = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveDraft>>, TError, SaveDraftMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveDraft>>, TError, SaveDraftMutationVariables, TContext> => {
  return useMutation(getSaveDraftMutationOptions(options), queryClient)
}
/**
 * Lists the colleagues with whom a draft of this product can be shared. It gives names alone: `listSubAccounts`, which shows everything of an account, is for those who manage them.
 * @summary With whom a draft can be shared
 */
export const listColleagues = (params: ListColleaguesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ListColleaguesAnswer>({ url: `/api/draft/colleagues`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListColleaguesQueryKey = (params?: ListColleaguesParams) => {
  return [`/api/draft/colleagues`, ...(params ? [params] : [])] as const
}

export const getListColleaguesQueryOptions = <TData = Awaited<ReturnType<typeof listColleagues>>, TError = ErrorType<unknown>>(
  params: ListColleaguesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listColleagues>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListColleaguesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listColleagues>>> = ({ signal }) => listColleagues(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listColleagues>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListColleaguesQueryResult = NonNullable<Awaited<ReturnType<typeof listColleagues>>>
export type ListColleaguesQueryError = ErrorType<unknown>

export function useListColleagues<TData = Awaited<ReturnType<typeof listColleagues>>, TError = ErrorType<unknown>>(
  params: ListColleaguesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listColleagues>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listColleagues>>, TError, Awaited<ReturnType<typeof listColleagues>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListColleagues<TData = Awaited<ReturnType<typeof listColleagues>>, TError = ErrorType<unknown>>(
  params: ListColleaguesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listColleagues>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listColleagues>>, TError, Awaited<ReturnType<typeof listColleagues>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListColleagues<TData = Awaited<ReturnType<typeof listColleagues>>, TError = ErrorType<unknown>>(
  params: ListColleaguesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listColleagues>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary With whom a draft can be shared
 */

export function useListColleagues<TData = Awaited<ReturnType<typeof listColleagues>>, TError = ErrorType<unknown>>(
  params: ListColleaguesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listColleagues>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListColleaguesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Removes the member's own drafts.
 * @summary Remove drafts
 */
export const removeDrafts = (removeDraftsRequest: RemoveDraftsRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    { url: `/api/draft/remove`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: removeDraftsRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getRemoveDraftsMutationKey = () => ['removeDrafts'] as const

export const getRemoveDraftsMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeDrafts>>, TError, RemoveDraftsMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof removeDrafts>>, TError, RemoveDraftsMutationVariables, TContext> => {
  const mutationKey = getRemoveDraftsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeDrafts>>, RemoveDraftsMutationVariables> = (props) => {
    const { data } = props ?? {}

    return removeDrafts(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RemoveDraftsMutationResult = NonNullable<Awaited<ReturnType<typeof removeDrafts>>>
export type RemoveDraftsMutationBody = RemoveDraftsRequest
export type RemoveDraftsMutationError = ErrorType<unknown>
export type RemoveDraftsMutationVariables = { data: RemoveDraftsRequest }

/**
 * @summary Remove drafts
 */
export const useRemoveDrafts = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeDrafts>>, TError, RemoveDraftsMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof removeDrafts>>, TError, RemoveDraftsMutationVariables, TContext> => {
  return useMutation(getRemoveDraftsMutationOptions(options), queryClient)
}
