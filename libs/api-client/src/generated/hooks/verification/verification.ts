import type {
  CheckCaptchaCodeAnswer,
  CheckCaptchaCodeRequest,
  CheckClickCaptchaRequest,
  ClickCaptcha,
  Empty,
  GetClickCaptchaParams,
  SendCaptchaCodeRequest,
  SendEmailCodeRequest,
  SendSmsCodeRequest,
  SentCode,
} from '#contract'

import { useQuery } from '@tanstack/react-query'
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
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
 * Gives the picture of a click captcha and what to click in it, before a form that must not be sent by a machine. The same id again replaces the picture. It lives for 600 s.
 * @summary Get a click captcha
 */
export const getClickCaptcha = (params: GetClickCaptchaParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ClickCaptcha>({ url: `/api/common/clickCaptcha`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetClickCaptchaQueryKey = (params?: GetClickCaptchaParams) => {
  return [`/api/common/clickCaptcha`, ...(params ? [params] : [])] as const
}

export const getGetClickCaptchaQueryOptions = <TData = Awaited<ReturnType<typeof getClickCaptcha>>, TError = ErrorType<unknown>>(
  params: GetClickCaptchaParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getClickCaptcha>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetClickCaptchaQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getClickCaptcha>>> = ({ signal }) => getClickCaptcha(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getClickCaptcha>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetClickCaptchaQueryResult = NonNullable<Awaited<ReturnType<typeof getClickCaptcha>>>
export type GetClickCaptchaQueryError = ErrorType<unknown>

export function useGetClickCaptcha<TData = Awaited<ReturnType<typeof getClickCaptcha>>, TError = ErrorType<unknown>>(
  params: GetClickCaptchaParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getClickCaptcha>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getClickCaptcha>>, TError, Awaited<ReturnType<typeof getClickCaptcha>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClickCaptcha<TData = Awaited<ReturnType<typeof getClickCaptcha>>, TError = ErrorType<unknown>>(
  params: GetClickCaptchaParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getClickCaptcha>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getClickCaptcha>>, TError, Awaited<ReturnType<typeof getClickCaptcha>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetClickCaptcha<TData = Awaited<ReturnType<typeof getClickCaptcha>>, TError = ErrorType<unknown>>(
  params: GetClickCaptchaParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getClickCaptcha>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Get a click captcha
 */

export function useGetClickCaptcha<TData = Awaited<ReturnType<typeof getClickCaptcha>>, TError = ErrorType<unknown>>(
  params: GetClickCaptchaParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getClickCaptcha>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetClickCaptchaQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Checks the clicks in a captcha, so that the page can tell a person at once that they were wrong. The portal never shows the message of a refusal.
 * @summary Check the clicks
 */
export const checkClickCaptcha = (checkClickCaptchaRequest: CheckClickCaptchaRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    {
      url: `/api/common/checkClickCaptcha`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: checkClickCaptchaRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

/**
 * Sends a code by e-mail or SMS to a person who cannot use the click captcha. It answers the same whether or not there is such an account; only an existing one gets the code, at its own bound address or number. See contract rule 90.
 * @summary Ask for a code in place of the click captcha
 */
export const sendCaptchaCode = (sendCaptchaCodeRequest: SendCaptchaCodeRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SentCode>(
    {
      url: `/api/common/sendCaptchaCode`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: sendCaptchaCodeRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

/**
 * Exchanges the code of `sendCaptchaCode` for the value that a form sends in place of the clicks. A right code is used up. Five wrong ones end it.
 * @summary Exchange a code for a captcha
 */
export const checkCaptchaCode = (checkCaptchaCodeRequest: CheckCaptchaCodeRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CheckCaptchaCodeAnswer>(
    {
      url: `/api/common/checkCaptchaCode`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: checkCaptchaCodeRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

/**
 * Sends a code by SMS to somebody who registers, changes a mobile number, resets a password or proves who they are. The same number and purpose again within 60 s is refused. Verifying an account needs its password and a session.
 * @summary Send a code by SMS
 */
export const sendSmsCode = (sendSmsCodeRequest: SendSmsCodeRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SentCode>(
    { url: `/api/Sms/send`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: sendSmsCodeRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

/**
 * Sends a code by e-mail to somebody who registers, changes an address, resets a password or proves who they are. The same address and purpose again within 60 s is refused. Verifying an account needs its password and a session.
 * @summary Send a code by e-mail
 */
export const sendEmailCode = (sendEmailCodeRequest: SendEmailCodeRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SentCode>(
    { url: `/api/Ems/send`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: sendEmailCodeRequest, ...(signal ? { signal } : {}) },
    options,
  )
}
