import { type BodyOf, foldText } from '@portal/api-client/contract'
import { sinceText } from '../../domain/cms/arrange.ts'
import { newestFirst } from '../../domain/cms/comment.ts'
import { type ArticleRecord, sameIn } from '../../domain/cms/content.ts'
import { contributionErrors, formFields } from '../../domain/cms/contribution.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { contributionMs, contributionWait } from '../../domain/waits.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import type { FieldErrors } from '../../texts/text.ts'
import { channelById, channelRows, modelFields } from '../../world/seed/content/channels.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'
import { rowsOfPage } from '../page.ts'
import { presentStaffWait } from '../present.ts'
import {
  type ContentReader,
  collectsOf,
  contentReader,
  likesOf,
  personOf,
  shownComments,
  viewsOf,
} from './content.ts'
import { channelOf, presentChannel } from './present-article.ts'

const usual = 10

const signedIn = (reader: ContentReader): MemberRecord => reader.member as MemberRecord

function ownArticle(id: number, reader: ContentReader): ArticleRecord {
  const article = reader.world.tables.cms_article.get(String(id))
  if (article?.author_id !== Number(signedIn(reader).id)) throw refuse('NOT_FOUND')
  return article
}

const paymentsFor = (article: ArticleRecord, world: World) =>
  world.tables.cms_payment.where((row) => row.article_id === article.id && row.pay_time !== null)

const salesOf = (article: ArticleRecord, world: World): number =>
  paymentsFor(article, world).filter(({ project }) => project === 'content').length

const openChannel = (id: number) => {
  const channel = channelById.get(id)
  return channel?.takesContributions ? channel : undefined
}

export const cmsContributionOperations = {
  listContributions: (call, world) => {
    const reader = contentReader(call, world)
    const { language, now } = reader
    const { page = 1, limit = usual } = call.query
    const author_id = Number(signedIn(reader).id)
    const rows = world.tables.cms_article.where((row) => row.author_id === author_id)
    const sorted = newestFirst(rows, ({ create_time }) => create_time)
    return {
      list: rowsOfPage(sorted, { page, limit }).map((article) => ({
        id: Number(article.id),
        title: article.title[language],
        title_style: { ...article.title_style },
        images: [...article.images],
        price: article.price,
        currency: article.currency,
        channel_id: article.channel_id,
        channelName: channelOf(article).name[language],
        views: viewsOf(article, world),
        comments: shownComments(article.id, world).length,
        likes: likesOf(article, world),
        sales: salesOf(article, world),
        status: article.status,
        wait: presentStaffWait(contributionWait(article), reader),
        memo: article.memo[language],
        publish_time: sinceText(article.publish_time, now, language),
        create_time: article.create_time,
      })),
      total: sorted.length,
    }
  },

  getContributionStatistics: (call, world) => {
    const reader = contentReader(call, world)
    const article = ownArticle(call.query.id, reader)
    const rewards = paymentsFor(article, world).filter(({ project }) => project === 'admire')
    return {
      info: {
        id: Number(article.id),
        title: article.title[reader.language],
        views: viewsOf(article, world),
        likes: likesOf(article, world),
        collects: collectsOf(article, world),
        comments: shownComments(article.id, world).length,
        sales: salesOf(article, world),
        admireSum: Math.round(rewards.reduce((sum, { amount }) => sum + amount, 0) * 100) / 100,
      },
    }
  },

  removeContribution: (call, world) => {
    const article = ownArticle(call.query.id, contentReader(call, world))
    world.tables.cms_article.remove(article.id)
    world.jobs.cancel('review_contribution', article.id)
    return {}
  },

  listContributionSales: (call, world) => {
    const reader = contentReader(call, world)
    const article = ownArticle(call.query.id, reader)
    const { page = 1, limit = usual } = call.query
    const sorted = newestFirst(paymentsFor(article, world), ({ pay_time }) => pay_time ?? 0)
    return {
      list: rowsOfPage(sorted, { page, limit }).map((row) => ({
        id: Number(row.id),
        user_id: Number(row.member_id),
        nickname: personOf(Number(row.member_id), world)?.nickname[reader.language] ?? '',
        title: row.title[reader.language],
        amount: row.amount,
        type: row.type,
        sn: row.sn,
        pay_time: sinceText(row.pay_time ?? reader.now, reader.now, reader.language),
      })),
      total: sorted.length,
    }
  },

  listContributionChannels: (call) => ({
    channel: channelRows
      .filter(({ takesContributions }) => takesContributions)
      .map((channel) => presentChannel(channel, call)),
  }),

  getContributionForm: (call, world) => {
    const reader = contentReader(call, world)
    const { id, channel_id } = call.query
    const article = id ? ownArticle(id, reader) : null
    if (!article && channel_id === undefined) {
      throw invalidFields({ channel_id: ['required'] })
    }
    const channel = article ? channelOf(article) : openChannel(channel_id as number)
    if (!channel) throw refuse('NOT_FOUND')
    return {
      info: article ? presentDraft(article, reader) : false,
      fields: formFields(modelFields[channel.model], reader.language),
      channel: presentChannel(channel, reader),
    }
  },

  saveContribution: async (call, world) => {
    // The HTML parser is loaded only when somebody writes.
    const { cleanHtml, isEmptyHtml } = await import('../../domain/cms/clean-html.ts')
    const reader = contentReader(call, world)
    const { body } = call
    const known = body.id ? ownArticle(body.id, reader) : null
    const content = cleanHtml(body.content)
    const errors = errorsOf(body, isEmptyHtml(content))
    if (Object.keys(errors).length > 0) {
      throw invalidFields(errors)
    }
    const article = world.tables.cms_article.put({
      ...(known ?? blankArticle(String(world.next('cms_article')), reader)),
      ...articleFields({ ...body, content }, reader),
      status: 'unaudited',
      memo: sameIn(''),
      update_time: reader.now,
    })
    world.jobs.schedule({ kind: 'review_contribution', due: call.now + contributionMs, subject: article.id })
    return {}
  },
} satisfies Partial<Operations>

type Request = BodyOf<'saveContribution'>

const address = /^(?:https?:\/\/|\/(?!\/))\S+$/

function errorsOf(body: Request, isEmpty: boolean): FieldErrors {
  const channel = openChannel(body.channel_id)
  if (!channel) return { channel_id: ['channel_closed'] }
  const errors: FieldErrors = contributionErrors({ ...body, isEmpty }, modelFields[channel.model])
  for (const [index, id] of (body.channel_ids ?? []).entries()) {
    if (!openChannel(id)) errors[`channel_ids[${index}]`] = ['channel_closed']
  }
  for (const [index, image] of (body.images ?? []).entries()) {
    if (!address.test(image)) errors[`images[${index}]`] = ['address_wrong']
  }
  return errors
}

const presentDraft = (article: ArticleRecord, { world, language }: ContentReader) => ({
  id: Number(article.id),
  channel_id: article.channel_id,
  channel_ids: [...article.channel_ids],
  title: article.title[language],
  title_style: { ...article.title_style },
  flag: [...article.flag],
  images: [...article.images],
  seotitle: article.seotitle[language],
  keywords: article.keywords[language],
  description: article.description[language],
  tags: article.tag_ids.flatMap((id) => world.tables.cms_tag.get(String(id))?.name[language] ?? []),
  price: article.price,
  currency: article.currency,
  content: article.content[language],
  model_fields: { ...article.model_fields },
})

const blankArticle = (id: string, reader: ContentReader) => ({
  id,
  author_id: Number(signedIn(reader).id),
  template: 'default' as const,
  url: '',
  weigh: 0,
  views: 0,
  likes: 0,
  collects: 0,
  visit: 'all' as const,
  comments: 'all' as const,
  downloads: [],
  download_after_comment: false,
  publish_time: reader.now,
  create_time: reader.now,
})

/** `content` has been cleaned. */
function articleFields(body: Request, reader: ContentReader) {
  const model_fields = { ...body.model_fields }
  return {
    channel_id: body.channel_id,
    channel_ids: [...new Set([body.channel_id, ...(body.channel_ids ?? [])])],
    title: sameIn(body.title.trim()),
    title_style: body.title_style ?? { color: '#000000', bold: false },
    flag: body.flag ?? (['new'] as const),
    images: body.images ?? [],
    content: sameIn(body.content),
    description: sameIn(body.description ?? ''),
    seotitle: sameIn(body.seotitle || body.title.trim()),
    keywords: sameIn(body.keywords ?? ''),
    tag_ids: tagIds(body.tags ?? [], reader.world),
    model_fields,
    price: body.price ?? 0,
    currency: body.currency ?? ('RMB' as const),
    source_title: model_fields['source_title'] ?? '',
    source_url: model_fields['source_url'] ?? '',
  }
}

/** Turns tag names into ids; a new name creates a tag. */
function tagIds(names: readonly string[], world: World): number[] {
  const { cms_tag } = world.tables
  const ids = names.flatMap((name) => {
    const folded = foldText(name)
    if (folded === '') return []
    const known = cms_tag.all().find((tag) => Object.values(tag.name).some((one) => foldText(one) === folded))
    const tag =
      known ?? cms_tag.put({ id: String(world.next('cms_tag')), name: sameIn(name.trim()), type: 'default' })
    return [Number(tag.id)]
  })
  return [...new Set(ids)]
}
