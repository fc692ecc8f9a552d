import { hotelPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const failingNetwork: Scenario = {
  group: 'network',
  title: { en: 'Failing network', 'zh-cn': '网络不稳定' },
  text: {
    en: 'Every fourth call fails with a bad gateway; the same ones for the same seed.',
    'zh-cn': '约四分之一的请求返回网关错误；相同种子下结果相同。',
  },
  persona: 'goldenland',
  prepare: (stage) => {
    stage.fault({ operation: '*', rate: 0.25, status: 502 })
    return { path: hotelPath(stage, '1001') }
  },
}
