import type { Scenario } from '../scenario.ts'

export const emptyAccount: Scenario = {
  group: 'world',
  title: { en: 'Empty company', 'zh-cn': '空白公司' },
  text: {
    en: 'Nothing has been booked yet: every list shows what it shows when it is empty.',
    'zh-cn': '还没有任何订单：各列表均显示空状态。',
  },
  persona: 'newleaf',
  state: 'empty_account',
  prepare: () => ({ path: '/user/order/list' }),
}
