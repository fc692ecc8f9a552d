import { hotelPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const soldOut: Scenario = {
  group: 'supplier',
  title: { en: 'Sold out at the check', 'zh-cn': '核对时已售罄' },
  text: {
    en: 'Choose a rate: nothing is left when it is checked, and others are offered.',
    'zh-cn': '选择任一价格：核对时已售罄，并推荐其他选择。',
  },
  persona: 'goldenland',
  prepare: (stage) => ({ path: hotelPath(stage, '1003') }),
}
