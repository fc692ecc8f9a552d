import { hotelPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const brokenAnswers: Scenario = {
  group: 'network',
  title: { en: 'Broken answers', 'zh-cn': '返回内容损坏' },
  text: {
    en: 'The rates of the hotel come as JSON that cannot be read.',
    'zh-cn': '酒店报价返回的 JSON 无法解析。',
  },
  persona: 'goldenland',
  prepare: (stage) => {
    stage.fault({ operation: 'listHotelRates', malformed: true })
    return { path: hotelPath(stage, '1001') }
  },
}
