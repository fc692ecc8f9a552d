import { bookStay, orderPath, pay } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const supplierRejects: Scenario = {
  group: 'supplier',
  title: { en: 'Supplier rejects', 'zh-cn': '供应商拒单' },
  text: {
    en: 'Paid; the hotel rejects it after eight seconds, and the money comes back.',
    'zh-cn': '已付款；八秒后酒店拒单，款项退回。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const { booking_id } = await bookStay(stage.as('goldenland'), { hotel: '1005' })
    await pay(stage, 'goldenland', booking_id)
    return { path: orderPath(stage, booking_id) }
  },
}
