import type { StatusScenario } from './way.ts'

export const awaitingAcceptance: StatusScenario = {
  text: {
    en: 'The supplier offers something else. Accept or decline it before the offer ends.',
    'zh-cn': '供应商提出了变更方案，请在截止前接受或拒绝。',
  },
  reach: async (way) => {
    await way.pay()
    way.stage.supplier('change', way.id)
  },
}
