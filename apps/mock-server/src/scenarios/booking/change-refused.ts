import { orderPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import { askedChange } from './change-requested.ts'

export const changeRefused: Scenario = {
  group: 'service',
  title: { en: 'Change refused', 'zh-cn': '变更被拒' },
  text: { en: 'The hotel has refused the change; the order stays.', 'zh-cn': '酒店拒绝变更，订单保持不变。' },
  persona: 'goldenland',
  prepare: async (stage) => {
    const id = await askedChange(stage)
    stage.supplier('amend_nack', id)
    return { path: orderPath(stage, id) }
  },
}
