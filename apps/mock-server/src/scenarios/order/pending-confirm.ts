import type { StatusScenario } from './way.ts'

export const pendingConfirm: StatusScenario = {
  text: {
    en: 'Paid; the supplier has been asked and answers within twenty minutes. Choose its answer in the panel.',
    'zh-cn': '已付款，正在等待供应商答复，二十分钟内会有结果。可在面板中指定供应商的答复。',
  },
  reach: (way) => way.pay(),
}
