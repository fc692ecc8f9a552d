import type { Scenario } from '../scenario.ts'

export const financeOnly: Scenario = {
  group: 'people',
  title: { en: 'May only handle money', 'zh-cn': '仅处理财务' },
  text: {
    en: 'A member who pays bills and applies for invoices, and cannot book.',
    'zh-cn': '可支付账单、申请发票，但不能预订的成员。',
  },
  persona: 'golden_finance',
  prepare: () => ({ path: '/user/account/balance' }),
}
