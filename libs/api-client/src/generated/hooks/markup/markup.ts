import type { MarkupRuleList, PreviewMarkupRuleAnswer, PreviewMarkupRuleRequest, SaveMarkupRuleAnswer, SaveMarkupRuleRequest } from '#contract'

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
 * Lists the company's rules that turn net prices into selling prices.
 * @summary Rules of mark-up
 */
export const listMarkupRules = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<MarkupRuleList>({ url: `/api/markup/index`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getListMarkupRulesQueryKey = () => {
  return [`/api/markup/index`] as const
}

export const getListMarkupRulesQueryOptions = <TData = Awaited<ReturnType<typeof listMarkupRules>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarkupRules>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListMarkupRulesQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listMarkupRules>>> = ({ signal }) => listMarkupRules(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listMarkupRules>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListMarkupRulesQueryResult = NonNullable<Awaited<ReturnType<typeof listMarkupRules>>>
export type ListMarkupRulesQueryError = ErrorType<unknown>

export function useListMarkupRules<TData = Awaited<ReturnType<typeof listMarkupRules>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarkupRules>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listMarkupRules>>, TError, Awaited<ReturnType<typeof listMarkupRules>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarkupRules<TData = Awaited<ReturnType<typeof listMarkupRules>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarkupRules>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listMarkupRules>>, TError, Awaited<ReturnType<typeof listMarkupRules>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMarkupRules<TData = Awaited<ReturnType<typeof listMarkupRules>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarkupRules>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Rules of mark-up
 */

export function useListMarkupRules<TData = Awaited<ReturnType<typeof listMarkupRules>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMarkupRules>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMarkupRulesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Adds a mark-up rule, or with `id` changes or removes one; prices of later searches follow it.
 * @summary Add, change or remove a rule of mark-up
 */
export const saveMarkupRule = (saveMarkupRuleRequest: SaveMarkupRuleRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<SaveMarkupRuleAnswer>(
    { url: `/api/markup/save`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: saveMarkupRuleRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getSaveMarkupRuleMutationKey = () => ['saveMarkupRule'] as const

export const getSaveMarkupRuleMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveMarkupRule>>, TError, SaveMarkupRuleMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveMarkupRule>>, TError, SaveMarkupRuleMutationVariables, TContext> => {
  const mutationKey = getSaveMarkupRuleMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveMarkupRule>>, SaveMarkupRuleMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveMarkupRule(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveMarkupRuleMutationResult = NonNullable<Awaited<ReturnType<typeof saveMarkupRule>>>
export type SaveMarkupRuleMutationBody = SaveMarkupRuleRequest
export type SaveMarkupRuleMutationError = ErrorType<unknown>
export type SaveMarkupRuleMutationVariables = { data: SaveMarkupRuleRequest }

/**
 * @summary Add, change or remove a rule of mark-up
 */
export const useSaveMarkupRule = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveMarkupRule>>, TError, SaveMarkupRuleMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveMarkupRule>>, TError, SaveMarkupRuleMutationVariables, TContext> => {
  return useMutation(getSaveMarkupRuleMutationOptions(options), queryClient)
}
/**
 * Says which selling price a mark-up rule would make of a net price. It saves nothing.
 * @summary What a rule makes of a net price
 */
export const previewMarkupRule = (previewMarkupRuleRequest: PreviewMarkupRuleRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<PreviewMarkupRuleAnswer>(
    {
      url: `/api/markup/preview`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: previewMarkupRuleRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getPreviewMarkupRuleQueryKey = (previewMarkupRuleRequest?: PreviewMarkupRuleRequest) => {
  return ['POST', `/api/markup/preview`, previewMarkupRuleRequest] as const
}

export const getPreviewMarkupRuleQueryOptions = <TData = Awaited<ReturnType<typeof previewMarkupRule>>, TError = ErrorType<unknown>>(
  previewMarkupRuleRequest: PreviewMarkupRuleRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMarkupRule>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getPreviewMarkupRuleQueryKey(previewMarkupRuleRequest)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof previewMarkupRule>>> = ({ signal }) =>
    previewMarkupRule(previewMarkupRuleRequest, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof previewMarkupRule>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type PreviewMarkupRuleQueryResult = NonNullable<Awaited<ReturnType<typeof previewMarkupRule>>>
export type PreviewMarkupRuleQueryError = ErrorType<unknown>

export function usePreviewMarkupRule<TData = Awaited<ReturnType<typeof previewMarkupRule>>, TError = ErrorType<unknown>>(
  previewMarkupRuleRequest: PreviewMarkupRuleRequest,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMarkupRule>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof previewMarkupRule>>, TError, Awaited<ReturnType<typeof previewMarkupRule>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewMarkupRule<TData = Awaited<ReturnType<typeof previewMarkupRule>>, TError = ErrorType<unknown>>(
  previewMarkupRuleRequest: PreviewMarkupRuleRequest,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMarkupRule>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof previewMarkupRule>>, TError, Awaited<ReturnType<typeof previewMarkupRule>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewMarkupRule<TData = Awaited<ReturnType<typeof previewMarkupRule>>, TError = ErrorType<unknown>>(
  previewMarkupRuleRequest: PreviewMarkupRuleRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMarkupRule>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What a rule makes of a net price
 */

export function usePreviewMarkupRule<TData = Awaited<ReturnType<typeof previewMarkupRule>>, TError = ErrorType<unknown>>(
  previewMarkupRuleRequest: PreviewMarkupRuleRequest,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof previewMarkupRule>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getPreviewMarkupRuleQueryOptions(previewMarkupRuleRequest, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}
