import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/wallet.ts'

export default {
  predeposit: 'Pre-deposit',
  credit: 'Credit',
  balance: 'Balance',
  frozen: 'Frozen',
  available: 'Available',
  availableLater: 'Available once the overdue bill is paid',
  limit: 'Credit limit',
  tempLimit: 'Temporary limit',
  tempUntil: 'until {{time}}',
  used: 'Used',
  overdue: 'Overdue',
  overdueBlock: 'Credit is blocked by an overdue bill',
  low: 'The balance is below your alert of {{money}}',
  payLater: 'Pay later',
  owed: 'Still to be paid',
  afterOwed: 'Pre-deposit left after that',
  noCredit: 'Your company has no credit line.',
} as const satisfies Texts<typeof zh>
