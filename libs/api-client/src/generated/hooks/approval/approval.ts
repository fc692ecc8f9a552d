import type {
  ApprovalPage,
  DecideApprovalAnswer,
  DecideApprovalRequest,
  ListApprovalsParams,
  RemindApproverAnswer,
  RemindApproverRequest,
  RequestApprovalAnswer,
  RequestApprovalRequest,
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
 * Lists requests for approval that the member has made or may decide.
 * @summary Orders that need a superior
 */
export const listApprovals = (params?: ListApprovalsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ApprovalPage>({ url: `/api/approval/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListApprovalsQueryKey = (params?: ListApprovalsParams) => {
  return [`/api/approval/index`, ...(params ? [params] : [])] as const
}

export const getListApprovalsQueryOptions = <TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<unknown>>(
  params?: ListApprovalsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListApprovalsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listApprovals>>> = ({ signal }) => listApprovals(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListApprovalsQueryResult = NonNullable<Awaited<ReturnType<typeof listApprovals>>>
export type ListApprovalsQueryError = ErrorType<unknown>

export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<unknown>>(
  params: undefined | ListApprovalsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listApprovals>>, TError, Awaited<ReturnType<typeof listApprovals>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<unknown>>(
  params?: ListApprovalsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listApprovals>>, TError, Awaited<ReturnType<typeof listApprovals>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<unknown>>(
  params?: ListApprovalsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders that need a superior
 */

export function useListApprovals<TData = Awaited<ReturnType<typeof listApprovals>>, TError = ErrorType<unknown>>(
  params?: ListApprovalsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listApprovals>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListApprovalsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Asks a superior to agree to an order, or to a change of a confirmed one, that is dearer than the member may pay alone.
 * @summary Ask a superior to agree
 */
export const requestApproval = (requestApprovalRequest: RequestApprovalRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<RequestApprovalAnswer>(
    {
      url: `/api/approval/request`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: requestApprovalRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getRequestApprovalMutationKey = () => ['requestApproval'] as const

export const getRequestApprovalMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof requestApproval>>, TError, RequestApprovalMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof requestApproval>>, TError, RequestApprovalMutationVariables, TContext> => {
  const mutationKey = getRequestApprovalMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestApproval>>, RequestApprovalMutationVariables> = (props) => {
    const { data } = props ?? {}

    return requestApproval(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RequestApprovalMutationResult = NonNullable<Awaited<ReturnType<typeof requestApproval>>>
export type RequestApprovalMutationBody = RequestApprovalRequest
export type RequestApprovalMutationError = ErrorType<unknown>
export type RequestApprovalMutationVariables = { data: RequestApprovalRequest }

/**
 * @summary Ask a superior to agree
 */
export const useRequestApproval = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof requestApproval>>, TError, RequestApprovalMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof requestApproval>>, TError, RequestApprovalMutationVariables, TContext> => {
  return useMutation(getRequestApprovalMutationOptions(options), queryClient)
}
/**
 * Agrees to an order or a change that waits for approval, or refuses it. Agreeing pays nothing: the member who asked pays, or makes the change.
 * @summary Agree or refuse
 */
export const decideApproval = (decideApprovalRequest: DecideApprovalRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<DecideApprovalAnswer>(
    {
      url: `/api/approval/decide`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: decideApprovalRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getDecideApprovalMutationKey = () => ['decideApproval'] as const

export const getDecideApprovalMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof decideApproval>>, TError, DecideApprovalMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof decideApproval>>, TError, DecideApprovalMutationVariables, TContext> => {
  const mutationKey = getDecideApprovalMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideApproval>>, DecideApprovalMutationVariables> = (props) => {
    const { data } = props ?? {}

    return decideApproval(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DecideApprovalMutationResult = NonNullable<Awaited<ReturnType<typeof decideApproval>>>
export type DecideApprovalMutationBody = DecideApprovalRequest
export type DecideApprovalMutationError = ErrorType<unknown>
export type DecideApprovalMutationVariables = { data: DecideApprovalRequest }

/**
 * @summary Agree or refuse
 */
export const useDecideApproval = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof decideApproval>>, TError, DecideApprovalMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof decideApproval>>, TError, DecideApprovalMutationVariables, TContext> => {
  return useMutation(getDecideApprovalMutationOptions(options), queryClient)
}
/**
 * Notifies the approvers again of a request of the member's own that waits, once in 10 minutes.
 * @summary Ask the approvers again
 */
export const remindApprover = (remindApproverRequest: RemindApproverRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<RemindApproverAnswer>(
    {
      url: `/api/approval/remind`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: remindApproverRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getRemindApproverMutationKey = () => ['remindApprover'] as const

export const getRemindApproverMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof remindApprover>>, TError, RemindApproverMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof remindApprover>>, TError, RemindApproverMutationVariables, TContext> => {
  const mutationKey = getRemindApproverMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof remindApprover>>, RemindApproverMutationVariables> = (props) => {
    const { data } = props ?? {}

    return remindApprover(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RemindApproverMutationResult = NonNullable<Awaited<ReturnType<typeof remindApprover>>>
export type RemindApproverMutationBody = RemindApproverRequest
export type RemindApproverMutationError = ErrorType<unknown>
export type RemindApproverMutationVariables = { data: RemindApproverRequest }

/**
 * @summary Ask the approvers again
 */
export const useRemindApprover = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof remindApprover>>, TError, RemindApproverMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof remindApprover>>, TError, RemindApproverMutationVariables, TContext> => {
  return useMutation(getRemindApproverMutationOptions(options), queryClient)
}
