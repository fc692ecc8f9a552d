import type {
  AccountAccess,
  AccountOverview,
  AccountProfile,
  BalancePage,
  ChangeAccountBindingRequest,
  ChangePasswordRequest,
  ChangeSecondFactorAnswer,
  ChangeSecondFactorRequest,
  Empty,
  EndSessionsRequest,
  IntegralPage,
  ListBalanceEntriesParams,
  ListIntegralEntriesParams,
  Preference,
  RetrievePasswordRequest,
  SaveAccountProfileRequest,
  SavePreferenceRequest,
  VerifyAccountAnswer,
  VerifyAccountRequest,
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
 * Gives the member's points and balance on each of the last seven days, for two small charts.
 * @summary Points and balance of the last seven days
 */
export const getAccountOverview = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<AccountOverview>({ url: `/api/account/overview`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

/**
 * Tells the profile page by which ways the member can verify the account; the profile itself comes with `getSite`.
 * @summary What the profile page needs to know
 */
export const getAccountProfile = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<AccountProfile>({ url: `/api/account/profile`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getGetAccountProfileQueryKey = () => {
  return [`/api/account/profile`] as const
}

export const getGetAccountProfileQueryOptions = <TData = Awaited<ReturnType<typeof getAccountProfile>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountProfile>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetAccountProfileQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountProfile>>> = ({ signal }) => getAccountProfile(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getAccountProfile>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetAccountProfileQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountProfile>>>
export type GetAccountProfileQueryError = ErrorType<unknown>

export function useGetAccountProfile<TData = Awaited<ReturnType<typeof getAccountProfile>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountProfile>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getAccountProfile>>, TError, Awaited<ReturnType<typeof getAccountProfile>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountProfile<TData = Awaited<ReturnType<typeof getAccountProfile>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountProfile>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getAccountProfile>>, TError, Awaited<ReturnType<typeof getAccountProfile>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountProfile<TData = Awaited<ReturnType<typeof getAccountProfile>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountProfile>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the profile page needs to know
 */

export function useGetAccountProfile<TData = Awaited<ReturnType<typeof getAccountProfile>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountProfile>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAccountProfileQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Changes the member's own picture, name, gender, birthday and motto.
 * @summary Save the profile
 */
export const saveAccountProfile = (saveAccountProfileRequest: SaveAccountProfileRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    {
      url: `/api/account/profile`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: saveAccountProfileRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getSaveAccountProfileMutationKey = () => ['saveAccountProfile'] as const

export const getSaveAccountProfileMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveAccountProfile>>, TError, SaveAccountProfileMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveAccountProfile>>, TError, SaveAccountProfileMutationVariables, TContext> => {
  const mutationKey = getSaveAccountProfileMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveAccountProfile>>, SaveAccountProfileMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveAccountProfile(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveAccountProfileMutationResult = NonNullable<Awaited<ReturnType<typeof saveAccountProfile>>>
export type SaveAccountProfileMutationBody = SaveAccountProfileRequest
export type SaveAccountProfileMutationError = ErrorType<unknown>
export type SaveAccountProfileMutationVariables = { data: SaveAccountProfileRequest }

/**
 * @summary Save the profile
 */
export const useSaveAccountProfile = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveAccountProfile>>, TError, SaveAccountProfileMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveAccountProfile>>, TError, SaveAccountProfileMutationVariables, TContext> => {
  return useMutation(getSaveAccountProfileMutationOptions(options), queryClient)
}
/**
 * Lists every movement of the member's points, page by page.
 * @summary Every movement of the points
 */
export const listIntegralEntries = (params?: ListIntegralEntriesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<IntegralPage>({ url: `/api/account/integral`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListIntegralEntriesQueryKey = (params?: ListIntegralEntriesParams) => {
  return [`/api/account/integral`, ...(params ? [params] : [])] as const
}

export const getListIntegralEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listIntegralEntries>>, TError = ErrorType<unknown>>(
  params?: ListIntegralEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegralEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListIntegralEntriesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listIntegralEntries>>> = ({ signal }) => listIntegralEntries(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listIntegralEntries>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListIntegralEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listIntegralEntries>>>
export type ListIntegralEntriesQueryError = ErrorType<unknown>

export function useListIntegralEntries<TData = Awaited<ReturnType<typeof listIntegralEntries>>, TError = ErrorType<unknown>>(
  params: undefined | ListIntegralEntriesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegralEntries>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listIntegralEntries>>, TError, Awaited<ReturnType<typeof listIntegralEntries>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntegralEntries<TData = Awaited<ReturnType<typeof listIntegralEntries>>, TError = ErrorType<unknown>>(
  params?: ListIntegralEntriesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegralEntries>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listIntegralEntries>>, TError, Awaited<ReturnType<typeof listIntegralEntries>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListIntegralEntries<TData = Awaited<ReturnType<typeof listIntegralEntries>>, TError = ErrorType<unknown>>(
  params?: ListIntegralEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegralEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Every movement of the points
 */

export function useListIntegralEntries<TData = Awaited<ReturnType<typeof listIntegralEntries>>, TError = ErrorType<unknown>>(
  params?: ListIntegralEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listIntegralEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListIntegralEntriesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists every movement of the pre-deposit balance in the ancestors' form, page by page.
 * @summary Every movement of the balance
 */
export const listBalanceEntries = (params?: ListBalanceEntriesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<BalancePage>({ url: `/api/account/balance`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

/**
 * Gives the alerts that the member wants to get, and the amounts below which it hears of the balance.
 * @summary Currency, clock and alerts of the member
 */
export const getPreference = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Preference>({ url: `/api/account/preference`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getGetPreferenceQueryKey = () => {
  return [`/api/account/preference`] as const
}

export const getGetPreferenceQueryOptions = <TData = Awaited<ReturnType<typeof getPreference>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreference>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetPreferenceQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getPreference>>> = ({ signal }) => getPreference(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getPreference>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetPreferenceQueryResult = NonNullable<Awaited<ReturnType<typeof getPreference>>>
export type GetPreferenceQueryError = ErrorType<unknown>

export function useGetPreference<TData = Awaited<ReturnType<typeof getPreference>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreference>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getPreference>>, TError, Awaited<ReturnType<typeof getPreference>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreference<TData = Awaited<ReturnType<typeof getPreference>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreference>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getPreference>>, TError, Awaited<ReturnType<typeof getPreference>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPreference<TData = Awaited<ReturnType<typeof getPreference>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreference>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Currency, clock and alerts of the member
 */

export function useGetPreference<TData = Awaited<ReturnType<typeof getPreference>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPreference>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPreferenceQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Changes which alerts the member gets.
 * @summary Save currency, clock and alerts
 */
export const savePreference = (savePreferenceRequest: SavePreferenceRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    {
      url: `/api/account/preference`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: savePreferenceRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getSavePreferenceMutationKey = () => ['savePreference'] as const

export const getSavePreferenceMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof savePreference>>, TError, SavePreferenceMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof savePreference>>, TError, SavePreferenceMutationVariables, TContext> => {
  const mutationKey = getSavePreferenceMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePreference>>, SavePreferenceMutationVariables> = (props) => {
    const { data } = props ?? {}

    return savePreference(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SavePreferenceMutationResult = NonNullable<Awaited<ReturnType<typeof savePreference>>>
export type SavePreferenceMutationBody = SavePreferenceRequest
export type SavePreferenceMutationError = ErrorType<unknown>
export type SavePreferenceMutationVariables = { data: SavePreferenceRequest }

/**
 * @summary Save currency, clock and alerts
 */
export const useSavePreference = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof savePreference>>, TError, SavePreferenceMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof savePreference>>, TError, SavePreferenceMutationVariables, TContext> => {
  return useMutation(getSavePreferenceMutationOptions(options), queryClient)
}
/**
 * Checks a code sent to the member's bound address or number and answers a token; `changeAccountBinding` needs it.
 * @summary Verify the bound address or number
 */
export const verifyAccount = (verifyAccountRequest: VerifyAccountRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<VerifyAccountAnswer>(
    {
      url: `/api/account/verification`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: verifyAccountRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getVerifyAccountMutationKey = () => ['verifyAccount'] as const

export const getVerifyAccountMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof verifyAccount>>, TError, VerifyAccountMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof verifyAccount>>, TError, VerifyAccountMutationVariables, TContext> => {
  const mutationKey = getVerifyAccountMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof verifyAccount>>, VerifyAccountMutationVariables> = (props) => {
    const { data } = props ?? {}

    return verifyAccount(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type VerifyAccountMutationResult = NonNullable<Awaited<ReturnType<typeof verifyAccount>>>
export type VerifyAccountMutationBody = VerifyAccountRequest
export type VerifyAccountMutationError = ErrorType<unknown>
export type VerifyAccountMutationVariables = { data: VerifyAccountRequest }

/**
 * @summary Verify the bound address or number
 */
export const useVerifyAccount = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof verifyAccount>>, TError, VerifyAccountMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof verifyAccount>>, TError, VerifyAccountMutationVariables, TContext> => {
  return useMutation(getVerifyAccountMutationOptions(options), queryClient)
}
/**
 * Binds another e-mail address or mobile number to the member's account, by a code sent to the new one.
 * @summary Bind another e-mail address or mobile number
 */
export const changeAccountBinding = (
  changeAccountBindingRequest: ChangeAccountBindingRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Empty>(
    {
      url: `/api/account/changeBind`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: changeAccountBindingRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getChangeAccountBindingMutationKey = () => ['changeAccountBinding'] as const

export const getChangeAccountBindingMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeAccountBinding>>, TError, ChangeAccountBindingMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof changeAccountBinding>>, TError, ChangeAccountBindingMutationVariables, TContext> => {
  const mutationKey = getChangeAccountBindingMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeAccountBinding>>, ChangeAccountBindingMutationVariables> = (props) => {
    const { data } = props ?? {}

    return changeAccountBinding(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ChangeAccountBindingMutationResult = NonNullable<Awaited<ReturnType<typeof changeAccountBinding>>>
export type ChangeAccountBindingMutationBody = ChangeAccountBindingRequest
export type ChangeAccountBindingMutationError = ErrorType<unknown>
export type ChangeAccountBindingMutationVariables = { data: ChangeAccountBindingRequest }

/**
 * @summary Bind another e-mail address or mobile number
 */
export const useChangeAccountBinding = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeAccountBinding>>, TError, ChangeAccountBindingMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof changeAccountBinding>>, TError, ChangeAccountBindingMutationVariables, TContext> => {
  return useMutation(getChangeAccountBindingMutationOptions(options), queryClient)
}
/**
 * Changes the member's own password and ends the session: the member signs in again.
 * @summary Change the password
 */
export const changePassword = (changePasswordRequest: ChangePasswordRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    {
      url: `/api/account/changePassword`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: changePasswordRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getChangePasswordMutationKey = () => ['changePassword'] as const

export const getChangePasswordMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError, ChangePasswordMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError, ChangePasswordMutationVariables, TContext> => {
  const mutationKey = getChangePasswordMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePassword>>, ChangePasswordMutationVariables> = (props) => {
    const { data } = props ?? {}

    return changePassword(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ChangePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changePassword>>>
export type ChangePasswordMutationBody = ChangePasswordRequest
export type ChangePasswordMutationError = ErrorType<unknown>
export type ChangePasswordMutationVariables = { data: ChangePasswordRequest }

/**
 * @summary Change the password
 */
export const useChangePassword = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof changePassword>>, TError, ChangePasswordMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof changePassword>>, TError, ChangePasswordMutationVariables, TContext> => {
  return useMutation(getChangePasswordMutationOptions(options), queryClient)
}
/**
 * Sets a new password for a member who has forgotten the old one, by a code sent to the bound address or number.
 * @summary Set a new password by a code
 */
export const retrievePassword = (retrievePasswordRequest: RetrievePasswordRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    {
      url: `/api/account/retrievePassword`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: retrievePasswordRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getRetrievePasswordMutationKey = () => ['retrievePassword'] as const

export const getRetrievePasswordMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof retrievePassword>>, TError, RetrievePasswordMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof retrievePassword>>, TError, RetrievePasswordMutationVariables, TContext> => {
  const mutationKey = getRetrievePasswordMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof retrievePassword>>, RetrievePasswordMutationVariables> = (props) => {
    const { data } = props ?? {}

    return retrievePassword(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RetrievePasswordMutationResult = NonNullable<Awaited<ReturnType<typeof retrievePassword>>>
export type RetrievePasswordMutationBody = RetrievePasswordRequest
export type RetrievePasswordMutationError = ErrorType<unknown>
export type RetrievePasswordMutationVariables = { data: RetrievePasswordRequest }

/**
 * @summary Set a new password by a code
 */
export const useRetrievePassword = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof retrievePassword>>, TError, RetrievePasswordMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof retrievePassword>>, TError, RetrievePasswordMutationVariables, TContext> => {
  return useMutation(getRetrievePasswordMutationOptions(options), queryClient)
}
/**
 * Says whether the member signs in with a second factor, and lists where the member is signed in.
 * @summary How the member signs in, and where
 */
export const getAccountAccess = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<AccountAccess>({ url: `/api/account/access`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getGetAccountAccessQueryKey = () => {
  return [`/api/account/access`] as const
}

export const getGetAccountAccessQueryOptions = <TData = Awaited<ReturnType<typeof getAccountAccess>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountAccess>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetAccountAccessQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountAccess>>> = ({ signal }) => getAccountAccess(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getAccountAccess>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetAccountAccessQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountAccess>>>
export type GetAccountAccessQueryError = ErrorType<unknown>

export function useGetAccountAccess<TData = Awaited<ReturnType<typeof getAccountAccess>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountAccess>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getAccountAccess>>, TError, Awaited<ReturnType<typeof getAccountAccess>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountAccess<TData = Awaited<ReturnType<typeof getAccountAccess>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountAccess>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getAccountAccess>>, TError, Awaited<ReturnType<typeof getAccountAccess>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountAccess<TData = Awaited<ReturnType<typeof getAccountAccess>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountAccess>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How the member signs in, and where
 */

export function useGetAccountAccess<TData = Awaited<ReturnType<typeof getAccountAccess>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountAccess>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAccountAccessQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * `begin` answers a secret for the authenticator app, which `confirm` takes with a code of the app. Who has a second factor gives a code of it to begin again, to `renew` the recovery codes and to `stop`. See contract rule 96.
 * @summary Set up the second factor, renew its recovery codes or switch it off
 */
export const changeSecondFactor = (changeSecondFactorRequest: ChangeSecondFactorRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ChangeSecondFactorAnswer>(
    {
      url: `/api/account/secondFactor`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: changeSecondFactorRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getChangeSecondFactorMutationKey = () => ['changeSecondFactor'] as const

export const getChangeSecondFactorMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeSecondFactor>>, TError, ChangeSecondFactorMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof changeSecondFactor>>, TError, ChangeSecondFactorMutationVariables, TContext> => {
  const mutationKey = getChangeSecondFactorMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeSecondFactor>>, ChangeSecondFactorMutationVariables> = (props) => {
    const { data } = props ?? {}

    return changeSecondFactor(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ChangeSecondFactorMutationResult = NonNullable<Awaited<ReturnType<typeof changeSecondFactor>>>
export type ChangeSecondFactorMutationBody = ChangeSecondFactorRequest
export type ChangeSecondFactorMutationError = ErrorType<unknown>
export type ChangeSecondFactorMutationVariables = { data: ChangeSecondFactorRequest }

/**
 * @summary Set up the second factor, renew its recovery codes or switch it off
 */
export const useChangeSecondFactor = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeSecondFactor>>, TError, ChangeSecondFactorMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof changeSecondFactor>>, TError, ChangeSecondFactorMutationVariables, TContext> => {
  return useMutation(getChangeSecondFactorMutationOptions(options), queryClient)
}
/**
 * Ends one session of the member or, without `id`, all but the one that asks. It takes effect at the next call there.
 * @summary End another session, or all others
 */
export const endSessions = (endSessionsRequest: EndSessionsRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    {
      url: `/api/account/endSessions`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: endSessionsRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getEndSessionsMutationKey = () => ['endSessions'] as const

export const getEndSessionsMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof endSessions>>, TError, EndSessionsMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof endSessions>>, TError, EndSessionsMutationVariables, TContext> => {
  const mutationKey = getEndSessionsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSessions>>, EndSessionsMutationVariables> = (props) => {
    const { data } = props ?? {}

    return endSessions(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type EndSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endSessions>>>
export type EndSessionsMutationBody = EndSessionsRequest
export type EndSessionsMutationError = ErrorType<unknown>
export type EndSessionsMutationVariables = { data: EndSessionsRequest }

/**
 * @summary End another session, or all others
 */
export const useEndSessions = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof endSessions>>, TError, EndSessionsMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof endSessions>>, TError, EndSessionsMutationVariables, TContext> => {
  return useMutation(getEndSessionsMutationOptions(options), queryClient)
}
