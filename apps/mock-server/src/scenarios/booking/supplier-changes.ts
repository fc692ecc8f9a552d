import { bookStay, orderPath, pay } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const supplierChanges: Scenario = {
  group: 'supplier',
  title: { en: 'Supplier offers other terms', 'zh-cn': '供应商提出变更' },
  text: {
    en: 'Paid; after eight seconds the hotel offers something else.',
    'zh-cn': '已付款；八秒后酒店提出变更方案。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const { booking_id } = await bookStay(stage.as('goldenland'), { hotel: '1006' })
    await pay(stage, 'goldenland', booking_id)
    return { path: orderPath(stage, booking_id) }
  },
}
