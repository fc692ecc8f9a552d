import type {
  ApplyInvoiceAnswer,
  ApplyInvoiceRequest,
  DownloadInvoiceParams,
  Empty,
  ExportInvoicesParams,
  GetInvoiceAnswer,
  GetInvoiceParams,
  InvoiceApplicationPage,
  InvoicePreview,
  InvoiceTitlePage,
  InvoiceableOrderPage,
  ListInvoiceTitlesParams,
  ListInvoiceableOrdersParams,
  ListInvoicesParams,
  PreviewInvoiceRequest,
  RemoveInvoiceTitlesRequest,
  ReverseInvoiceAnswer,
  ReverseInvoiceRequest,
  SaveInvoiceTitleAnswer,
  SaveInvoiceTitleRequest,
  StartedExport,
  WithdrawInvoiceAnswer,
  WithdrawInvoiceRequest,
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
 * Lists or finds the titles to which the company has its invoices made out.
 * @summary Invoice titles
 */
export const listInvoiceTitles = (params?: ListInvoiceTitlesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<InvoiceTitlePage>({ url: `/api/invoice/titleIndex`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListInvoiceTitlesQueryKey = (params?: ListInvoiceTitlesParams) => {
  return [`/api/invoice/titleIndex`, ...(params ? [params] : [])] as const
}

export const getListInvoiceTitlesQueryOptions = <TData = Awaited<ReturnType<typeof listInvoiceTitles>>, TError = ErrorType<unknown>>(
  params?: ListInvoiceTitlesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceTitles>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListInvoiceTitlesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoiceTitles>>> = ({ signal }) => listInvoiceTitles(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listInvoiceTitles>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListInvoiceTitlesQueryResult = NonNullable<Awaited<ReturnType<typeof listInvoiceTitles>>>
export type ListInvoiceTitlesQueryError = ErrorType<unknown>

export function useListInvoiceTitles<TData = Awaited<ReturnType<typeof listInvoiceTitles>>, TError = ErrorType<unknown>>(
  params: undefined | ListInvoiceTitlesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceTitles>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listInvoiceTitles>>, TError, Awaited<ReturnType<typeof listInvoiceTitles>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoiceTitles<TData = Awaited<ReturnType<typeof listInvoiceTitles>>, TError = ErrorType<unknown>>(
  params?: ListInvoiceTitlesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceTitles>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listInvoiceTitles>>, TError, Awaited<ReturnType<typeof listInvoiceTitles>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoiceTitles<TData = Awaited<ReturnType<typeof listInvoiceTitles>>, TError = ErrorType<unknown>>(
  params?: ListInvoiceTitlesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceTitles>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Invoice titles
 */

export function useListInvoiceTitles<TData = Awaited<ReturnType<typeof listInvoiceTitles>>, TError = ErrorType<unknown>>(
  params?: ListInvoiceTitlesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceTitles>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoiceTitlesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Adds an invoice title with its tax number and bank account, or with `id` changes one.
 * @summary Add or change an invoice title
 */
export const saveInvoiceTitle = (saveInvoiceTitleRequest: SaveInvoiceTitleRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SaveInvoiceTitleAnswer>(
    {
      url: `/api/invoice/titleSave`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: saveInvoiceTitleRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getSaveInvoiceTitleMutationKey = () => ['saveInvoiceTitle'] as const

export const getSaveInvoiceTitleMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveInvoiceTitle>>, TError, SaveInvoiceTitleMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveInvoiceTitle>>, TError, SaveInvoiceTitleMutationVariables, TContext> => {
  const mutationKey = getSaveInvoiceTitleMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveInvoiceTitle>>, SaveInvoiceTitleMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveInvoiceTitle(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveInvoiceTitleMutationResult = NonNullable<Awaited<ReturnType<typeof saveInvoiceTitle>>>
export type SaveInvoiceTitleMutationBody = SaveInvoiceTitleRequest
export type SaveInvoiceTitleMutationError = ErrorType<unknown>
export type SaveInvoiceTitleMutationVariables = { data: SaveInvoiceTitleRequest }

/**
 * @summary Add or change an invoice title
 */
export const useSaveInvoiceTitle = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveInvoiceTitle>>, TError, SaveInvoiceTitleMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveInvoiceTitle>>, TError, SaveInvoiceTitleMutationVariables, TContext> => {
  return useMutation(getSaveInvoiceTitleMutationOptions(options), queryClient)
}
/**
 * Removes invoice titles. Applications keep the title they were made with.
 * @summary Remove invoice titles
 */
export const removeInvoiceTitles = (
  removeInvoiceTitlesRequest: RemoveInvoiceTitlesRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<Empty>(
    {
      url: `/api/invoice/titleRemove`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: removeInvoiceTitlesRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getRemoveInvoiceTitlesMutationKey = () => ['removeInvoiceTitles'] as const

export const getRemoveInvoiceTitlesMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeInvoiceTitles>>, TError, RemoveInvoiceTitlesMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof removeInvoiceTitles>>, TError, RemoveInvoiceTitlesMutationVariables, TContext> => {
  const mutationKey = getRemoveInvoiceTitlesMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeInvoiceTitles>>, RemoveInvoiceTitlesMutationVariables> = (props) => {
    const { data } = props ?? {}

    return removeInvoiceTitles(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RemoveInvoiceTitlesMutationResult = NonNullable<Awaited<ReturnType<typeof removeInvoiceTitles>>>
export type RemoveInvoiceTitlesMutationBody = RemoveInvoiceTitlesRequest
export type RemoveInvoiceTitlesMutationError = ErrorType<unknown>
export type RemoveInvoiceTitlesMutationVariables = { data: RemoveInvoiceTitlesRequest }

/**
 * @summary Remove invoice titles
 */
export const useRemoveInvoiceTitles = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeInvoiceTitles>>, TError, RemoveInvoiceTitlesMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof removeInvoiceTitles>>, TError, RemoveInvoiceTitlesMutationVariables, TContext> => {
  return useMutation(getRemoveInvoiceTitlesMutationOptions(options), queryClient)
}
/**
 * Lists orders with the amount that can still be invoiced, or the reason why it cannot.
 * @summary Orders and how much of them can be invoiced
 */
export const listInvoiceableOrders = (params?: ListInvoiceableOrdersParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<InvoiceableOrderPage>({ url: `/api/invoice/eligible`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListInvoiceableOrdersQueryKey = (params?: ListInvoiceableOrdersParams) => {
  return [`/api/invoice/eligible`, ...(params ? [params] : [])] as const
}

export const getListInvoiceableOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listInvoiceableOrders>>, TError = ErrorType<unknown>>(
  params?: ListInvoiceableOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceableOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListInvoiceableOrdersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoiceableOrders>>> = ({ signal }) => listInvoiceableOrders(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listInvoiceableOrders>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListInvoiceableOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listInvoiceableOrders>>>
export type ListInvoiceableOrdersQueryError = ErrorType<unknown>

export function useListInvoiceableOrders<TData = Awaited<ReturnType<typeof listInvoiceableOrders>>, TError = ErrorType<unknown>>(
  params: undefined | ListInvoiceableOrdersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceableOrders>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listInvoiceableOrders>>, TError, Awaited<ReturnType<typeof listInvoiceableOrders>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoiceableOrders<TData = Awaited<ReturnType<typeof listInvoiceableOrders>>, TError = ErrorType<unknown>>(
  params?: ListInvoiceableOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceableOrders>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listInvoiceableOrders>>, TError, Awaited<ReturnType<typeof listInvoiceableOrders>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoiceableOrders<TData = Awaited<ReturnType<typeof listInvoiceableOrders>>, TError = ErrorType<unknown>>(
  params?: ListInvoiceableOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceableOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders and how much of them can be invoiced
 */

export function useListInvoiceableOrders<TData = Awaited<ReturnType<typeof listInvoiceableOrders>>, TError = ErrorType<unknown>>(
  params?: ListInvoiceableOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoiceableOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoiceableOrdersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Shows lines, amount and tax that an invoice over these orders would have. It moves nothing.
 * @summary What an invoice would say
 */
export const previewInvoice = (previewInvoiceRequest: PreviewInvoiceRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<InvoicePreview>(
    {
      url: `/api/invoice/preview`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: previewInvoiceRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getPreviewInvoiceQueryKey = (previewInvoiceRequest?: PreviewInvoiceRequest) => {
  return ['POST', `/api/invoice/preview`, previewInvoiceRequest] as const
}

export const getPreviewInvoiceQueryOptions = <TData = Awaited<ReturnType<typeof previewInvoice>>, TError = ErrorType<unknown>>(
  previewInvoiceRequest: PreviewInvoiceRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewInvoice>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getPreviewInvoiceQueryKey(previewInvoiceRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof previewInvoice>>> = ({ signal }) => previewInvoice(previewInvoiceRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof previewInvoice>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type PreviewInvoiceQueryResult = NonNullable<Awaited<ReturnType<typeof previewInvoice>>>
export type PreviewInvoiceQueryError = ErrorType<unknown>

export function usePreviewInvoice<TData = Awaited<ReturnType<typeof previewInvoice>>, TError = ErrorType<unknown>>(
  previewInvoiceRequest: PreviewInvoiceRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewInvoice>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof previewInvoice>>, TError, Awaited<ReturnType<typeof previewInvoice>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewInvoice<TData = Awaited<ReturnType<typeof previewInvoice>>, TError = ErrorType<unknown>>(
  previewInvoiceRequest: PreviewInvoiceRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewInvoice>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof previewInvoice>>, TError, Awaited<ReturnType<typeof previewInvoice>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewInvoice<TData = Awaited<ReturnType<typeof previewInvoice>>, TError = ErrorType<unknown>>(
  previewInvoiceRequest: PreviewInvoiceRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewInvoice>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What an invoice would say
 */

export function usePreviewInvoice<TData = Awaited<ReturnType<typeof previewInvoice>>, TError = ErrorType<unknown>>(
  previewInvoiceRequest: PreviewInvoiceRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewInvoice>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPreviewInvoiceQueryOptions(previewInvoiceRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Applies for an invoice over orders; their amounts count as invoiced until the application is withdrawn or refused.
 * @summary Apply for an invoice
 */
export const applyInvoice = (applyInvoiceRequest: ApplyInvoiceRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ApplyInvoiceAnswer>(
    { url: `/api/invoice/apply`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: applyInvoiceRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getApplyInvoiceMutationKey = () => ['applyInvoice'] as const

export const getApplyInvoiceMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof applyInvoice>>, TError, ApplyInvoiceMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof applyInvoice>>, TError, ApplyInvoiceMutationVariables, TContext> => {
  const mutationKey = getApplyInvoiceMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyInvoice>>, ApplyInvoiceMutationVariables> = (props) => {
    const { data } = props ?? {}

    return applyInvoice(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ApplyInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof applyInvoice>>>
export type ApplyInvoiceMutationBody = ApplyInvoiceRequest
export type ApplyInvoiceMutationError = ErrorType<unknown>
export type ApplyInvoiceMutationVariables = { data: ApplyInvoiceRequest }

/**
 * @summary Apply for an invoice
 */
export const useApplyInvoice = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof applyInvoice>>, TError, ApplyInvoiceMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof applyInvoice>>, TError, ApplyInvoiceMutationVariables, TContext> => {
  return useMutation(getApplyInvoiceMutationOptions(options), queryClient)
}
/**
 * Lists the company's applications for invoices, by status, kind or keyword, or those of which an invoice, red letter or credit note was issued in a period.
 * @summary Applications for invoices
 */
export const listInvoices = (params?: ListInvoicesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<InvoiceApplicationPage>({ url: `/api/invoice/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListInvoicesQueryKey = (params?: ListInvoicesParams) => {
  return [`/api/invoice/index`, ...(params ? [params] : [])] as const
}

export const getListInvoicesQueryOptions = <TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<unknown>>(
  params?: ListInvoicesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListInvoicesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvoices>>> = ({ signal }) => listInvoices(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListInvoicesQueryResult = NonNullable<Awaited<ReturnType<typeof listInvoices>>>
export type ListInvoicesQueryError = ErrorType<unknown>

export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<unknown>>(
  params: undefined | ListInvoicesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listInvoices>>, TError, Awaited<ReturnType<typeof listInvoices>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<unknown>>(
  params?: ListInvoicesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listInvoices>>, TError, Awaited<ReturnType<typeof listInvoices>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<unknown>>(
  params?: ListInvoicesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Applications for invoices
 */

export function useListInvoices<TData = Awaited<ReturnType<typeof listInvoices>>, TError = ErrorType<unknown>>(
  params?: ListInvoicesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvoices>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListInvoicesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives an application for an invoice with its orders, its history and the issued invoices.
 * @summary An application for an invoice
 */
export const getInvoice = (params: GetInvoiceParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetInvoiceAnswer>({ url: `/api/invoice/detail`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetInvoiceQueryKey = (params?: GetInvoiceParams) => {
  return [`/api/invoice/detail`, ...(params ? [params] : [])] as const
}

export const getGetInvoiceQueryOptions = <TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<unknown>>(
  params: GetInvoiceParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetInvoiceQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvoice>>> = ({ signal }) => getInvoice(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetInvoiceQueryResult = NonNullable<Awaited<ReturnType<typeof getInvoice>>>
export type GetInvoiceQueryError = ErrorType<unknown>

export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<unknown>>(
  params: GetInvoiceParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getInvoice>>, TError, Awaited<ReturnType<typeof getInvoice>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<unknown>>(
  params: GetInvoiceParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getInvoice>>, TError, Awaited<ReturnType<typeof getInvoice>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<unknown>>(
  params: GetInvoiceParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An application for an invoice
 */

export function useGetInvoice<TData = Awaited<ReturnType<typeof getInvoice>>, TError = ErrorType<unknown>>(
  params: GetInvoiceParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvoice>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetInvoiceQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Takes back an application for an invoice, until it is being issued; the amounts are free again.
 * @summary Take an application back
 */
export const withdrawInvoice = (withdrawInvoiceRequest: WithdrawInvoiceRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<WithdrawInvoiceAnswer>(
    {
      url: `/api/invoice/withdraw`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: withdrawInvoiceRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getWithdrawInvoiceMutationKey = () => ['withdrawInvoice'] as const

export const getWithdrawInvoiceMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawInvoice>>, TError, WithdrawInvoiceMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof withdrawInvoice>>, TError, WithdrawInvoiceMutationVariables, TContext> => {
  const mutationKey = getWithdrawInvoiceMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawInvoice>>, WithdrawInvoiceMutationVariables> = (props) => {
    const { data } = props ?? {}

    return withdrawInvoice(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type WithdrawInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawInvoice>>>
export type WithdrawInvoiceMutationBody = WithdrawInvoiceRequest
export type WithdrawInvoiceMutationError = ErrorType<unknown>
export type WithdrawInvoiceMutationVariables = { data: WithdrawInvoiceRequest }

/**
 * @summary Take an application back
 */
export const useWithdrawInvoice = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawInvoice>>, TError, WithdrawInvoiceMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof withdrawInvoice>>, TError, WithdrawInvoiceMutationVariables, TContext> => {
  return useMutation(getWithdrawInvoiceMutationOptions(options), queryClient)
}
/**
 * Asks the seller to reverse an issued invoice in whole or in part, such as after a refund.
 * @summary Ask for a red-letter reversal
 */
export const reverseInvoice = (reverseInvoiceRequest: ReverseInvoiceRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ReverseInvoiceAnswer>(
    {
      url: `/api/invoice/reverse`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: reverseInvoiceRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getReverseInvoiceMutationKey = () => ['reverseInvoice'] as const

export const getReverseInvoiceMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof reverseInvoice>>, TError, ReverseInvoiceMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof reverseInvoice>>, TError, ReverseInvoiceMutationVariables, TContext> => {
  const mutationKey = getReverseInvoiceMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof reverseInvoice>>, ReverseInvoiceMutationVariables> = (props) => {
    const { data } = props ?? {}

    return reverseInvoice(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ReverseInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof reverseInvoice>>>
export type ReverseInvoiceMutationBody = ReverseInvoiceRequest
export type ReverseInvoiceMutationError = ErrorType<unknown>
export type ReverseInvoiceMutationVariables = { data: ReverseInvoiceRequest }

/**
 * @summary Ask for a red-letter reversal
 */
export const useReverseInvoice = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof reverseInvoice>>, TError, ReverseInvoiceMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof reverseInvoice>>, TError, ReverseInvoiceMutationVariables, TContext> => {
  return useMutation(getReverseInvoiceMutationOptions(options), queryClient)
}
/**
 * Downloads an issued invoice, or one of its red letters and credit notes, as PDF, OFD or XML. A file never changes once issued. A refusal is the JSON envelope, also with HTTP 200.
 * @summary The invoice as a file
 */
export const downloadInvoice = (params: DownloadInvoiceParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Blob>({ url: `/api/invoice/download`, method: 'GET', params, responseType: 'blob', ...(signal ? { signal } : {}) }, options)
}

export const getDownloadInvoiceMutationKey = () => ['downloadInvoice'] as const

export const getDownloadInvoiceMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadInvoice>>, TError, DownloadInvoiceMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof downloadInvoice>>, TError, DownloadInvoiceMutationVariables, TContext> => {
  const mutationKey = getDownloadInvoiceMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadInvoice>>, DownloadInvoiceMutationVariables> = (props) => {
    const { params } = props ?? {}

    return downloadInvoice(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DownloadInvoiceMutationResult = NonNullable<Awaited<ReturnType<typeof downloadInvoice>>>

export type DownloadInvoiceMutationError = ErrorType<unknown>
export type DownloadInvoiceMutationVariables = { params: DownloadInvoiceParams }

/**
 * @summary The invoice as a file
 */
export const useDownloadInvoice = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadInvoice>>, TError, DownloadInvoiceMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof downloadInvoice>>, TError, DownloadInvoiceMutationVariables, TContext> => {
  return useMutation(getDownloadInvoiceMutationOptions(options), queryClient)
}
/**
 * Begins to write the invoices, red letters and credit notes that were issued into a table, with a row for each of their lines. Ask `getExport` for its progress.
 * @summary Write the register of invoices into a table
 */
export const exportInvoices = (params?: ExportInvoicesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<StartedExport>({ url: `/api/invoice/export`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getExportInvoicesMutationKey = () => ['exportInvoices'] as const

export const getExportInvoicesMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof exportInvoices>>, TError, ExportInvoicesMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof exportInvoices>>, TError, ExportInvoicesMutationVariables, TContext> => {
  const mutationKey = getExportInvoicesMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportInvoices>>, ExportInvoicesMutationVariables> = (props) => {
    const { params } = props ?? {}

    return exportInvoices(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ExportInvoicesMutationResult = NonNullable<Awaited<ReturnType<typeof exportInvoices>>>

export type ExportInvoicesMutationError = ErrorType<unknown>
export type ExportInvoicesMutationVariables = { params?: ExportInvoicesParams }

/**
 * @summary Write the register of invoices into a table
 */
export const useExportInvoices = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof exportInvoices>>, TError, ExportInvoicesMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof exportInvoices>>, TError, ExportInvoicesMutationVariables, TContext> => {
  return useMutation(getExportInvoicesMutationOptions(options), queryClient)
}
