import { orderPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import { first } from '../stage.ts'

export const viewerOnly: Scenario = {
  group: 'people',
  title: { en: 'May only look', 'zh-cn': '仅可查看' },
  text: {
    en: 'A member without a right to book, pay or cancel, and without net prices, looks at an order.',
    'zh-cn': '无预订、付款、取消权限且看不到结算价的成员正在查看订单。',
  },
  persona: 'golden_viewer',
  prepare: async (stage) => {
    const { list } = await stage
      .as('golden_viewer')
      .done('listOrders', { query: { order_status: ['confirmed'], limit: 1 } })
    return { path: orderPath(stage, first(list, 'confirmed order').booking_id) }
  },
}
