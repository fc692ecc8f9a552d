import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/cms.ts'

export default {
  views: '{{count}} views',
  views_one: '{{count}} view',
  comments: '{{count}} comments',
  comments_one: '{{count}} comment',
  likes: '{{count}} likes',
  likes_one: '{{count}} like',
  points: '{{count}} points',
  points_one: '{{count}} point',
  elsewhere: '{{title}} (opens a new window)',
  gone: 'This content does not exist or is no longer available',
  goneHint: 'Please search for another article.',
  toSearch: 'Search articles',
  crumbs: 'You are here',
  articles: 'Articles',
  channels: 'Channels',
  partners: 'Partner sites',
  propose: 'Propose your site',
  tags: 'Tags',
  flags: {
    top: 'Pinned',
    hot: 'Hot',
    recommend: 'Recommended',
    new: 'New',
  },
  payTypes: {
    balance: 'Company balance',
    score: 'Points',
    wx: 'WeChat Pay',
    alipay: 'Alipay',
  },
  columns: {
    title: 'Title',
    channel: 'Channel',
    status: 'Status',
    actions: 'Actions',
  },
} as const satisfies Texts<typeof zh>
