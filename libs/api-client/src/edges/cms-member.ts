/** Readers of a member's own pages and payments in the content section. */

import type { Schemas } from '../contract.ts'
import {
  channel,
  channelOf,
  currency,
  flags,
  images,
  payType,
  tagNames,
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
  type Reader,
  record,
  text,
  texts,
} from './reading.ts'

/** The known backend does not say until when its editors review. */
const wait = nullable(record<Schemas['StaffWait']>({ since: count, until: count, then_text: maybeText }))

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
      wait,
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
      wait,
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

/** The ancestors report a payment by code 1 alone. */
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

/** The fields of a content model. The ancestors send them by name. */
const fieldList: Reader<Schemas['ContributionField'][]> = (value, at) =>
  list(field)(isObject(value) ? Object.values(value) : value, at)

export const contributionForm = record<Schemas['ContributionForm']>({
  info: (value, at) => nullable(draft)(value, at) ?? false,
  fields: fieldList,
  channel: channelOf,
})
