import { bookTransfer, orderPath, pay } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import type { Stage } from '../stage.ts'

/** A confirmed transfer; answers its number. */
export async function confirmedTransfer(stage: Stage): Promise<string> {
  const { booking_id } = await bookTransfer(stage.as('goldenland'))
  await pay(stage, 'goldenland', booking_id)
  stage.supplier('confirm', booking_id)
  return booking_id
}

export const driverAssigned: Scenario = {
  group: 'service',
  title: { en: 'Driver assigned', 'zh-cn': '已派司机' },
  text: {
    en: 'A confirmed transfer has its driver, with name, number and plate.',
    'zh-cn': '接送机已确认并派车，可见司机姓名、电话和车牌。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const id = await confirmedTransfer(stage)
    stage.supplier('assign_driver', id)
    return { path: orderPath(stage, id) }
  },
}
