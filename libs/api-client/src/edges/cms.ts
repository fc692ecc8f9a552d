import type { Schemas } from '../contract.ts'
import {
  choice,
  count,
  flag,
  id,
  instant,
  isObject,
  list,
  maybeText,
  membersOf,
  nullable,
  number,
  type Reader,
  record,
  text,
  texts,
} from './reading.ts'

const target = choice('_self', '_blank', '_top', '_parent')
const currency = choice('RMB', 'integral')
const payType = choice('wx', 'alipay', 'balance', 'score')
const images = list(text())
const flags = list<Schemas['ArticleFlag']>(choice('new', 'top', 'hot', 'recommend'))
const switched = choice('disable', 'enable')
const time: Reader<number> = (value, at) => instant(value, at) ?? 0

const titleStyle: Reader<Schemas['TitleStyle']> = (value, at) =>
  value === undefined || value === null || value === ''
    ? { color: '#000000', bold: false }
    : record<Schemas['TitleStyle']>({ color: text('#000000'), bold: flag(false) })(value, at)

const tagNames: Reader<Schemas['CmsTagNames']> = (value, at) => ({
  name: texts(value === undefined || value === null ? {} : membersOf(value, at).name, `${at}.name`),
})

const channel = record<Schemas['CmsChannel']>({
  id,
  pid: count,
  type: choice('list', 'cover', 'link'),
  name: maybeText,
  template: maybeText,
  url: maybeText,
  target,
  seotitle: maybeText,
  keywords: maybeText,
  description: maybeText,
  weigh: count,
})

/** The channel beside an article, known by its number alone where nothing more is sent. */
const channelOf: Reader<Schemas['CmsChannel']> = (value, at) =>
  isObject(value) ? channel(value, at) : channel({ id: 0 }, at)

const tag = record<Schemas['CmsTag']>({
  id,
  name: maybeText,
  type: choice('default', 'success', 'info', 'warning', 'danger'),
})

const block = record<Schemas['CmsBlock']>({
  id,
  type: choice('image', 'carousel', 'rich_text'),
  name: maybeText,
  title: maybeText,
  image: maybeText,
  link: maybeText,
  target,
  rich_text: maybeText,
})

/** Lists of the ancestors say `2 days ago` where the contract has an instant; beside it stands when it was made. */
const published: Reader<number> = (value, at) => {
  const { publish_time, create_time } = membersOf(value, at)
  return instant(publish_time, at) ?? instant(create_time, at) ?? 0
}

const summaryFields = record<Schemas['ArticleSummary']>({
  id,
  channel_id: count,
  cmsChannel: channelOf,
  title: maybeText,
  title_style: titleStyle,
  flag: flags,
  images,
  description: maybeText,
  cmsTags: tagNames,
  url: maybeText,
  target,
  views: count,
  comments: count,
  likes: count,
  price: count,
  currency,
  publish_time: time,
})

const summary: Reader<Schemas['ArticleSummary']> = (value, at) => ({
  ...summaryFields(value, at),
  publish_time: published(value, at),
})
const summaries = list(summary)

const sidebar = record<Schemas['CmsSidebarBlock']>({
  type: choice('recommendContent', 'ad', 'tags'),
  title: maybeText,
  recommendContent: summaries,
  ad: list(block),
  tags: list(tag),
})

/** The ancestors put what a block holds under `data`, whatever its type. */
const sidebarBlock: Reader<Schemas['CmsSidebarBlock']> = (value, at) => {
  const given = membersOf(value, at)
  const { type, data } = given
  return sidebar(typeof type === 'string' && data !== undefined ? { ...given, [type]: data } : given, at)
}

export const settings = record<Schemas['CmsSettingsAnswer']>({
  config: record<Schemas['CmsSettings']>({
    index_seo_title: maybeText,
    index_seo_keywords: maybeText,
    index_seo_description: maybeText,
    content_language: choice('html', 'markdown'),
    comment_language: choice('html', 'markdown'),
    appreciation: switched,
    right_sidebar: list(sidebarBlock),
    friendly_link: list(
      record<Schemas['CmsFriendlyLink']>({ id, title: maybeText, link: maybeText, target, logo: maybeText }),
    ),
  }),
})

export const home = record<Schemas['CmsHome']>({
  indexTopBar: list(block),
  indexCarousel: list(block),
  indexFocus: list(block),
  newContent: summaries,
  newPublishContent: summaries,
  coverChannel: list(channel),
})

export const hotKeywords = record<Schemas['HotKeywordList']>({
  hotKeywords: list(record<Schemas['HotKeyword']>({ id, search: maybeText, count, rank: count })),
})

/** Some selects of this family call their list `options`. */
const selected =
  <T>(item: Reader<T>): Reader<{ list: T[]; total: number }> =>
  (value, at) => {
    const { list: entries, options, total } = membersOf(value, at)
    const read = list(item)(entries ?? options, `${at === '' ? '' : `${at}.`}list`)
    return { list: read, total: number(read.length)(total, 'total') }
  }

export const tags = selected(tag)
export const channels = selected(channel)

export const newArticles = record<Schemas['ListNewArticlesAnswer']>({ newPublishContent: summaries })

const listType = choice('channel', 'tag', 'user', 'search')

const listInfo = record<Schemas['ArticleListInfo']>({
  // The ancestors number what is no record 0.
  id: (value, at) => nullable(id)(value, at) || null,
  name: maybeText,
  type: listType,
  description: maybeText,
  seotitle: maybeText,
  keywords: maybeText,
})

const articleList = record<Schemas['ArticleList']>({
  list: summaries,
  total: count,
  info: (value, at) => listInfo(value ?? {}, at),
  title: list(maybeText),
  template: maybeText,
  breadcrumb: list(record<Schemas['CmsBreadcrumb']>({ id: maybeText, name: maybeText, type: listType })),
  filterConfig: list(
    record<Schemas['CmsFilterField']>({
      id,
      name: maybeText,
      title: maybeText,
      type: maybeText,
      frontend_filter_dict: texts,
    }),
  ),
})

const cover = record<Schemas['ArticleCover']>({
  info: channel,
  focus: list(block),
  carousel: list(block),
  template: maybeText,
  content: list(record<Schemas['ArticleCoverSection']>({ info: channel, contentList: summaries })),
})

/** A cover has sections, everything else a list. */
export const articles: Reader<Schemas['ListArticlesAnswer']> = (value, at) =>
  isObject(value) && value.list === undefined && value.content !== undefined
    ? cover(value, at)
    : articleList(value, at)

export const agreement = record<Schemas['GetAgreementAnswer']>({ content: maybeText })

const comment = record<Schemas['ArticleComment']>({
  id,
  content: maybeText,
  create_time: maybeText,
  user: (value, at) =>
    record<Schemas['CommentAuthor']>({ id: nullable(id), avatar: maybeText, nickname: maybeText })(
      value ?? {},
      at,
    ),
})

const paged = record<Schemas['CommentPage']>({
  total: count,
  per_page: number(15),
  current_page: number(1),
  last_page: count,
  data: list(comment),
})

export const comments: Reader<Schemas['CommentPage']> = (value, at) => paged(value ?? {}, at)

export const written = record<Schemas['CommentArticleAnswer']>({
  comment,
  commentsReview: choice('no', 'yes'),
})

export const collected = record<Schemas['CollectArticleAnswer']>({ collected: flag() })

const author: Reader<Schemas['ArticleAuthor']> = (value, at) =>
  record<Schemas['ArticleAuthor']>({
    id: count,
    avatar: maybeText,
    nickname: maybeText,
    motto: maybeText,
    gender: choice(0, 1, 2),
    statistics: (found, where) =>
      record<Schemas['AuthorStatistics']>({ articleCount: count, joinTime: time, dynamicCount: count })(
        found ?? {},
        where,
      ),
  })(value ?? {}, at)

const articleFields = record<Schemas['Article']>({
  id,
  channel_id: count,
  cmsChannel: channelOf,
  title: maybeText,
  title_style: titleStyle,
  flag: flags,
  images,
  content: maybeText,
  seotitle: maybeText,
  keywords: maybeText,
  description: maybeText,
  cmsTags: tagNames,
  author,
  views: count,
  likes: count,
  collects: count,
  comments: count,
  likeed: flag(false),
  collected: flag(false),
  commented: flag(false),
  price: count,
  currency,
  paid: flag(false),
  allow_comment_groups: choice('user', 'disable', 'all'),
  downloads: list(record<Schemas['ArticleDownload']>({ key: maybeText, value: maybeText })),
  download_after_comment: switched,
  source_title: maybeText,
  source_url: maybeText,
  publish_time: time,
  update_time: time,
})

const link = nullable(record<Schemas['ArticleLink']>({ id, title: maybeText }))

/** Who has paid is told a price of 0, as of what is free: without a word on it nothing is left to pay. */
const isPaid = (value: unknown, at: string, price: number): boolean =>
  flag(price === 0)(membersOf(value, at).paid, `${at}.paid`)

const articleContent: Reader<Schemas['Article']> = (value, at) => {
  const read = articleFields(value, at)
  return { ...read, publish_time: published(value, at), paid: isPaid(value, at, read.price) }
}

export const article = record<Schemas['GetArticleAnswer']>({
  template: maybeText,
  content: articleContent,
  breadCrumbs: list(record<Schemas['CmsBreadcrumb']>({ id: maybeText, name: maybeText, type: listType })),
  hotContent: summaries,
  prevArticle: link,
  nextArticle: link,
  comments,
  interactionInstalled: flag(false),
})

export const readingRecords = record<Schemas['ReadingRecordPage']>({
  list: list(
    record<Schemas['ReadingRecord']>({
      id,
      title: maybeText,
      title_style: titleStyle,
      description: maybeText,
      images,
      channel_id: count,
      name: maybeText,
      cmsTags: tagNames,
      views: count,
      publish_time: maybeText,
      create_time: time,
    }),
  ),
  total: count,
})

export const myComments = record<Schemas['MyCommentPage']>({
  list: list(
    record<Schemas['MyComment']>({
      id,
      content_id: count,
      title: maybeText,
      content: maybeText,
      status: choice('normal', 'unaudited', 'refused'),
      create_time: maybeText,
    }),
  ),
  total: count,
})

export const contentOrders = record<Schemas['ContentOrderPage']>({
  list: list(
    record<Schemas['ContentOrder']>({
      id,
      object_id: count,
      title: maybeText,
      description: maybeText,
      images,
      channel_id: count,
      cmsChannel: channelOf,
      cmsTags: tagNames,
      amount: count,
      type: payType,
      sn: maybeText,
      pay_time: maybeText,
    }),
  ),
  total: count,
})

export const contributions = record<Schemas['ContributionPage']>({
  list: list(
    record<Schemas['Contribution']>({
      id,
      title: maybeText,
      title_style: titleStyle,
      images,
      price: count,
      currency,
      channel_id: count,
      channelName: maybeText,
      views: count,
      comments: count,
      likes: count,
      sales: count,
      status: choice('normal', 'unaudited', 'refused', 'offline'),
      memo: maybeText,
      publish_time: maybeText,
      create_time: time,
    }),
  ),
  total: count,
})

export const contributionStatistics = record<Schemas['ContributionStatisticsAnswer']>({
  info: record<Schemas['ContributionStatistics']>({
    id,
    title: maybeText,
    views: count,
    likes: count,
    collects: count,
    comments: count,
    sales: count,
    admireSum: count,
  }),
})

export const contributionSales = record<Schemas['ContributionSalePage']>({
  list: list(
    record<Schemas['ContributionSale']>({
      id,
      user_id: count,
      nickname: maybeText,
      title: maybeText,
      amount: count,
      type: payType,
      sn: maybeText,
      pay_time: maybeText,
    }),
  ),
  total: count,
})

export const contributionChannels = record<Schemas['ContributionChannelsAnswer']>({ channel: list(channel) })

const contentPayment = record<Schemas['ContentPayment']>({
  id,
  project: choice('content', 'admire'),
  object: count,
  title: maybeText,
  amount: count,
  type: payType,
  sn: maybeText,
  paid: flag(false),
})

export const payment = record<Schemas['ContentPaymentAnswer']>({
  info: contentPayment,
  pay: nullable(record<Schemas['ContentPaymentCode']>({ code_url: text() })),
})

/** The ancestors say that it was paid by their code alone. */
export const paymentState = (value: unknown, at: string): Schemas['CheckContentPaymentAnswer'] => ({
  info: contentPayment(
    { id: 0, paid: true, ...membersOf(membersOf(value ?? {}, at).info ?? {}, at) },
    `${at}.info`,
  ),
})

const draft = record<Schemas['ContributionDraft']>({
  id,
  channel_id: count,
  channel_ids: list(id),
  title: maybeText,
  title_style: titleStyle,
  flag: flags,
  images,
  seotitle: maybeText,
  keywords: maybeText,
  description: maybeText,
  tags: list(text()),
  price: count,
  currency,
  content: maybeText,
  model_fields: texts,
})

const field = record<Schemas['ContributionField']>({
  id,
  name: maybeText,
  title: maybeText,
  tip: maybeText,
  rule: maybeText,
  type: maybeText,
  main_field: flag(false),
  extend: maybeText,
  input_extend: maybeText,
  default: maybeText,
  content: texts,
})

/** The fields of a model, which the ancestors send by their names. */
const fieldList: Reader<Schemas['ContributionField'][]> = (value, at) =>
  list(field)(isObject(value) ? Object.values(value) : value, at)

export const contributionForm = record<Schemas['ContributionForm']>({
  info: (value, at) => nullable(draft)(value, at) ?? false,
  fields: fieldList,
  channel: channelOf,
})
