import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/cms/content.ts'

export default {
  table: 'My contributions',
  write: 'Write an article',
  price: 'Price',
  free: 'Free',
  figures: 'Statistics',
  figuresShort: '{{views}} views · {{likes}} likes · {{comments}} comments',
  time: 'Submitted',
  reason: 'Reason: {{memo}}',
  status: {
    normal: 'Published',
    unaudited: 'Waiting for review',
    refused: 'Refused',
    offline: 'Taken down',
  },
  removeTitle: 'Delete this article?',
  removed: 'Article deleted',
  removeText: '“{{title}}” will be deleted permanently.',
  none: 'No contributions yet',
  noneHint: 'Share what you know; after a review it is published.',
  statistics: {
    title: 'Statistics of “{{title}}”',
    views: 'Views',
    likes: 'Likes',
    collects: 'Collected',
    comments: 'Comments',
    sales: 'Sales',
    admireSum: 'Rewards',
    sold: 'Buyers',
    buyer: 'Reader',
    amount: 'Amount',
    type: 'Paid with',
    time: 'Paid',
    noSales: 'No sales yet',
  },
} as const satisfies Texts<typeof zh>
