import { orderPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import { confirmedTransfer } from './driver-assigned.ts'

export const flightDelayed: Scenario = {
  group: 'service',
  title: { en: 'Flight delayed', 'zh-cn': '航班延误' },
  text: {
    en: 'The flight is ninety minutes late, and the pick-up follows it.',
    'zh-cn': '航班延误九十分钟，接机时间随之调整。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const id = await confirmedTransfer(stage)
    stage.supplier('flight', id, { what: 'delayed', minutes: 90 })
    return { path: orderPath(stage, id) }
  },
}
