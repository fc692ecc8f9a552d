import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/account/integral.ts'

export default {
  balance: 'Points balance',
  memo: 'Reason',
  time: 'Time',
  score: 'Change',
  before: 'Before',
  after: 'After',
  empty: 'No points yet',
  emptyHint: 'You earn points with completed bookings.',
} as const satisfies Texts<typeof zh>
