import { hotelPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const slowNetwork: Scenario = {
  group: 'network',
  title: { en: 'Slow network', 'zh-cn': '网络缓慢' },
  text: {
    en: 'Every answer takes three seconds.',
    'zh-cn': '每次请求都需要三秒。',
  },
  persona: 'goldenland',
  prepare: (stage) => {
    stage.fault({ operation: '*', latency: 3000 })
    return { path: hotelPath(stage, '1001') }
  },
}
