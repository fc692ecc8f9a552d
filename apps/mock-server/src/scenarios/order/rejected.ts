import type { StatusScenario } from './way.ts'

export const rejected: StatusScenario = {
  text: {
    en: 'The supplier has rejected it, and the amount held has been released.',
    'zh-cn': '供应商已拒绝，冻结的款项已解冻。',
  },
  reach: async (way) => {
    await way.pay()
    way.stage.supplier('reject', way.id)
  },
}
