import type { Schemas } from '@portal/api-client/contract'
import type { FriendlyLinkRow } from '../../../domain/cms/content.ts'
import type { LocalText } from '../../../texts/language.ts'
import { both } from './channels.ts'

export interface BlockRow {
  readonly id: number
  readonly type: Schemas['CmsBlockType']
  /** The place it is in. */
  readonly name: string
  readonly title: LocalText
  readonly image: string
  readonly link: string
  readonly rich_text: LocalText
}

const picture = (
  id: number,
  type: 'carousel' | 'image',
  name: string,
  title: LocalText,
  image: string,
  link: string,
): BlockRow => ({ id, type, name, title, image, link, rich_text: both('', '') })

export const blockRows: readonly BlockRow[] = [
  {
    id: 1,
    type: 'rich_text',
    name: 'index-top-bar',
    title: both('Notice', '公告'),
    image: '',
    link: '/cms/page/4',
    rich_text: both(
      '<p>The emergency desk is reached day and night: <a href="/cms/page/4">numbers and hours</a>.</p>',
      '<p>紧急客服全天候值班：<a href="/cms/page/4">电话与时间</a>。</p>',
    ),
  },
  picture(
    2,
    'carousel',
    'index-carousel',
    both('Cool months in Bagan', '蒲甘凉季'),
    '/media/city/bagan/1.svg',
    '/cms/channel/7',
  ),
  picture(
    3,
    'carousel',
    'index-carousel',
    both('Entry rules at a glance', '入境规定一览'),
    '/media/city/muse/1.svg',
    '/cms/channel/2',
  ),
  picture(
    4,
    'carousel',
    'index-carousel',
    both('Long rail journeys', '长途铁路'),
    '/media/city/kunming/1.svg',
    '/cms/channel/8',
  ),
  picture(
    5,
    'image',
    'index-focus',
    both('Book a room', '预订酒店'),
    '/media/city/yangon/2.svg',
    '/hotel/list',
  ),
  picture(
    6,
    'image',
    'index-focus',
    both('Hire a car', '预订用车'),
    '/media/city/mandalay/2.svg',
    '/car/list',
  ),
  picture(
    7,
    'image',
    'right-side-bar',
    both('Airport transfers', '接送机'),
    '/media/city/singapore/1.svg',
    '/airport/list',
  ),
  picture(
    8,
    'image',
    'news-focus',
    both('What changed this month', '本月变化'),
    '/media/city/yangon/3.svg',
    '/cms/channel/3',
  ),
  picture(
    9,
    'carousel',
    'news-carousel',
    both('Visa and entry', '签证与入境'),
    '/media/city/tachileik/1.svg',
    '/cms/channel/2',
  ),
  picture(
    10,
    'image',
    'doubleColumnList-focus',
    both('Lake and hills', '湖与山'),
    '/media/city/inle/1.svg',
    '/cms/channel/7',
  ),
  picture(
    11,
    'carousel',
    'doubleColumnList-carousel',
    both('Old towns', '古城'),
    '/media/city/dali/1.svg',
    '/cms/channel/8',
  ),
]

const link = (
  id: number,
  title: string,
  address: string,
  status: FriendlyLinkRow['status'],
): FriendlyLinkRow => ({
  id: String(id),
  title,
  link: address,
  logo: '',
  contact: 'desk@example.com',
  remark: '',
  status,
  create_time: 1_760_000_000,
})

/** Sites we link to; one is still asking. */
export const friendlyLinkRows: readonly FriendlyLinkRow[] = [
  link(1, 'Mandalay Tours', 'https://mandalaytours.example', 'enable'),
  link(2, 'Lake Boats', 'https://lakeboats.example', 'enable'),
  link(3, 'Harbour Courier', 'https://courier.example', 'enable'),
  link(4, 'Border Desk', 'https://borderdesk.example', 'pending_trial'),
  link(5, 'Closed Shop', 'https://closed.example', 'disable'),
]
