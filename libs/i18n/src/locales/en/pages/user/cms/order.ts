import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/cms/order.ts'

export default {
  table: 'Paid content',
  amount: 'Amount',
  type: 'Paid with',
  sn: 'Number',
  time: 'Paid',
  none: 'Nothing bought yet',
  noneHint: 'Articles you pay for appear here, to be read at any time.',
  browse: 'Browse articles',
} as const satisfies Texts<typeof zh>
