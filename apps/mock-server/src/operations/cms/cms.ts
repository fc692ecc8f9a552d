import { findRows, type Schemas, spelling } from '@portal/api-client/contract'
import { sortArticles } from '../../domain/cms/arrange.ts'
import { type Operations, refuse } from '../../edge/operation.ts'
import { type BlockRow, blockRows } from '../../world/seed/content/blocks.ts'
import { channelRows } from '../../world/seed/content/channels.ts'
import { rowsOfPage } from '../page.ts'
import { passesCaptcha } from '../session/verification.ts'
import { type ContentReader, contentReader, publishedArticles, viewsOf } from './content.ts'
import { presentArticleSummary, presentBlock, presentChannel, presentTag } from './present-article.ts'

/** News articles per page on the home page. */
const newsPage = 16

const day = 86_400

export const blocksOf = (name: string, reader: ContentReader): Schemas['CmsBlock'][] =>
  blockRows.filter((block: BlockRow) => block.name === name).map((block) => presentBlock(block, reader))

/** The newest articles, by page. */
export function newestArticles(page: number, reader: ContentReader): Schemas['ArticleSummary'][] {
  const sorted = sortArticles(publishedArticles(reader), 'publish_time', 'desc', () => 0)
  return rowsOfPage(sorted, { page, limit: newsPage }).map((article) =>
    presentArticleSummary(article, reader),
  )
}

function recommendedArticles(reader: ContentReader, count: number): Schemas['ArticleSummary'][] {
  const sorted = sortArticles(publishedArticles(reader), 'recommend', 'desc', (article) =>
    viewsOf(article, reader.world),
  )
  return sorted.slice(0, count).map((article) => presentArticleSummary(article, reader))
}

/** Rows that match what was typed in a drop-down, or what it has already chosen. */
function dropDownRows<T extends { readonly id: string | number }>(
  rows: readonly T[],
  { quickSearch, initValue = [], limit = 10 }: { quickSearch?: string; initValue?: string[]; limit?: number },
  spellings: (row: T) => readonly string[],
): { list: T[]; total: number } {
  const kept = new Set(initValue)
  const first = rows.filter((row) => kept.has(String(row.id)))
  const others = rows.filter((row) => !kept.has(String(row.id)))
  const found = findRows(others, quickSearch, (row) => ({ names: spellings(row).map(spelling) }))
  return {
    list: [...first, ...found].slice(0, Math.max(limit, first.length)),
    total: first.length + found.length,
  }
}

export const cmsOperations = {
  getCmsSettings: (call, world) => {
    const reader = contentReader(call, world)
    const { language } = reader
    const block = (type: Schemas['CmsSidebarType'], title: readonly [en: string, zh: string]) => ({
      type,
      title: language === 'en' ? title[0] : title[1],
      recommendContent: [] as Schemas['ArticleSummary'][],
      ad: [] as Schemas['CmsBlock'][],
      tags: [] as Schemas['CmsTag'][],
    })
    const tags = world.tables.cms_tag.all().map((tag) => presentTag(tag, reader))
    return {
      config: {
        index_seo_title: language === 'en' ? 'Travel trade news' : '旅游同业资讯',
        index_seo_keywords: language === 'en' ? 'visa, hotels, destinations' : '签证、酒店、目的地',
        index_seo_description:
          language === 'en' ? 'News and guides for those who plan trips' : '为行程规划者提供的资讯与资料',
        content_language: 'html',
        comment_language: 'html',
        appreciation: 'enable',
        right_sidebar: [
          {
            ...block('recommendContent', ['Recommended', '推荐内容']),
            recommendContent: recommendedArticles(reader, 5),
          },
          { ...block('ad', ['Book with us', '预订服务']), ad: blocksOf('right-side-bar', reader) },
          { ...block('tags', ['Tags', '标签']), tags },
        ],
        friendly_link: world.tables.cms_friendly_link
          .where(({ status }) => status === 'enable')
          .map(({ id, title, link, logo }) => ({ id: Number(id), title, link, target: '_blank', logo })),
      },
    }
  },

  getCmsHome: (call, world) => {
    const reader = contentReader(call, world)
    return {
      indexTopBar: blocksOf('index-top-bar', reader),
      indexCarousel: blocksOf('index-carousel', reader),
      indexFocus: blocksOf('index-focus', reader),
      newContent: recommendedArticles(reader, 8),
      newPublishContent: newestArticles(1, reader),
      coverChannel: channelRows
        .filter(({ onHome }) => onHome)
        .slice(0, 5)
        .map((channel) => presentChannel(channel, reader)),
    }
  },

  listHotKeywords: (_, world) => ({
    hotKeywords: world.tables.cms_keyword
      .all()
      .toSorted((a, b) => b.count - a.count || Number(a.id) - Number(b.id))
      .slice(0, 18)
      .map(({ id, search, count }, index) => ({ id: Number(id), search, count, rank: index + 1 })),
  }),

  listCmsTags: (call, world) => {
    const reader = contentReader(call, world)
    const { list, total } = dropDownRows(world.tables.cms_tag.all(), call.query, ({ name }) =>
      Object.values(name),
    )
    return { list: list.map((tag) => presentTag(tag, reader)), total }
  },

  listCmsChannels: (call, world) => {
    const reader = contentReader(call, world)
    const { list, total } = dropDownRows(channelRows, call.query, ({ name }) => Object.values(name))
    return { list: list.map((channel) => presentChannel(channel, reader)), total }
  },

  applyFriendlyLink: (call, world) => {
    const { title, link, logo = '', contact, remark = '', captchaId, captchaInfo } = call.body
    const guarded = { purpose: 'friendly_link', subject: '' } as const
    if (!passesCaptcha(world, captchaId, captchaInfo, guarded)) throw refuse('CAPTCHA_WRONG')
    const { now } = contentReader(call, world)
    const earlier = world.tables.cms_friendly_link.where(
      (row) => row.link === link && row.create_time > now - day,
    )[0]
    if (earlier) {
      throw refuse('RATE_LIMITED', undefined, { extra: { retry_after: earlier.create_time + day - now } })
    }
    const id = String(world.next('cms_friendly_link'))
    const status = 'pending_trial'
    world.tables.cms_friendly_link.put({ id, title, link, logo, contact, remark, status, create_time: now })
    return {}
  },
} satisfies Partial<Operations>
