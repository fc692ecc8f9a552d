import type { Scenario } from '../scenario.ts'

export const creditOverdue: Scenario = {
  group: 'world',
  title: { en: 'Overdue bill', 'zh-cn': '账单逾期' },
  text: {
    en: 'A bill is overdue, so credit is blocked until it is paid.',
    'zh-cn': '账单已逾期，付清之前授信被冻结。',
  },
  persona: 'jadecredit',
  state: 'credit_overdue',
  prepare: () => ({ path: '/user/bill/details' }),
}
