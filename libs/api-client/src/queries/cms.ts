import { useMutation } from '@tanstack/react-query'
import {
  checkContentPayment,
  payContent,
  removeComment,
  removeContribution,
} from '../generated/hooks/cms/cms'
import type { PayContentParams } from '../generated/hooks/model'
import type { CallFlags } from '../transport/request.ts'

/** The content section, as screens call it. */
export {
  getListContentOrdersQueryOptions as contentOrdersOptions,
  getListContributionSalesQueryOptions as contributionSalesOptions,
  getListContributionsQueryOptions as contributionsOptions,
  getListMyCommentsQueryOptions as myCommentsOptions,
  getListReadingRecordsQueryOptions as readingRecordsOptions,
  useApplyFriendlyLink,
  useCollectArticle,
  useCommentArticle,
  useGetArticle as useArticle,
  useGetCmsHome as useCmsHome,
  useGetCmsPage as useCmsPage,
  useGetCmsSettings as useCmsSettings,
  useGetContributionForm as useContributionForm,
  useGetContributionStatistics as useContributionStatistics,
  useLikeArticle,
  useListArticleComments as useArticleComments,
  useListArticles as useArticles,
  useListCmsChannels as useCmsChannels,
  useListCmsTags as useCmsTags,
  useListContributionChannels as useContributionChannels,
  useListHotKeywords as useHotKeywords,
  useListNewArticles as useNewArticles,
  useSaveContribution,
} from '../generated/hooks/cms/cms'

// Writes although they are GETs, as the ancestors have them; the keys tell what they make stale.

/** Removes an article of one's own. */
export const useRemoveContribution = (flags?: CallFlags) =>
  useMutation({
    mutationKey: ['removeContribution'],
    mutationFn: (id: number) => removeContribution({ id }, flags),
  })

/** Removes a comment of one's own. */
export const useRemoveComment = (flags?: CallFlags) =>
  useMutation({ mutationKey: ['removeComment'], mutationFn: (id: number) => removeComment({ id }, flags) })

/** Pays at once, or begins a payment by telephone. */
export const usePayContent = (flags?: CallFlags) =>
  useMutation({
    mutationKey: ['payContent'],
    mutationFn: (params: PayContentParams) => payContent(params, flags),
  })

/** Succeeds once a payment by telephone has arrived; PAYMENT_OPEN until then. */
export const useCheckContentPayment = (flags?: CallFlags) =>
  useMutation({
    mutationKey: ['checkContentPayment'],
    mutationFn: (id: number) => checkContentPayment({ id }, flags),
  })
