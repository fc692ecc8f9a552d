import type { StatusScenario } from './way.ts'

export const cancelled: StatusScenario = {
  text: {
    en: 'The supplier has agreed to the cancellation; money came back as far as the terms say.',
    'zh-cn': '供应商已同意取消，款项按取消政策退回。',
  },
  reach: async (way) => {
    await way.confirm()
    await way.cancel()
    way.stage.supplier('cancel_ack', way.id)
  },
}
