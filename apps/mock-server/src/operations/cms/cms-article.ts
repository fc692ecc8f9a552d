import { type DataOf, foldText, keepFound, type QueryOf, type Schemas } from '@portal/api-client/contract'
import { readFilter, sortArticles, textOfArticle } from '../../domain/cms/arrange.ts'
import type { ArticleRecord, ChannelRow, ModelField } from '../../domain/cms/content.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import { channelById, channelRows, modelFields } from '../../world/seed/content/channels.ts'
import { agreementPages, pageRows } from '../../world/seed/content/pages.ts'
import type { World } from '../../world/world.ts'
import { rowsOfPage } from '../page.ts'
import { blocksOf, newestArticles } from './cms.ts'
import {
  type ContentReader,
  channelFamily,
  contentReader,
  inChannels,
  personOf,
  publishedArticles,
  viewsOf,
} from './content.ts'
import { presentArticleSummary, presentBreadcrumbs, presentChannel } from './present-article.ts'

type Query = QueryOf<'listArticles'>

/** Templates that a list request may name. */
const templates = new Set(['doubleColumnList', 'bigPicList', 'news', 'products'])

/** The subject of one list, and which articles belong to it. */
interface Subject {
  readonly info: Schemas['ArticleListInfo']
  readonly title: string[]
  readonly template: string
  readonly breadcrumb: Schemas['CmsBreadcrumb'][]
  readonly fields: readonly ModelField[]
  readonly belongs: (article: ArticleRecord) => boolean
}

export const cmsArticleOperations = {
  listNewArticles: (call, world) => ({
    newPublishContent: newestArticles(call.query.page, contentReader(call, world)),
  }),

  listArticles: (call, world) => {
    const { query } = call
    const reader = contentReader(call, world)
    const channel = query.channel === undefined ? undefined : channelById.get(query.channel)
    if (channel?.visit === 'user' && !reader.member) throw refuse('NEED_LOGIN')
    const subject = subjectOf(query, reader)
    if (channel?.type === 'cover') return coverOf(channel, query, reader)
    const filter = readFilter(query.filter ?? '')
    const known = new Set(subject.fields.map(({ name }) => name))
    if (!filter || Object.keys(filter).some((name) => !known.has(name))) {
      throw invalidFields({ filter: ['filter_unknown'] })
    }
    if (query.keywords !== undefined) noteSearch(query.keywords.trim(), world)
    const found = publishedArticles(reader).filter(
      (article) =>
        subject.belongs(article) &&
        Object.entries(filter).every(([name, value]) => article.model_fields[name] === value),
    )
    const { order = 'weigh', sort = 'desc', page = 1, limit = 16 } = query
    const sorted = sortArticles(found, order, sort, (article) => viewsOf(article, world))
    const { info, title, template, breadcrumb } = subject
    return {
      list: rowsOfPage(sorted, { page, limit }).map((article) => presentArticleSummary(article, reader)),
      total: sorted.length,
      info,
      title,
      template: templates.has(query.template ?? '') ? (query.template as string) : template,
      breadcrumb,
      filterConfig: filterConfig(subject.fields, reader),
    }
  },

  getCmsPage: (call, world) => {
    const { language } = call
    const page = pageRows.find(({ id }) => id === call.query.id)
    if (!page) throw refuse('NOT_FOUND')
    return {
      page: {
        id: page.id,
        title: page.title[language],
        content: page.content[language],
        seotitle: page.title[language],
        keywords: page.title[language],
        description: page.description[language],
        update_time: Math.floor(world.clock.start / 1000) - page.id * 86_400,
      },
    }
  },

  getAgreement: ({ query, language }) => {
    const page = pageRows.find(({ id }) => id === agreementPages[query.type])
    if (!page) throw refuse('NOT_FOUND')
    return { content: page.content[language] }
  },
} satisfies Partial<Operations>

function subjectOf(query: Query, reader: ContentReader): Subject {
  const { channel, tag, user, keywords } = query
  const subjects = [channel, tag, user, keywords].filter((one) => one !== undefined)
  if (subjects.length !== 1) {
    const field = subjects.length === 0 ? 'channel' : 'keywords'
    throw invalidFields({ [field]: ['one_of_four'] })
  }
  const subject =
    channel !== undefined
      ? channelSubject(channel, reader)
      : tag !== undefined
        ? tagSubject(tag, reader)
        : user !== undefined
          ? authorSubject(user, reader)
          : searchSubject((keywords ?? '').trim(), reader)
  if (!subject) throw refuse('NOT_FOUND')
  return subject
}

function channelSubject(id: number, reader: ContentReader): Subject | null {
  const channel = channelById.get(id)
  if (!channel) return null
  const { language } = reader
  const family = channelFamily(id)
  const breadcrumb = presentBreadcrumbs(id, reader)
  return {
    info: {
      id,
      name: channel.name[language],
      type: 'channel',
      description: channel.description[language],
      seotitle: channel.name[language],
      keywords: channel.keywords[language],
    },
    title: breadcrumb.map(({ name }) => name).reverse(),
    template: channel.template,
    breadcrumb,
    fields: modelFields[channel.model],
    belongs: (article) => inChannels(article, family),
  }
}

function plainSubject(
  type: 'tag' | 'user' | 'search',
  id: number | null,
  name: string,
  belongs: Subject['belongs'],
): Subject {
  return {
    info: { id, name, type, description: '', seotitle: name, keywords: name },
    title: [name],
    template: 'news',
    breadcrumb: [{ id: id === null ? name : String(id), name, type }],
    fields: [],
    belongs,
  }
}

function tagSubject(id: number, { world, language }: ContentReader): Subject | null {
  const tag = world.tables.cms_tag.get(String(id))
  return tag ? plainSubject('tag', id, tag.name[language], (article) => article.tag_ids.includes(id)) : null
}

/** Only people who have published something count as authors. */
function authorSubject(id: number, reader: ContentReader): Subject | null {
  const written = publishedArticles(reader).some(({ author_id }) => author_id === id)
  const person = written ? personOf(id, reader.world) : null
  return (
    person &&
    plainSubject('user', id, person.nickname[reader.language], (article) => article.author_id === id)
  )
}

/** Found as in all lists, with one slip where nothing else has the text; nothing for no text. */
function searchSubject(keywords: string, reader: ContentReader): Subject {
  const { cms_tag } = reader.world.tables
  const textOf = (article: ArticleRecord) =>
    textOfArticle(
      article,
      article.tag_ids.flatMap((id) => cms_tag.get(String(id))?.name ?? []),
    )
  const found = foldText(keywords) === '' ? [] : keepFound(publishedArticles(reader), keywords, textOf)
  const ids = new Set(found.map(({ id }) => id))
  return plainSubject('search', null, keywords, ({ id }) => ids.has(id))
}

/** Counts a search; spellings that differ only in case and spaces are the same. */
function noteSearch(keywords: string, world: World): void {
  const folded = foldText(keywords)
  if (folded === '') return
  const { cms_keyword } = world.tables
  const known = cms_keyword.all().find(({ search }) => foldText(search) === folded)
  if (known) cms_keyword.put({ ...known, count: known.count + 1 })
  else cms_keyword.put({ id: String(world.next('cms_keyword')), search: keywords, count: 1 })
}

const filterConfig = (fields: readonly ModelField[], { language }: ContentReader) =>
  fields
    .filter(({ type }) => type === 'select')
    .map(({ id, name, title, type, choices }) => ({
      id,
      name,
      title: title[language],
      type,
      frontend_filter_dict: Object.fromEntries(
        Object.entries(choices).map(([value, label]) => [value, label[language]]),
      ),
    }))

/** A cover page shows its channels, each with its first articles. */
function coverOf(channel: ChannelRow, query: Query, reader: ContentReader): DataOf<'listArticles'> {
  const { template } = channel
  const { order = 'weigh', sort = 'desc' } = query
  const articles = publishedArticles(reader)
  const sections = channelRows.filter(
    (child) => child.pid === channel.id && (child.visit === 'all' || reader.member !== null),
  )
  return {
    info: presentChannel(channel, reader),
    focus: blocksOf(`${template}-focus`, reader),
    carousel: blocksOf(`${template}-carousel`, reader),
    template,
    content: sections.map((section) => {
      const family = channelFamily(section.id)
      const own = articles.filter((article) => inChannels(article, family))
      const sorted = sortArticles(own, order, sort, (article) => viewsOf(article, reader.world))
      return {
        info: presentChannel(section, reader),
        contentList: sorted.slice(0, 7).map((article) => presentArticleSummary(article, reader)),
      }
    }),
  }
}
