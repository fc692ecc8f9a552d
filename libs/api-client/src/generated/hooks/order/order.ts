import type {
  AmendOrderAnswer,
  AmendOrderRequest,
  AmendmentPreview,
  ApplyOrderBatchAnswer,
  ApplyOrderBatchRequest,
  CancelOrderAnswer,
  CancelOrderRequest,
  ChangeOrderAnswer,
  ChangeOrderRequest,
  CompleteOrderAnswer,
  CompleteOrderRequest,
  ConfirmOrderAnswer,
  ConfirmOrderCheckInAnswer,
  ConfirmOrderCheckInRequest,
  ConfirmOrderRequest,
  CountOrdersAnswer,
  CountOrdersParams,
  DeclineOrderAnswer,
  DeclineOrderRequest,
  ExportOrderReportRequest,
  ExportOrdersRequest,
  GetAllocationSettingAnswer,
  GetOrderAnswer,
  GetOrderDispatchAnswer,
  GetOrderDispatchParams,
  GetOrderParams,
  GetOrderReportParams,
  ListOrderDeadlinesParams,
  ListOrderStatusesAnswer,
  ListOrderStatusesParams,
  ListOrdersParams,
  OrderDeadlineList,
  OrderPage,
  OrderReport,
  PayOrderAnswer,
  PayOrderLaterAnswer,
  PayOrderLaterRequest,
  PayOrderRequest,
  PaymentPreview,
  PreviewOrderAmendmentRequest,
  PreviewOrderPaymentRequest,
  QuoteOrderCancellationAnswer,
  QuoteOrderCancellationRequest,
  QuoteOrderChangeAnswer,
  QuoteOrderChangeRequest,
  RebookOrderAnswer,
  RebookOrderRequest,
  RefundOrderAnswer,
  RefundOrderRequest,
  RemindSupplierAnswer,
  RemindSupplierRequest,
  ReplaceOrderAnswer,
  ReplaceOrderRequest,
  SaveAllocationSettingAnswer,
  SaveAllocationSettingRequest,
  SaveOrderAllocationAnswer,
  SaveOrderAllocationRequest,
  SaveOrderRemarkAnswer,
  SaveOrderRemarkRequest,
  StartedExport,
  WithdrawOrderChangeAnswer,
  WithdrawOrderChangeRequest,
  WithdrawRefundAnswer,
  WithdrawRefundRequest,
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
 * Lists the orders of all products that the member may see, page by page, with filters and the sums of what they match.
 * @summary Orders of the company
 */
export const listOrders = (params?: ListOrdersParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<OrderPage>({ url: `/api/order/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListOrdersQueryKey = (params?: ListOrdersParams) => {
  return [`/api/order/index`, ...(params ? [params] : [])] as const
}

export const getListOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<unknown>>(
  params?: ListOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListOrdersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ signal }) => listOrders(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersQueryError = ErrorType<unknown>

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<unknown>>(
  params: undefined | ListOrdersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listOrders>>, TError, Awaited<ReturnType<typeof listOrders>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<unknown>>(
  params?: ListOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listOrders>>, TError, Awaited<ReturnType<typeof listOrders>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<unknown>>(
  params?: ListOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Orders of the company
 */

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<unknown>>(
  params?: ListOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOrdersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Counts the orders in each status, and those that must be paid or cancelled soon, under the filters of `listOrders`.
 * @summary How many orders are in each status
 */
export const countOrders = (params?: CountOrdersParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CountOrdersAnswer>({ url: `/api/order/counts`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getCountOrdersQueryKey = (params?: CountOrdersParams) => {
  return [`/api/order/counts`, ...(params ? [params] : [])] as const
}

export const getCountOrdersQueryOptions = <TData = Awaited<ReturnType<typeof countOrders>>, TError = ErrorType<unknown>>(
  params?: CountOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getCountOrdersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof countOrders>>> = ({ signal }) => countOrders(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof countOrders>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type CountOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof countOrders>>>
export type CountOrdersQueryError = ErrorType<unknown>

export function useCountOrders<TData = Awaited<ReturnType<typeof countOrders>>, TError = ErrorType<unknown>>(
  params: undefined | CountOrdersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof countOrders>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof countOrders>>, TError, Awaited<ReturnType<typeof countOrders>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountOrders<TData = Awaited<ReturnType<typeof countOrders>>, TError = ErrorType<unknown>>(
  params?: CountOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countOrders>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof countOrders>>, TError, Awaited<ReturnType<typeof countOrders>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCountOrders<TData = Awaited<ReturnType<typeof countOrders>>, TError = ErrorType<unknown>>(
  params?: CountOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary How many orders are in each status
 */

export function useCountOrders<TData = Awaited<ReturnType<typeof countOrders>>, TError = ErrorType<unknown>>(
  params?: CountOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof countOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCountOrdersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives one order in full: service, guests, prices, terms, history and the actions that the member may take.
 * @summary One order
 */
export const getOrder = (params: GetOrderParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetOrderAnswer>({ url: `/api/order/detail`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetOrderQueryKey = (params?: GetOrderParams) => {
  return [`/api/order/detail`, ...(params ? [params] : [])] as const
}

export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<unknown>>(
  params: GetOrderParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetOrderQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ErrorType<unknown>

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<unknown>>(
  params: GetOrderParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getOrder>>, TError, Awaited<ReturnType<typeof getOrder>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<unknown>>(
  params: GetOrderParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getOrder>>, TError, Awaited<ReturnType<typeof getOrder>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<unknown>>(
  params: GetOrderParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary One order
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<unknown>>(
  params: GetOrderParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOrderQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives status and version of up to some dozens of orders, cheap enough to poll. The portal polls it every 2 s at first, backing off to 15 s.
 * @summary Status of some orders, cheap enough to poll
 */
export const listOrderStatuses = (params: ListOrderStatusesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ListOrderStatusesAnswer>({ url: `/api/order/status`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListOrderStatusesQueryKey = (params?: ListOrderStatusesParams) => {
  return [`/api/order/status`, ...(params ? [params] : [])] as const
}

export const getListOrderStatusesQueryOptions = <TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<unknown>>(
  params: ListOrderStatusesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListOrderStatusesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderStatuses>>> = ({ signal }) => listOrderStatuses(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListOrderStatusesQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderStatuses>>>
export type ListOrderStatusesQueryError = ErrorType<unknown>

export function useListOrderStatuses<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<unknown>>(
  params: ListOrderStatusesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, Awaited<ReturnType<typeof listOrderStatuses>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderStatuses<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<unknown>>(
  params: ListOrderStatusesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, Awaited<ReturnType<typeof listOrderStatuses>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderStatuses<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<unknown>>(
  params: ListOrderStatusesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Status of some orders, cheap enough to poll
 */

export function useListOrderStatuses<TData = Awaited<ReturnType<typeof listOrderStatuses>>, TError = ErrorType<unknown>>(
  params: ListOrderStatusesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderStatuses>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOrderStatusesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Shows for each way of paying what an order would take from balance or credit, and what forbids it. It moves nothing.
 * @summary What paying would do to balance and credit
 */
export const previewOrderPayment = (
  previewOrderPaymentRequest: PreviewOrderPaymentRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<PaymentPreview>(
    {
      url: `/api/order/payPreview`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: previewOrderPaymentRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getPreviewOrderPaymentQueryKey = (previewOrderPaymentRequest?: PreviewOrderPaymentRequest) => {
  return ['POST', `/api/order/payPreview`, previewOrderPaymentRequest] as const
}

export const getPreviewOrderPaymentQueryOptions = <TData = Awaited<ReturnType<typeof previewOrderPayment>>, TError = ErrorType<unknown>>(
  previewOrderPaymentRequest: PreviewOrderPaymentRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewOrderPayment>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getPreviewOrderPaymentQueryKey(previewOrderPaymentRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof previewOrderPayment>>> = ({ signal }) =>
    previewOrderPayment(previewOrderPaymentRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof previewOrderPayment>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type PreviewOrderPaymentQueryResult = NonNullable<Awaited<ReturnType<typeof previewOrderPayment>>>
export type PreviewOrderPaymentQueryError = ErrorType<unknown>

export function usePreviewOrderPayment<TData = Awaited<ReturnType<typeof previewOrderPayment>>, TError = ErrorType<unknown>>(
  previewOrderPaymentRequest: PreviewOrderPaymentRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewOrderPayment>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof previewOrderPayment>>, TError, Awaited<ReturnType<typeof previewOrderPayment>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewOrderPayment<TData = Awaited<ReturnType<typeof previewOrderPayment>>, TError = ErrorType<unknown>>(
  previewOrderPaymentRequest: PreviewOrderPaymentRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewOrderPayment>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof previewOrderPayment>>, TError, Awaited<ReturnType<typeof previewOrderPayment>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewOrderPayment<TData = Awaited<ReturnType<typeof previewOrderPayment>>, TError = ErrorType<unknown>>(
  previewOrderPaymentRequest: PreviewOrderPaymentRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewOrderPayment>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What paying would do to balance and credit
 */

export function usePreviewOrderPayment<TData = Awaited<ReturnType<typeof previewOrderPayment>>, TError = ErrorType<unknown>>(
  previewOrderPaymentRequest: PreviewOrderPaymentRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewOrderPayment>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPreviewOrderPaymentQueryOptions(previewOrderPaymentRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Pays an order from the pre-deposit balance or on credit: it holds the amount and sends the order to the supplier once.
 * @summary Pay an order from balance or credit
 */
export const payOrder = (payOrderRequest: PayOrderRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<PayOrderAnswer>(
    { url: `/api/order/pay`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: payOrderRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getPayOrderMutationKey = () => ['payOrder'] as const

export const getPayOrderMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof payOrder>>, TError, PayOrderMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof payOrder>>, TError, PayOrderMutationVariables, TContext> => {
  const mutationKey = getPayOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof payOrder>>, PayOrderMutationVariables> = (props) => {
    const { data } = props ?? {}

    return payOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type PayOrderMutationResult = NonNullable<Awaited<ReturnType<typeof payOrder>>>
export type PayOrderMutationBody = PayOrderRequest
export type PayOrderMutationError = ErrorType<unknown>
export type PayOrderMutationVariables = { data: PayOrderRequest }

/**
 * @summary Pay an order from balance or credit
 */
export const usePayOrder = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof payOrder>>, TError, PayOrderMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof payOrder>>, TError, PayOrderMutationVariables, TContext> => {
  return useMutation(getPayOrderMutationOptions(options), queryClient)
}
/**
 * For companies that have the right. The supplier is asked as after a payment; the amount is held on the credit line until the order is paid, at any time, from either account. What is not paid by `pay_by`, 24 hours before cancelling begins to cost a fee, is cancelled free of charge. Counts against limits and approvals as a payment does.
 * @summary Send an order to the supplier before it is paid
 */
export const payOrderLater = (payOrderLaterRequest: PayOrderLaterRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<PayOrderLaterAnswer>(
    { url: `/api/order/payLater`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: payOrderLaterRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getPayOrderLaterMutationKey = () => ['payOrderLater'] as const

export const getPayOrderLaterMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof payOrderLater>>, TError, PayOrderLaterMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof payOrderLater>>, TError, PayOrderLaterMutationVariables, TContext> => {
  const mutationKey = getPayOrderLaterMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof payOrderLater>>, PayOrderLaterMutationVariables> = (props) => {
    const { data } = props ?? {}

    return payOrderLater(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type PayOrderLaterMutationResult = NonNullable<Awaited<ReturnType<typeof payOrderLater>>>
export type PayOrderLaterMutationBody = PayOrderLaterRequest
export type PayOrderLaterMutationError = ErrorType<unknown>
export type PayOrderLaterMutationVariables = { data: PayOrderLaterRequest }

/**
 * @summary Send an order to the supplier before it is paid
 */
export const usePayOrderLater = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof payOrderLater>>, TError, PayOrderLaterMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof payOrderLater>>, TError, PayOrderLaterMutationVariables, TContext> => {
  return useMutation(getPayOrderLaterMutationOptions(options), queryClient)
}
/**
 * Says what cancelling an order would cost now and keeps that quote for a while. It moves nothing. Each cancellation needs such a quote, a free one too.
 * @summary What cancelling would cost now
 */
export const quoteOrderCancellation = (
  quoteOrderCancellationRequest: QuoteOrderCancellationRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<QuoteOrderCancellationAnswer>(
    {
      url: `/api/order/cancelQuote`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: quoteOrderCancellationRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getQuoteOrderCancellationQueryKey = (quoteOrderCancellationRequest?: QuoteOrderCancellationRequest) => {
  return ['POST', `/api/order/cancelQuote`, quoteOrderCancellationRequest] as const
}

export const getQuoteOrderCancellationQueryOptions = <TData = Awaited<ReturnType<typeof quoteOrderCancellation>>, TError = ErrorType<unknown>>(
  quoteOrderCancellationRequest: QuoteOrderCancellationRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteOrderCancellation>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getQuoteOrderCancellationQueryKey(quoteOrderCancellationRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof quoteOrderCancellation>>> = ({ signal }) =>
    quoteOrderCancellation(quoteOrderCancellationRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof quoteOrderCancellation>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type QuoteOrderCancellationQueryResult = NonNullable<Awaited<ReturnType<typeof quoteOrderCancellation>>>
export type QuoteOrderCancellationQueryError = ErrorType<unknown>

export function useQuoteOrderCancellation<TData = Awaited<ReturnType<typeof quoteOrderCancellation>>, TError = ErrorType<unknown>>(
  quoteOrderCancellationRequest: QuoteOrderCancellationRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteOrderCancellation>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof quoteOrderCancellation>>, TError, Awaited<ReturnType<typeof quoteOrderCancellation>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteOrderCancellation<TData = Awaited<ReturnType<typeof quoteOrderCancellation>>, TError = ErrorType<unknown>>(
  quoteOrderCancellationRequest: QuoteOrderCancellationRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteOrderCancellation>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof quoteOrderCancellation>>, TError, Awaited<ReturnType<typeof quoteOrderCancellation>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useQuoteOrderCancellation<TData = Awaited<ReturnType<typeof quoteOrderCancellation>>, TError = ErrorType<unknown>>(
  quoteOrderCancellationRequest: QuoteOrderCancellationRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteOrderCancellation>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What cancelling would cost now
 */

export function useQuoteOrderCancellation<TData = Awaited<ReturnType<typeof quoteOrderCancellation>>, TError = ErrorType<unknown>>(
  quoteOrderCancellationRequest: QuoteOrderCancellationRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof quoteOrderCancellation>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getQuoteOrderCancellationQueryOptions(quoteOrderCancellationRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Cancels an order at the quoted penalty and gives the rest of the money back. An unpaid order is cancelled at once, any other waits for the supplier. Before the supplier confirms it is free, under review too. A penalty that has moved since the quote is the outcome `terms_changed` with a fresh quote; nothing is cancelled then.
 * @summary Cancel an order at the quoted penalty
 */
export const cancelOrder = (cancelOrderRequest: CancelOrderRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CancelOrderAnswer>(
    { url: `/api/order/cancel`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: cancelOrderRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getCancelOrderMutationKey = () => ['cancelOrder'] as const

export const getCancelOrderMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError, CancelOrderMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError, CancelOrderMutationVariables, TContext> => {
  const mutationKey = getCancelOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOrder>>, CancelOrderMutationVariables> = (props) => {
    const { data } = props ?? {}

    return cancelOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CancelOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOrder>>>
export type CancelOrderMutationBody = CancelOrderRequest
export type CancelOrderMutationError = ErrorType<unknown>
export type CancelOrderMutationVariables = { data: CancelOrderRequest }

/**
 * @summary Cancel an order at the quoted penalty
 */
export const useCancelOrder = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof cancelOrder>>, TError, CancelOrderMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof cancelOrder>>, TError, CancelOrderMutationVariables, TContext> => {
  return useMutation(getCancelOrderMutationOptions(options), queryClient)
}
/**
 * Accepts what the supplier offers in place of the booking, or confirms an order as staff. Staff of the seller, not of the company that books, enter the supplier's number; before the supplier has answered nobody else confirms.
 * @summary Accept a changed offer, or confirm as staff
 */
export const confirmOrder = (confirmOrderRequest: ConfirmOrderRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ConfirmOrderAnswer>(
    { url: `/api/order/confirm`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: confirmOrderRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getConfirmOrderMutationKey = () => ['confirmOrder'] as const

export const getConfirmOrderMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmOrder>>, TError, ConfirmOrderMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof confirmOrder>>, TError, ConfirmOrderMutationVariables, TContext> => {
  const mutationKey = getConfirmOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmOrder>>, ConfirmOrderMutationVariables> = (props) => {
    const { data } = props ?? {}

    return confirmOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ConfirmOrderMutationResult = NonNullable<Awaited<ReturnType<typeof confirmOrder>>>
export type ConfirmOrderMutationBody = ConfirmOrderRequest
export type ConfirmOrderMutationError = ErrorType<unknown>
export type ConfirmOrderMutationVariables = { data: ConfirmOrderRequest }

/**
 * @summary Accept a changed offer, or confirm as staff
 */
export const useConfirmOrder = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmOrder>>, TError, ConfirmOrderMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmOrder>>, TError, ConfirmOrderMutationVariables, TContext> => {
  return useMutation(getConfirmOrderMutationOptions(options), queryClient)
}
/**
 * Declines what the supplier offers in place of the booking: the order is cancelled and the hold given back.
 * @summary Decline a changed offer
 */
export const declineOrder = (declineOrderRequest: DeclineOrderRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<DeclineOrderAnswer>(
    { url: `/api/order/decline`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: declineOrderRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getDeclineOrderMutationKey = () => ['declineOrder'] as const

export const getDeclineOrderMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof declineOrder>>, TError, DeclineOrderMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof declineOrder>>, TError, DeclineOrderMutationVariables, TContext> => {
  const mutationKey = getDeclineOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof declineOrder>>, DeclineOrderMutationVariables> = (props) => {
    const { data } = props ?? {}

    return declineOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DeclineOrderMutationResult = NonNullable<Awaited<ReturnType<typeof declineOrder>>>
export type DeclineOrderMutationBody = DeclineOrderRequest
export type DeclineOrderMutationError = ErrorType<unknown>
export type DeclineOrderMutationVariables = { data: DeclineOrderRequest }

/**
 * @summary Decline a changed offer
 */
export const useDeclineOrder = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof declineOrder>>, TError, DeclineOrderMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof declineOrder>>, TError, DeclineOrderMutationVariables, TContext> => {
  return useMutation(getDeclineOrderMutationOptions(options), queryClient)
}
/**
 * Takes back the request for a refund that nobody has decided on yet.
 * @summary Take back a refund request
 */
export const withdrawRefund = (withdrawRefundRequest: WithdrawRefundRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<WithdrawRefundAnswer>(
    {
      url: `/api/order/withdrawRefund`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: withdrawRefundRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getWithdrawRefundMutationKey = () => ['withdrawRefund'] as const

export const getWithdrawRefundMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawRefund>>, TError, WithdrawRefundMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof withdrawRefund>>, TError, WithdrawRefundMutationVariables, TContext> => {
  const mutationKey = getWithdrawRefundMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawRefund>>, WithdrawRefundMutationVariables> = (props) => {
    const { data } = props ?? {}

    return withdrawRefund(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type WithdrawRefundMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawRefund>>>
export type WithdrawRefundMutationBody = WithdrawRefundRequest
export type WithdrawRefundMutationError = ErrorType<unknown>
export type WithdrawRefundMutationVariables = { data: WithdrawRefundRequest }

/**
 * @summary Take back a refund request
 */
export const useWithdrawRefund = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawRefund>>, TError, WithdrawRefundMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof withdrawRefund>>, TError, WithdrawRefundMutationVariables, TContext> => {
  return useMutation(getWithdrawRefundMutationOptions(options), queryClient)
}
/**
 * Asks the supplier again about an order on request, an order under review or a cancellation that it has not answered, once in 24 hours. The status and all deadlines stay; the history and a notice say it.
 * @summary Ask the supplier again
 */
export const remindSupplier = (remindSupplierRequest: RemindSupplierRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<RemindSupplierAnswer>(
    {
      url: `/api/order/remindSupplier`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: remindSupplierRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getRemindSupplierMutationKey = () => ['remindSupplier'] as const

export const getRemindSupplierMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof remindSupplier>>, TError, RemindSupplierMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof remindSupplier>>, TError, RemindSupplierMutationVariables, TContext> => {
  const mutationKey = getRemindSupplierMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof remindSupplier>>, RemindSupplierMutationVariables> = (props) => {
    const { data } = props ?? {}

    return remindSupplier(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RemindSupplierMutationResult = NonNullable<Awaited<ReturnType<typeof remindSupplier>>>
export type RemindSupplierMutationBody = RemindSupplierRequest
export type RemindSupplierMutationError = ErrorType<unknown>
export type RemindSupplierMutationVariables = { data: RemindSupplierRequest }

/**
 * @summary Ask the supplier again
 */
export const useRemindSupplier = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof remindSupplier>>, TError, RemindSupplierMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof remindSupplier>>, TError, RemindSupplierMutationVariables, TContext> => {
  return useMutation(getRemindSupplierMutationOptions(options), queryClient)
}
/**
 * Asks the seller to give back money of an order, with a ground, a reason and files as proof. Staff decide, and ask the supplier for what the terms keep; the order keeps its status.
 * @summary Ask for money back
 */
export const refundOrder = (refundOrderRequest: RefundOrderRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<RefundOrderAnswer>(
    { url: `/api/order/refund`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: refundOrderRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getRefundOrderMutationKey = () => ['refundOrder'] as const

export const getRefundOrderMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof refundOrder>>, TError, RefundOrderMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof refundOrder>>, TError, RefundOrderMutationVariables, TContext> => {
  const mutationKey = getRefundOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof refundOrder>>, RefundOrderMutationVariables> = (props) => {
    const { data } = props ?? {}

    return refundOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RefundOrderMutationResult = NonNullable<Awaited<ReturnType<typeof refundOrder>>>
export type RefundOrderMutationBody = RefundOrderRequest
export type RefundOrderMutationError = ErrorType<unknown>
export type RefundOrderMutationVariables = { data: RefundOrderRequest }

/**
 * @summary Ask for money back
 */
export const useRefundOrder = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof refundOrder>>, TError, RefundOrderMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof refundOrder>>, TError, RefundOrderMutationVariables, TContext> => {
  return useMutation(getRefundOrderMutationOptions(options), queryClient)
}
/**
 * Records that the guests of an order have arrived. Of a car or a transfer it says that the service has started.
 * @summary Record the guests' arrival
 */
export const confirmOrderCheckIn = (
  confirmOrderCheckInRequest: ConfirmOrderCheckInRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<ConfirmOrderCheckInAnswer>(
    {
      url: `/api/order/confirmCheckIn`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: confirmOrderCheckInRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getConfirmOrderCheckInMutationKey = () => ['confirmOrderCheckIn'] as const

export const getConfirmOrderCheckInMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmOrderCheckIn>>, TError, ConfirmOrderCheckInMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof confirmOrderCheckIn>>, TError, ConfirmOrderCheckInMutationVariables, TContext> => {
  const mutationKey = getConfirmOrderCheckInMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmOrderCheckIn>>, ConfirmOrderCheckInMutationVariables> = (props) => {
    const { data } = props ?? {}

    return confirmOrderCheckIn(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ConfirmOrderCheckInMutationResult = NonNullable<Awaited<ReturnType<typeof confirmOrderCheckIn>>>
export type ConfirmOrderCheckInMutationBody = ConfirmOrderCheckInRequest
export type ConfirmOrderCheckInMutationError = ErrorType<unknown>
export type ConfirmOrderCheckInMutationVariables = { data: ConfirmOrderCheckInRequest }

/**
 * @summary Record the guests' arrival
 */
export const useConfirmOrderCheckIn = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmOrderCheckIn>>, TError, ConfirmOrderCheckInMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmOrderCheckIn>>, TError, ConfirmOrderCheckInMutationVariables, TContext> => {
  return useMutation(getConfirmOrderCheckInMutationOptions(options), queryClient)
}
/**
 * Records that the service of an order is over, and charges accepted extras. Overtime and zone entries beyond the booking are the outcome `extras_pending`; nothing is completed then.
 * @summary Complete an order
 */
export const completeOrder = (completeOrderRequest: CompleteOrderRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CompleteOrderAnswer>(
    {
      url: `/api/order/confirmComplete`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: completeOrderRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getCompleteOrderMutationKey = () => ['completeOrder'] as const

export const getCompleteOrderMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof completeOrder>>, TError, CompleteOrderMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof completeOrder>>, TError, CompleteOrderMutationVariables, TContext> => {
  const mutationKey = getCompleteOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof completeOrder>>, CompleteOrderMutationVariables> = (props) => {
    const { data } = props ?? {}

    return completeOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CompleteOrderMutationResult = NonNullable<Awaited<ReturnType<typeof completeOrder>>>
export type CompleteOrderMutationBody = CompleteOrderRequest
export type CompleteOrderMutationError = ErrorType<unknown>
export type CompleteOrderMutationVariables = { data: CompleteOrderRequest }

/**
 * @summary Complete an order
 */
export const useCompleteOrder = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof completeOrder>>, TError, CompleteOrderMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof completeOrder>>, TError, CompleteOrderMutationVariables, TContext> => {
  return useMutation(getCompleteOrderMutationOptions(options), queryClient)
}
/**
 * Says what a change of an order would come to: its price, and whether the supplier has to agree. It changes nothing and asks nobody.
 * @summary What a change would come to
 */
export const previewOrderAmendment = (
  previewOrderAmendmentRequest: PreviewOrderAmendmentRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<AmendmentPreview>(
    {
      url: `/api/order/amendPreview`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: previewOrderAmendmentRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

/**
 * Changes guests, requests, flight or time of a booked order, or asks the supplier to: corrections of one form that need no new terms. Dates, rooms, people, vehicle, places and length are changed by `quoteOrderChange`. Whether terms allow it is an outcome, not a refusal.
 * @summary Change names, requests, flight or time
 */
export const amendOrder = (amendOrderRequest: AmendOrderRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<AmendOrderAnswer>(
    { url: `/api/order/amend`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: amendOrderRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getAmendOrderMutationKey = () => ['amendOrder'] as const

export const getAmendOrderMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof amendOrder>>, TError, AmendOrderMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof amendOrder>>, TError, AmendOrderMutationVariables, TContext> => {
  const mutationKey = getAmendOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof amendOrder>>, AmendOrderMutationVariables> = (props) => {
    const { data } = props ?? {}

    return amendOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type AmendOrderMutationResult = NonNullable<Awaited<ReturnType<typeof amendOrder>>>
export type AmendOrderMutationBody = AmendOrderRequest
export type AmendOrderMutationError = ErrorType<unknown>
export type AmendOrderMutationVariables = { data: AmendOrderRequest }

/**
 * @summary Change names, requests, flight or time
 */
export const useAmendOrder = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof amendOrder>>, TError, AmendOrderMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof amendOrder>>, TError, AmendOrderMutationVariables, TContext> => {
  return useMutation(getAmendOrderMutationOptions(options), queryClient)
}
/**
 * Prices a change of what is booked at today's prices, and keeps that quote for a while. It changes nothing and asks nobody. A room that stays as it is keeps its price, and so does a charge of a ride. A ride that is only at another time, by another flight or with other people keeps price and terms, as with `amendOrder`. Rooms that cannot be had are the outcome `unavailable`.
 * @summary What another stay or ride would cost
 */
export const quoteOrderChange = (quoteOrderChangeRequest: QuoteOrderChangeRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<QuoteOrderChangeAnswer>(
    {
      url: `/api/order/changeQuote`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: quoteOrderChangeRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

/**
 * Makes a quoted change. Either it holds at once, or the supplier is asked: until the supplier agrees, the order is as it was, and a refusal leaves it so. The difference is charged or goes back with the change, to where the order was paid from. A room that was sold since the quote is the outcome `sold_out`; nothing is changed then.
 * @summary Change the stay or ride at the quoted price
 */
export const changeOrder = (changeOrderRequest: ChangeOrderRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ChangeOrderAnswer>(
    { url: `/api/order/change`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: changeOrderRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getChangeOrderMutationKey = () => ['changeOrder'] as const

export const getChangeOrderMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeOrder>>, TError, ChangeOrderMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof changeOrder>>, TError, ChangeOrderMutationVariables, TContext> => {
  const mutationKey = getChangeOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeOrder>>, ChangeOrderMutationVariables> = (props) => {
    const { data } = props ?? {}

    return changeOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ChangeOrderMutationResult = NonNullable<Awaited<ReturnType<typeof changeOrder>>>
export type ChangeOrderMutationBody = ChangeOrderRequest
export type ChangeOrderMutationError = ErrorType<unknown>
export type ChangeOrderMutationVariables = { data: ChangeOrderRequest }

/**
 * @summary Change the stay or ride at the quoted price
 */
export const useChangeOrder = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof changeOrder>>, TError, ChangeOrderMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof changeOrder>>, TError, ChangeOrderMutationVariables, TContext> => {
  return useMutation(getChangeOrderMutationOptions(options), queryClient)
}
/**
 * Books the same hotel, nights, rooms, rates and guests again at today's lower price, paid from the same account, and cancels the first order free of charge once the second one is confirmed. Both are held or charged in between. No approval is needed, because the stay is already paid at a higher price. If the second one is not confirmed before the first costs a fee, it is closed and the first one stays. A price that is not the accepted one, and a stay that is no longer cheaper or sold out, are the outcome `changed`; nothing is booked then.
 * @summary Book the same stay again at its lower price
 */
export const replaceOrder = (replaceOrderRequest: ReplaceOrderRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ReplaceOrderAnswer>(
    { url: `/api/order/replace`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: replaceOrderRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getReplaceOrderMutationKey = () => ['replaceOrder'] as const

export const getReplaceOrderMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof replaceOrder>>, TError, ReplaceOrderMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof replaceOrder>>, TError, ReplaceOrderMutationVariables, TContext> => {
  const mutationKey = getReplaceOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceOrder>>, ReplaceOrderMutationVariables> = (props) => {
    const { data } = props ?? {}

    return replaceOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ReplaceOrderMutationResult = NonNullable<Awaited<ReturnType<typeof replaceOrder>>>
export type ReplaceOrderMutationBody = ReplaceOrderRequest
export type ReplaceOrderMutationError = ErrorType<unknown>
export type ReplaceOrderMutationVariables = { data: ReplaceOrderRequest }

/**
 * @summary Book the same stay again at its lower price
 */
export const useReplaceOrder = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof replaceOrder>>, TError, ReplaceOrderMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof replaceOrder>>, TError, ReplaceOrderMutationVariables, TContext> => {
  return useMutation(getReplaceOrderMutationOptions(options), queryClient)
}
/**
 * Takes back a change that the supplier has not answered yet. The order stays as it was.
 * @summary Take back a change that waits for the supplier
 */
export const withdrawOrderChange = (
  withdrawOrderChangeRequest: WithdrawOrderChangeRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<WithdrawOrderChangeAnswer>(
    {
      url: `/api/order/withdrawChange`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: withdrawOrderChangeRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getWithdrawOrderChangeMutationKey = () => ['withdrawOrderChange'] as const

export const getWithdrawOrderChangeMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawOrderChange>>, TError, WithdrawOrderChangeMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof withdrawOrderChange>>, TError, WithdrawOrderChangeMutationVariables, TContext> => {
  const mutationKey = getWithdrawOrderChangeMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawOrderChange>>, WithdrawOrderChangeMutationVariables> = (props) => {
    const { data } = props ?? {}

    return withdrawOrderChange(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type WithdrawOrderChangeMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawOrderChange>>>
export type WithdrawOrderChangeMutationBody = WithdrawOrderChangeRequest
export type WithdrawOrderChangeMutationError = ErrorType<unknown>
export type WithdrawOrderChangeMutationVariables = { data: WithdrawOrderChangeRequest }

/**
 * @summary Take back a change that waits for the supplier
 */
export const useWithdrawOrderChange = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawOrderChange>>, TError, WithdrawOrderChangeMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof withdrawOrderChange>>, TError, WithdrawOrderChangeMutationVariables, TContext> => {
  return useMutation(getWithdrawOrderChangeMutationOptions(options), queryClient)
}
/**
 * Gives driver, car and flight of a ride as they are now. The portal polls it while a driver is under way. Hotels have none: NOT_FOUND.
 * @summary Driver, car and flight as they stand now
 */
export const getOrderDispatch = (params: GetOrderDispatchParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetOrderDispatchAnswer>({ url: `/api/order/dispatch`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetOrderDispatchQueryKey = (params?: GetOrderDispatchParams) => {
  return [`/api/order/dispatch`, ...(params ? [params] : [])] as const
}

export const getGetOrderDispatchQueryOptions = <TData = Awaited<ReturnType<typeof getOrderDispatch>>, TError = ErrorType<unknown>>(
  params: GetOrderDispatchParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDispatch>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetOrderDispatchQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderDispatch>>> = ({ signal }) => getOrderDispatch(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getOrderDispatch>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetOrderDispatchQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderDispatch>>>
export type GetOrderDispatchQueryError = ErrorType<unknown>

export function useGetOrderDispatch<TData = Awaited<ReturnType<typeof getOrderDispatch>>, TError = ErrorType<unknown>>(
  params: GetOrderDispatchParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDispatch>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getOrderDispatch>>, TError, Awaited<ReturnType<typeof getOrderDispatch>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderDispatch<TData = Awaited<ReturnType<typeof getOrderDispatch>>, TError = ErrorType<unknown>>(
  params: GetOrderDispatchParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDispatch>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getOrderDispatch>>, TError, Awaited<ReturnType<typeof getOrderDispatch>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderDispatch<TData = Awaited<ReturnType<typeof getOrderDispatch>>, TError = ErrorType<unknown>>(
  params: GetOrderDispatchParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDispatch>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Driver, car and flight as they stand now
 */

export function useGetOrderDispatch<TData = Awaited<ReturnType<typeof getOrderDispatch>>, TError = ErrorType<unknown>>(
  params: GetOrderDispatchParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderDispatch>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOrderDispatchQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists what comes soon for the orders that the member may see: the end of free cancellation or of the time to pay, an offer or extra charges to answer, a check-in. Orders that lack something are listed whenever they begin.
 * @summary What ends soon
 */
export const listOrderDeadlines = (params?: ListOrderDeadlinesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<OrderDeadlineList>({ url: `/api/order/deadlines`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListOrderDeadlinesQueryKey = (params?: ListOrderDeadlinesParams) => {
  return [`/api/order/deadlines`, ...(params ? [params] : [])] as const
}

export const getListOrderDeadlinesQueryOptions = <TData = Awaited<ReturnType<typeof listOrderDeadlines>>, TError = ErrorType<unknown>>(
  params?: ListOrderDeadlinesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderDeadlines>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListOrderDeadlinesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrderDeadlines>>> = ({ signal }) => listOrderDeadlines(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listOrderDeadlines>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListOrderDeadlinesQueryResult = NonNullable<Awaited<ReturnType<typeof listOrderDeadlines>>>
export type ListOrderDeadlinesQueryError = ErrorType<unknown>

export function useListOrderDeadlines<TData = Awaited<ReturnType<typeof listOrderDeadlines>>, TError = ErrorType<unknown>>(
  params: undefined | ListOrderDeadlinesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderDeadlines>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listOrderDeadlines>>, TError, Awaited<ReturnType<typeof listOrderDeadlines>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderDeadlines<TData = Awaited<ReturnType<typeof listOrderDeadlines>>, TError = ErrorType<unknown>>(
  params?: ListOrderDeadlinesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderDeadlines>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listOrderDeadlines>>, TError, Awaited<ReturnType<typeof listOrderDeadlines>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrderDeadlines<TData = Awaited<ReturnType<typeof listOrderDeadlines>>, TError = ErrorType<unknown>>(
  params?: ListOrderDeadlinesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderDeadlines>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What ends soon
 */

export function useListOrderDeadlines<TData = Awaited<ReturnType<typeof listOrderDeadlines>>, TError = ErrorType<unknown>>(
  params?: ListOrderDeadlinesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrderDeadlines>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListOrderDeadlinesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Changes the company's own remark and tags of an order; the supplier never sees them and the version of the order stays as it is.
 * @summary Remark and tags of the company
 */
export const saveOrderRemark = (saveOrderRemarkRequest: SaveOrderRemarkRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SaveOrderRemarkAnswer>(
    { url: `/api/order/remark`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: saveOrderRemarkRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getSaveOrderRemarkMutationKey = () => ['saveOrderRemark'] as const

export const getSaveOrderRemarkMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveOrderRemark>>, TError, SaveOrderRemarkMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveOrderRemark>>, TError, SaveOrderRemarkMutationVariables, TContext> => {
  const mutationKey = getSaveOrderRemarkMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveOrderRemark>>, SaveOrderRemarkMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveOrderRemark(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveOrderRemarkMutationResult = NonNullable<Awaited<ReturnType<typeof saveOrderRemark>>>
export type SaveOrderRemarkMutationBody = SaveOrderRemarkRequest
export type SaveOrderRemarkMutationError = ErrorType<unknown>
export type SaveOrderRemarkMutationVariables = { data: SaveOrderRemarkRequest }

/**
 * @summary Remark and tags of the company
 */
export const useSaveOrderRemark = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveOrderRemark>>, TError, SaveOrderRemarkMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveOrderRemark>>, TError, SaveOrderRemarkMutationVariables, TContext> => {
  return useMutation(getSaveOrderRemarkMutationOptions(options), queryClient)
}
/**
 * Changes own reference, customer and cost centre of an order, whatever its status. The history of the order says what changed; its voucher keeps its version, since the service is the same.
 * @summary Change own reference, customer and cost centre of an order
 */
export const saveOrderAllocation = (
  saveOrderAllocationRequest: SaveOrderAllocationRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<SaveOrderAllocationAnswer>(
    {
      url: `/api/order/allocation`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: saveOrderAllocationRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getSaveOrderAllocationMutationKey = () => ['saveOrderAllocation'] as const

export const getSaveOrderAllocationMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveOrderAllocation>>, TError, SaveOrderAllocationMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveOrderAllocation>>, TError, SaveOrderAllocationMutationVariables, TContext> => {
  const mutationKey = getSaveOrderAllocationMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveOrderAllocation>>, SaveOrderAllocationMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveOrderAllocation(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveOrderAllocationMutationResult = NonNullable<Awaited<ReturnType<typeof saveOrderAllocation>>>
export type SaveOrderAllocationMutationBody = SaveOrderAllocationRequest
export type SaveOrderAllocationMutationError = ErrorType<unknown>
export type SaveOrderAllocationMutationVariables = { data: SaveOrderAllocationRequest }

/**
 * @summary Change own reference, customer and cost centre of an order
 */
export const useSaveOrderAllocation = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveOrderAllocation>>, TError, SaveOrderAllocationMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveOrderAllocation>>, TError, SaveOrderAllocationMutationVariables, TContext> => {
  return useMutation(getSaveOrderAllocationMutationOptions(options), queryClient)
}
/**
 * Says which of own reference, customer and cost centre the company's forms ask for, and the customers and cost centres known so far.
 * @summary Which of own reference, customer and cost centre the company uses
 */
export const getAllocationSetting = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetAllocationSettingAnswer>({ url: `/api/order/allocationSetting`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getGetAllocationSettingQueryKey = () => {
  return [`/api/order/allocationSetting`] as const
}

export const getGetAllocationSettingQueryOptions = <TData = Awaited<ReturnType<typeof getAllocationSetting>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllocationSetting>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetAllocationSettingQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAllocationSetting>>> = ({ signal }) => getAllocationSetting(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getAllocationSetting>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetAllocationSettingQueryResult = NonNullable<Awaited<ReturnType<typeof getAllocationSetting>>>
export type GetAllocationSettingQueryError = ErrorType<unknown>

export function useGetAllocationSetting<TData = Awaited<ReturnType<typeof getAllocationSetting>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllocationSetting>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getAllocationSetting>>, TError, Awaited<ReturnType<typeof getAllocationSetting>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAllocationSetting<TData = Awaited<ReturnType<typeof getAllocationSetting>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllocationSetting>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getAllocationSetting>>, TError, Awaited<ReturnType<typeof getAllocationSetting>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAllocationSetting<TData = Awaited<ReturnType<typeof getAllocationSetting>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllocationSetting>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Which of own reference, customer and cost centre the company uses
 */

export function useGetAllocationSetting<TData = Awaited<ReturnType<typeof getAllocationSetting>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAllocationSetting>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAllocationSettingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Decides for the whole company which of own reference, customer and cost centre its forms offer or require. Orders that exist stay as they are.
 * @summary Use, require or drop own reference, customer and cost centre
 */
export const saveAllocationSetting = (
  saveAllocationSettingRequest: SaveAllocationSettingRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<SaveAllocationSettingAnswer>(
    {
      url: `/api/order/allocationSettingSave`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: saveAllocationSettingRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getSaveAllocationSettingMutationKey = () => ['saveAllocationSetting'] as const

export const getSaveAllocationSettingMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveAllocationSetting>>, TError, SaveAllocationSettingMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveAllocationSetting>>, TError, SaveAllocationSettingMutationVariables, TContext> => {
  const mutationKey = getSaveAllocationSettingMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveAllocationSetting>>, SaveAllocationSettingMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveAllocationSetting(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveAllocationSettingMutationResult = NonNullable<Awaited<ReturnType<typeof saveAllocationSetting>>>
export type SaveAllocationSettingMutationBody = SaveAllocationSettingRequest
export type SaveAllocationSettingMutationError = ErrorType<unknown>
export type SaveAllocationSettingMutationVariables = { data: SaveAllocationSettingRequest }

/**
 * @summary Use, require or drop own reference, customer and cost centre
 */
export const useSaveAllocationSetting = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveAllocationSetting>>, TError, SaveAllocationSettingMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveAllocationSetting>>, TError, SaveAllocationSettingMutationVariables, TContext> => {
  return useMutation(getSaveAllocationSettingMutationOptions(options), queryClient)
}
/**
 * Takes one action on many orders. Each order needs its own permission, and has its own result in the answer.
 * @summary One action on many orders
 */
export const applyOrderBatch = (applyOrderBatchRequest: ApplyOrderBatchRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ApplyOrderBatchAnswer>(
    { url: `/api/order/batch`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: applyOrderBatchRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getApplyOrderBatchMutationKey = () => ['applyOrderBatch'] as const

export const getApplyOrderBatchMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof applyOrderBatch>>, TError, ApplyOrderBatchMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof applyOrderBatch>>, TError, ApplyOrderBatchMutationVariables, TContext> => {
  const mutationKey = getApplyOrderBatchMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyOrderBatch>>, ApplyOrderBatchMutationVariables> = (props) => {
    const { data } = props ?? {}

    return applyOrderBatch(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ApplyOrderBatchMutationResult = NonNullable<Awaited<ReturnType<typeof applyOrderBatch>>>
export type ApplyOrderBatchMutationBody = ApplyOrderBatchRequest
export type ApplyOrderBatchMutationError = ErrorType<unknown>
export type ApplyOrderBatchMutationVariables = { data: ApplyOrderBatchRequest }

/**
 * @summary One action on many orders
 */
export const useApplyOrderBatch = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof applyOrderBatch>>, TError, ApplyOrderBatchMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof applyOrderBatch>>, TError, ApplyOrderBatchMutationVariables, TContext> => {
  return useMutation(getApplyOrderBatchMutationOptions(options), queryClient)
}
/**
 * Adds up the orders that the member may see, in groups and in all, under filters of `listOrders`. A group is what that call lists with the same filters and the group's own.
 * @summary What was booked, by product, operator, customer, cost centre or month
 */
export const getOrderReport = (params?: GetOrderReportParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<OrderReport>({ url: `/api/order/report`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetOrderReportQueryKey = (params?: GetOrderReportParams) => {
  return [`/api/order/report`, ...(params ? [params] : [])] as const
}

export const getGetOrderReportQueryOptions = <TData = Awaited<ReturnType<typeof getOrderReport>>, TError = ErrorType<unknown>>(
  params?: GetOrderReportParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderReport>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetOrderReportQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrderReport>>> = ({ signal }) => getOrderReport(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getOrderReport>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetOrderReportQueryResult = NonNullable<Awaited<ReturnType<typeof getOrderReport>>>
export type GetOrderReportQueryError = ErrorType<unknown>

export function useGetOrderReport<TData = Awaited<ReturnType<typeof getOrderReport>>, TError = ErrorType<unknown>>(
  params: undefined | GetOrderReportParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderReport>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getOrderReport>>, TError, Awaited<ReturnType<typeof getOrderReport>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderReport<TData = Awaited<ReturnType<typeof getOrderReport>>, TError = ErrorType<unknown>>(
  params?: GetOrderReportParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderReport>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getOrderReport>>, TError, Awaited<ReturnType<typeof getOrderReport>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrderReport<TData = Awaited<ReturnType<typeof getOrderReport>>, TError = ErrorType<unknown>>(
  params?: GetOrderReportParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderReport>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What was booked, by product, operator, customer, cost centre or month
 */

export function useGetOrderReport<TData = Awaited<ReturnType<typeof getOrderReport>>, TError = ErrorType<unknown>>(
  params?: GetOrderReportParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrderReport>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetOrderReportQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Begins to write a report of orders into a table. Ask `getExport` for its progress.
 * @summary Write a report into a table
 */
export const exportOrderReport = (exportOrderReportRequest: ExportOrderReportRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<StartedExport>(
    {
      url: `/api/order/reportExport`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: exportOrderReportRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

/**
 * Begins to write the orders of a filtered list into a table. Ask `getExport` for its progress.
 * @summary Write orders into a table
 */
export const exportOrders = (exportOrdersRequest: ExportOrdersRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<StartedExport>(
    { url: `/api/order/export`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: exportOrdersRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

/**
 * Makes a draft with the service and guests of an earlier order, so that a member can book the same again on other dates.
 * @summary Book the same again
 */
export const rebookOrder = (rebookOrderRequest: RebookOrderRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<RebookOrderAnswer>(
    { url: `/api/order/rebook`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: rebookOrderRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getRebookOrderMutationKey = () => ['rebookOrder'] as const

export const getRebookOrderMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof rebookOrder>>, TError, RebookOrderMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof rebookOrder>>, TError, RebookOrderMutationVariables, TContext> => {
  const mutationKey = getRebookOrderMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof rebookOrder>>, RebookOrderMutationVariables> = (props) => {
    const { data } = props ?? {}

    return rebookOrder(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RebookOrderMutationResult = NonNullable<Awaited<ReturnType<typeof rebookOrder>>>
export type RebookOrderMutationBody = RebookOrderRequest
export type RebookOrderMutationError = ErrorType<unknown>
export type RebookOrderMutationVariables = { data: RebookOrderRequest }

/**
 * @summary Book the same again
 */
export const useRebookOrder = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof rebookOrder>>, TError, RebookOrderMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof rebookOrder>>, TError, RebookOrderMutationVariables, TContext> => {
  return useMutation(getRebookOrderMutationOptions(options), queryClient)
}
