import { type Language, type Schemas, type SearchText, searchText } from '@portal/api-client/contract'
import type { LocalText } from '../../texts/language.ts'
import type { ArticleRecord } from './content.ts'

const flagged = (article: ArticleRecord, flag: Schemas['ArticleFlag']): number =>
  article.flag.includes(flag) ? 1 : 0

/** The sort keys of articles, most important first; in descending order the higher comes first. */
const keys: Readonly<Record<Schemas['ArticleSort'], (article: ArticleRecord, views: number) => number[]>> = {
  weigh: (article) => [flagged(article, 'top'), article.weigh],
  recommend: (article) => [flagged(article, 'recommend')],
  hot: (article, views) => [flagged(article, 'hot'), views],
  views: (_, views) => [views],
  price: ({ price }) => [price],
  publish_time: () => [],
}

/** Equal ones by their time, then by their number, in the same direction. */
export function sortArticles(
  articles: readonly ArticleRecord[],
  order: Schemas['ArticleSort'],
  direction: Schemas['SortDirection'],
  viewsOf: (article: ArticleRecord) => number,
): ArticleRecord[] {
  const sign = direction === 'asc' ? 1 : -1
  const ranked = articles.map((article) => ({
    article,
    rank: [...keys[order](article, viewsOf(article)), article.publish_time, Number(article.id)],
  }))
  return ranked.sort((a, b) => sign * compare(a.rank, b.rank)).map(({ article }) => article)
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0
    if (value !== other) return value - other
  }
  return 0
}

/** What a search finds an article by: title, summary, keywords and tags, in either language. */
export const textOfArticle = (article: ArticleRecord, tags: readonly LocalText[]): SearchText =>
  searchText(
    [article.title, article.description, article.keywords, ...tags].flatMap((text) => [
      text.en,
      text['zh-cn'],
    ]),
  )

/** Reads the `filter` of a list: an object of field to value, in JSON. Null when it is none. */
export function readFilter(text: string): Readonly<Record<string, string>> | null {
  if (text.trim() === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  const entries = Object.entries(value).filter(([, part]) => part !== '' && part !== null)
  const simple = entries.every(([, part]) => typeof part === 'string' || typeof part === 'number')
  return simple ? Object.fromEntries(entries.map(([name, part]) => [name, String(part)])) : null
}

/** The neighbours of an article in its channel: the one published before it, and the next. */
export function neighbours(
  article: ArticleRecord,
  channel: readonly ArticleRecord[],
): { previous: ArticleRecord | null; next: ArticleRecord | null } {
  const sorted = sortArticles(channel, 'publish_time', 'asc', () => 0)
  const at = sorted.findIndex(({ id }) => id === article.id)
  return { previous: sorted[at - 1] ?? null, next: at < 0 ? null : (sorted[at + 1] ?? null) }
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

const steps: readonly (readonly [below: number, unit: number, en: string, zh: string])[] = [
  [hour, minute, 'minute', '分钟前'],
  [day, hour, 'hour', '小时前'],
  [30 * day, day, 'day', '天前'],
  [365 * day, 30 * day, 'month', '个月前'],
  [Number.POSITIVE_INFINITY, 365 * day, 'year', '年前'],
]

/** How long ago, in words. Both in epoch s. */
export function sinceText(time: number, now: number, language: Language): string {
  const passed = Math.max(0, now - time)
  if (passed < minute) return language === 'en' ? 'just now' : '刚刚'
  const [, unit, en, zh] = steps.find(([below]) => passed < below) as (typeof steps)[number]
  const count = Math.floor(passed / unit)
  return language === 'en' ? `${count} ${en}${count === 1 ? '' : 's'} ago` : `${count}${zh}`
}
