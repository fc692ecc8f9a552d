import type { Scenario } from './scenario.ts'

/** The companies in their usual and their unusual states. */
export const worldScenarios = {
  default: {
    group: 'world',
    title: { en: 'Ordinary month', 'zh-cn': '普通的一个月' },
    text: { en: 'Four companies in the middle of an ordinary month.', 'zh-cn': '四家公司，普通的一个月。' },
    persona: 'goldenland',
    prepare: () => ({ path: '/user' }),
  },
  low_balance: {
    group: 'world',
    title: { en: 'Hardly any balance', 'zh-cn': '余额所剩无几' },
    text: {
      en: '88 yuan are left: booking works, paying does not.',
      'zh-cn': '余额只剩 88 元：可以预订，无法付款。',
    },
    persona: 'goldenland',
    state: 'low_balance',
    prepare: () => ({ path: '/user/account/balance' }),
  },
  credit_overdue: {
    group: 'world',
    title: { en: 'Overdue bill', 'zh-cn': '账单逾期' },
    text: {
      en: 'A bill is overdue, so credit is blocked until it is paid.',
      'zh-cn': '账单已逾期，付清之前授信被冻结。',
    },
    persona: 'jadecredit',
    state: 'credit_overdue',
    prepare: () => ({ path: '/user/bill/details' }),
  },
  empty_account: {
    group: 'world',
    title: { en: 'Empty company', 'zh-cn': '空白公司' },
    text: {
      en: 'Nothing has been booked yet: every list shows what it shows when it is empty.',
      'zh-cn': '还没有任何订单：各列表均显示空状态。',
    },
    persona: 'newleaf',
    state: 'empty_account',
    prepare: () => ({ path: '/user/order/list' }),
  },
  many_orders: {
    group: 'world',
    title: { en: 'Ten thousand orders', 'zh-cn': '一万张订单' },
    text: {
      en: 'Ten thousand orders and five thousand hotels, for lists, pages and exports.',
      'zh-cn': '一万张订单、五千家酒店，用于检查列表、翻页和导出。',
    },
    persona: 'goldenland',
    state: 'many_orders',
    prepare: () => ({ path: '/user/order/list' }),
  },
  center_closed: {
    group: 'world',
    title: { en: 'Member centre closed', 'zh-cn': '会员中心已关闭' },
    text: { en: 'Nobody can sign in.', 'zh-cn': '任何人都无法登录。' },
    persona: null,
    state: 'center_closed',
    prepare: () => ({ path: '/user/login' }),
  },
} as const satisfies Readonly<Record<string, Scenario>>
