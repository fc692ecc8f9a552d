import type {
  AdminLogPage,
  ChangeSubAccountAccessRequest,
  ChangeSubAccountStateRequest,
  Empty,
  ExportAdminLogParams,
  ListAdminLogParams,
  ListSubAccountsParams,
  PermissionTree,
  ResetSubAccountPasswordRequest,
  SaveAccessSettingRequest,
  SaveSecondPersonRuleRequest,
  SaveSubAccountAnswer,
  SaveSubAccountRequest,
  SecondPersonRuleAnswer,
  StartedExport,
  SubAccountPage,
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
 * Lists the company's sub-accounts with permissions, limits and state, for those who manage them.
 * @summary Sub-accounts of the company
 */
export const listSubAccounts = (params?: ListSubAccountsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SubAccountPage>({ url: `/api/subaccount/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListSubAccountsQueryKey = (params?: ListSubAccountsParams) => {
  return [`/api/subaccount/index`, ...(params ? [params] : [])] as const
}

export const getListSubAccountsQueryOptions = <TData = Awaited<ReturnType<typeof listSubAccounts>>, TError = ErrorType<unknown>>(
  params?: ListSubAccountsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubAccounts>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListSubAccountsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listSubAccounts>>> = ({ signal }) => listSubAccounts(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listSubAccounts>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListSubAccountsQueryResult = NonNullable<Awaited<ReturnType<typeof listSubAccounts>>>
export type ListSubAccountsQueryError = ErrorType<unknown>

export function useListSubAccounts<TData = Awaited<ReturnType<typeof listSubAccounts>>, TError = ErrorType<unknown>>(
  params: undefined | ListSubAccountsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubAccounts>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listSubAccounts>>, TError, Awaited<ReturnType<typeof listSubAccounts>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubAccounts<TData = Awaited<ReturnType<typeof listSubAccounts>>, TError = ErrorType<unknown>>(
  params?: ListSubAccountsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubAccounts>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listSubAccounts>>, TError, Awaited<ReturnType<typeof listSubAccounts>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSubAccounts<TData = Awaited<ReturnType<typeof listSubAccounts>>, TError = ErrorType<unknown>>(
  params?: ListSubAccountsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubAccounts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Sub-accounts of the company
 */

export function useListSubAccounts<TData = Awaited<ReturnType<typeof listSubAccounts>>, TError = ErrorType<unknown>>(
  params?: ListSubAccountsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listSubAccounts>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListSubAccountsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Adds a sub-account, or with `id` changes its permissions, products and limits. Its e-mail and mobile number, to which the code for a new password goes, take `subaccount/resetPassword` as well.
 * @summary Add or change a sub-account
 */
export const saveSubAccount = (saveSubAccountRequest: SaveSubAccountRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SaveSubAccountAnswer>(
    {
      url: `/api/subaccount/save`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: saveSubAccountRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getSaveSubAccountMutationKey = () => ['saveSubAccount'] as const

export const getSaveSubAccountMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveSubAccount>>, TError, SaveSubAccountMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveSubAccount>>, TError, SaveSubAccountMutationVariables, TContext> => {
  const mutationKey = getSaveSubAccountMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSubAccount>>, SaveSubAccountMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveSubAccount(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveSubAccountMutationResult = NonNullable<Awaited<ReturnType<typeof saveSubAccount>>>
export type SaveSubAccountMutationBody = SaveSubAccountRequest
export type SaveSubAccountMutationError = ErrorType<unknown>
export type SaveSubAccountMutationVariables = { data: SaveSubAccountRequest }

/**
 * @summary Add or change a sub-account
 */
export const useSaveSubAccount = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveSubAccount>>, TError, SaveSubAccountMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveSubAccount>>, TError, SaveSubAccountMutationVariables, TContext> => {
  return useMutation(getSaveSubAccountMutationOptions(options), queryClient)
}
/**
 * Suspends sub-accounts, which signs them out at once, or lets them in again.
 * @summary Suspend sub-accounts or let them in again
 */
export const changeSubAccountState = (
  changeSubAccountStateRequest: ChangeSubAccountStateRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Empty>(
    {
      url: `/api/subaccount/state`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: changeSubAccountStateRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getChangeSubAccountStateMutationKey = () => ['changeSubAccountState'] as const

export const getChangeSubAccountStateMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeSubAccountState>>, TError, ChangeSubAccountStateMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof changeSubAccountState>>, TError, ChangeSubAccountStateMutationVariables, TContext> => {
  const mutationKey = getChangeSubAccountStateMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSubAccountState>>, ChangeSubAccountStateMutationVariables> = (props) => {
    const { data } = props ?? {}

    return changeSubAccountState(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ChangeSubAccountStateMutationResult = NonNullable<Awaited<ReturnType<typeof changeSubAccountState>>>
export type ChangeSubAccountStateMutationBody = ChangeSubAccountStateRequest
export type ChangeSubAccountStateMutationError = ErrorType<unknown>
export type ChangeSubAccountStateMutationVariables = { data: ChangeSubAccountStateRequest }

/**
 * @summary Suspend sub-accounts or let them in again
 */
export const useChangeSubAccountState = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeSubAccountState>>, TError, ChangeSubAccountStateMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof changeSubAccountState>>, TError, ChangeSubAccountStateMutationVariables, TContext> => {
  return useMutation(getChangeSubAccountStateMutationOptions(options), queryClient)
}
/**
 * Gives a sub-account a new password and ends its sessions.
 * @summary Give a sub-account a new password
 */
export const resetSubAccountPassword = (
  resetSubAccountPasswordRequest: ResetSubAccountPasswordRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Empty>(
    {
      url: `/api/subaccount/resetPassword`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: resetSubAccountPasswordRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getResetSubAccountPasswordMutationKey = () => ['resetSubAccountPassword'] as const

export const getResetSubAccountPasswordMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof resetSubAccountPassword>>, TError, ResetSubAccountPasswordMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof resetSubAccountPassword>>, TError, ResetSubAccountPasswordMutationVariables, TContext> => {
  const mutationKey = getResetSubAccountPasswordMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetSubAccountPassword>>, ResetSubAccountPasswordMutationVariables> = (props) => {
    const { data } = props ?? {}

    return resetSubAccountPassword(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ResetSubAccountPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetSubAccountPassword>>>
export type ResetSubAccountPasswordMutationBody = ResetSubAccountPasswordRequest
export type ResetSubAccountPasswordMutationError = ErrorType<unknown>
export type ResetSubAccountPasswordMutationVariables = { data: ResetSubAccountPasswordRequest }

/**
 * @summary Give a sub-account a new password
 */
export const useResetSubAccountPassword = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof resetSubAccountPassword>>, TError, ResetSubAccountPasswordMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof resetSubAccountPassword>>, TError, ResetSubAccountPasswordMutationVariables, TContext> => {
  return useMutation(getResetSubAccountPasswordMutationOptions(options), queryClient)
}
/**
 * Ends all sessions of a sub-account, or removes the second factor of a member who lost the phone.
 * @summary Sign a sub-account out, or reset its second factor
 */
export const changeSubAccountAccess = (
  changeSubAccountAccessRequest: ChangeSubAccountAccessRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Empty>(
    {
      url: `/api/subaccount/access`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: changeSubAccountAccessRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getChangeSubAccountAccessMutationKey = () => ['changeSubAccountAccess'] as const

export const getChangeSubAccountAccessMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeSubAccountAccess>>, TError, ChangeSubAccountAccessMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof changeSubAccountAccess>>, TError, ChangeSubAccountAccessMutationVariables, TContext> => {
  const mutationKey = getChangeSubAccountAccessMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSubAccountAccess>>, ChangeSubAccountAccessMutationVariables> = (props) => {
    const { data } = props ?? {}

    return changeSubAccountAccess(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ChangeSubAccountAccessMutationResult = NonNullable<Awaited<ReturnType<typeof changeSubAccountAccess>>>
export type ChangeSubAccountAccessMutationBody = ChangeSubAccountAccessRequest
export type ChangeSubAccountAccessMutationError = ErrorType<unknown>
export type ChangeSubAccountAccessMutationVariables = { data: ChangeSubAccountAccessRequest }

/**
 * @summary Sign a sub-account out, or reset its second factor
 */
export const useChangeSubAccountAccess = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeSubAccountAccess>>, TError, ChangeSubAccountAccessMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof changeSubAccountAccess>>, TError, ChangeSubAccountAccessMutationVariables, TContext> => {
  return useMutation(getChangeSubAccountAccessMutationOptions(options), queryClient)
}
/**
 * Decides for the whole company whether members need a second factor and after how long an idle session ends.
 * @summary Require a second factor, and end idle sessions
 */
export const saveAccessSetting = (saveAccessSettingRequest: SaveAccessSettingRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    {
      url: `/api/subaccount/accessSetting`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: saveAccessSettingRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getSaveAccessSettingMutationKey = () => ['saveAccessSetting'] as const

export const getSaveAccessSettingMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveAccessSetting>>, TError, SaveAccessSettingMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveAccessSetting>>, TError, SaveAccessSettingMutationVariables, TContext> => {
  const mutationKey = getSaveAccessSettingMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveAccessSetting>>, SaveAccessSettingMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveAccessSetting(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveAccessSettingMutationResult = NonNullable<Awaited<ReturnType<typeof saveAccessSetting>>>
export type SaveAccessSettingMutationBody = SaveAccessSettingRequest
export type SaveAccessSettingMutationError = ErrorType<unknown>
export type SaveAccessSettingMutationVariables = { data: SaveAccessSettingRequest }

/**
 * @summary Require a second factor, and end idle sessions
 */
export const useSaveAccessSetting = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveAccessSetting>>, TError, SaveAccessSettingMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveAccessSetting>>, TError, SaveAccessSettingMutationVariables, TContext> => {
  return useMutation(getSaveAccessSettingMutationOptions(options), queryClient)
}
/**
 * Lists every permission that can be granted to a sub-account, as a tree, and roles to begin with.
 * @summary Every permission that can be granted
 */
export const listPermissionNodes = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<PermissionTree>({ url: `/api/subaccount/nodes`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getListPermissionNodesQueryKey = () => {
  return [`/api/subaccount/nodes`] as const
}

export const getListPermissionNodesQueryOptions = <TData = Awaited<ReturnType<typeof listPermissionNodes>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPermissionNodes>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListPermissionNodesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listPermissionNodes>>> = ({ signal }) => listPermissionNodes(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listPermissionNodes>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListPermissionNodesQueryResult = NonNullable<Awaited<ReturnType<typeof listPermissionNodes>>>
export type ListPermissionNodesQueryError = ErrorType<unknown>

export function useListPermissionNodes<TData = Awaited<ReturnType<typeof listPermissionNodes>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPermissionNodes>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listPermissionNodes>>, TError, Awaited<ReturnType<typeof listPermissionNodes>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPermissionNodes<TData = Awaited<ReturnType<typeof listPermissionNodes>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPermissionNodes>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listPermissionNodes>>, TError, Awaited<ReturnType<typeof listPermissionNodes>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPermissionNodes<TData = Awaited<ReturnType<typeof listPermissionNodes>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPermissionNodes>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Every permission that can be granted
 */

export function useListPermissionNodes<TData = Awaited<ReturnType<typeof listPermissionNodes>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listPermissionNodes>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListPermissionNodesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists what members did that moves money, rights or settings of the company, and what was refused to them for want of a permission, limit, approval or password. Entries stay as they were written; no call changes or removes one. See contract rule 91.
 * @summary What moved money, rights or settings
 */
export const listAdminLog = (params?: ListAdminLogParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<AdminLogPage>({ url: `/api/subaccount/log`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListAdminLogQueryKey = (params?: ListAdminLogParams) => {
  return [`/api/subaccount/log`, ...(params ? [params] : [])] as const
}

export const getListAdminLogQueryOptions = <TData = Awaited<ReturnType<typeof listAdminLog>>, TError = ErrorType<unknown>>(
  params?: ListAdminLogParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminLog>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListAdminLogQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdminLog>>> = ({ signal }) => listAdminLog(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listAdminLog>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListAdminLogQueryResult = NonNullable<Awaited<ReturnType<typeof listAdminLog>>>
export type ListAdminLogQueryError = ErrorType<unknown>

export function useListAdminLog<TData = Awaited<ReturnType<typeof listAdminLog>>, TError = ErrorType<unknown>>(
  params: undefined | ListAdminLogParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminLog>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listAdminLog>>, TError, Awaited<ReturnType<typeof listAdminLog>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminLog<TData = Awaited<ReturnType<typeof listAdminLog>>, TError = ErrorType<unknown>>(
  params?: ListAdminLogParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminLog>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listAdminLog>>, TError, Awaited<ReturnType<typeof listAdminLog>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdminLog<TData = Awaited<ReturnType<typeof listAdminLog>>, TError = ErrorType<unknown>>(
  params?: ListAdminLogParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminLog>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What moved money, rights or settings
 */

export function useListAdminLog<TData = Awaited<ReturnType<typeof listAdminLog>>, TError = ErrorType<unknown>>(
  params?: ListAdminLogParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdminLog>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListAdminLogQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Tells from which amount a bill is paid only when a second person confirms it.
 * @summary When a payment needs a second person
 */
export const getSecondPersonRule = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SecondPersonRuleAnswer>({ url: `/api/subaccount/secondPerson`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getGetSecondPersonRuleQueryKey = () => {
  return [`/api/subaccount/secondPerson`] as const
}

export const getGetSecondPersonRuleQueryOptions = <TData = Awaited<ReturnType<typeof getSecondPersonRule>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondPersonRule>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetSecondPersonRuleQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondPersonRule>>> = ({ signal }) => getSecondPersonRule(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getSecondPersonRule>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetSecondPersonRuleQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondPersonRule>>>
export type GetSecondPersonRuleQueryError = ErrorType<unknown>

export function useGetSecondPersonRule<TData = Awaited<ReturnType<typeof getSecondPersonRule>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondPersonRule>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getSecondPersonRule>>, TError, Awaited<ReturnType<typeof getSecondPersonRule>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondPersonRule<TData = Awaited<ReturnType<typeof getSecondPersonRule>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondPersonRule>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getSecondPersonRule>>, TError, Awaited<ReturnType<typeof getSecondPersonRule>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondPersonRule<TData = Awaited<ReturnType<typeof getSecondPersonRule>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondPersonRule>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary When a payment needs a second person
 */

export function useGetSecondPersonRule<TData = Awaited<ReturnType<typeof getSecondPersonRule>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondPersonRule>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSecondPersonRuleQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Sets from which amount a bill is paid only when a second person confirms it; for the owner of the company alone.
 * @summary Set when a payment needs a second person
 */
export const saveSecondPersonRule = (
  saveSecondPersonRuleRequest: SaveSecondPersonRuleRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<SecondPersonRuleAnswer>(
    {
      url: `/api/subaccount/saveSecondPerson`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: saveSecondPersonRuleRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getSaveSecondPersonRuleMutationKey = () => ['saveSecondPersonRule'] as const

export const getSaveSecondPersonRuleMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveSecondPersonRule>>, TError, SaveSecondPersonRuleMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveSecondPersonRule>>, TError, SaveSecondPersonRuleMutationVariables, TContext> => {
  const mutationKey = getSaveSecondPersonRuleMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveSecondPersonRule>>, SaveSecondPersonRuleMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveSecondPersonRule(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveSecondPersonRuleMutationResult = NonNullable<Awaited<ReturnType<typeof saveSecondPersonRule>>>
export type SaveSecondPersonRuleMutationBody = SaveSecondPersonRuleRequest
export type SaveSecondPersonRuleMutationError = ErrorType<unknown>
export type SaveSecondPersonRuleMutationVariables = { data: SaveSecondPersonRuleRequest }

/**
 * @summary Set when a payment needs a second person
 */
export const useSaveSecondPersonRule = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveSecondPersonRule>>, TError, SaveSecondPersonRuleMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveSecondPersonRule>>, TError, SaveSecondPersonRuleMutationVariables, TContext> => {
  return useMutation(getSaveSecondPersonRuleMutationOptions(options), queryClient)
}
/**
 * Begins to write the entries of the log into a table. Ask `getExport` for its progress.
 * @summary Write the log into a table
 */
export const exportAdminLog = (params?: ExportAdminLogParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<StartedExport>({ url: `/api/subaccount/logExport`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}
