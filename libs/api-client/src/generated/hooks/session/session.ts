import type { Empty, RefreshTokenAnswer, RefreshTokenRequest, SignInAnswer, SignInOptions, SignInRequest, SignOutRequest } from '#contract'

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
 * Tells the login page whether a captcha is needed and by which ways an account is verified.
 * @summary What the login page needs to know
 */
export const getSignInOptions = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SignInOptions>({ url: `/api/user/checkIn`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getGetSignInOptionsQueryKey = () => {
  return [`/api/user/checkIn`] as const
}

export const getGetSignInOptionsQueryOptions = <TData = Awaited<ReturnType<typeof getSignInOptions>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetSignInOptionsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getSignInOptions>>> = ({ signal }) => getSignInOptions(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetSignInOptionsQueryResult = NonNullable<Awaited<ReturnType<typeof getSignInOptions>>>
export type GetSignInOptionsQueryError = ErrorType<unknown>

export function useGetSignInOptions<TData = Awaited<ReturnType<typeof getSignInOptions>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, Awaited<ReturnType<typeof getSignInOptions>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSignInOptions<TData = Awaited<ReturnType<typeof getSignInOptions>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, Awaited<ReturnType<typeof getSignInOptions>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSignInOptions<TData = Awaited<ReturnType<typeof getSignInOptions>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the login page needs to know
 */

export function useGetSignInOptions<TData = Awaited<ReturnType<typeof getSignInOptions>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getSignInOptions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetSignInOptionsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Signs a member in with account and password, or registers a new member and signs that member in; the tokens come with the answer. A member with a second factor is refused with SECOND_FACTOR_NEEDED and a challenge, which the second step sends with a code. Ten wrong passwords make the next tries wait a quarter of an hour, unless a code by e-mail or SMS stands for the captcha. A member who is signed in already is refused with 303 and `logged in`.
 * @summary Sign a member in, or register one
 */
export const signIn = (signInRequest: SignInRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SignInAnswer>(
    { url: `/api/user/checkIn`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: signInRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getSignInMutationKey = () => ['signIn'] as const

export const getSignInMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError, SignInMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError, SignInMutationVariables, TContext> => {
  const mutationKey = getSignInMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof signIn>>, SignInMutationVariables> = (props) => {
    const { data } = props ?? {}

    return signIn(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SignInMutationResult = NonNullable<Awaited<ReturnType<typeof signIn>>>
export type SignInMutationBody = SignInRequest
export type SignInMutationError = ErrorType<unknown>
export type SignInMutationVariables = { data: SignInRequest }

/**
 * @summary Sign a member in, or register one
 */
export const useSignIn = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof signIn>>, TError, SignInMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof signIn>>, TError, SignInMutationVariables, TContext> => {
  return useMutation(getSignInMutationOptions(options), queryClient)
}
/**
 * Ends the member's session and makes the refresh token useless. It succeeds without a session too.
 * @summary Sign out
 */
export const signOut = (signOutRequest: SignOutRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    { url: `/api/user/logout`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: signOutRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

/**
 * Exchanges a refresh token for a new access token, so that a member stays signed in. The old access token stays in the `ba-user-token` header of this call. The portal does not use it by default.
 * @summary Exchange a refresh token for a new access token
 */
export const refreshToken = (refreshTokenRequest: RefreshTokenRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<RefreshTokenAnswer>(
    {
      url: `/api/common/refreshToken`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: refreshTokenRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}
