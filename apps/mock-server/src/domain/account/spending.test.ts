import { expect, test } from 'vitest'
import { againstSpending } from './spending.ts'

const spender = {
  channels: ['predeposit'],
  limit_per_order: 100,
  limit_per_month: 150,
  approval_over: 95,
  month_use: 60,
} as const

test.each([
  ['within both limits', { channel: 'predeposit', total: 90, added: 90, approved: false }, null],
  [
    'up to the limit of one thing, most of it spent before',
    { channel: 'predeposit', total: 100, added: 40, approved: true },
    null,
  ],
  [
    'up to the threshold of an approval',
    { channel: 'predeposit', total: 95, added: 40, approved: false },
    null,
  ],
  [
    'beyond the threshold of an approval',
    { channel: 'predeposit', total: 96, added: 40, approved: false },
    'APPROVAL_LIMIT',
  ],
  [
    'beyond the limit of one thing',
    { channel: 'predeposit', total: 101, added: 1, approved: true },
    'SUBACCOUNT_LIMIT',
  ],
  ['beyond the month', { channel: 'predeposit', total: 91, added: 91, approved: true }, 'SUBACCOUNT_LIMIT'],
  [
    'by a channel that is closed',
    { channel: 'credit', total: 1, added: 1, approved: true },
    'CHANNEL_NOT_ALLOWED',
  ],
] as const)('What is paid %s follows the rule', (_, spending, ruled) => {
  expect(againstSpending(spender, spending)).toBe(ruled)
})
