import type { StatusScenario } from './way.ts'

export const confirmed: StatusScenario = {
  text: {
    en: 'The supplier has confirmed; voucher, change and cancellation are open.',
    'zh-cn': '供应商已确认，可查看凭证、申请变更或取消。',
  },
  reach: (way) => way.confirm(),
}
