import { hotelPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const networkDown: Scenario = {
  group: 'network',
  title: { en: 'Connection cut', 'zh-cn': '连接中断' },
  text: {
    en: 'Choose a rate: the connection breaks each time that it is checked.',
    'zh-cn': '选择任一价格：每次核对时连接都会中断。',
  },
  persona: 'goldenland',
  prepare: (stage) => {
    stage.fault({ operation: 'checkHotelRate', network: true })
    return { path: hotelPath(stage, '1001') }
  },
}
