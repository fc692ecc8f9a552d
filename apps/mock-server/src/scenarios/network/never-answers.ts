import { hotelPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const neverAnswers: Scenario = {
  group: 'network',
  title: { en: 'No answer', 'zh-cn': '请求无响应' },
  text: {
    en: 'Choose a rate: its check is never answered, until the page gives up.',
    'zh-cn': '选择任一价格：核对请求一直没有响应，直到页面超时。',
  },
  persona: 'goldenland',
  prepare: (stage) => {
    stage.fault({ operation: 'checkHotelRate', timeout: true })
    return { path: hotelPath(stage, '1001') }
  },
}
