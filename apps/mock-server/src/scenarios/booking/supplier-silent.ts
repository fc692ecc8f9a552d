import { bookStay, orderPath, pay } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const supplierSilent: Scenario = {
  group: 'supplier',
  title: { en: 'Supplier silent', 'zh-cn': '供应商不答复' },
  text: {
    en: 'Paid, and no answer comes: staff take over after three minutes.',
    'zh-cn': '已付款但一直没有答复：三分钟后转人工处理。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const { booking_id } = await bookStay(stage.as('goldenland'), { hotel: '1007' })
    await pay(stage, 'goldenland', booking_id)
    return { path: orderPath(stage, booking_id) }
  },
}
