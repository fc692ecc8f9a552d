import { bookStay, orderPath, pay } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const hotelOnRequest: Scenario = {
  group: 'supplier',
  title: { en: 'On request', 'zh-cn': '需酒店确认' },
  text: {
    en: 'Paid; the hotel has to be asked and confirms after twenty minutes.',
    'zh-cn': '已付款；须向酒店询问，二十分钟后确认。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const { booking_id } = await bookStay(stage.as('goldenland'), { hotel: '1004' })
    await pay(stage, 'goldenland', booking_id)
    return { path: orderPath(stage, booking_id) }
  },
}
