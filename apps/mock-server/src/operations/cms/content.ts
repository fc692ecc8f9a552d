import type { Language } from '@portal/api-client/contract'
import {
  type ArticleRecord,
  type AuthorRow,
  type ChannelRow,
  type CommentRecord,
  type ReadingRow,
  sameIn,
} from '../../domain/cms/content.ts'
import { isOpenTo } from '../../domain/cms/payment.ts'
import { toSeconds } from '../../domain/time/zones.ts'
import { channelById, channelRows } from '../../world/seed/content/channels.ts'
import { contentPeople } from '../../world/seed/content/people.ts'
import type { MemberRecord } from '../../world/tables.ts'
import type { World } from '../../world/world.ts'

/** Who reads the content section; `member` is null for a visitor. */
export interface ContentReader {
  readonly world: World
  readonly language: Language
  readonly member: MemberRecord | null
  /** Epoch s. */
  readonly now: number
}

export const contentReader = (
  call: { readonly language: Language; readonly member: MemberRecord | null; readonly now: number },
  world: World,
): ContentReader => ({ world, language: call.language, member: call.member, now: toSeconds(call.now) })

/** Published articles; those in a members' channel only for members. */
export function publishedArticles({ world, member }: ContentReader): ArticleRecord[] {
  return world.tables.cms_article.where(
    ({ status, channel_id }) =>
      status === 'normal' && (member !== null || channelById.get(channel_id)?.visit !== 'user'),
  )
}

export function publishedArticle(id: number, { world }: ContentReader): ArticleRecord | null {
  const article = world.tables.cms_article.get(String(id))
  return article?.status === 'normal' ? article : null
}

/** The channel and everything below it. */
export function channelFamily(id: number): ReadonlySet<number> {
  const family = new Set([id])
  for (const channel of channelRows) if (family.has(channel.pid)) family.add(channel.id)
  return family
}

/** From the top level down to the channel itself. */
export function channelPath(id: number): ChannelRow[] {
  const channel = channelById.get(id)
  return channel ? [...channelPath(channel.pid), channel] : []
}

export const inChannels = (article: ArticleRecord, family: ReadonlySet<number>): boolean =>
  family.has(article.channel_id) || article.channel_ids.some((id) => family.has(id))

/** An author or commenter: a person of the content section, or a member by nickname. */
export function personOf(id: number, world: World): (AuthorRow & { readonly avatar: string }) | null {
  const known = contentPeople.get(id)
  if (known) return { ...known, avatar: `/media/member/${id}/1.svg` }
  const member = world.tables.member.get(String(id))
  if (!member) return null
  const { nickname, motto, gender, avatar } = member
  return { id, nickname: sameIn(nickname), motto: sameIn(motto), gender, avatar }
}

const grouped = new WeakMap<readonly object[], Map<string, unknown>>()

/** Rows grouped by key, once for each state of a table. */
function groupsOf<T extends object>(rows: readonly T[], keyOf: (row: T) => string): Map<string, T[]> {
  let groups = grouped.get(rows) as Map<string, T[]> | undefined
  if (!groups) {
    groups = Map.groupBy(rows, keyOf)
    grouped.set(rows, groups)
  }
  return groups
}

export function shownComments(article_id: string, world: World): CommentRecord[] {
  const all = groupsOf(world.tables.cms_comment.all(), (row) => row.article_id).get(article_id) ?? []
  return all.filter(({ status }) => status === 'normal')
}

export const hasCommented = (article_id: string, { world, member }: ContentReader): boolean =>
  member !== null &&
  world.tables.cms_comment
    .where((row) => row.article_id === article_id && row.author_id === Number(member.id))
    .some(({ status }) => status === 'normal' || status === 'unaudited')

const countOf = (article: ArticleRecord, kind: ReadingRow['kind'], world: World): number =>
  groupsOf(world.tables.cms_reading.all(), (row) => `${row.kind}/${row.article_id}`).get(
    `${kind}/${article.id}`,
  )?.length ?? 0

export const viewsOf = (article: ArticleRecord, world: World): number =>
  article.views + (world.tables.cms_view.get(article.id)?.count ?? 0)

export const likesOf = (article: ArticleRecord, world: World): number =>
  article.likes + countOf(article, 'like', world)

export const collectsOf = (article: ArticleRecord, world: World): number =>
  article.collects + countOf(article, 'collect', world)

export const readingId = (member: MemberRecord, kind: ReadingRow['kind'], article_id: string): string =>
  `${member.id}/${kind}/${article_id}`

export const hasRead = (kind: ReadingRow['kind'], article_id: string, { world, member }: ContentReader) =>
  member !== null && world.tables.cms_reading.get(readingId(member, kind, article_id)) !== undefined

/** Records that a member has read, liked or collected an article now. */
export function noteReading(kind: ReadingRow['kind'], article_id: string, reader: ContentReader): void {
  const { world, member, now } = reader
  if (!member) return
  const id = readingId(member, kind, article_id)
  world.tables.cms_reading.put({ id, member_id: member.id, article_id, kind, time: now })
}

export const isOpenArticle = (article: ArticleRecord, { world, member }: ContentReader): boolean =>
  isOpenTo(article, member?.id ?? null, world.tables.cms_payment.all())
