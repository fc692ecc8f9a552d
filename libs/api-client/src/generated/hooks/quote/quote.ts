import type {
  ChooseQuoteOptionRequest,
  ConvertQuoteAnswer,
  ConvertQuoteRequest,
  Empty,
  GetPublicQuoteAnswer,
  GetPublicQuoteParams,
  GetQuoteAnswer,
  GetQuoteParams,
  ListQuotesParams,
  PublishQuoteAnswer,
  PublishQuoteRequest,
  QuotePage,
  RecheckQuoteAnswer,
  RecheckQuoteRequest,
  SaveQuoteAnswer,
  SaveQuoteRequest,
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
 * Lists the quotes that members have made for the company's customers, by status or keyword.
 * @summary Quotes for customers
 */
export const listQuotes = (params?: ListQuotesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<QuotePage>({ url: `/api/quote/index`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListQuotesQueryKey = (params?: ListQuotesParams) => {
  return [`/api/quote/index`, ...(params ? [params] : [])] as const
}

export const getListQuotesQueryOptions = <TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<unknown>>(
  params?: ListQuotesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListQuotesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuotes>>> = ({ signal }) => listQuotes(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListQuotesQueryResult = NonNullable<Awaited<ReturnType<typeof listQuotes>>>
export type ListQuotesQueryError = ErrorType<unknown>

export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<unknown>>(
  params: undefined | ListQuotesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listQuotes>>, TError, Awaited<ReturnType<typeof listQuotes>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<unknown>>(
  params?: ListQuotesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listQuotes>>, TError, Awaited<ReturnType<typeof listQuotes>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<unknown>>(
  params?: ListQuotesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Quotes for customers
 */

export function useListQuotes<TData = Awaited<ReturnType<typeof listQuotes>>, TError = ErrorType<unknown>>(
  params?: ListQuotesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuotes>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListQuotesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Creates a quote for a customer from rates and rides of several products, or with `id` changes one.
 * @summary Write or change a quote
 */
export const saveQuote = (saveQuoteRequest: SaveQuoteRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SaveQuoteAnswer>(
    { url: `/api/quote/save`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: saveQuoteRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getSaveQuoteMutationKey = () => ['saveQuote'] as const

export const getSaveQuoteMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveQuote>>, TError, SaveQuoteMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveQuote>>, TError, SaveQuoteMutationVariables, TContext> => {
  const mutationKey = getSaveQuoteMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveQuote>>, SaveQuoteMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveQuote(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveQuoteMutationResult = NonNullable<Awaited<ReturnType<typeof saveQuote>>>
export type SaveQuoteMutationBody = SaveQuoteRequest
export type SaveQuoteMutationError = ErrorType<unknown>
export type SaveQuoteMutationVariables = { data: SaveQuoteRequest }

/**
 * @summary Write or change a quote
 */
export const useSaveQuote = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveQuote>>, TError, SaveQuoteMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveQuote>>, TError, SaveQuoteMutationVariables, TContext> => {
  return useMutation(getSaveQuoteMutationOptions(options), queryClient)
}
/**
 * Gives a quote with its options, prices, and what the customer has seen and chosen.
 * @summary A quote and its options
 */
export const getQuote = (params: GetQuoteParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetQuoteAnswer>({ url: `/api/quote/detail`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetQuoteQueryKey = (params?: GetQuoteParams) => {
  return [`/api/quote/detail`, ...(params ? [params] : [])] as const
}

export const getGetQuoteQueryOptions = <TData = Awaited<ReturnType<typeof getQuote>>, TError = ErrorType<unknown>>(
  params: GetQuoteParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetQuoteQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getQuote>>> = ({ signal }) => getQuote(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetQuoteQueryResult = NonNullable<Awaited<ReturnType<typeof getQuote>>>
export type GetQuoteQueryError = ErrorType<unknown>

export function useGetQuote<TData = Awaited<ReturnType<typeof getQuote>>, TError = ErrorType<unknown>>(
  params: GetQuoteParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getQuote>>, TError, Awaited<ReturnType<typeof getQuote>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuote<TData = Awaited<ReturnType<typeof getQuote>>, TError = ErrorType<unknown>>(
  params: GetQuoteParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getQuote>>, TError, Awaited<ReturnType<typeof getQuote>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetQuote<TData = Awaited<ReturnType<typeof getQuote>>, TError = ErrorType<unknown>>(
  params: GetQuoteParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A quote and its options
 */

export function useGetQuote<TData = Awaited<ReturnType<typeof getQuote>>, TError = ErrorType<unknown>>(
  params: GetQuoteParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getQuote>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetQuoteQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Asks the suppliers for price and terms of all options of a quote again and says what has moved.
 * @summary Check prices and terms of all options again
 */
export const recheckQuote = (recheckQuoteRequest: RecheckQuoteRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<RecheckQuoteAnswer>(
    { url: `/api/quote/recheck`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: recheckQuoteRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getRecheckQuoteMutationKey = () => ['recheckQuote'] as const

export const getRecheckQuoteMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof recheckQuote>>, TError, RecheckQuoteMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof recheckQuote>>, TError, RecheckQuoteMutationVariables, TContext> => {
  const mutationKey = getRecheckQuoteMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof recheckQuote>>, RecheckQuoteMutationVariables> = (props) => {
    const { data } = props ?? {}

    return recheckQuote(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RecheckQuoteMutationResult = NonNullable<Awaited<ReturnType<typeof recheckQuote>>>
export type RecheckQuoteMutationBody = RecheckQuoteRequest
export type RecheckQuoteMutationError = ErrorType<unknown>
export type RecheckQuoteMutationVariables = { data: RecheckQuoteRequest }

/**
 * @summary Check prices and terms of all options again
 */
export const useRecheckQuote = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof recheckQuote>>, TError, RecheckQuoteMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof recheckQuote>>, TError, RecheckQuoteMutationVariables, TContext> => {
  return useMutation(getRecheckQuoteMutationOptions(options), queryClient)
}
/**
 * Opens the public page of a quote and sends its address to the customer, or closes the page.
 * @summary Open or close the public page of a quote
 */
export const publishQuote = (publishQuoteRequest: PublishQuoteRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<PublishQuoteAnswer>(
    { url: `/api/quote/publish`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: publishQuoteRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getPublishQuoteMutationKey = () => ['publishQuote'] as const

export const getPublishQuoteMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof publishQuote>>, TError, PublishQuoteMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof publishQuote>>, TError, PublishQuoteMutationVariables, TContext> => {
  const mutationKey = getPublishQuoteMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof publishQuote>>, PublishQuoteMutationVariables> = (props) => {
    const { data } = props ?? {}

    return publishQuote(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type PublishQuoteMutationResult = NonNullable<Awaited<ReturnType<typeof publishQuote>>>
export type PublishQuoteMutationBody = PublishQuoteRequest
export type PublishQuoteMutationError = ErrorType<unknown>
export type PublishQuoteMutationVariables = { data: PublishQuoteRequest }

/**
 * @summary Open or close the public page of a quote
 */
export const usePublishQuote = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof publishQuote>>, TError, PublishQuoteMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof publishQuote>>, TError, PublishQuoteMutationVariables, TContext> => {
  return useMutation(getPublishQuoteMutationOptions(options), queryClient)
}
/**
 * Gives the customer what a quote offers, without a sign-in and never with a net price; it counts as a view. While something can be chosen, the server checks the options again first, every 5 s at most.
 * @summary What the customer sees
 */
export const getPublicQuote = (params: GetPublicQuoteParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetPublicQuoteAnswer>({ url: `/api/quote/public`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetPublicQuoteQueryKey = (params?: GetPublicQuoteParams) => {
  return [`/api/quote/public`, ...(params ? [params] : [])] as const
}

export const getGetPublicQuoteQueryOptions = <TData = Awaited<ReturnType<typeof getPublicQuote>>, TError = ErrorType<unknown>>(
  params: GetPublicQuoteParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicQuote>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetPublicQuoteQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getPublicQuote>>> = ({ signal }) => getPublicQuote(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getPublicQuote>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetPublicQuoteQueryResult = NonNullable<Awaited<ReturnType<typeof getPublicQuote>>>
export type GetPublicQuoteQueryError = ErrorType<unknown>

export function useGetPublicQuote<TData = Awaited<ReturnType<typeof getPublicQuote>>, TError = ErrorType<unknown>>(
  params: GetPublicQuoteParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicQuote>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getPublicQuote>>, TError, Awaited<ReturnType<typeof getPublicQuote>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicQuote<TData = Awaited<ReturnType<typeof getPublicQuote>>, TError = ErrorType<unknown>>(
  params: GetPublicQuoteParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicQuote>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getPublicQuote>>, TError, Awaited<ReturnType<typeof getPublicQuote>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPublicQuote<TData = Awaited<ReturnType<typeof getPublicQuote>>, TError = ErrorType<unknown>>(
  params: GetPublicQuoteParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicQuote>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the customer sees
 */

export function useGetPublicQuote<TData = Awaited<ReturnType<typeof getPublicQuote>>, TError = ErrorType<unknown>>(
  params: GetPublicQuoteParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getPublicQuote>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetPublicQuoteQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Stores which options of a quote the customer chooses, with a message to the company; it books nothing. A new choice replaces the earlier one.
 * @summary The customer chooses
 */
export const chooseQuoteOption = (chooseQuoteOptionRequest: ChooseQuoteOptionRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    {
      url: `/api/quote/choose`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: chooseQuoteOptionRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getChooseQuoteOptionMutationKey = () => ['chooseQuoteOption'] as const

export const getChooseQuoteOptionMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof chooseQuoteOption>>, TError, ChooseQuoteOptionMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof chooseQuoteOption>>, TError, ChooseQuoteOptionMutationVariables, TContext> => {
  const mutationKey = getChooseQuoteOptionMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof chooseQuoteOption>>, ChooseQuoteOptionMutationVariables> = (props) => {
    const { data } = props ?? {}

    return chooseQuoteOption(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ChooseQuoteOptionMutationResult = NonNullable<Awaited<ReturnType<typeof chooseQuoteOption>>>
export type ChooseQuoteOptionMutationBody = ChooseQuoteOptionRequest
export type ChooseQuoteOptionMutationError = ErrorType<unknown>
export type ChooseQuoteOptionMutationVariables = { data: ChooseQuoteOptionRequest }

/**
 * @summary The customer chooses
 */
export const useChooseQuoteOption = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof chooseQuoteOption>>, TError, ChooseQuoteOptionMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof chooseQuoteOption>>, TError, ChooseQuoteOptionMutationVariables, TContext> => {
  return useMutation(getChooseQuoteOptionMutationOptions(options), queryClient)
}
/**
 * Makes a draft of a booking from an option of a quote, for a member to complete and book.
 * @summary Make a draft booking from an option
 */
export const convertQuote = (convertQuoteRequest: ConvertQuoteRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ConvertQuoteAnswer>(
    { url: `/api/quote/convert`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: convertQuoteRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getConvertQuoteMutationKey = () => ['convertQuote'] as const

export const getConvertQuoteMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof convertQuote>>, TError, ConvertQuoteMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof convertQuote>>, TError, ConvertQuoteMutationVariables, TContext> => {
  const mutationKey = getConvertQuoteMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof convertQuote>>, ConvertQuoteMutationVariables> = (props) => {
    const { data } = props ?? {}

    return convertQuote(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ConvertQuoteMutationResult = NonNullable<Awaited<ReturnType<typeof convertQuote>>>
export type ConvertQuoteMutationBody = ConvertQuoteRequest
export type ConvertQuoteMutationError = ErrorType<unknown>
export type ConvertQuoteMutationVariables = { data: ConvertQuoteRequest }

/**
 * @summary Make a draft booking from an option
 */
export const useConvertQuote = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof convertQuote>>, TError, ConvertQuoteMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof convertQuote>>, TError, ConvertQuoteMutationVariables, TContext> => {
  return useMutation(getConvertQuoteMutationOptions(options), queryClient)
}
