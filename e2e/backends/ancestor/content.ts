/** Articles and channels in the format of the ancestors' content module. */

interface ArticleRow {
  id: string
  channel_id: string
  title: string
  content: string
  images: string[]
  publish_time: string
  views: string
}

export const channels = [
  { id: '1', pid: '0', name: 'News', type: 'list', template: 'news' },
  { id: '6', pid: '0', name: 'Help', type: 'list', template: 'news' },
].map((channel) => ({
  ...channel,
  content_model_id: '1',
  url: '',
  target: '_self',
  seotitle: '',
  keywords: '',
  description: '',
  allow_visit_groups: 'all',
  weigh: channel.id,
  frontend_contribute: '1',
  index_rec: '',
  status: '1',
}))

const channelOf = (id: string) => channels.find((channel) => channel.id === id) ?? channels[0]

const articles: ArticleRow[] = Array.from({ length: 20 }, (_, at) => ({
  id: String(101 + at),
  channel_id: at % 4 === 0 ? '6' : '1',
  title: `Article ${101 + at}`,
  content: `<p>What article ${101 + at} says.</p>`,
  images: at % 2 === 0 ? ['/storage/default/20250101/a.png'] : [],
  publish_time: `${at + 1} days ago`,
  views: String(300 - at),
}))

const listed = ({ content: _content, ...article }: ArticleRow) => ({
  ...article,
  user_id: '0',
  admin_id: '1',
  channel_ids: [],
  title_style: { color: '#000000', bold: 'false' },
  flag: [],
  description: `About ${article.title}`,
  keywords: '',
  tags: [],
  url: '',
  target: '_blank',
  comments: '0',
  likes: '2',
  dislikes: '0',
  weigh: article.id,
  price: '0.00',
  currency: 'RMB',
  status: 'normal',
  create_time: '1729000000',
  cmsChannel: channelOf(article.channel_id),
  cmsTags: { name: [] },
})

export const settings = () => ({
  config: {
    index_seo_title: 'Ancestral travel',
    index_seo_keywords: '',
    index_seo_description: '',
    content_language: 'html',
    comment_language: 'html',
    appreciation: 'disable',
    comments_review: 'no',
    right_sidebar: [],
    friendly_link: [],
  },
})

export const home = () => ({
  indexTopBar: [],
  indexCarousel: [],
  indexFocus: [],
  newContent: articles.slice(0, 4).map(listed),
  newPublishContent: articles.slice(0, 16).map(listed),
  coverChannel: [],
})

export const newlyPublished = (page: number) => ({
  newPublishContent: articles.slice((page - 1) * 16, page * 16).map(listed),
})

export const hotKeywords = () => ({
  hotKeywords: [{ id: '1', search: 'visa', count: '12', rank: '1', create_time: '1729000000' }],
})

export const channelList = () => ({ list: channels, total: String(channels.length) })

export const tagList = () => ({ list: [], total: '0' })

export function articleList({ channel, keywords, page, limit }: Record<string, string | undefined>) {
  const found = articles.filter(
    (article) =>
      (channel === undefined || article.channel_id === channel) &&
      (keywords === undefined || article.title.toLowerCase().includes(keywords.toLowerCase())),
  )
  const size = Number(limit ?? 16)
  const from = (Number(page ?? 1) - 1) * size
  const info = channel === undefined ? { id: 0, name: keywords ?? '' } : channelOf(channel)
  return {
    list: found.slice(from, from + size).map(listed),
    total: String(found.length),
    info,
    title: [info?.name],
    template: 'news',
    breadcrumb: [{ id: info?.id, name: info?.name, type: channel === undefined ? 'search' : 'channel' }],
    filterConfig: [],
  }
}

export function article(id: string | undefined) {
  const found = articles.find((candidate) => candidate.id === id)
  if (!found) return null
  return {
    template: 'default',
    content: {
      ...listed(found),
      content: found.content,
      seotitle: '',
      author: [],
      likeed: false,
      collected: false,
      collects: '0',
      commented: false,
      downloads: [],
      download_after_comment: 'disable',
      source_title: null,
      source_url: null,
      allow_visit_groups: 'all',
      allow_comment_groups: 'user',
    },
    breadCrumbs: [{ id: found.channel_id, name: channelOf(found.channel_id)?.name, type: 'channel' }],
    hotContent: articles.slice(0, 4).map(listed),
    prevArticle: [],
    nextArticle: listed(articles[1] as ArticleRow),
    comments: { total: 0, per_page: 15, current_page: 1, last_page: 0, data: [] },
    interactionInstalled: false,
  }
}

export const agreement = () => ({ content: '<p>Terms of the ancestors.</p>' })
