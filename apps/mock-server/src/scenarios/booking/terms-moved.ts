import { hotelPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const termsMoved: Scenario = {
  group: 'supplier',
  title: { en: 'Terms changed', 'zh-cn': '政策已变更' },
  text: {
    en: 'Choose a rate: its terms of cancellation have changed when it is checked.',
    'zh-cn': '选择任一价格：核对时取消政策已变更。',
  },
  persona: 'goldenland',
  prepare: (stage) => ({ path: hotelPath(stage, '1011') }),
}
