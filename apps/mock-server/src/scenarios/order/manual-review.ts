import type { StatusScenario } from './way.ts'

export const manualReview: StatusScenario = {
  text: {
    en: 'The supplier has said nothing for too long; staff look at the order.',
    'zh-cn': '供应商长时间未答复，订单转人工处理。',
  },
  reach: async (way) => {
    await way.pay()
    way.stage.supplier('silent', way.id)
    way.stage.later(121 * 60_000)
  },
}
