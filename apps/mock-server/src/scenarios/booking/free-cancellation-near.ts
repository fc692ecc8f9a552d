import { instantOf } from '../../domain/time/zones.ts'
import { confirmedStay, orderPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const freeCancellationNear: Scenario = {
  group: 'service',
  title: { en: 'Arrival tomorrow', 'zh-cn': '明日入住' },
  text: {
    en: 'Confirmed, and the guests arrive tomorrow: what cancelling costs now stands in the dialog.',
    'zh-cn': '已确认，客人明日入住：此时取消的费用见对话框。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const id = await confirmedStay(stage)
    const { tz } = stage.order(id)
    stage.until(instantOf(stage.date(9), '12:00', tz))
    return { path: orderPath(stage, id) }
  },
}
