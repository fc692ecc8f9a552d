/** Readers of the public content section. */

import type { Schemas } from '../contract.ts'
import {
  block,
  channel,
  channelOf,
  currency,
  flags,
  images,
  published,
  summaries,
  switched,
  tag,
  tagNames,
  target,
  time,
  titleStyle,
} from './cms-parts.ts'
import {
  choice,
  count,
  flag,
  id,
  isObject,
  list,
  maybeText,
  membersOf,
  nullable,
  number,
  type Reader,
  record,
  texts,
} from './reading.ts'

const sidebar = record<Schemas['CmsSidebarBlock']>({
  type: choice('recommendContent', 'ad', 'tags'),
  title: maybeText,
  recommendContent: summaries,
  ad: list(block),
  tags: list(tag),
})

/** The ancestors put the content of a block under `data`, whatever its type. */
const sidebarBlock: Reader<Schemas['CmsSidebarBlock']> = (value, at) => {
  const raw = membersOf(value, at)
  const { type, data } = raw
  return sidebar(typeof type === 'string' && data !== undefined ? { ...raw, [type]: data } : raw, at)
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

/** Some drop-downs of this family call their list `options`. */
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
  // The ancestors send 0 for no record.
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

/** A cover channel has sections, everything else a list. */
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

/** A buyer gets the price 0, as for a free article, so without the field `paid` a price of 0 means paid. */
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
