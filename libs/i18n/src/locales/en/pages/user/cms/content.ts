import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/cms/content.ts'

export default {
  table: 'My contributions',
  write: 'Write an article',
  price: 'Price',
  free: 'Free',
  figures: 'Figures',
  figuresShort: '{{views}} views · {{likes}} likes · {{comments}} comments',
  time: 'Handed in',
  reason: 'Reason: {{memo}}',
  status: {
    normal: 'Published',
    unaudited: 'Waiting for review',
    refused: 'Refused',
    offline: 'Taken down',
  },
  removeTitle: 'Delete this article?',
  removeText: '“{{title}}” goes for good.',
  none: 'No contributions yet',
  noneHint: 'Share what you know; after a review it is published.',
  statistics: {
    title: 'Figures of “{{title}}”',
    views: 'Views',
    likes: 'Likes',
    collects: 'Collected',
    comments: 'Comments',
    sales: 'Sales',
    admireSum: 'Rewards',
    sold: 'Who has paid',
    buyer: 'Reader',
    amount: 'Amount',
    type: 'Paid with',
    time: 'Paid',
    noSales: 'Nobody has paid yet',
  },
} as const satisfies Texts<typeof zh>
