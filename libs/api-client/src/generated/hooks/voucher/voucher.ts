import type {
  DownloadOrderVouchersParams,
  DownloadVoucherParams,
  Empty,
  GetOrderTextParams,
  GetVoucherAnswer,
  GetVoucherParams,
  GetVoucherSettingAnswer,
  PlainText,
  PreviewVoucherSettingAnswer,
  PreviewVoucherSettingRequest,
  SaveVoucherSettingAnswer,
  SaveVoucherSettingRequest,
  SendVoucherRequest,
  VerifyVoucherParams,
  VoucherVerification,
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
 * Gives everything that the voucher of an order says, in either language and with or without prices.
 * @summary What the voucher says
 */
export const getVoucher = (params: GetVoucherParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetVoucherAnswer>({ url: `/api/order/voucher`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetVoucherQueryKey = (params?: GetVoucherParams) => {
  return [`/api/order/voucher`, ...(params ? [params] : [])] as const
}

export const getGetVoucherQueryOptions = <TData = Awaited<ReturnType<typeof getVoucher>>, TError = ErrorType<unknown>>(
  params: GetVoucherParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetVoucherQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getVoucher>>> = ({ signal }) => getVoucher(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetVoucherQueryResult = NonNullable<Awaited<ReturnType<typeof getVoucher>>>
export type GetVoucherQueryError = ErrorType<unknown>

export function useGetVoucher<TData = Awaited<ReturnType<typeof getVoucher>>, TError = ErrorType<unknown>>(
  params: GetVoucherParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getVoucher>>, TError, Awaited<ReturnType<typeof getVoucher>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVoucher<TData = Awaited<ReturnType<typeof getVoucher>>, TError = ErrorType<unknown>>(
  params: GetVoucherParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getVoucher>>, TError, Awaited<ReturnType<typeof getVoucher>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVoucher<TData = Awaited<ReturnType<typeof getVoucher>>, TError = ErrorType<unknown>>(
  params: GetVoucherParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the voucher says
 */

export function useGetVoucher<TData = Awaited<ReturnType<typeof getVoucher>>, TError = ErrorType<unknown>>(
  params: GetVoucherParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucher>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetVoucherQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives what the guests of an order need to know as plain lines for a messenger, without prices. What is not confirmed, or no longer holds, says so.
 * @summary An order as text
 */
export const getOrderText = (params: GetOrderTextParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<PlainText>({ url: `/api/order/text`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

/**
 * Downloads the voucher of an order as a PDF for the guest, and notes in the order that it was downloaded. A refusal is the JSON envelope, also with HTTP 200.
 * @summary The voucher as a PDF
 */
export const downloadVoucher = (params: DownloadVoucherParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Blob>({ url: `/api/order/voucherDownload`, method: 'GET', params, responseType: 'blob', ...(signal ? { signal } : {}) }, options)
}

export const getDownloadVoucherMutationKey = () => ['downloadVoucher'] as const

export const getDownloadVoucherMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadVoucher>>, TError, DownloadVoucherMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof downloadVoucher>>, TError, DownloadVoucherMutationVariables, TContext> => {
  const mutationKey = getDownloadVoucherMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadVoucher>>, DownloadVoucherMutationVariables> = (props) => {
    const { params } = props ?? {}

    return downloadVoucher(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DownloadVoucherMutationResult = NonNullable<Awaited<ReturnType<typeof downloadVoucher>>>

export type DownloadVoucherMutationError = ErrorType<unknown>
export type DownloadVoucherMutationVariables = { params: DownloadVoucherParams }

/**
 * @summary The voucher as a PDF
 */
export const useDownloadVoucher = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadVoucher>>, TError, DownloadVoucherMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof downloadVoucher>>, TError, DownloadVoucherMutationVariables, TContext> => {
  return useMutation(getDownloadVoucherMutationOptions(options), queryClient)
}
/**
 * Downloads the vouchers of orders in the order asked. Orders without a voucher are left out; without any it is refused. A refusal is the JSON envelope, also with HTTP 200.
 * @summary The vouchers of several orders in one PDF
 */
export const downloadOrderVouchers = (params: DownloadOrderVouchersParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Blob>({ url: `/api/order/vouchers`, method: 'GET', params, responseType: 'blob', ...(signal ? { signal } : {}) }, options)
}

export const getDownloadOrderVouchersMutationKey = () => ['downloadOrderVouchers'] as const

export const getDownloadOrderVouchersMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadOrderVouchers>>, TError, DownloadOrderVouchersMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof downloadOrderVouchers>>, TError, DownloadOrderVouchersMutationVariables, TContext> => {
  const mutationKey = getDownloadOrderVouchersMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadOrderVouchers>>, DownloadOrderVouchersMutationVariables> = (props) => {
    const { params } = props ?? {}

    return downloadOrderVouchers(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DownloadOrderVouchersMutationResult = NonNullable<Awaited<ReturnType<typeof downloadOrderVouchers>>>

export type DownloadOrderVouchersMutationError = ErrorType<unknown>
export type DownloadOrderVouchersMutationVariables = { params: DownloadOrderVouchersParams }

/**
 * @summary The vouchers of several orders in one PDF
 */
export const useDownloadOrderVouchers = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadOrderVouchers>>, TError, DownloadOrderVouchersMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof downloadOrderVouchers>>, TError, DownloadOrderVouchersMutationVariables, TContext> => {
  return useMutation(getDownloadOrderVouchersMutationOptions(options), queryClient)
}
/**
 * Sends the voucher of an order by e-mail to the guest or anybody else, and notes in the order that it was sent.
 * @summary Send the voucher by e-mail
 */
export const sendVoucher = (sendVoucherRequest: SendVoucherRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    { url: `/api/order/voucherSend`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: sendVoucherRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getSendVoucherMutationKey = () => ['sendVoucher'] as const

export const getSendVoucherMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof sendVoucher>>, TError, SendVoucherMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof sendVoucher>>, TError, SendVoucherMutationVariables, TContext> => {
  const mutationKey = getSendVoucherMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendVoucher>>, SendVoucherMutationVariables> = (props) => {
    const { data } = props ?? {}

    return sendVoucher(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SendVoucherMutationResult = NonNullable<Awaited<ReturnType<typeof sendVoucher>>>
export type SendVoucherMutationBody = SendVoucherRequest
export type SendVoucherMutationError = ErrorType<unknown>
export type SendVoucherMutationVariables = { data: SendVoucherRequest }

/**
 * @summary Send the voucher by e-mail
 */
export const useSendVoucher = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof sendVoucher>>, TError, SendVoucherMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof sendVoucher>>, TError, SendVoucherMutationVariables, TContext> => {
  return useMutation(getSendVoucherMutationOptions(options), queryClient)
}
/**
 * Says whether a voucher is genuine and still valid. The call is public, for anybody who is shown a voucher, such as a hotel's desk.
 * @summary Whether a voucher is genuine
 */
export const verifyVoucher = (params: VerifyVoucherParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<VoucherVerification>({ url: `/api/order/voucherVerify`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getVerifyVoucherQueryKey = (params?: VerifyVoucherParams) => {
  return [`/api/order/voucherVerify`, ...(params ? [params] : [])] as const
}

export const getVerifyVoucherQueryOptions = <TData = Awaited<ReturnType<typeof verifyVoucher>>, TError = ErrorType<unknown>>(
  params: VerifyVoucherParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyVoucher>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getVerifyVoucherQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof verifyVoucher>>> = ({ signal }) => verifyVoucher(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof verifyVoucher>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type VerifyVoucherQueryResult = NonNullable<Awaited<ReturnType<typeof verifyVoucher>>>
export type VerifyVoucherQueryError = ErrorType<unknown>

export function useVerifyVoucher<TData = Awaited<ReturnType<typeof verifyVoucher>>, TError = ErrorType<unknown>>(
  params: VerifyVoucherParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyVoucher>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof verifyVoucher>>, TError, Awaited<ReturnType<typeof verifyVoucher>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVerifyVoucher<TData = Awaited<ReturnType<typeof verifyVoucher>>, TError = ErrorType<unknown>>(
  params: VerifyVoucherParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyVoucher>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof verifyVoucher>>, TError, Awaited<ReturnType<typeof verifyVoucher>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useVerifyVoucher<TData = Awaited<ReturnType<typeof verifyVoucher>>, TError = ErrorType<unknown>>(
  params: VerifyVoucherParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyVoucher>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Whether a voucher is genuine
 */

export function useVerifyVoucher<TData = Awaited<ReturnType<typeof verifyVoucher>>, TError = ErrorType<unknown>>(
  params: VerifyVoucherParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof verifyVoucher>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getVerifyVoucherQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives logo, texts and colours with which the company's vouchers are printed.
 * @summary How vouchers of the company look
 */
export const getVoucherSetting = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetVoucherSettingAnswer>({ url: `/api/voucherSetting/get`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getGetVoucherSettingQueryKey = () => {
  return [`/api/voucherSetting/get`] as const
}

export const getGetVoucherSettingQueryOptions = <TData = Awaited<ReturnType<typeof getVoucherSetting>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucherSetting>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetVoucherSettingQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getVoucherSetting>>> = ({ signal }) => getVoucherSetting(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getVoucherSetting>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetVoucherSettingQueryResult = NonNullable<Awaited<ReturnType<typeof getVoucherSetting>>>
export type GetVoucherSettingQueryError = ErrorType<unknown>

export function useGetVoucherSetting<TData = Awaited<ReturnType<typeof getVoucherSetting>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucherSetting>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getVoucherSetting>>, TError, Awaited<ReturnType<typeof getVoucherSetting>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVoucherSetting<TData = Awaited<ReturnType<typeof getVoucherSetting>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucherSetting>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getVoucherSetting>>, TError, Awaited<ReturnType<typeof getVoucherSetting>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetVoucherSetting<TData = Awaited<ReturnType<typeof getVoucherSetting>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucherSetting>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How vouchers of the company look
 */

export function useGetVoucherSetting<TData = Awaited<ReturnType<typeof getVoucherSetting>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getVoucherSetting>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetVoucherSettingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Changes logo, texts and colours of all vouchers that the company prints from now on.
 * @summary Save how vouchers look
 */
export const saveVoucherSetting = (saveVoucherSettingRequest: SaveVoucherSettingRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SaveVoucherSettingAnswer>(
    {
      url: `/api/voucherSetting/save`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: saveVoucherSettingRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getSaveVoucherSettingMutationKey = () => ['saveVoucherSetting'] as const

export const getSaveVoucherSettingMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveVoucherSetting>>, TError, SaveVoucherSettingMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveVoucherSetting>>, TError, SaveVoucherSettingMutationVariables, TContext> => {
  const mutationKey = getSaveVoucherSettingMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveVoucherSetting>>, SaveVoucherSettingMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveVoucherSetting(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveVoucherSettingMutationResult = NonNullable<Awaited<ReturnType<typeof saveVoucherSetting>>>
export type SaveVoucherSettingMutationBody = SaveVoucherSettingRequest
export type SaveVoucherSettingMutationError = ErrorType<unknown>
export type SaveVoucherSettingMutationVariables = { data: SaveVoucherSettingRequest }

/**
 * @summary Save how vouchers look
 */
export const useSaveVoucherSetting = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveVoucherSetting>>, TError, SaveVoucherSettingMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveVoucherSetting>>, TError, SaveVoucherSettingMutationVariables, TContext> => {
  return useMutation(getSaveVoucherSettingMutationOptions(options), queryClient)
}
/**
 * Renders a sample voucher with settings that are not saved yet.
 * @summary A sample voucher with these settings
 */
export const previewVoucherSetting = (
  previewVoucherSettingRequest: PreviewVoucherSettingRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<PreviewVoucherSettingAnswer>(
    {
      url: `/api/voucherSetting/preview`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: previewVoucherSettingRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getPreviewVoucherSettingQueryKey = (previewVoucherSettingRequest?: PreviewVoucherSettingRequest) => {
  return ['POST', `/api/voucherSetting/preview`, previewVoucherSettingRequest] as const
}

export const getPreviewVoucherSettingQueryOptions = <TData = Awaited<ReturnType<typeof previewVoucherSetting>>, TError = ErrorType<unknown>>(
  previewVoucherSettingRequest: PreviewVoucherSettingRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewVoucherSetting>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getPreviewVoucherSettingQueryKey(previewVoucherSettingRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof previewVoucherSetting>>> = ({ signal }) =>
    previewVoucherSetting(previewVoucherSettingRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof previewVoucherSetting>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type PreviewVoucherSettingQueryResult = NonNullable<Awaited<ReturnType<typeof previewVoucherSetting>>>
export type PreviewVoucherSettingQueryError = ErrorType<unknown>

export function usePreviewVoucherSetting<TData = Awaited<ReturnType<typeof previewVoucherSetting>>, TError = ErrorType<unknown>>(
  previewVoucherSettingRequest: PreviewVoucherSettingRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewVoucherSetting>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof previewVoucherSetting>>, TError, Awaited<ReturnType<typeof previewVoucherSetting>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewVoucherSetting<TData = Awaited<ReturnType<typeof previewVoucherSetting>>, TError = ErrorType<unknown>>(
  previewVoucherSettingRequest: PreviewVoucherSettingRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewVoucherSetting>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof previewVoucherSetting>>, TError, Awaited<ReturnType<typeof previewVoucherSetting>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewVoucherSetting<TData = Awaited<ReturnType<typeof previewVoucherSetting>>, TError = ErrorType<unknown>>(
  previewVoucherSettingRequest: PreviewVoucherSettingRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewVoucherSetting>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A sample voucher with these settings
 */

export function usePreviewVoucherSetting<TData = Awaited<ReturnType<typeof previewVoucherSetting>>, TError = ErrorType<unknown>>(
  previewVoucherSettingRequest: PreviewVoucherSettingRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewVoucherSetting>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPreviewVoucherSettingQueryOptions(previewVoucherSettingRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
