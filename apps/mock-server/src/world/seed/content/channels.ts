import type { ChannelRow, ContentModelName, ModelField } from '../../../domain/cms/content.ts'
import type { LocalText } from '../../../texts/language.ts'

export const both = (en: string, zh: string): LocalText => ({ en, 'zh-cn': zh })

const channel = (
  id: number,
  pid: number,
  type: ChannelRow['type'],
  model: ContentModelName,
  template: string,
  name: LocalText,
  description: LocalText,
  more: Partial<ChannelRow> = {},
): ChannelRow => ({
  id,
  pid,
  type,
  model,
  template,
  name,
  description,
  keywords: name,
  url: '',
  target: '_self',
  visit: 'all',
  weigh: 100 - id,
  takesContributions: false,
  onHome: false,
  ...more,
})

/** An entry among the channels that is a page on its own. */
const linkTo = (url: string, id: number, name: LocalText, description: LocalText): ChannelRow =>
  channel(id, 0, 'link', 'news', 'news', name, description, { url })

const home = { onHome: true }
const open = { takesContributions: true }

/** A parent comes before its children. */
export const channelRows: readonly ChannelRow[] = [
  channel(
    1,
    0,
    'cover',
    'news',
    'news',
    both('Travel News', '旅游资讯'),
    both('What changes for those who send travellers.', '与出境业务相关的最新变化。'),
    home,
  ),
  channel(
    2,
    1,
    'list',
    'news',
    'news',
    both('Visa and Entry', '签证与入境'),
    both('Visas, entry forms and customs.', '签证、入境申报与海关规定。'),
    open,
  ),
  channel(
    3,
    1,
    'list',
    'news',
    'news',
    both('Flights and Roads', '航班与交通'),
    both('Timetables, airports, roads and ferries.', '航班时刻、机场、公路与轮渡。'),
    open,
  ),
  channel(
    4,
    1,
    'list',
    'news',
    'bigPicList',
    both('Hotel Trade', '酒店动态'),
    both('Openings, renovations and house rules.', '新开业、翻新与入住规定。'),
    open,
  ),
  channel(
    6,
    0,
    'cover',
    'guide',
    'doubleColumnList',
    both('Destinations', '目的地'),
    both('Places seen by people who plan trips for others.', '行程规划者眼中的目的地。'),
    home,
  ),
  channel(
    7,
    6,
    'list',
    'guide',
    'doubleColumnList',
    both('Myanmar', '缅甸'),
    both('From the delta to the hills.', '从三角洲到山区。'),
    { ...open, onHome: true },
  ),
  channel(
    8,
    6,
    'list',
    'guide',
    'doubleColumnList',
    both('China', '中国'),
    both('Cities, borders and long rail journeys.', '城市、口岸与长途铁路。'),
    open,
  ),
  channel(
    9,
    6,
    'list',
    'guide',
    'bigPicList',
    both('South-East Asia', '东南亚'),
    both('Islands, capitals and the roads between them.', '海岛、都会与沿途风景。'),
    open,
  ),
  channel(
    10,
    0,
    'list',
    'file',
    'products',
    both('Trade Library', '同业资料'),
    both('Pictures, checklists and training material to work with.', '图片、清单与培训资料。'),
    home,
  ),
  channel(
    11,
    0,
    'list',
    'news',
    'news',
    both('Desk Stories', '同行经验'),
    both('Operators tell what worked and what did not.', '计调讲述成功与教训。'),
    { ...open, onHome: true },
  ),
  linkTo(
    '/cms/page/3',
    12,
    both('Operator Handbook', '操作手册'),
    both('How the portal is used, step by step.', '平台使用步骤说明。'),
  ),
  channel(
    13,
    0,
    'list',
    'news',
    'news',
    both('Member Notices', '会员公告'),
    both('Notices for members only.', '仅供会员查看的公告。'),
    { visit: 'user' },
  ),
  linkTo('/cms/page/7', 14, both('Rules of Booking', '预订须知'), both('Names and times.', '姓名与时间。')),
  linkTo(
    '/cms/page/5',
    15,
    both('Help with Payments', '付款帮助'),
    both('Top-ups, holds and bills.', '充值、冻结与账单。'),
  ),
  linkTo(
    '/cms/page/8',
    16,
    both('Travelling with Care', '负责任的旅行'),
    both('Small things that help.', '举手之劳。'),
  ),
  linkTo('/cms/page/4', 17, both('Contact', '联系我们'), both('Desks and hours.', '客服与服务时间。')),
]

export const channelById: ReadonlyMap<number, ChannelRow> = new Map(channelRows.map((row) => [row.id, row]))

const text = (id: number, name: string, title: LocalText, tip: LocalText): ModelField => ({
  id,
  name,
  title,
  tip,
  rule: '',
  type: 'string',
  choices: {},
})

const choice = (
  id: number,
  name: string,
  title: LocalText,
  rule: string,
  choices: Readonly<Record<string, LocalText>>,
): ModelField => ({ id, name, title, tip: both('', ''), rule, type: 'select', choices })

/** What the content models add to the fields of every article. */
export const modelFields: Readonly<Record<ContentModelName, readonly ModelField[]>> = {
  news: [
    text(
      101,
      'source_title',
      both('Source', '来源'),
      both('Who reported it first, if not you', '如非原创，请注明出处'),
    ),
    text(
      102,
      'source_url',
      both('Address of the source', '来源链接'),
      both('Begins with https://', '以 https:// 开头'),
    ),
  ],
  guide: [
    choice(201, 'season', both('Best season', '最佳季节'), 'required', {
      cool: both('Cool months', '凉季'),
      hot: both('Hot months', '热季'),
      rain: both('Rainy months', '雨季'),
      any: both('All year', '全年'),
    }),
    choice(202, 'style', both('Kind of trip', '行程类型'), '', {
      group: both('Groups', '团队'),
      family: both('Families', '亲子'),
      business: both('Business', '商务'),
      slow: both('Slow travel', '慢旅行'),
    }),
    {
      id: 203,
      name: 'days',
      title: both('Days needed', '建议天数'),
      tip: both('A whole number from 1 to 30', '1 至 30 的整数'),
      rule: 'integer',
      type: 'number',
      choices: {},
    },
  ],
  file: [text(301, 'format', both('Kind of file', '文件类型'), both('Such as PDF or SVG', '如 PDF、SVG'))],
}
