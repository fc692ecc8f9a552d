import type { StatusScenario } from './way.ts'

export const pendingPayment: StatusScenario = {
  text: {
    en: 'Booked and not paid; the time to pay runs. Pay it, cancel it, or move the clock to the deadline.',
    'zh-cn': '已预订、未付款，付款倒计时进行中。可付款、取消，或把时钟拨到截止时间。',
  },
  reach: async () => {},
}
