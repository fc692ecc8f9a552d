import type { Schemas } from '@portal/api-client/contract'
import { sinceText } from '../../domain/cms/arrange.ts'
import type { ArticleRecord, ChannelRow, CommentRecord, TagRow } from '../../domain/cms/content.ts'
import type { BlockRow } from '../../world/seed/content/blocks.ts'
import { channelById } from '../../world/seed/content/channels.ts'
import {
  type ContentReader,
  channelPath,
  collectsOf,
  hasCommented,
  hasRead,
  isOpenArticle,
  likesOf,
  personOf,
  shownComments,
  viewsOf,
} from './content.ts'

export const presentChannel = (
  channel: ChannelRow,
  { language }: Pick<ContentReader, 'language'>,
): Schemas['CmsChannel'] => ({
  id: channel.id,
  pid: channel.pid,
  type: channel.type,
  name: channel.name[language],
  template: channel.template,
  url: channel.url,
  target: channel.target,
  seotitle: channel.name[language],
  keywords: channel.keywords[language],
  description: channel.description[language],
  weigh: channel.weigh,
})

export const channelOf = (article: ArticleRecord): ChannelRow =>
  channelById.get(article.channel_id) as ChannelRow

export const presentTag = (tag: TagRow, { language }: ContentReader): Schemas['CmsTag'] => ({
  id: Number(tag.id),
  name: tag.name[language],
  type: tag.type,
})

export function presentTagNames(
  article: ArticleRecord,
  { world, language }: ContentReader,
): Schemas['CmsTagNames'] {
  const names = article.tag_ids.flatMap((id) => {
    const tag = world.tables.cms_tag.get(String(id))
    return tag ? [[tag.id, tag.name[language]] as const] : []
  })
  return { name: Object.fromEntries(names) }
}

export const presentBlock = (block: BlockRow, { language }: ContentReader): Schemas['CmsBlock'] => ({
  id: block.id,
  type: block.type,
  name: block.name,
  title: block.title[language],
  image: block.image,
  link: block.link,
  target: '_self',
  rich_text: block.rich_text[language],
})

/** Join date of authors who are not members, epoch s. */
const deskFounded = 1_700_000_000

const priceFor = (article: ArticleRecord, reader: ContentReader): number =>
  isOpenArticle(article, reader) ? 0 : article.price

const presentHead = (article: ArticleRecord, reader: ContentReader) => ({
  id: Number(article.id),
  channel_id: article.channel_id,
  cmsChannel: presentChannel(channelOf(article), reader),
  title: article.title[reader.language],
  title_style: { ...article.title_style },
  flag: [...article.flag],
  images: [...article.images],
})

export function presentArticleSummary(
  article: ArticleRecord,
  reader: ContentReader,
): Schemas['ArticleSummary'] {
  const { world, language } = reader
  return {
    ...presentHead(article, reader),
    description: article.description[language],
    cmsTags: presentTagNames(article, reader),
    url: article.url,
    target: article.url === '' ? '_self' : '_blank',
    views: viewsOf(article, world),
    comments: shownComments(article.id, world).length,
    likes: likesOf(article, world),
    price: priceFor(article, reader),
    currency: article.currency,
    publish_time: article.publish_time,
  }
}

/** The full article; text and files are withheld until it is paid for. */
export function presentArticle(article: ArticleRecord, reader: ContentReader): Schemas['Article'] {
  const { world, language } = reader
  const open = isOpenArticle(article, reader)
  const commented = hasCommented(article.id, reader)
  const files = open && (commented || !article.download_after_comment)
  return {
    ...presentHead(article, reader),
    content: open ? article.content[language] : '',
    seotitle: article.seotitle[language],
    keywords: article.keywords[language],
    description: article.description[language],
    cmsTags: presentTagNames(article, reader),
    author: presentAuthor(article.author_id, reader),
    views: viewsOf(article, world),
    likes: likesOf(article, world),
    collects: collectsOf(article, world),
    comments: shownComments(article.id, world).length,
    likeed: hasRead('like', article.id, reader),
    collected: hasRead('collect', article.id, reader),
    commented,
    price: open ? 0 : article.price,
    currency: article.currency,
    paid: open,
    allow_comment_groups: article.comments,
    downloads: files ? article.downloads.map(({ key, value }) => ({ key: key[language], value })) : [],
    download_after_comment: article.download_after_comment ? 'enable' : 'disable',
    source_title: article.source_title,
    source_url: article.source_url,
    publish_time: article.publish_time,
    update_time: article.update_time,
  }
}

function presentAuthor(id: number, { world, language }: ContentReader): Schemas['ArticleAuthor'] {
  const person = personOf(id, world)
  const written = world.tables.cms_article.where((row) => row.author_id === id && row.status === 'normal')
  const comments = world.tables.cms_comment.where((row) => row.author_id === id && row.status === 'normal')
  const joined = world.tables.member.get(String(id))?.join_time
  return {
    id,
    avatar: person?.avatar ?? '',
    nickname: person?.nickname[language] ?? '',
    motto: person?.motto[language] ?? '',
    gender: person?.gender ?? 0,
    statistics: {
      articleCount: written.length,
      joinTime: joined ?? deskFounded,
      dynamicCount: written.length + comments.length,
    },
  }
}

/** Channels from the top level down to the article's. */
export const presentBreadcrumbs = (
  channel_id: number,
  { language }: ContentReader,
): Schemas['CmsBreadcrumb'][] =>
  channelPath(channel_id).map(({ id, name }) => ({ id: String(id), name: name[language], type: 'channel' }))

export function presentComment(comment: CommentRecord, reader: ContentReader): Schemas['ArticleComment'] {
  const { world, language, now } = reader
  const person = personOf(comment.author_id, world)
  return {
    id: Number(comment.id),
    content: comment.content[language],
    create_time: sinceText(comment.create_time, now, language),
    user: {
      id: person?.id ?? null,
      avatar: person?.avatar ?? '',
      nickname: person?.nickname[language] ?? '',
    },
  }
}
