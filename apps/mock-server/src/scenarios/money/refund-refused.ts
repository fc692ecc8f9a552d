import { orderPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import { askedRefund } from './refund-requested.ts'

export const refundRefused: Scenario = {
  group: 'service',
  title: { en: 'Refund refused', 'zh-cn': '退款被拒' },
  text: { en: 'Staff have refused the refund, with a reason.', 'zh-cn': '工作人员已拒绝退款，并说明原因。' },
  persona: 'goldenland',
  prepare: async (stage) => {
    const id = await askedRefund(stage)
    stage.supplier('refund_nack', id)
    return { path: orderPath(stage, id) }
  },
}
