import type {
  DownloadLedgerParams,
  DownloadTopUpProofParams,
  ExportLedgerParams,
  GetWalletParams,
  LedgerPage,
  ListLedgerEntriesParams,
  ListTopUpsParams,
  Payee,
  ReplaceTopUpProofRequest,
  StartedExport,
  TopUpPage,
  TopUpWalletAnswer,
  TopUpWalletRequest,
  WalletCheck,
  WalletSummary,
  WithdrawTopUpAnswer,
  WithdrawTopUpRequest,
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
 * Gives the company's pre-deposit balance, credit line and open holds.
 * @summary Balance, credit and open holds
 */
export const getWallet = (params?: GetWalletParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<WalletSummary>({ url: `/api/wallet/summary`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetWalletQueryKey = (params?: GetWalletParams) => {
  return [`/api/wallet/summary`, ...(params ? [params] : [])] as const
}

export const getGetWalletQueryOptions = <TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  params?: GetWalletParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetWalletQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getWallet>>> = ({ signal }) => getWallet(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getWallet>>>
export type GetWalletQueryError = ErrorType<unknown>

export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  params: undefined | GetWalletParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getWallet>>, TError, Awaited<ReturnType<typeof getWallet>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  params?: GetWalletParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getWallet>>, TError, Awaited<ReturnType<typeof getWallet>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  params?: GetWalletParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Balance, credit and open holds
 */

export function useGetWallet<TData = Awaited<ReturnType<typeof getWallet>>, TError = ErrorType<unknown>>(
  params?: GetWalletParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getWallet>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetWalletQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists every movement of the company's balance or credit, with the balance before and after the period.
 * @summary Every movement of an account
 */
export const listLedgerEntries = (params?: ListLedgerEntriesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<LedgerPage>({ url: `/api/wallet/ledger`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListLedgerEntriesQueryKey = (params?: ListLedgerEntriesParams) => {
  return [`/api/wallet/ledger`, ...(params ? [params] : [])] as const
}

export const getListLedgerEntriesQueryOptions = <TData = Awaited<ReturnType<typeof listLedgerEntries>>, TError = ErrorType<unknown>>(
  params?: ListLedgerEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListLedgerEntriesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listLedgerEntries>>> = ({ signal }) => listLedgerEntries(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListLedgerEntriesQueryResult = NonNullable<Awaited<ReturnType<typeof listLedgerEntries>>>
export type ListLedgerEntriesQueryError = ErrorType<unknown>

export function useListLedgerEntries<TData = Awaited<ReturnType<typeof listLedgerEntries>>, TError = ErrorType<unknown>>(
  params: undefined | ListLedgerEntriesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, Awaited<ReturnType<typeof listLedgerEntries>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLedgerEntries<TData = Awaited<ReturnType<typeof listLedgerEntries>>, TError = ErrorType<unknown>>(
  params?: ListLedgerEntriesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, Awaited<ReturnType<typeof listLedgerEntries>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListLedgerEntries<TData = Awaited<ReturnType<typeof listLedgerEntries>>, TError = ErrorType<unknown>>(
  params?: ListLedgerEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Every movement of an account
 */

export function useListLedgerEntries<TData = Awaited<ReturnType<typeof listLedgerEntries>>, TError = ErrorType<unknown>>(
  params?: ListLedgerEntriesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listLedgerEntries>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListLedgerEntriesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Downloads the movements of every account within a period as a PDF, with the balances before and after. A refusal is the JSON envelope, also with HTTP 200.
 * @summary The ledger of a period as a statement
 */
export const downloadLedger = (params?: DownloadLedgerParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Blob>({ url: `/api/wallet/statement`, method: 'GET', params, responseType: 'blob', ...(signal ? { signal } : {}) }, options)
}

export const getDownloadLedgerMutationKey = () => ['downloadLedger'] as const

export const getDownloadLedgerMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadLedger>>, TError, DownloadLedgerMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof downloadLedger>>, TError, DownloadLedgerMutationVariables, TContext> => {
  const mutationKey = getDownloadLedgerMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadLedger>>, DownloadLedgerMutationVariables> = (props) => {
    const { params } = props ?? {}

    return downloadLedger(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DownloadLedgerMutationResult = NonNullable<Awaited<ReturnType<typeof downloadLedger>>>

export type DownloadLedgerMutationError = ErrorType<unknown>
export type DownloadLedgerMutationVariables = { params?: DownloadLedgerParams }

/**
 * @summary The ledger of a period as a statement
 */
export const useDownloadLedger = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadLedger>>, TError, DownloadLedgerMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof downloadLedger>>, TError, DownloadLedgerMutationVariables, TContext> => {
  return useMutation(getDownloadLedgerMutationOptions(options), queryClient)
}
/**
 * Gives the bank account to which the company sends top-ups and payments of bills.
 * @summary The account that top-ups and bills are paid to
 */
export const getPayee = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Payee>({ url: `/api/wallet/payee`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getGetPayeeQueryKey = () => {
  return [`/api/wallet/payee`] as const
}

export const getGetPayeeQueryOptions = <TData = Awaited<ReturnType<typeof getPayee>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayee>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetPayeeQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getPayee>>> = ({ signal }) => getPayee(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getPayee>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetPayeeQueryResult = NonNullable<Awaited<ReturnType<typeof getPayee>>>
export type GetPayeeQueryError = ErrorType<unknown>

export function useGetPayee<TData = Awaited<ReturnType<typeof getPayee>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayee>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getPayee>>, TError, Awaited<ReturnType<typeof getPayee>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayee<TData = Awaited<ReturnType<typeof getPayee>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayee>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getPayee>>, TError, Awaited<ReturnType<typeof getPayee>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPayee<TData = Awaited<ReturnType<typeof getPayee>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayee>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The account that top-ups and bills are paid to
 */

export function useGetPayee<TData = Awaited<ReturnType<typeof getPayee>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPayee>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPayeeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Begins to write the movements of balance or credit into a table. Ask `getExport` for its progress.
 * @summary Write the ledger into a table
 */
export const exportLedger = (params?: ExportLedgerParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<StartedExport>({ url: `/api/wallet/ledgerExport`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

/**
 * Reports a bank transfer to the seller; the company's balance grows once staff have verified it.
 * @summary Report a bank transfer
 */
export const topUpWallet = (topUpWalletRequest: TopUpWalletRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TopUpWalletAnswer>(
    { url: `/api/wallet/topup`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: topUpWalletRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getTopUpWalletMutationKey = () => ['topUpWallet'] as const

export const getTopUpWalletMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof topUpWallet>>, TError, TopUpWalletMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof topUpWallet>>, TError, TopUpWalletMutationVariables, TContext> => {
  const mutationKey = getTopUpWalletMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof topUpWallet>>, TopUpWalletMutationVariables> = (props) => {
    const { data } = props ?? {}

    return topUpWallet(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type TopUpWalletMutationResult = NonNullable<Awaited<ReturnType<typeof topUpWallet>>>
export type TopUpWalletMutationBody = TopUpWalletRequest
export type TopUpWalletMutationError = ErrorType<unknown>
export type TopUpWalletMutationVariables = { data: TopUpWalletRequest }

/**
 * @summary Report a bank transfer
 */
export const useTopUpWallet = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof topUpWallet>>, TError, TopUpWalletMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof topUpWallet>>, TError, TopUpWalletMutationVariables, TContext> => {
  return useMutation(getTopUpWalletMutationOptions(options), queryClient)
}
/**
 * Takes back a report that staff have not looked into yet; the transfer can be reported again. No money moves. If the transfer arrives all the same, it is credited as this top-up, unless it was reported again or was credited to another company.
 * @summary Take back a reported transfer
 */
export const withdrawTopUp = (withdrawTopUpRequest: WithdrawTopUpRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<WithdrawTopUpAnswer>(
    {
      url: `/api/wallet/withdrawTopUp`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: withdrawTopUpRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getWithdrawTopUpMutationKey = () => ['withdrawTopUp'] as const

export const getWithdrawTopUpMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawTopUp>>, TError, WithdrawTopUpMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof withdrawTopUp>>, TError, WithdrawTopUpMutationVariables, TContext> => {
  const mutationKey = getWithdrawTopUpMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawTopUp>>, WithdrawTopUpMutationVariables> = (props) => {
    const { data } = props ?? {}

    return withdrawTopUp(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type WithdrawTopUpMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawTopUp>>>
export type WithdrawTopUpMutationBody = WithdrawTopUpRequest
export type WithdrawTopUpMutationError = ErrorType<unknown>
export type WithdrawTopUpMutationVariables = { data: WithdrawTopUpRequest }

/**
 * @summary Take back a reported transfer
 */
export const useWithdrawTopUp = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof withdrawTopUp>>, TError, WithdrawTopUpMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof withdrawTopUp>>, TError, WithdrawTopUpMutationVariables, TContext> => {
  return useMutation(getWithdrawTopUpMutationOptions(options), queryClient)
}
/**
 * Replaces the proof of a report that staff have not looked into yet. The history keeps that it was replaced.
 * @summary Send another proof of a reported transfer
 */
export const replaceTopUpProof = (replaceTopUpProofRequest: ReplaceTopUpProofRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<WithdrawTopUpAnswer>(
    {
      url: `/api/wallet/replaceTopUpProof`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: replaceTopUpProofRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getReplaceTopUpProofMutationKey = () => ['replaceTopUpProof'] as const

export const getReplaceTopUpProofMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof replaceTopUpProof>>, TError, ReplaceTopUpProofMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof replaceTopUpProof>>, TError, ReplaceTopUpProofMutationVariables, TContext> => {
  const mutationKey = getReplaceTopUpProofMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof replaceTopUpProof>>, ReplaceTopUpProofMutationVariables> = (props) => {
    const { data } = props ?? {}

    return replaceTopUpProof(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ReplaceTopUpProofMutationResult = NonNullable<Awaited<ReturnType<typeof replaceTopUpProof>>>
export type ReplaceTopUpProofMutationBody = ReplaceTopUpProofRequest
export type ReplaceTopUpProofMutationError = ErrorType<unknown>
export type ReplaceTopUpProofMutationVariables = { data: ReplaceTopUpProofRequest }

/**
 * @summary Send another proof of a reported transfer
 */
export const useReplaceTopUpProof = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof replaceTopUpProof>>, TError, ReplaceTopUpProofMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof replaceTopUpProof>>, TError, ReplaceTopUpProofMutationVariables, TContext> => {
  return useMutation(getReplaceTopUpProofMutationOptions(options), queryClient)
}
/**
 * The file as it was sent, only for members who may report transfers. A refusal is the JSON envelope, also with HTTP 200.
 * @summary One proof of a reported transfer
 */
export const downloadTopUpProof = (params: DownloadTopUpProofParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Blob>({ url: `/api/wallet/topupProof`, method: 'GET', params, responseType: 'blob', ...(signal ? { signal } : {}) }, options)
}

export const getDownloadTopUpProofMutationKey = () => ['downloadTopUpProof'] as const

export const getDownloadTopUpProofMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadTopUpProof>>, TError, DownloadTopUpProofMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof downloadTopUpProof>>, TError, DownloadTopUpProofMutationVariables, TContext> => {
  const mutationKey = getDownloadTopUpProofMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof downloadTopUpProof>>, DownloadTopUpProofMutationVariables> = (props) => {
    const { params } = props ?? {}

    return downloadTopUpProof(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type DownloadTopUpProofMutationResult = NonNullable<Awaited<ReturnType<typeof downloadTopUpProof>>>

export type DownloadTopUpProofMutationError = ErrorType<unknown>
export type DownloadTopUpProofMutationVariables = { params: DownloadTopUpProofParams }

/**
 * @summary One proof of a reported transfer
 */
export const useDownloadTopUpProof = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof downloadTopUpProof>>, TError, DownloadTopUpProofMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof downloadTopUpProof>>, TError, DownloadTopUpProofMutationVariables, TContext> => {
  return useMutation(getDownloadTopUpProofMutationOptions(options), queryClient)
}
/**
 * Lists the bank transfers that the company has reported, with their status.
 * @summary Reported bank transfers
 */
export const listTopUps = (params?: ListTopUpsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<TopUpPage>({ url: `/api/wallet/topupIndex`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListTopUpsQueryKey = (params?: ListTopUpsParams) => {
  return [`/api/wallet/topupIndex`, ...(params ? [params] : [])] as const
}

export const getListTopUpsQueryOptions = <TData = Awaited<ReturnType<typeof listTopUps>>, TError = ErrorType<unknown>>(
  params?: ListTopUpsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListTopUpsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listTopUps>>> = ({ signal }) => listTopUps(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListTopUpsQueryResult = NonNullable<Awaited<ReturnType<typeof listTopUps>>>
export type ListTopUpsQueryError = ErrorType<unknown>

export function useListTopUps<TData = Awaited<ReturnType<typeof listTopUps>>, TError = ErrorType<unknown>>(
  params: undefined | ListTopUpsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listTopUps>>, TError, Awaited<ReturnType<typeof listTopUps>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopUps<TData = Awaited<ReturnType<typeof listTopUps>>, TError = ErrorType<unknown>>(
  params?: ListTopUpsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listTopUps>>, TError, Awaited<ReturnType<typeof listTopUps>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTopUps<TData = Awaited<ReturnType<typeof listTopUps>>, TError = ErrorType<unknown>>(
  params?: ListTopUpsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Reported bank transfers
 */

export function useListTopUps<TData = Awaited<ReturnType<typeof listTopUps>>, TError = ErrorType<unknown>>(
  params?: ListTopUpsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listTopUps>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListTopUpsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Checks the company's ledger against itself, rule by rule: two sums each that must agree.
 * @summary The ledger checked against itself
 */
export const checkWallet = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<WalletCheck>({ url: `/api/wallet/selfCheck`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getCheckWalletQueryKey = () => {
  return [`/api/wallet/selfCheck`] as const
}

export const getCheckWalletQueryOptions = <TData = Awaited<ReturnType<typeof checkWallet>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkWallet>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getCheckWalletQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof checkWallet>>> = ({ signal }) => checkWallet(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof checkWallet>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type CheckWalletQueryResult = NonNullable<Awaited<ReturnType<typeof checkWallet>>>
export type CheckWalletQueryError = ErrorType<unknown>

export function useCheckWallet<TData = Awaited<ReturnType<typeof checkWallet>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkWallet>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof checkWallet>>, TError, Awaited<ReturnType<typeof checkWallet>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckWallet<TData = Awaited<ReturnType<typeof checkWallet>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkWallet>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof checkWallet>>, TError, Awaited<ReturnType<typeof checkWallet>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckWallet<TData = Awaited<ReturnType<typeof checkWallet>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkWallet>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The ledger checked against itself
 */

export function useCheckWallet<TData = Awaited<ReturnType<typeof checkWallet>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof checkWallet>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getCheckWalletQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
