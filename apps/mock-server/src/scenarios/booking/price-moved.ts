import { hotelPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const priceMoved: Scenario = {
  group: 'supplier',
  title: { en: 'Price moved', 'zh-cn': '价格已变动' },
  text: {
    en: 'Choose a rate: it has become dearer when it is checked.',
    'zh-cn': '选择任一价格：核对时已涨价。',
  },
  persona: 'goldenland',
  prepare: (stage) => ({ path: hotelPath(stage, '1002') }),
}
