/** Readers shared by articles and lists of the content section. */

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
  type Reader,
  record,
  text,
  texts,
} from './reading.ts'

export const target = choice('_self', '_blank', '_top', '_parent')
export const currency = choice('RMB', 'integral')
export const payType = choice('wx', 'alipay', 'balance', 'score')
export const images = list(text())
export const flags = list<Schemas['ArticleFlag']>(choice('new', 'top', 'hot', 'recommend'))
export const switched = choice('disable', 'enable')
export const time: Reader<number> = (value, at) => instant(value, at) ?? 0

export const titleStyle: Reader<Schemas['TitleStyle']> = (value, at) =>
  value === undefined || value === null || value === ''
    ? { color: '#000000', bold: false }
    : record<Schemas['TitleStyle']>({ color: text('#000000'), bold: flag(false) })(value, at)

export const tagNames: Reader<Schemas['CmsTagNames']> = (value, at) => ({
  name: texts(value === undefined || value === null ? {} : membersOf(value, at).name, `${at}.name`),
})

export const channel = record<Schemas['CmsChannel']>({
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

/** The channel of an article; an empty one with id 0 when it is missing. */
export const channelOf: Reader<Schemas['CmsChannel']> = (value, at) =>
  isObject(value) ? channel(value, at) : channel({ id: 0 }, at)

export const tag = record<Schemas['CmsTag']>({
  id,
  name: maybeText,
  type: choice('default', 'success', 'info', 'warning', 'danger'),
})

export const block = record<Schemas['CmsBlock']>({
  id,
  type: choice('image', 'carousel', 'rich_text'),
  name: maybeText,
  title: maybeText,
  image: maybeText,
  link: maybeText,
  target,
  rich_text: maybeText,
})

/** Lists of the ancestors have `2 days ago` as `publish_time`; then `create_time` is used. */
export const published: Reader<number> = (value, at) => {
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
export const summaries = list(summary)
