import type { StatusScenario } from './way.ts'

export const completed: StatusScenario = {
  text: {
    en: 'The service is over: it can be invoiced and booked again; the terms leave nothing to refund.',
    'zh-cn': '服务已结束，可开票或再次预订；按条款已无可退金额。',
  },
  reach: (way) => way.leave(),
}
