import type {
  EndGroupRequestRequest,
  GetGroupRequestParams,
  GroupRequestAnswer,
  GroupRequestPage,
  ListGroupRequestsParams,
  RequestGroupAnswer,
  RequestGroupRequest,
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
 * Lists the group requests that the member may see, by status or keyword. With their own orders alone, members see their own requests.
 * @summary Group requests of the company
 */
export const listGroupRequests = (params?: ListGroupRequestsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GroupRequestPage>({ url: `/api/group/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListGroupRequestsQueryKey = (params?: ListGroupRequestsParams) => {
  return [`/api/group/index`, ...(params ? [params] : [])] as const
}

export const getListGroupRequestsQueryOptions = <TData = Awaited<ReturnType<typeof listGroupRequests>>, TError = ErrorType<unknown>>(
  params?: ListGroupRequestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupRequests>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListGroupRequestsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listGroupRequests>>> = ({ signal }) => listGroupRequests(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listGroupRequests>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListGroupRequestsQueryResult = NonNullable<Awaited<ReturnType<typeof listGroupRequests>>>
export type ListGroupRequestsQueryError = ErrorType<unknown>

export function useListGroupRequests<TData = Awaited<ReturnType<typeof listGroupRequests>>, TError = ErrorType<unknown>>(
  params: undefined | ListGroupRequestsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupRequests>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listGroupRequests>>, TError, Awaited<ReturnType<typeof listGroupRequests>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupRequests<TData = Awaited<ReturnType<typeof listGroupRequests>>, TError = ErrorType<unknown>>(
  params?: ListGroupRequestsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupRequests>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listGroupRequests>>, TError, Awaited<ReturnType<typeof listGroupRequests>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListGroupRequests<TData = Awaited<ReturnType<typeof listGroupRequests>>, TError = ErrorType<unknown>>(
  params?: ListGroupRequestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupRequests>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Group requests of the company
 */

export function useListGroupRequests<TData = Awaited<ReturnType<typeof listGroupRequests>>, TError = ErrorType<unknown>>(
  params?: ListGroupRequestsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listGroupRequests>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListGroupRequestsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives a group request with its history and, once our staff have answered, the offer or the reason of the refusal.
 * @summary A group request with its offer
 */
export const getGroupRequest = (params: GetGroupRequestParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GroupRequestAnswer>({ url: `/api/group/detail`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetGroupRequestQueryKey = (params?: GetGroupRequestParams) => {
  return [`/api/group/detail`, ...(params ? [params] : [])] as const
}

export const getGetGroupRequestQueryOptions = <TData = Awaited<ReturnType<typeof getGroupRequest>>, TError = ErrorType<unknown>>(
  params: GetGroupRequestParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupRequest>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetGroupRequestQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getGroupRequest>>> = ({ signal }) => getGroupRequest(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getGroupRequest>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetGroupRequestQueryResult = NonNullable<Awaited<ReturnType<typeof getGroupRequest>>>
export type GetGroupRequestQueryError = ErrorType<unknown>

export function useGetGroupRequest<TData = Awaited<ReturnType<typeof getGroupRequest>>, TError = ErrorType<unknown>>(
  params: GetGroupRequestParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupRequest>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getGroupRequest>>, TError, Awaited<ReturnType<typeof getGroupRequest>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroupRequest<TData = Awaited<ReturnType<typeof getGroupRequest>>, TError = ErrorType<unknown>>(
  params: GetGroupRequestParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupRequest>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getGroupRequest>>, TError, Awaited<ReturnType<typeof getGroupRequest>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetGroupRequest<TData = Awaited<ReturnType<typeof getGroupRequest>>, TError = ErrorType<unknown>>(
  params: GetGroupRequestParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupRequest>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A group request with its offer
 */

export function useGetGroupRequest<TData = Awaited<ReturnType<typeof getGroupRequest>>, TError = ErrorType<unknown>>(
  params: GetGroupRequestParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getGroupRequest>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetGroupRequestQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Asks our staff for a price of ten rooms or more in one hotel. They make an offer or refuse until `answer_by`; what nobody has answered by then expires.
 * @summary Ask for more rooms than one booking takes
 */
export const requestGroup = (requestGroupRequest: RequestGroupRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<RequestGroupAnswer>(
    { url: `/api/group/request`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: requestGroupRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getRequestGroupMutationKey = () => ['requestGroup'] as const

export const getRequestGroupMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof requestGroup>>, TError, RequestGroupMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof requestGroup>>, TError, RequestGroupMutationVariables, TContext> => {
  const mutationKey = getRequestGroupMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestGroup>>, RequestGroupMutationVariables> = (props) => {
    const { data } = props ?? {}

    return requestGroup(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RequestGroupMutationResult = NonNullable<Awaited<ReturnType<typeof requestGroup>>>
export type RequestGroupMutationBody = RequestGroupRequest
export type RequestGroupMutationError = ErrorType<unknown>
export type RequestGroupMutationVariables = { data: RequestGroupRequest }

/**
 * @summary Ask for more rooms than one booking takes
 */
export const useRequestGroup = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof requestGroup>>, TError, RequestGroupMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof requestGroup>>, TError, RequestGroupMutationVariables, TContext> => {
  return useMutation(getRequestGroupMutationOptions(options), queryClient)
}
/**
 * Ends a request that is not answered yet.
 * @summary Withdraw a group request
 */
export const withdrawGroupRequest = (endGroupRequestRequest: EndGroupRequestRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GroupRequestAnswer>(
    {
      url: `/api/group/withdraw`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: endGroupRequestRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getWithdrawGroupRequestMutationKey = () => ['withdrawGroupRequest'] as const

export const getWithdrawGroupRequestMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawGroupRequest>>, TError, WithdrawGroupRequestMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof withdrawGroupRequest>>, TError, WithdrawGroupRequestMutationVariables, TContext> => {
  const mutationKey = getWithdrawGroupRequestMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawGroupRequest>>, WithdrawGroupRequestMutationVariables> = (props) => {
    const { data } = props ?? {}

    return withdrawGroupRequest(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type WithdrawGroupRequestMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawGroupRequest>>>
export type WithdrawGroupRequestMutationBody = EndGroupRequestRequest
export type WithdrawGroupRequestMutationError = ErrorType<unknown>
export type WithdrawGroupRequestMutationVariables = { data: EndGroupRequestRequest }

/**
 * @summary Withdraw a group request
 */
export const useWithdrawGroupRequest = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawGroupRequest>>, TError, WithdrawGroupRequestMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof withdrawGroupRequest>>, TError, WithdrawGroupRequestMutationVariables, TContext> => {
  return useMutation(getWithdrawGroupRequestMutationOptions(options), queryClient)
}
/**
 * Ends a request whose offer is open and of which nothing is booked.
 * @summary Decline the offer for a group
 */
export const declineGroupOffer = (endGroupRequestRequest: EndGroupRequestRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GroupRequestAnswer>(
    { url: `/api/group/decline`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: endGroupRequestRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getDeclineGroupOfferMutationKey = () => ['declineGroupOffer'] as const

export const getDeclineGroupOfferMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof declineGroupOffer>>, TError, DeclineGroupOfferMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof declineGroupOffer>>, TError, DeclineGroupOfferMutationVariables, TContext> => {
  const mutationKey = getDeclineGroupOfferMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineGroupOffer>>, DeclineGroupOfferMutationVariables> = (props) => {
    const { data } = props ?? {}

    return declineGroupOffer(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DeclineGroupOfferMutationResult = NonNullable<Awaited<ReturnType<typeof declineGroupOffer>>>
export type DeclineGroupOfferMutationBody = EndGroupRequestRequest
export type DeclineGroupOfferMutationError = ErrorType<unknown>
export type DeclineGroupOfferMutationVariables = { data: EndGroupRequestRequest }

/**
 * @summary Decline the offer for a group
 */
export const useDeclineGroupOffer = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof declineGroupOffer>>, TError, DeclineGroupOfferMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof declineGroupOffer>>, TError, DeclineGroupOfferMutationVariables, TContext> => {
  return useMutation(getDeclineGroupOfferMutationOptions(options), queryClient)
}
