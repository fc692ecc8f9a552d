import { bookCar, orderPath, pay } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'

export const extrasReported: Scenario = {
  group: 'service',
  title: { en: 'Extra charges to accept', 'zh-cn': '附加费用待确认' },
  text: {
    en: 'The car was used for two hours longer; completing the order means agreeing to that.',
    'zh-cn': '用车超时两小时；完成订单即表示同意附加费用。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const { booking_id } = await bookCar(stage.as('goldenland'))
    await pay(stage, 'goldenland', booking_id)
    stage.supplier('confirm', booking_id)
    stage.until(stage.order(booking_id).service_start)
    const { version } = stage.order(booking_id)
    await stage.as('goldenland').done('confirmOrderCheckIn', { body: { id: booking_id, version } })
    stage.until(stage.order(booking_id).service_end)
    stage.supplier('report_extras', booking_id, { overtime_hours: 2 })
    return { path: orderPath(stage, booking_id) }
  },
}
