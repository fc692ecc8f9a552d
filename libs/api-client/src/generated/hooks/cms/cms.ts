import type {
  ApplyFriendlyLinkRequest,
  ArticleRequest,
  CheckContentPaymentAnswer,
  CheckContentPaymentParams,
  CmsChannelList,
  CmsHome,
  CmsPageAnswer,
  CmsSettingsAnswer,
  CmsTagList,
  CollectArticleAnswer,
  CommentArticleAnswer,
  CommentArticleRequest,
  CommentPage,
  ContentOrderPage,
  ContentPaymentAnswer,
  ContributionChannelsAnswer,
  ContributionForm,
  ContributionPage,
  ContributionSalePage,
  ContributionStatisticsAnswer,
  Empty,
  GetAgreementAnswer,
  GetAgreementParams,
  GetArticleAnswer,
  GetArticleParams,
  GetCmsPageParams,
  GetContributionFormParams,
  GetContributionStatisticsParams,
  HotKeywordList,
  ListArticleCommentsParams,
  ListArticlesAnswer,
  ListArticlesParams,
  ListCmsChannelsParams,
  ListCmsTagsParams,
  ListContentOrdersParams,
  ListContributionSalesParams,
  ListContributionsParams,
  ListMyCommentsParams,
  ListNewArticlesAnswer,
  ListNewArticlesParams,
  ListReadingRecordsParams,
  MyCommentPage,
  PayContentParams,
  ReadingRecordPage,
  RemoveCommentParams,
  RemoveContributionParams,
  SaveContributionRequest,
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
 * Gives settings and side bar of the content section, such as its title and search words.
 * @summary Settings and side bar of the content section
 */
export const getCmsSettings = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CmsSettingsAnswer>({ url: `/api/cms.Index/init`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getGetCmsSettingsQueryKey = () => {
  return [`/api/cms.Index/init`] as const
}

export const getGetCmsSettingsQueryOptions = <TData = Awaited<ReturnType<typeof getCmsSettings>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsSettings>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCmsSettingsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCmsSettings>>> = ({ signal }) => getCmsSettings(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getCmsSettings>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetCmsSettingsQueryResult = NonNullable<Awaited<ReturnType<typeof getCmsSettings>>>
export type GetCmsSettingsQueryError = ErrorType<unknown>

export function useGetCmsSettings<TData = Awaited<ReturnType<typeof getCmsSettings>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsSettings>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getCmsSettings>>, TError, Awaited<ReturnType<typeof getCmsSettings>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCmsSettings<TData = Awaited<ReturnType<typeof getCmsSettings>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsSettings>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getCmsSettings>>, TError, Awaited<ReturnType<typeof getCmsSettings>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCmsSettings<TData = Awaited<ReturnType<typeof getCmsSettings>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsSettings>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Settings and side bar of the content section
 */

export function useGetCmsSettings<TData = Awaited<ReturnType<typeof getCmsSettings>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsSettings>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCmsSettingsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives the blocks of the content section's home page: carousel, focus and newest articles.
 * @summary Home of the content section
 */
export const getCmsHome = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CmsHome>({ url: `/api/cms.Index/index`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getGetCmsHomeQueryKey = () => {
  return [`/api/cms.Index/index`] as const
}

export const getGetCmsHomeQueryOptions = <TData = Awaited<ReturnType<typeof getCmsHome>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsHome>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCmsHomeQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCmsHome>>> = ({ signal }) => getCmsHome(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getCmsHome>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetCmsHomeQueryResult = NonNullable<Awaited<ReturnType<typeof getCmsHome>>>
export type GetCmsHomeQueryError = ErrorType<unknown>

export function useGetCmsHome<TData = Awaited<ReturnType<typeof getCmsHome>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsHome>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getCmsHome>>, TError, Awaited<ReturnType<typeof getCmsHome>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCmsHome<TData = Awaited<ReturnType<typeof getCmsHome>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsHome>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getCmsHome>>, TError, Awaited<ReturnType<typeof getCmsHome>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCmsHome<TData = Awaited<ReturnType<typeof getCmsHome>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsHome>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Home of the content section
 */

export function useGetCmsHome<TData = Awaited<ReturnType<typeof getCmsHome>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsHome>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCmsHomeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists the words that readers search most in the content section.
 * @summary What is searched most
 */
export const listHotKeywords = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<HotKeywordList>({ url: `/api/cms.Index/search`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getListHotKeywordsQueryKey = () => {
  return [`/api/cms.Index/search`] as const
}

export const getListHotKeywordsQueryOptions = <TData = Awaited<ReturnType<typeof listHotKeywords>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotKeywords>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListHotKeywordsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listHotKeywords>>> = ({ signal }) => listHotKeywords(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listHotKeywords>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListHotKeywordsQueryResult = NonNullable<Awaited<ReturnType<typeof listHotKeywords>>>
export type ListHotKeywordsQueryError = ErrorType<unknown>

export function useListHotKeywords<TData = Awaited<ReturnType<typeof listHotKeywords>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotKeywords>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listHotKeywords>>, TError, Awaited<ReturnType<typeof listHotKeywords>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotKeywords<TData = Awaited<ReturnType<typeof listHotKeywords>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotKeywords>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listHotKeywords>>, TError, Awaited<ReturnType<typeof listHotKeywords>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHotKeywords<TData = Awaited<ReturnType<typeof listHotKeywords>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotKeywords>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What is searched most
 */

export function useListHotKeywords<TData = Awaited<ReturnType<typeof listHotKeywords>>, TError = ErrorType<unknown>>(
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listHotKeywords>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListHotKeywordsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists tags of articles, for drop-downs and pages of tags.
 * @summary Tags
 */
export const listCmsTags = (params?: ListCmsTagsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CmsTagList>({ url: `/api/cms.Index/tags`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListCmsTagsQueryKey = (params?: ListCmsTagsParams) => {
  return [`/api/cms.Index/tags`, ...(params ? [params] : [])] as const
}

export const getListCmsTagsQueryOptions = <TData = Awaited<ReturnType<typeof listCmsTags>>, TError = ErrorType<unknown>>(
  params?: ListCmsTagsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCmsTags>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListCmsTagsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCmsTags>>> = ({ signal }) => listCmsTags(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listCmsTags>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListCmsTagsQueryResult = NonNullable<Awaited<ReturnType<typeof listCmsTags>>>
export type ListCmsTagsQueryError = ErrorType<unknown>

export function useListCmsTags<TData = Awaited<ReturnType<typeof listCmsTags>>, TError = ErrorType<unknown>>(
  params: undefined | ListCmsTagsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCmsTags>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listCmsTags>>, TError, Awaited<ReturnType<typeof listCmsTags>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCmsTags<TData = Awaited<ReturnType<typeof listCmsTags>>, TError = ErrorType<unknown>>(
  params?: ListCmsTagsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCmsTags>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listCmsTags>>, TError, Awaited<ReturnType<typeof listCmsTags>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCmsTags<TData = Awaited<ReturnType<typeof listCmsTags>>, TError = ErrorType<unknown>>(
  params?: ListCmsTagsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCmsTags>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Tags
 */

export function useListCmsTags<TData = Awaited<ReturnType<typeof listCmsTags>>, TError = ErrorType<unknown>>(
  params?: ListCmsTagsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCmsTags>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCmsTagsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists channels of articles, for menus and drop-downs.
 * @summary Channels
 */
export const listCmsChannels = (params?: ListCmsChannelsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CmsChannelList>({ url: `/api/cms.Index/channel`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListCmsChannelsQueryKey = (params?: ListCmsChannelsParams) => {
  return [`/api/cms.Index/channel`, ...(params ? [params] : [])] as const
}

export const getListCmsChannelsQueryOptions = <TData = Awaited<ReturnType<typeof listCmsChannels>>, TError = ErrorType<unknown>>(
  params?: ListCmsChannelsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCmsChannels>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListCmsChannelsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listCmsChannels>>> = ({ signal }) => listCmsChannels(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listCmsChannels>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListCmsChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listCmsChannels>>>
export type ListCmsChannelsQueryError = ErrorType<unknown>

export function useListCmsChannels<TData = Awaited<ReturnType<typeof listCmsChannels>>, TError = ErrorType<unknown>>(
  params: undefined | ListCmsChannelsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCmsChannels>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listCmsChannels>>, TError, Awaited<ReturnType<typeof listCmsChannels>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCmsChannels<TData = Awaited<ReturnType<typeof listCmsChannels>>, TError = ErrorType<unknown>>(
  params?: ListCmsChannelsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCmsChannels>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listCmsChannels>>, TError, Awaited<ReturnType<typeof listCmsChannels>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCmsChannels<TData = Awaited<ReturnType<typeof listCmsChannels>>, TError = ErrorType<unknown>>(
  params?: ListCmsChannelsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCmsChannels>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Channels
 */

export function useListCmsChannels<TData = Awaited<ReturnType<typeof listCmsChannels>>, TError = ErrorType<unknown>>(
  params?: ListCmsChannelsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listCmsChannels>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListCmsChannelsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Asks the seller to show a link to the caller's own site. It is shown once staff have agreed.
 * @summary Ask for a link to one's own site
 */
export const applyFriendlyLink = (applyFriendlyLinkRequest: ApplyFriendlyLinkRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    {
      url: `/api/cms.Index/applyFriendlyLink`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: applyFriendlyLinkRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getApplyFriendlyLinkMutationKey = () => ['applyFriendlyLink'] as const

export const getApplyFriendlyLinkMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof applyFriendlyLink>>, TError, ApplyFriendlyLinkMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof applyFriendlyLink>>, TError, ApplyFriendlyLinkMutationVariables, TContext> => {
  const mutationKey = getApplyFriendlyLinkMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyFriendlyLink>>, ApplyFriendlyLinkMutationVariables> = (props) => {
    const { data } = props ?? {}

    return applyFriendlyLink(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type ApplyFriendlyLinkMutationResult = NonNullable<Awaited<ReturnType<typeof applyFriendlyLink>>>
export type ApplyFriendlyLinkMutationBody = ApplyFriendlyLinkRequest
export type ApplyFriendlyLinkMutationError = ErrorType<unknown>
export type ApplyFriendlyLinkMutationVariables = { data: ApplyFriendlyLinkRequest }

/**
 * @summary Ask for a link to one's own site
 */
export const useApplyFriendlyLink = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof applyFriendlyLink>>, TError, ApplyFriendlyLinkMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof applyFriendlyLink>>, TError, ApplyFriendlyLinkMutationVariables, TContext> => {
  return useMutation(getApplyFriendlyLinkMutationOptions(options), queryClient)
}
/**
 * Lists a further page of the newest articles on the content section's home page.
 * @summary More of the newest articles
 */
export const listNewArticles = (params: ListNewArticlesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ListNewArticlesAnswer>({ url: `/api/cms.Index/getNewPublish`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListNewArticlesQueryKey = (params?: ListNewArticlesParams) => {
  return [`/api/cms.Index/getNewPublish`, ...(params ? [params] : [])] as const
}

export const getListNewArticlesQueryOptions = <TData = Awaited<ReturnType<typeof listNewArticles>>, TError = ErrorType<unknown>>(
  params: ListNewArticlesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewArticles>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListNewArticlesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listNewArticles>>> = ({ signal }) => listNewArticles(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listNewArticles>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListNewArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof listNewArticles>>>
export type ListNewArticlesQueryError = ErrorType<unknown>

export function useListNewArticles<TData = Awaited<ReturnType<typeof listNewArticles>>, TError = ErrorType<unknown>>(
  params: ListNewArticlesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewArticles>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listNewArticles>>, TError, Awaited<ReturnType<typeof listNewArticles>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewArticles<TData = Awaited<ReturnType<typeof listNewArticles>>, TError = ErrorType<unknown>>(
  params: ListNewArticlesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewArticles>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listNewArticles>>, TError, Awaited<ReturnType<typeof listNewArticles>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewArticles<TData = Awaited<ReturnType<typeof listNewArticles>>, TError = ErrorType<unknown>>(
  params: ListNewArticlesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewArticles>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary More of the newest articles
 */

export function useListNewArticles<TData = Awaited<ReturnType<typeof listNewArticles>>, TError = ErrorType<unknown>>(
  params: ListNewArticlesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewArticles>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListNewArticlesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists the articles of a channel, a tag, an author or a search. Exactly one of `channel`, `tag`, `user` and `keywords` is needed; each search is noted.
 * @summary Articles of a channel, tag, author or search
 */
export const listArticles = (params?: ListArticlesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ListArticlesAnswer>({ url: `/api/cms.Index/articleList`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListArticlesQueryKey = (params?: ListArticlesParams) => {
  return [`/api/cms.Index/articleList`, ...(params ? [params] : [])] as const
}

export const getListArticlesQueryOptions = <TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<unknown>>(
  params?: ListArticlesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListArticlesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticles>>> = ({ signal }) => listArticles(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListArticlesQueryResult = NonNullable<Awaited<ReturnType<typeof listArticles>>>
export type ListArticlesQueryError = ErrorType<unknown>

export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<unknown>>(
  params: undefined | ListArticlesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listArticles>>, TError, Awaited<ReturnType<typeof listArticles>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<unknown>>(
  params?: ListArticlesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listArticles>>, TError, Awaited<ReturnType<typeof listArticles>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<unknown>>(
  params?: ListArticlesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Articles of a channel, tag, author or search
 */

export function useListArticles<TData = Awaited<ReturnType<typeof listArticles>>, TError = ErrorType<unknown>>(
  params?: ListArticlesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticles>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListArticlesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives a single page of the content section that belongs to no channel, such as a help page.
 * @summary A page on its own
 */
export const getCmsPage = (params: GetCmsPageParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CmsPageAnswer>({ url: `/api/cms.Page/info`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetCmsPageQueryKey = (params?: GetCmsPageParams) => {
  return [`/api/cms.Page/info`, ...(params ? [params] : [])] as const
}

export const getGetCmsPageQueryOptions = <TData = Awaited<ReturnType<typeof getCmsPage>>, TError = ErrorType<unknown>>(
  params: GetCmsPageParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsPage>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetCmsPageQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getCmsPage>>> = ({ signal }) => getCmsPage(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getCmsPage>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetCmsPageQueryResult = NonNullable<Awaited<ReturnType<typeof getCmsPage>>>
export type GetCmsPageQueryError = ErrorType<unknown>

export function useGetCmsPage<TData = Awaited<ReturnType<typeof getCmsPage>>, TError = ErrorType<unknown>>(
  params: GetCmsPageParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsPage>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getCmsPage>>, TError, Awaited<ReturnType<typeof getCmsPage>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCmsPage<TData = Awaited<ReturnType<typeof getCmsPage>>, TError = ErrorType<unknown>>(
  params: GetCmsPageParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsPage>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getCmsPage>>, TError, Awaited<ReturnType<typeof getCmsPage>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCmsPage<TData = Awaited<ReturnType<typeof getCmsPage>>, TError = ErrorType<unknown>>(
  params: GetCmsPageParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsPage>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary A page on its own
 */

export function useGetCmsPage<TData = Awaited<ReturnType<typeof getCmsPage>>, TError = ErrorType<unknown>>(
  params: GetCmsPageParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getCmsPage>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetCmsPageQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives the text of the service terms, the privacy statement or the page about the company.
 * @summary Service terms, privacy and about us
 */
export const getAgreement = (params: GetAgreementParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetAgreementAnswer>({ url: `/api/cms.User/agreement`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetAgreementQueryKey = (params?: GetAgreementParams) => {
  return [`/api/cms.User/agreement`, ...(params ? [params] : [])] as const
}

export const getGetAgreementQueryOptions = <TData = Awaited<ReturnType<typeof getAgreement>>, TError = ErrorType<unknown>>(
  params: GetAgreementParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetAgreementQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getAgreement>>> = ({ signal }) => getAgreement(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetAgreementQueryResult = NonNullable<Awaited<ReturnType<typeof getAgreement>>>
export type GetAgreementQueryError = ErrorType<unknown>

export function useGetAgreement<TData = Awaited<ReturnType<typeof getAgreement>>, TError = ErrorType<unknown>>(
  params: GetAgreementParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getAgreement>>, TError, Awaited<ReturnType<typeof getAgreement>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgreement<TData = Awaited<ReturnType<typeof getAgreement>>, TError = ErrorType<unknown>>(
  params: GetAgreementParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getAgreement>>, TError, Awaited<ReturnType<typeof getAgreement>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAgreement<TData = Awaited<ReturnType<typeof getAgreement>>, TError = ErrorType<unknown>>(
  params: GetAgreementParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Service terms, privacy and about us
 */

export function useGetAgreement<TData = Awaited<ReturnType<typeof getAgreement>>, TError = ErrorType<unknown>>(
  params: GetAgreementParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getAgreement>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetAgreementQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives an article with its neighbours and first comments; the text of a paid article is empty until it is paid for.
 * @summary An article
 */
export const getArticle = (params: GetArticleParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<GetArticleAnswer>({ url: `/api/cms.Content/info`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetArticleQueryKey = (params?: GetArticleParams) => {
  return [`/api/cms.Content/info`, ...(params ? [params] : [])] as const
}

export const getGetArticleQueryOptions = <TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<unknown>>(
  params: GetArticleParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetArticleQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getArticle>>> = ({ signal }) => getArticle(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetArticleQueryResult = NonNullable<Awaited<ReturnType<typeof getArticle>>>
export type GetArticleQueryError = ErrorType<unknown>

export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<unknown>>(
  params: GetArticleParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getArticle>>, TError, Awaited<ReturnType<typeof getArticle>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<unknown>>(
  params: GetArticleParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getArticle>>, TError, Awaited<ReturnType<typeof getArticle>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<unknown>>(
  params: GetArticleParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary An article
 */

export function useGetArticle<TData = Awaited<ReturnType<typeof getArticle>>, TError = ErrorType<unknown>>(
  params: GetArticleParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getArticle>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetArticleQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Adds the member's like to an article, once.
 * @summary Like an article
 */
export const likeArticle = (articleRequest: ArticleRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    { url: `/api/cms.Content/like`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: articleRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getLikeArticleMutationKey = () => ['likeArticle'] as const

export const getLikeArticleMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof likeArticle>>, TError, LikeArticleMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof likeArticle>>, TError, LikeArticleMutationVariables, TContext> => {
  const mutationKey = getLikeArticleMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof likeArticle>>, LikeArticleMutationVariables> = (props) => {
    const { data } = props ?? {}

    return likeArticle(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type LikeArticleMutationResult = NonNullable<Awaited<ReturnType<typeof likeArticle>>>
export type LikeArticleMutationBody = ArticleRequest
export type LikeArticleMutationError = ErrorType<unknown>
export type LikeArticleMutationVariables = { data: ArticleRequest }

/**
 * @summary Like an article
 */
export const useLikeArticle = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof likeArticle>>, TError, LikeArticleMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof likeArticle>>, TError, LikeArticleMutationVariables, TContext> => {
  return useMutation(getLikeArticleMutationOptions(options), queryClient)
}
/**
 * Puts an article into the member's collection, or takes it out again.
 * @summary Collect an article, or stop collecting it
 */
export const collectArticle = (articleRequest: ArticleRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CollectArticleAnswer>(
    { url: `/api/cms.Content/collect`, method: 'POST', headers: { 'Content-Type': 'application/json' }, data: articleRequest, ...(signal ? { signal } : {}) },
    options,
  )
}

export const getCollectArticleMutationKey = () => ['collectArticle'] as const

export const getCollectArticleMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof collectArticle>>, TError, CollectArticleMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof collectArticle>>, TError, CollectArticleMutationVariables, TContext> => {
  const mutationKey = getCollectArticleMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof collectArticle>>, CollectArticleMutationVariables> = (props) => {
    const { data } = props ?? {}

    return collectArticle(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CollectArticleMutationResult = NonNullable<Awaited<ReturnType<typeof collectArticle>>>
export type CollectArticleMutationBody = ArticleRequest
export type CollectArticleMutationError = ErrorType<unknown>
export type CollectArticleMutationVariables = { data: ArticleRequest }

/**
 * @summary Collect an article, or stop collecting it
 */
export const useCollectArticle = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof collectArticle>>, TError, CollectArticleMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof collectArticle>>, TError, CollectArticleMutationVariables, TContext> => {
  return useMutation(getCollectArticleMutationOptions(options), queryClient)
}
/**
 * Publishes the member's comment on an article, or hands it to staff for review. The server takes at most one in 10 s.
 * @summary Comment on an article
 */
export const commentArticle = (commentArticleRequest: CommentArticleRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CommentArticleAnswer>(
    {
      url: `/api/cms.Content/comment`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: commentArticleRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getCommentArticleMutationKey = () => ['commentArticle'] as const

export const getCommentArticleMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof commentArticle>>, TError, CommentArticleMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof commentArticle>>, TError, CommentArticleMutationVariables, TContext> => {
  const mutationKey = getCommentArticleMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof commentArticle>>, CommentArticleMutationVariables> = (props) => {
    const { data } = props ?? {}

    return commentArticle(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CommentArticleMutationResult = NonNullable<Awaited<ReturnType<typeof commentArticle>>>
export type CommentArticleMutationBody = CommentArticleRequest
export type CommentArticleMutationError = ErrorType<unknown>
export type CommentArticleMutationVariables = { data: CommentArticleRequest }

/**
 * @summary Comment on an article
 */
export const useCommentArticle = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof commentArticle>>, TError, CommentArticleMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof commentArticle>>, TError, CommentArticleMutationVariables, TContext> => {
  return useMutation(getCommentArticleMutationOptions(options), queryClient)
}
/**
 * Lists the comments on an article, page by page.
 * @summary Comments on an article
 */
export const listArticleComments = (params: ListArticleCommentsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CommentPage>({ url: `/api/cms.Content/loadComments`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListArticleCommentsQueryKey = (params?: ListArticleCommentsParams) => {
  return [`/api/cms.Content/loadComments`, ...(params ? [params] : [])] as const
}

export const getListArticleCommentsQueryOptions = <TData = Awaited<ReturnType<typeof listArticleComments>>, TError = ErrorType<unknown>>(
  params: ListArticleCommentsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleComments>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListArticleCommentsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listArticleComments>>> = ({ signal }) => listArticleComments(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listArticleComments>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListArticleCommentsQueryResult = NonNullable<Awaited<ReturnType<typeof listArticleComments>>>
export type ListArticleCommentsQueryError = ErrorType<unknown>

export function useListArticleComments<TData = Awaited<ReturnType<typeof listArticleComments>>, TError = ErrorType<unknown>>(
  params: ListArticleCommentsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleComments>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listArticleComments>>, TError, Awaited<ReturnType<typeof listArticleComments>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleComments<TData = Awaited<ReturnType<typeof listArticleComments>>, TError = ErrorType<unknown>>(
  params: ListArticleCommentsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleComments>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listArticleComments>>, TError, Awaited<ReturnType<typeof listArticleComments>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListArticleComments<TData = Awaited<ReturnType<typeof listArticleComments>>, TError = ErrorType<unknown>>(
  params: ListArticleCommentsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleComments>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Comments on an article
 */

export function useListArticleComments<TData = Awaited<ReturnType<typeof listArticleComments>>, TError = ErrorType<unknown>>(
  params: ListArticleCommentsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listArticleComments>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListArticleCommentsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists the articles that the member has read, liked or collected.
 * @summary What the member read, liked or collected
 */
export const listReadingRecords = (params: ListReadingRecordsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ReadingRecordPage>({ url: `/api/cms.User/operateRecord`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListReadingRecordsQueryKey = (params?: ListReadingRecordsParams) => {
  return [`/api/cms.User/operateRecord`, ...(params ? [params] : [])] as const
}

export const getListReadingRecordsQueryOptions = <TData = Awaited<ReturnType<typeof listReadingRecords>>, TError = ErrorType<unknown>>(
  params: ListReadingRecordsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReadingRecords>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListReadingRecordsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listReadingRecords>>> = ({ signal }) => listReadingRecords(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listReadingRecords>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListReadingRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof listReadingRecords>>>
export type ListReadingRecordsQueryError = ErrorType<unknown>

export function useListReadingRecords<TData = Awaited<ReturnType<typeof listReadingRecords>>, TError = ErrorType<unknown>>(
  params: ListReadingRecordsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReadingRecords>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listReadingRecords>>, TError, Awaited<ReturnType<typeof listReadingRecords>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReadingRecords<TData = Awaited<ReturnType<typeof listReadingRecords>>, TError = ErrorType<unknown>>(
  params: ListReadingRecordsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReadingRecords>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listReadingRecords>>, TError, Awaited<ReturnType<typeof listReadingRecords>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListReadingRecords<TData = Awaited<ReturnType<typeof listReadingRecords>>, TError = ErrorType<unknown>>(
  params: ListReadingRecordsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReadingRecords>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What the member read, liked or collected
 */

export function useListReadingRecords<TData = Awaited<ReturnType<typeof listReadingRecords>>, TError = ErrorType<unknown>>(
  params: ListReadingRecordsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listReadingRecords>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListReadingRecordsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists the comments that the member has written.
 * @summary Own comments
 */
export const listMyComments = (params?: ListMyCommentsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<MyCommentPage>({ url: `/api/cms.User/comment`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListMyCommentsQueryKey = (params?: ListMyCommentsParams) => {
  return [`/api/cms.User/comment`, ...(params ? [params] : [])] as const
}

export const getListMyCommentsQueryOptions = <TData = Awaited<ReturnType<typeof listMyComments>>, TError = ErrorType<unknown>>(
  params?: ListMyCommentsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyComments>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListMyCommentsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyComments>>> = ({ signal }) => listMyComments(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listMyComments>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListMyCommentsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyComments>>>
export type ListMyCommentsQueryError = ErrorType<unknown>

export function useListMyComments<TData = Awaited<ReturnType<typeof listMyComments>>, TError = ErrorType<unknown>>(
  params: undefined | ListMyCommentsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyComments>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listMyComments>>, TError, Awaited<ReturnType<typeof listMyComments>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyComments<TData = Awaited<ReturnType<typeof listMyComments>>, TError = ErrorType<unknown>>(
  params?: ListMyCommentsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyComments>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listMyComments>>, TError, Awaited<ReturnType<typeof listMyComments>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyComments<TData = Awaited<ReturnType<typeof listMyComments>>, TError = ErrorType<unknown>>(
  params?: ListMyCommentsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyComments>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Own comments
 */

export function useListMyComments<TData = Awaited<ReturnType<typeof listMyComments>>, TError = ErrorType<unknown>>(
  params?: ListMyCommentsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyComments>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListMyCommentsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Removes one of the member's own comments. It writes although it is a GET, as the ancestors have it.
 * @summary Remove an own comment
 */
export const removeComment = (params: RemoveCommentParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>({ url: `/api/cms.User/delComment`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getRemoveCommentMutationKey = () => ['removeComment'] as const

export const getRemoveCommentMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeComment>>, TError, RemoveCommentMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof removeComment>>, TError, RemoveCommentMutationVariables, TContext> => {
  const mutationKey = getRemoveCommentMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeComment>>, RemoveCommentMutationVariables> = (props) => {
    const { params } = props ?? {}

    return removeComment(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RemoveCommentMutationResult = NonNullable<Awaited<ReturnType<typeof removeComment>>>

export type RemoveCommentMutationError = ErrorType<unknown>
export type RemoveCommentMutationVariables = { params: RemoveCommentParams }

/**
 * @summary Remove an own comment
 */
export const useRemoveComment = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeComment>>, TError, RemoveCommentMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof removeComment>>, TError, RemoveCommentMutationVariables, TContext> => {
  return useMutation(getRemoveCommentMutationOptions(options), queryClient)
}
/**
 * Lists the articles for which the member has paid.
 * @summary Articles that were paid for
 */
export const listContentOrders = (params?: ListContentOrdersParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ContentOrderPage>({ url: `/api/cms.User/order`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListContentOrdersQueryKey = (params?: ListContentOrdersParams) => {
  return [`/api/cms.User/order`, ...(params ? [params] : [])] as const
}

export const getListContentOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listContentOrders>>, TError = ErrorType<unknown>>(
  params?: ListContentOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListContentOrdersQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listContentOrders>>> = ({ signal }) => listContentOrders(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listContentOrders>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListContentOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listContentOrders>>>
export type ListContentOrdersQueryError = ErrorType<unknown>

export function useListContentOrders<TData = Awaited<ReturnType<typeof listContentOrders>>, TError = ErrorType<unknown>>(
  params: undefined | ListContentOrdersParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentOrders>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listContentOrders>>, TError, Awaited<ReturnType<typeof listContentOrders>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentOrders<TData = Awaited<ReturnType<typeof listContentOrders>>, TError = ErrorType<unknown>>(
  params?: ListContentOrdersParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentOrders>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listContentOrders>>, TError, Awaited<ReturnType<typeof listContentOrders>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContentOrders<TData = Awaited<ReturnType<typeof listContentOrders>>, TError = ErrorType<unknown>>(
  params?: ListContentOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Articles that were paid for
 */

export function useListContentOrders<TData = Awaited<ReturnType<typeof listContentOrders>>, TError = ErrorType<unknown>>(
  params?: ListContentOrdersParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContentOrders>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListContentOrdersQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Pays for an article or rewards its author, from balance or points at once or by a QR code. An article is paid once: another way to pay it withdraws the open code, which is then NOT_FOUND. It writes although it is a GET, as the ancestors have it.
 * @summary Begin to pay for an article, or to reward its author
 */
export const payContent = (params: PayContentParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ContentPaymentAnswer>({ url: `/api/cms.Pay/create`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getPayContentMutationKey = () => ['payContent'] as const

export const getPayContentMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof payContent>>, TError, PayContentMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof payContent>>, TError, PayContentMutationVariables, TContext> => {
  const mutationKey = getPayContentMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof payContent>>, PayContentMutationVariables> = (props) => {
    const { params } = props ?? {}

    return payContent(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type PayContentMutationResult = NonNullable<Awaited<ReturnType<typeof payContent>>>

export type PayContentMutationError = ErrorType<unknown>
export type PayContentMutationVariables = { params: PayContentParams }

/**
 * @summary Begin to pay for an article, or to reward its author
 */
export const usePayContent = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof payContent>>, TError, PayContentMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof payContent>>, TError, PayContentMutationVariables, TContext> => {
  return useMutation(getPayContentMutationOptions(options), queryClient)
}
/**
 * Says whether a payment by QR code has arrived. The portal asks every 3 s while the code is shown.
 * @summary Whether an article has been paid for
 */
export const checkContentPayment = (params: CheckContentPaymentParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<CheckContentPaymentAnswer>({ url: `/api/cms.Pay/check`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getCheckContentPaymentMutationKey = () => ['checkContentPayment'] as const

export const getCheckContentPaymentMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof checkContentPayment>>, TError, CheckContentPaymentMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof checkContentPayment>>, TError, CheckContentPaymentMutationVariables, TContext> => {
  const mutationKey = getCheckContentPaymentMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkContentPayment>>, CheckContentPaymentMutationVariables> = (props) => {
    const { params } = props ?? {}

    return checkContentPayment(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type CheckContentPaymentMutationResult = NonNullable<Awaited<ReturnType<typeof checkContentPayment>>>

export type CheckContentPaymentMutationError = ErrorType<unknown>
export type CheckContentPaymentMutationVariables = { params: CheckContentPaymentParams }

/**
 * @summary Whether an article has been paid for
 */
export const useCheckContentPayment = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof checkContentPayment>>, TError, CheckContentPaymentMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof checkContentPayment>>, TError, CheckContentPaymentMutationVariables, TContext> => {
  return useMutation(getCheckContentPaymentMutationOptions(options), queryClient)
}
/**
 * Lists the articles that the member has handed in, with their state of review.
 * @summary Own articles
 */
export const listContributions = (params?: ListContributionsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ContributionPage>({ url: `/api/cms.User/content`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListContributionsQueryKey = (params?: ListContributionsParams) => {
  return [`/api/cms.User/content`, ...(params ? [params] : [])] as const
}

export const getListContributionsQueryOptions = <TData = Awaited<ReturnType<typeof listContributions>>, TError = ErrorType<unknown>>(
  params?: ListContributionsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributions>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListContributionsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listContributions>>> = ({ signal }) => listContributions(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listContributions>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListContributionsQueryResult = NonNullable<Awaited<ReturnType<typeof listContributions>>>
export type ListContributionsQueryError = ErrorType<unknown>

export function useListContributions<TData = Awaited<ReturnType<typeof listContributions>>, TError = ErrorType<unknown>>(
  params: undefined | ListContributionsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributions>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof listContributions>>, TError, Awaited<ReturnType<typeof listContributions>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContributions<TData = Awaited<ReturnType<typeof listContributions>>, TError = ErrorType<unknown>>(
  params?: ListContributionsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributions>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof listContributions>>, TError, Awaited<ReturnType<typeof listContributions>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContributions<TData = Awaited<ReturnType<typeof listContributions>>, TError = ErrorType<unknown>>(
  params?: ListContributionsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Own articles
 */

export function useListContributions<TData = Awaited<ReturnType<typeof listContributions>>, TError = ErrorType<unknown>>(
  params?: ListContributionsParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributions>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListContributionsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives views, likes, sales and other figures of one of the member's own articles.
 * @summary Figures of an own article
 */
export const getContributionStatistics = (params: GetContributionStatisticsParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ContributionStatisticsAnswer>({ url: `/api/cms.User/contentStatistics`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetContributionStatisticsQueryKey = (params?: GetContributionStatisticsParams) => {
  return [`/api/cms.User/contentStatistics`, ...(params ? [params] : [])] as const
}

export const getGetContributionStatisticsQueryOptions = <TData = Awaited<ReturnType<typeof getContributionStatistics>>, TError = ErrorType<unknown>>(
  params: GetContributionStatisticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContributionStatistics>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetContributionStatisticsQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getContributionStatistics>>> = ({ signal }) =>
    getContributionStatistics(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getContributionStatistics>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetContributionStatisticsQueryResult = NonNullable<Awaited<ReturnType<typeof getContributionStatistics>>>
export type GetContributionStatisticsQueryError = ErrorType<unknown>

export function useGetContributionStatistics<TData = Awaited<ReturnType<typeof getContributionStatistics>>, TError = ErrorType<unknown>>(
  params: GetContributionStatisticsParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContributionStatistics>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof getContributionStatistics>>, TError, Awaited<ReturnType<typeof getContributionStatistics>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContributionStatistics<TData = Awaited<ReturnType<typeof getContributionStatistics>>, TError = ErrorType<unknown>>(
  params: GetContributionStatisticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContributionStatistics>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof getContributionStatistics>>, TError, Awaited<ReturnType<typeof getContributionStatistics>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContributionStatistics<TData = Awaited<ReturnType<typeof getContributionStatistics>>, TError = ErrorType<unknown>>(
  params: GetContributionStatisticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContributionStatistics>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Figures of an own article
 */

export function useGetContributionStatistics<TData = Awaited<ReturnType<typeof getContributionStatistics>>, TError = ErrorType<unknown>>(
  params: GetContributionStatisticsParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContributionStatistics>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetContributionStatisticsQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Removes one of the member's own articles. It writes although it is a GET, as the ancestors have it.
 * @summary Remove an own article
 */
export const removeContribution = (params: RemoveContributionParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>({ url: `/api/cms.User/delContent`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getRemoveContributionMutationKey = () => ['removeContribution'] as const

export const getRemoveContributionMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeContribution>>, TError, RemoveContributionMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof removeContribution>>, TError, RemoveContributionMutationVariables, TContext> => {
  const mutationKey = getRemoveContributionMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeContribution>>, RemoveContributionMutationVariables> = (props) => {
    const { params } = props ?? {}

    return removeContribution(params, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type RemoveContributionMutationResult = NonNullable<Awaited<ReturnType<typeof removeContribution>>>

export type RemoveContributionMutationError = ErrorType<unknown>
export type RemoveContributionMutationVariables = { params: RemoveContributionParams }

/**
 * @summary Remove an own article
 */
export const useRemoveContribution = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof removeContribution>>, TError, RemoveContributionMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof removeContribution>>, TError, RemoveContributionMutationVariables, TContext> => {
  return useMutation(getRemoveContributionMutationOptions(options), queryClient)
}
/**
 * Lists the readers who paid for one of the member's own articles.
 * @summary Who paid for an own article
 */
export const listContributionSales = (params: ListContributionSalesParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ContributionSalePage>({ url: `/api/cms.User/buyLog`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getListContributionSalesQueryKey = (params?: ListContributionSalesParams) => {
  return [`/api/cms.User/buyLog`, ...(params ? [params] : [])] as const
}

export const getListContributionSalesQueryOptions = <TData = Awaited<ReturnType<typeof listContributionSales>>, TError = ErrorType<unknown>>(
  params: ListContributionSalesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributionSales>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListContributionSalesQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listContributionSales>>> = ({ signal }) => listContributionSales(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listContributionSales>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListContributionSalesQueryResult = NonNullable<Awaited<ReturnType<typeof listContributionSales>>>
export type ListContributionSalesQueryError = ErrorType<unknown>

export function useListContributionSales<TData = Awaited<ReturnType<typeof listContributionSales>>, TError = ErrorType<unknown>>(
  params: ListContributionSalesParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributionSales>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listContributionSales>>, TError, Awaited<ReturnType<typeof listContributionSales>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContributionSales<TData = Awaited<ReturnType<typeof listContributionSales>>, TError = ErrorType<unknown>>(
  params: ListContributionSalesParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributionSales>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listContributionSales>>, TError, Awaited<ReturnType<typeof listContributionSales>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContributionSales<TData = Awaited<ReturnType<typeof listContributionSales>>, TError = ErrorType<unknown>>(
  params: ListContributionSalesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributionSales>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Who paid for an own article
 */

export function useListContributionSales<TData = Awaited<ReturnType<typeof listContributionSales>>, TError = ErrorType<unknown>>(
  params: ListContributionSalesParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributionSales>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListContributionSalesQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Lists the channels for which members may write articles.
 * @summary Channels that take contributions
 */
export const listContributionChannels = (options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ContributionChannelsAnswer>({ url: `/api/cms.User/contributeChannel`, method: 'GET', ...(signal ? { signal } : {}) }, options)
}

export const getListContributionChannelsQueryKey = () => {
  return [`/api/cms.User/contributeChannel`] as const
}

export const getListContributionChannelsQueryOptions = <TData = Awaited<ReturnType<typeof listContributionChannels>>, TError = ErrorType<unknown>>(options?: {
  query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributionChannels>>, TError, TData>>
  request?: SecondParameter<typeof request>
}) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getListContributionChannelsQueryKey()

  const queryFn: QueryFunction<Awaited<ReturnType<typeof listContributionChannels>>> = ({ signal }) => listContributionChannels(requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof listContributionChannels>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type ListContributionChannelsQueryResult = NonNullable<Awaited<ReturnType<typeof listContributionChannels>>>
export type ListContributionChannelsQueryError = ErrorType<unknown>

export function useListContributionChannels<TData = Awaited<ReturnType<typeof listContributionChannels>>, TError = ErrorType<unknown>>(
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributionChannels>>, TError, TData>> &
      Pick<
        DefinedInitialDataOptions<Awaited<ReturnType<typeof listContributionChannels>>, TError, Awaited<ReturnType<typeof listContributionChannels>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContributionChannels<TData = Awaited<ReturnType<typeof listContributionChannels>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributionChannels>>, TError, TData>> &
      Pick<
        UndefinedInitialDataOptions<Awaited<ReturnType<typeof listContributionChannels>>, TError, Awaited<ReturnType<typeof listContributionChannels>>>,
        'initialData'
      >
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListContributionChannels<TData = Awaited<ReturnType<typeof listContributionChannels>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributionChannels>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Channels that take contributions
 */

export function useListContributionChannels<TData = Awaited<ReturnType<typeof listContributionChannels>>, TError = ErrorType<unknown>>(
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof listContributionChannels>>, TError, TData>>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getListContributionChannelsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Gives the inputs of the form for a new article or one of the member's own, with their values.
 * @summary Inputs for a new or an own article
 */
export const getContributionForm = (params?: GetContributionFormParams, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<ContributionForm>({ url: `/api/cms.User/contribute`, method: 'GET', params, ...(signal ? { signal } : {}) }, options)
}

export const getGetContributionFormQueryKey = (params?: GetContributionFormParams) => {
  return [`/api/cms.User/contribute`, ...(params ? [params] : [])] as const
}

export const getGetContributionFormQueryOptions = <TData = Awaited<ReturnType<typeof getContributionForm>>, TError = ErrorType<unknown>>(
  params?: GetContributionFormParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContributionForm>>, TError, TData>>; request?: SecondParameter<typeof request> },
) => {
  const { query: queryOptions, request: requestOptions } = options ?? {}

  const queryKey = queryOptions?.queryKey ?? getGetContributionFormQueryKey(params)

  const queryFn: QueryFunction<Awaited<ReturnType<typeof getContributionForm>>> = ({ signal }) => getContributionForm(params, requestOptions, signal)

  return { queryKey, queryFn, ...queryOptions } as UseQueryOptions<Awaited<ReturnType<typeof getContributionForm>>, TError, TData> & {
    queryKey: DataTag<QueryKey, TData, TError>
  }
}

export type GetContributionFormQueryResult = NonNullable<Awaited<ReturnType<typeof getContributionForm>>>
export type GetContributionFormQueryError = ErrorType<unknown>

export function useGetContributionForm<TData = Awaited<ReturnType<typeof getContributionForm>>, TError = ErrorType<unknown>>(
  params: undefined | GetContributionFormParams,
  options: {
    query: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContributionForm>>, TError, TData>> &
      Pick<DefinedInitialDataOptions<Awaited<ReturnType<typeof getContributionForm>>, TError, Awaited<ReturnType<typeof getContributionForm>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContributionForm<TData = Awaited<ReturnType<typeof getContributionForm>>, TError = ErrorType<unknown>>(
  params?: GetContributionFormParams,
  options?: {
    query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContributionForm>>, TError, TData>> &
      Pick<UndefinedInitialDataOptions<Awaited<ReturnType<typeof getContributionForm>>, TError, Awaited<ReturnType<typeof getContributionForm>>>, 'initialData'>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetContributionForm<TData = Awaited<ReturnType<typeof getContributionForm>>, TError = ErrorType<unknown>>(
  params?: GetContributionFormParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContributionForm>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Inputs for a new or an own article
 */

export function useGetContributionForm<TData = Awaited<ReturnType<typeof getContributionForm>>, TError = ErrorType<unknown>>(
  params?: GetContributionFormParams,
  options?: { query?: Partial<UseQueryOptions<Awaited<ReturnType<typeof getContributionForm>>, TError, TData>>; request?: SecondParameter<typeof request> },
  queryClient?: QueryClient,
): UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {
  const queryOptions = getGetContributionFormQueryOptions(params, options)

  const query = useQuery(queryOptions, queryClient) as UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }

  return withQueryKey(query, queryOptions.queryKey)
}

/**
 * Hands in a new article, or with `id` a changed one; staff review it before readers see it.
 * @summary Hand in an article
 */
export const saveContribution = (saveContributionRequest: SaveContributionRequest, options?: SecondParameter<typeof request>, signal?: AbortSignal) => {
  return request<Empty>(
    {
      url: `/api/cms.User/contribute`,
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      data: saveContributionRequest,
      ...(signal ? { signal } : {}),
    },
    options,
  )
}

export const getSaveContributionMutationKey = () => ['saveContribution'] as const

export const getSaveContributionMutationOptions = <TError = ErrorType<unknown>, TContext = unknown>(options?: {
  mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveContribution>>, TError, SaveContributionMutationVariables, TContext>
  request?: SecondParameter<typeof request>
}): UseMutationOptions<Awaited<ReturnType<typeof saveContribution>>, TError, SaveContributionMutationVariables, TContext> => {
  const mutationKey = getSaveContributionMutationKey()
  const { mutation: mutationOptions, request: requestOptions } = options
    ? options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey
      ? options
      : { ...options, mutation: { ...options.mutation, mutationKey } }
    : { mutation: { mutationKey }, request: undefined }

  const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveContribution>>, SaveContributionMutationVariables> = (props) => {
    const { data } = props ?? {}

    return saveContribution(data, requestOptions)
  }

  return { mutationFn, ...mutationOptions }
}

export type SaveContributionMutationResult = NonNullable<Awaited<ReturnType<typeof saveContribution>>>
export type SaveContributionMutationBody = SaveContributionRequest
export type SaveContributionMutationError = ErrorType<unknown>
export type SaveContributionMutationVariables = { data: SaveContributionRequest }

/**
 * @summary Hand in an article
 */
export const useSaveContribution = <TError = ErrorType<unknown>, TContext = unknown>(
  options?: {
    mutation?: UseMutationOptions<Awaited<ReturnType<typeof saveContribution>>, TError, SaveContributionMutationVariables, TContext>
    request?: SecondParameter<typeof request>
  },
  queryClient?: QueryClient,
): UseMutationResult<Awaited<ReturnType<typeof saveContribution>>, TError, SaveContributionMutationVariables, TContext> => {
  return useMutation(getSaveContributionMutationOptions(options), queryClient)
}
