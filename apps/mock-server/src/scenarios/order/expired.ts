import type { StatusScenario } from './way.ts'

export const expired: StatusScenario = {
  text: {
    en: 'Nobody paid in time.',
    'zh-cn': '超时未付款，订单已失效。',
  },
  reach: async (way) => {
    way.stage.until((way.order.pay_expire_time ?? 0) * 1000)
  },
}
