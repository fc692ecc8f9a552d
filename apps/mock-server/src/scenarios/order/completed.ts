import type { StatusScenario } from './way.ts'

export const completed: StatusScenario = {
  text: {
    en: 'The service is over: invoice, refund request and rebooking are open.',
    'zh-cn': '服务已结束，可开票、申请退款或再次预订。',
  },
  reach: (way) => way.leave(),
}
