import type { Scenario } from '../scenario.ts'

export const manyOrders: Scenario = {
  group: 'world',
  title: { en: 'Ten thousand orders', 'zh-cn': '一万张订单' },
  text: {
    en: 'Ten thousand orders and five thousand hotels, for lists, pages and exports.',
    'zh-cn': '一万张订单、五千家酒店，用于检查列表、翻页和导出。',
  },
  persona: 'goldenland',
  state: 'many_orders',
  prepare: () => ({ path: '/user/order/list' }),
}
