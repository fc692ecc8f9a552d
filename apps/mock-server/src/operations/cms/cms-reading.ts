import { neighbours, sortArticles } from '../../domain/cms/arrange.ts'
import { commentHtml, needsReview, newestFirst, pauseLeft } from '../../domain/cms/comment.ts'
import { type ArticleRecord, sameIn } from '../../domain/cms/content.ts'
import { invalidFields } from '../../domain/refusal.ts'
import { commentMs } from '../../domain/waits.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import { channelById } from '../../world/seed/content/channels.ts'
import type { MemberRecord } from '../../world/tables.ts'
import { rowsOfPage } from '../page.ts'
import {
  type ContentReader,
  channelFamily,
  contentReader,
  hasRead,
  inChannels,
  noteReading,
  publishedArticle,
  publishedArticles,
  readingId,
  shownComments,
  viewsOf,
} from './content.ts'
import {
  presentArticle,
  presentArticleSummary,
  presentBreadcrumbs,
  presentComment,
} from './present-article.ts'

const commentsPerPage = 15
const templates = new Set(['default', 'carousel', 'download'])

/** The article, if this reader may open it; throws otherwise. */
function readableArticle(id: number, reader: ContentReader): ArticleRecord {
  const article = publishedArticle(id, reader)
  if (!article) throw refuse('NOT_FOUND')
  const forMembers = article.visit === 'user' || channelById.get(article.channel_id)?.visit === 'user'
  if (forMembers && !reader.member) throw refuse('NEED_LOGIN')
  return article
}

function commentPage(article: ArticleRecord, page: number, reader: ContentReader) {
  const rows = newestFirst(shownComments(article.id, reader.world), ({ create_time }) => create_time)
  return {
    total: rows.length,
    per_page: commentsPerPage,
    current_page: page,
    last_page: Math.ceil(rows.length / commentsPerPage),
    data: rowsOfPage(rows, { page, limit: commentsPerPage }).map((row) => presentComment(row, reader)),
  }
}

function countView(article: ArticleRecord, reader: ContentReader): void {
  const { cms_view } = reader.world.tables
  cms_view.put({ id: article.id, count: (cms_view.get(article.id)?.count ?? 0) + 1 })
  noteReading('view', article.id, reader)
}

const linkTo = (article: ArticleRecord | null, { language }: ContentReader) =>
  article && { id: Number(article.id), title: article.title[language] }

/** The edge lets only members comment and buy. */
const signedIn = (reader: ContentReader): MemberRecord => reader.member as MemberRecord

export const cmsReadingOperations = {
  getArticle: (call, world) => {
    const reader = contentReader(call, world)
    const article = readableArticle(call.query.id, reader)
    countView(article, reader)
    const family = channelFamily(article.channel_id)
    const channel = publishedArticles(reader).filter((other) => inChannels(other, family))
    const hot = sortArticles(channel, 'hot', 'desc', (other) => viewsOf(other, world))
    const { previous, next } = neighbours(article, channel)
    const { template = '' } = call.query
    return {
      template: templates.has(template) ? template : article.template,
      content: presentArticle(article, reader),
      breadCrumbs: presentBreadcrumbs(article.channel_id, reader),
      hotContent: hot.slice(0, 4).map((other) => presentArticleSummary(other, reader)),
      prevArticle: linkTo(previous, reader),
      nextArticle: linkTo(next, reader),
      comments: commentPage(article, 1, reader),
      interactionInstalled: true,
    }
  },

  likeArticle: (call, world) => {
    const reader = contentReader(call, world)
    const article = readableArticle(call.body.id, reader)
    if (hasRead('like', article.id, reader)) throw refuse('ALREADY_LIKED')
    noteReading('like', article.id, reader)
    return {}
  },

  collectArticle: (call, world) => {
    const reader = contentReader(call, world)
    const article = readableArticle(call.body.id, reader)
    const collected = !hasRead('collect', article.id, reader)
    if (collected) noteReading('collect', article.id, reader)
    else world.tables.cms_reading.remove(readingId(signedIn(reader), 'collect', article.id))
    return { collected }
  },

  commentArticle: (call, world) => {
    const reader = contentReader(call, world)
    const article = readableArticle(call.body.id, reader)
    if (article.comments === 'disable') throw refuse('COMMENT_CLOSED')
    const author_id = Number(signedIn(reader).id)
    const own = world.tables.cms_comment.where((row) => row.author_id === author_id)
    const retry_after = pauseLeft(own, reader.now)
    if (retry_after > 0) throw refuse('RATE_LIMITED', undefined, { extra: { retry_after } })
    const { content, atUser = [] } = call.body
    const html = commentHtml(content, atUser)
    if (html === '') {
      throw invalidFields({ content: ['content_empty'] })
    }
    const review = needsReview(content)
    const comment = world.tables.cms_comment.put({
      id: String(world.next('cms_comment')),
      article_id: article.id,
      author_id,
      content: sameIn(html),
      status: review ? 'unaudited' : 'normal',
      create_time: reader.now,
    })
    if (review) {
      world.jobs.schedule({ kind: 'review_comment', due: call.now + commentMs, subject: comment.id })
    }
    return { comment: presentComment(comment, reader), commentsReview: review ? 'yes' : 'no' }
  },

  listArticleComments: (call, world) => {
    const reader = contentReader(call, world)
    const article = readableArticle(call.query.id, reader)
    return commentPage(article, call.query.page ?? 1, reader)
  },
} satisfies Partial<Operations>
