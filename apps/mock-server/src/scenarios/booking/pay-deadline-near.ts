import { bookStay, orderPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const payDeadlineNear: Scenario = {
  group: 'order',
  title: { en: 'One minute left to pay', 'zh-cn': '付款仅剩一分钟' },
  text: {
    en: 'Booked and not paid; the order expires in a minute.',
    'zh-cn': '已预订、未付款，一分钟后订单失效。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const { booking_id } = await bookStay(stage.as('goldenland'))
    stage.until((stage.order(booking_id).pay_expire_time ?? 0) * 1000 - 60_000)
    return { path: orderPath(stage, booking_id) }
  },
}
