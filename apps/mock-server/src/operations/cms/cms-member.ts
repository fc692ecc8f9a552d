import type { Schemas } from '@portal/api-client/contract'
import { sinceText } from '../../domain/cms/arrange.ts'
import { newestFirst } from '../../domain/cms/comment.ts'
import type { PaymentRow } from '../../domain/cms/content.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { commentWait } from '../../domain/waits.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import { channelById } from '../../world/seed/content/channels.ts'
import type { MemberRecord } from '../../world/tables.ts'
import { rowsOfPage } from '../page.ts'
import { presentStaffWait } from '../present.ts'
import { type ContentReader, contentReader, publishedArticle, viewsOf } from './content.ts'
import { payForArticle } from './content-payment.ts'
import { channelOf, presentChannel, presentTagNames } from './present-article.ts'

/** The page size of these lists in the predecessor. */
const usual = 10

const signedIn = (reader: ContentReader): MemberRecord => reader.member as MemberRecord

const presentPayment = (row: PaymentRow, { language }: ContentReader): Schemas['ContentPayment'] => ({
  id: Number(row.id),
  project: row.project,
  object: Number(row.article_id),
  title: row.title[language],
  amount: row.amount,
  type: row.type,
  sn: row.sn,
  paid: row.pay_time !== null,
})

/** The amount to pay: the price of the article, or the reward that the member names. */
function amountOf(
  query: { project: Schemas['ContentPayProject']; type: Schemas['ContentPayType']; amount?: number },
  price: number,
): number {
  if (query.project === 'content') return price
  const { amount } = query
  if (amount === undefined) throw invalidFields({ amount: ['required'] })
  const isPoints = query.type === 'score'
  if (isPoints && !Number.isInteger(amount)) {
    throw invalidFields({ amount: ['points_whole'] })
  }
  if (Number(amount.toFixed(2)) !== amount) throw invalidFields({ amount: ['money_places'] })
  return amount
}

export const cmsMemberOperations = {
  listReadingRecords: (call, world) => {
    const reader = contentReader(call, world)
    const { type, page = 1, limit = usual } = call.query
    const member = signedIn(reader)
    const rows = world.tables.cms_reading.where((row) => row.member_id === member.id && row.kind === type)
    const found = newestFirst(rows, ({ time }) => time).flatMap((row) => {
      const article = publishedArticle(Number(row.article_id), reader)
      return article ? [{ row, article }] : []
    })
    return {
      list: rowsOfPage(found, { page, limit }).map(({ row, article }) => ({
        id: Number(article.id),
        title: article.title[reader.language],
        title_style: { ...article.title_style },
        description: article.description[reader.language],
        images: [...article.images],
        channel_id: article.channel_id,
        name: channelOf(article).name[reader.language],
        cmsTags: presentTagNames(article, reader),
        views: viewsOf(article, world),
        publish_time: sinceText(article.publish_time, reader.now, reader.language),
        create_time: row.time,
      })),
      total: found.length,
    }
  },

  listMyComments: (call, world) => {
    const reader = contentReader(call, world)
    const { page = 1, limit = usual } = call.query
    const author_id = Number(signedIn(reader).id)
    const rows = world.tables.cms_comment.where(
      (row) => row.author_id === author_id && row.status !== 'removed',
    )
    const sorted = newestFirst(rows, ({ create_time }) => create_time)
    return {
      list: rowsOfPage(sorted, { page, limit }).map((row) => ({
        id: Number(row.id),
        content_id: Number(row.article_id),
        title: world.tables.cms_article.get(row.article_id)?.title[reader.language] ?? '',
        content: row.content[reader.language],
        status: row.status as Schemas['CommentStatus'],
        wait: presentStaffWait(commentWait(row), reader),
        create_time: sinceText(row.create_time, reader.now, reader.language),
      })),
      total: sorted.length,
    }
  },

  removeComment: (call, world) => {
    const reader = contentReader(call, world)
    const comment = world.tables.cms_comment.get(String(call.query.id))
    const own = comment?.author_id === Number(signedIn(reader).id)
    if (!comment || !own || comment.status === 'removed') throw refuse('NOT_FOUND')
    world.tables.cms_comment.put({ ...comment, status: 'removed' })
    return {}
  },

  listContentOrders: (call, world) => {
    const reader = contentReader(call, world)
    const { language, now } = reader
    const { page = 1, limit = usual } = call.query
    const member = signedIn(reader)
    const paid = world.tables.cms_payment.where((row) => row.member_id === member.id && row.pay_time !== null)
    const sorted = newestFirst(paid, ({ pay_time }) => pay_time ?? 0)
    return {
      list: rowsOfPage(sorted, { page, limit }).map((row) => {
        const article = world.tables.cms_article.get(row.article_id)
        const channel = article ? channelOf(article) : (channelById.get(1) as ReturnType<typeof channelOf>)
        return {
          id: Number(row.id),
          object_id: Number(row.article_id),
          title: row.title[language],
          description: article?.description[language] ?? '',
          images: article ? [...article.images] : [],
          channel_id: channel.id,
          cmsChannel: presentChannel(channel, reader),
          cmsTags: article ? presentTagNames(article, reader) : { name: {} },
          amount: row.amount,
          type: row.type,
          sn: row.sn,
          pay_time: sinceText(row.pay_time ?? now, now, language),
        }
      }),
      total: sorted.length,
    }
  },

  payContent: (call, world) => {
    const reader = contentReader(call, world)
    const { object, project, type, remark = '' } = call.query
    const article = publishedArticle(object, reader)
    if (!article) throw refuse('NOT_FOUND')
    const amount = amountOf(call.query, article.price)
    const payment = payForArticle(article, { project, type, amount, remark }, signedIn(reader), reader)
    return {
      info: presentPayment(payment, reader),
      pay:
        payment.pay_time === null
          ? { code_url: `${type === 'wx' ? 'weixin' : 'alipays'}://pay.example/${payment.sn}` }
          : null,
    }
  },

  checkContentPayment: (call, world) => {
    const reader = contentReader(call, world)
    const payment = world.tables.cms_payment.get(String(call.query.id))
    if (payment?.member_id !== signedIn(reader).id) throw refuse('NOT_FOUND')
    if (payment.pay_time === null) throw refuse('PAYMENT_OPEN')
    return { info: presentPayment(payment, reader) }
  },
} satisfies Partial<Operations>
