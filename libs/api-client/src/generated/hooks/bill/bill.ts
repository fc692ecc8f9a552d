import type {
  ApplyBillAnswer,
  ApplyBillRequest,
  BillPage,
  BillableOrderPage,
  ConfirmBillAnswer,
  ConfirmBillRequest,
  DecideBillPaymentAnswer,
  DecideBillPaymentRequest,
  DisputeBillAnswer,
  DisputeBillRequest,
  DownloadBillParams,
  GetBillAnswer,
  GetBillParams,
  ListBillableOrdersParams,
  ListBillsParams,
  PayBillAnswer,
  PayBillRequest,
  PayBillsAnswer,
  PayBillsRequest,
  WithdrawBillPaymentAnswer,
  WithdrawBillPaymentRequest,
  WithdrawDisputeAnswer,
  WithdrawDisputeRequest,
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
 * Lists orders on credit that can be settled by a bill now, with the reasons why others cannot.
 * @summary Credit orders that can be settled
 */
export const listBillableOrders = (params?: ListBillableOrdersParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<BillableOrderPage>({ url: `/api/bill/eligible`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListBillableOrdersQueryKey = (params?: ListBillableOrdersParams) => {
  return [`/api/bill/eligible`, ...(params ? [params] : [])] as const
}

export const getListBillableOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listBillableOrders>>, TError = ErrorType<unknown>>(
  params?: ListBillableOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillableOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListBillableOrdersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listBillableOrders>>> = ({ signal }) => listBillableOrders(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listBillableOrders>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListBillableOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listBillableOrders>>>
export type ListBillableOrdersQueryError = ErrorType<unknown>

export function useListBillableOrders<TData = Awaited<ReturnType<typeof listBillableOrders>>, TError = ErrorType<unknown>>(
  params: undefined | ListBillableOrdersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillableOrders>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listBillableOrders>>, TError, Awaited<ReturnType<typeof listBillableOrders>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBillableOrders<TData = Awaited<ReturnType<typeof listBillableOrders>>, TError = ErrorType<unknown>>(
  params?: ListBillableOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillableOrders>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listBillableOrders>>, TError, Awaited<ReturnType<typeof listBillableOrders>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBillableOrders<TData = Awaited<ReturnType<typeof listBillableOrders>>, TError = ErrorType<unknown>>(
  params?: ListBillableOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillableOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Credit orders that can be settled
 */

export function useListBillableOrders<TData = Awaited<ReturnType<typeof listBillableOrders>>, TError = ErrorType<unknown>>(
  params?: ListBillableOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBillableOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListBillableOrdersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Asks for a bill over these orders before the regular bill day.
 * @summary Ask for a bill over these orders
 */
export const applyBill = (applyBillRequest: ApplyBillRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ApplyBillAnswer>(
    { url: `/api/bill/apply`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: applyBillRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getApplyBillMutationKey = () => ['applyBill'] as const

export const getApplyBillMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof applyBill>>, TError, ApplyBillMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof applyBill>>, TError, ApplyBillMutationVariables, TContext> => {
  const mutationKey = getApplyBillMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyBill>>, ApplyBillMutationVariables> = (props) => {
    const { data } = props ?? {}

    return applyBill(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ApplyBillMutationResult = NonNullable<Awaited<ReturnType<typeof applyBill>>>
export type ApplyBillMutationBody = ApplyBillRequest
export type ApplyBillMutationError = ErrorType<unknown>
export type ApplyBillMutationVariables = { data: ApplyBillRequest }

/**
 * @summary Ask for a bill over these orders
 */
export const useApplyBill = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof applyBill>>, TError, ApplyBillMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof applyBill>>, TError, ApplyBillMutationVariables, TContext> => {
  return useMutation(getApplyBillMutationOptions(options), queryClient)
}
/**
 * Lists the company's bills with what is outstanding, by status or month.
 * @summary Bills
 */
export const listBills = (params?: ListBillsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<BillPage>({ url: `/api/bill/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListBillsQueryKey = (params?: ListBillsParams) => {
  return [`/api/bill/index`, ...(params ? [params] : [])] as const
}

export const getListBillsQueryOptions = <TData = Awaited<ReturnType<typeof listBills>>, TError = ErrorType<unknown>>(
  params?: ListBillsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBills>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListBillsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listBills>>> = ({ signal }) => listBills(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listBills>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListBillsQueryResult = NonNullable<Awaited<ReturnType<typeof listBills>>>
export type ListBillsQueryError = ErrorType<unknown>

export function useListBills<TData = Awaited<ReturnType<typeof listBills>>, TError = ErrorType<unknown>>(
  params: undefined | ListBillsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBills>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listBills>>, TError, Awaited<ReturnType<typeof listBills>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBills<TData = Awaited<ReturnType<typeof listBills>>, TError = ErrorType<unknown>>(
  params?: ListBillsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBills>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listBills>>, TError, Awaited<ReturnType<typeof listBills>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBills<TData = Awaited<ReturnType<typeof listBills>>, TError = ErrorType<unknown>>(
  params?: ListBillsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBills>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Bills
 */

export function useListBills<TData = Awaited<ReturnType<typeof listBills>>, TError = ErrorType<unknown>>(
  params?: ListBillsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listBills>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListBillsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives a bill and a page of its lines.
 * @summary A bill and a page of its lines
 */
export const getBill = (params: GetBillParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetBillAnswer>({ url: `/api/bill/detail`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetBillQueryKey = (params?: GetBillParams) => {
  return [`/api/bill/detail`, ...(params ? [params] : [])] as const
}

export const getGetBillQueryOptions = <TData = Awaited<ReturnType<typeof getBill>>, TError = ErrorType<unknown>>(
  params: GetBillParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBill>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetBillQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getBill>>> = ({ signal }) => getBill(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getBill>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetBillQueryResult = NonNullable<Awaited<ReturnType<typeof getBill>>>
export type GetBillQueryError = ErrorType<unknown>

export function useGetBill<TData = Awaited<ReturnType<typeof getBill>>, TError = ErrorType<unknown>>(
  params: GetBillParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBill>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getBill>>, TError, Awaited<ReturnType<typeof getBill>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBill<TData = Awaited<ReturnType<typeof getBill>>, TError = ErrorType<unknown>>(
  params: GetBillParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBill>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getBill>>, TError, Awaited<ReturnType<typeof getBill>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBill<TData = Awaited<ReturnType<typeof getBill>>, TError = ErrorType<unknown>>(
  params: GetBillParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBill>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A bill and a page of its lines
 */

export function useGetBill<TData = Awaited<ReturnType<typeof getBill>>, TError = ErrorType<unknown>>(
  params: GetBillParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getBill>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetBillQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Agrees to a bill as it is, so that it can be paid.
 * @summary Agree to a bill
 */
export const confirmBill = (confirmBillRequest: ConfirmBillRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ConfirmBillAnswer>(
    { url: `/api/bill/confirm`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: confirmBillRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getConfirmBillMutationKey = () => ['confirmBill'] as const

export const getConfirmBillMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmBill>>, TError, ConfirmBillMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof confirmBill>>, TError, ConfirmBillMutationVariables, TContext> => {
  const mutationKey = getConfirmBillMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmBill>>, ConfirmBillMutationVariables> = (props) => {
    const { data } = props ?? {}

    return confirmBill(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ConfirmBillMutationResult = NonNullable<Awaited<ReturnType<typeof confirmBill>>>
export type ConfirmBillMutationBody = ConfirmBillRequest
export type ConfirmBillMutationError = ErrorType<unknown>
export type ConfirmBillMutationVariables = { data: ConfirmBillRequest }

/**
 * @summary Agree to a bill
 */
export const useConfirmBill = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof confirmBill>>, TError, ConfirmBillMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof confirmBill>>, TError, ConfirmBillMutationVariables, TContext> => {
  return useMutation(getConfirmBillMutationOptions(options), queryClient)
}
/**
 * Objects to lines of a bill. Staff answer by issuing it again, one version higher and due when it was: they grant what a line is too high, in full or in part, by a credit note on the bill, or decline. What was not granted in full can be disputed once more; then the line is refused by name. A settlement application of which every line is rejected and nothing granted becomes void instead, and its orders can be settled again.
 * @summary Object to lines of a bill
 */
export const disputeBill = (disputeBillRequest: DisputeBillRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<DisputeBillAnswer>(
    { url: `/api/bill/dispute`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: disputeBillRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getDisputeBillMutationKey = () => ['disputeBill'] as const

export const getDisputeBillMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof disputeBill>>, TError, DisputeBillMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof disputeBill>>, TError, DisputeBillMutationVariables, TContext> => {
  const mutationKey = getDisputeBillMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof disputeBill>>, DisputeBillMutationVariables> = (props) => {
    const { data } = props ?? {}

    return disputeBill(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DisputeBillMutationResult = NonNullable<Awaited<ReturnType<typeof disputeBill>>>
export type DisputeBillMutationBody = DisputeBillRequest
export type DisputeBillMutationError = ErrorType<unknown>
export type DisputeBillMutationVariables = { data: DisputeBillRequest }

/**
 * @summary Object to lines of a bill
 */
export const useDisputeBill = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof disputeBill>>, TError, DisputeBillMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof disputeBill>>, TError, DisputeBillMutationVariables, TContext> => {
  return useMutation(getDisputeBillMutationOptions(options), queryClient)
}
/**
 * Takes back all objections to a bill that staff have not answered yet. The bill is issued again, one version higher and due when it was; its lines can be disputed again.
 * @summary Take back an objection
 */
export const withdrawDispute = (withdrawDisputeRequest: WithdrawDisputeRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<WithdrawDisputeAnswer>(
    {
      url: `/api/bill/withdrawDispute`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: withdrawDisputeRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getWithdrawDisputeMutationKey = () => ['withdrawDispute'] as const

export const getWithdrawDisputeMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawDispute>>, TError, WithdrawDisputeMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof withdrawDispute>>, TError, WithdrawDisputeMutationVariables, TContext> => {
  const mutationKey = getWithdrawDisputeMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawDispute>>, WithdrawDisputeMutationVariables> = (props) => {
    const { data } = props ?? {}

    return withdrawDispute(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type WithdrawDisputeMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawDispute>>>
export type WithdrawDisputeMutationBody = WithdrawDisputeRequest
export type WithdrawDisputeMutationError = ErrorType<unknown>
export type WithdrawDisputeMutationVariables = { data: WithdrawDisputeRequest }

/**
 * @summary Take back an objection
 */
export const useWithdrawDispute = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawDispute>>, TError, WithdrawDisputeMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof withdrawDispute>>, TError, WithdrawDisputeMutationVariables, TContext> => {
  return useMutation(getWithdrawDisputeMutationOptions(options), queryClient)
}
/**
 * Takes back a bank transfer that staff have not looked for yet, or a payment that still waits for a second person; its amount can be paid or reported again. ACTION_NOT_ALLOWED once staff have found or refused it, and for a payment from the balance.
 * @summary Take back a reported transfer for a bill
 */
export const withdrawBillPayment = (
  withdrawBillPaymentRequest: WithdrawBillPaymentRequest,
  options?: SecondParameter<typeof request>,
  signal?: AbortSignal,
) => {
  return request<WithdrawBillPaymentAnswer>(
    {
      url: `/api/bill/withdrawPayment`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: withdrawBillPaymentRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getWithdrawBillPaymentMutationKey = () => ['withdrawBillPayment'] as const

export const getWithdrawBillPaymentMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawBillPayment>>, TError, WithdrawBillPaymentMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof withdrawBillPayment>>, TError, WithdrawBillPaymentMutationVariables, TContext> => {
  const mutationKey = getWithdrawBillPaymentMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawBillPayment>>, WithdrawBillPaymentMutationVariables> = (props) => {
    const { data } = props ?? {}

    return withdrawBillPayment(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type WithdrawBillPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawBillPayment>>>
export type WithdrawBillPaymentMutationBody = WithdrawBillPaymentRequest
export type WithdrawBillPaymentMutationError = ErrorType<unknown>
export type WithdrawBillPaymentMutationVariables = { data: WithdrawBillPaymentRequest }

/**
 * @summary Take back a reported transfer for a bill
 */
export const useWithdrawBillPayment = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawBillPayment>>, TError, WithdrawBillPaymentMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof withdrawBillPayment>>, TError, WithdrawBillPaymentMutationVariables, TContext> => {
  return useMutation(getWithdrawBillPaymentMutationOptions(options), queryClient)
}
/**
 * Confirms a payment that a colleague asked for, which pays it at once within the limits of who asked, or declines it. Refused to who asked, and where one of the two has made the account of the other or set its password; this does not hold for the owner of the company.
 * @summary Confirm or decline a payment as second person
 */
export const decideBillPayment = (decideBillPaymentRequest: DecideBillPaymentRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<DecideBillPaymentAnswer>(
    {
      url: `/api/bill/decidePayment`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: decideBillPaymentRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getDecideBillPaymentMutationKey = () => ['decideBillPayment'] as const

export const getDecideBillPaymentMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof decideBillPayment>>, TError, DecideBillPaymentMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof decideBillPayment>>, TError, DecideBillPaymentMutationVariables, TContext> => {
  const mutationKey = getDecideBillPaymentMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideBillPayment>>, DecideBillPaymentMutationVariables> = (props) => {
    const { data } = props ?? {}

    return decideBillPayment(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DecideBillPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof decideBillPayment>>>
export type DecideBillPaymentMutationBody = DecideBillPaymentRequest
export type DecideBillPaymentMutationError = ErrorType<unknown>
export type DecideBillPaymentMutationVariables = { data: DecideBillPaymentRequest }

/**
 * @summary Confirm or decline a payment as second person
 */
export const useDecideBillPayment = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof decideBillPayment>>, TError, DecideBillPaymentMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof decideBillPayment>>, TError, DecideBillPaymentMutationVariables, TContext> => {
  return useMutation(getDecideBillPaymentMutationOptions(options), queryClient)
}
/**
 * Pays a bill in whole or in part from the pre-deposit balance, or reports a bank transfer for it. Where the company wants a second person for it, the payment has the status `asked` and moves nothing until `decideBillPayment`. ACTION_NOT_ALLOWED before it is agreed to, BILL_LOCKED once it is paid or void.
 * @summary Pay a bill
 */
export const payBill = (payBillRequest: PayBillRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<PayBillAnswer>(
    { url: `/api/bill/pay`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: payBillRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getPayBillMutationKey = () => ['payBill'] as const

export const getPayBillMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof payBill>>, TError, PayBillMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof payBill>>, TError, PayBillMutationVariables, TContext> => {
  const mutationKey = getPayBillMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof payBill>>, PayBillMutationVariables> = (props) => {
    const { data } = props ?? {}

    return payBill(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type PayBillMutationResult = NonNullable<Awaited<ReturnType<typeof payBill>>>
export type PayBillMutationBody = PayBillRequest
export type PayBillMutationError = ErrorType<unknown>
export type PayBillMutationVariables = { data: PayBillRequest }

/**
 * @summary Pay a bill
 */
export const usePayBill = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof payBill>>, TError, PayBillMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof payBill>>, TError, PayBillMutationVariables, TContext> => {
  return useMutation(getPayBillMutationOptions(options), queryClient)
}
/**
 * Pays several bills in turn, each as `payBill` does: from the balance, or by one reported transfer. Balance and limits hold for all of them together. Each bill has its own result, and one that is refused leaves the others alone.
 * @summary Pay several bills together
 */
export const payBills = (payBillsRequest: PayBillsRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<PayBillsAnswer>(
    { url: `/api/bill/payBatch`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: payBillsRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getPayBillsMutationKey = () => ['payBills'] as const

export const getPayBillsMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof payBills>>, TError, PayBillsMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof payBills>>, TError, PayBillsMutationVariables, TContext> => {
  const mutationKey = getPayBillsMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof payBills>>, PayBillsMutationVariables> = (props) => {
    const { data } = props ?? {}

    return payBills(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type PayBillsMutationResult = NonNullable<Awaited<ReturnType<typeof payBills>>>
export type PayBillsMutationBody = PayBillsRequest
export type PayBillsMutationError = ErrorType<unknown>
export type PayBillsMutationVariables = { data: PayBillsRequest }

/**
 * @summary Pay several bills together
 */
export const usePayBills = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof payBills>>, TError, PayBillsMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof payBills>>, TError, PayBillsMutationVariables, TContext> => {
  return useMutation(getPayBillsMutationOptions(options), queryClient)
}
/**
 * Downloads the statement of a bill as PDF or as a table. A refusal is the JSON envelope, also with HTTP 200.
 * @summary The statement as a file
 */
export const downloadBill = (params: DownloadBillParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Blob>({ url: `/api/bill/download`, method: 'GET', params, responseType: 'blob', ...(signal ? { signal } : {}) }, options)
}

export const getDownloadBillMutationKey = () => ['downloadBill'] as const

export const getDownloadBillMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadBill>>, TError, DownloadBillMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof downloadBill>>, TError, DownloadBillMutationVariables, TContext> => {
  const mutationKey = getDownloadBillMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadBill>>, DownloadBillMutationVariables> = (props) => {
    const { params } = props ?? {}

    return downloadBill(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DownloadBillMutationResult = NonNullable<Awaited<ReturnType<typeof downloadBill>>>

export type DownloadBillMutationError = ErrorType<unknown>
export type DownloadBillMutationVariables = { params: DownloadBillParams }

/**
 * @summary The statement as a file
 */
export const useDownloadBill = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadBill>>, TError, DownloadBillMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof downloadBill>>, TError, DownloadBillMutationVariables, TContext> => {
  return useMutation(getDownloadBillMutationOptions(options), queryClient)
}
