import { hotelPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const nonRefundable: Scenario = {
  group: 'supplier',
  title: { en: 'Non-refundable only', 'zh-cn': '仅有不可退款价格' },
  text: {
    en: 'Every rate is bought for good.',
    'zh-cn': '所有价格均不可退款。',
  },
  persona: 'goldenland',
  prepare: (stage) => ({ path: hotelPath(stage, '1009') }),
}
