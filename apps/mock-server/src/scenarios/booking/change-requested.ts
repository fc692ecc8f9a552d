import { confirmedStay, orderPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import type { Stage } from '../stage.ts'

/** A change of a confirmed order waits for the hotel; answers its number. */
export async function askedChange(stage: Stage): Promise<string> {
  const id = await confirmedStay(stage)
  const { version } = stage.order(id)
  const changes = { guests: [{ position: 2, full_name: 'LI XIAONA' }] }
  await stage.as('goldenland').done('amendOrder', { body: { id, version, changes } })
  return id
}

export const changeRequested: Scenario = {
  group: 'service',
  title: { en: 'Change requested', 'zh-cn': '已申请变更' },
  text: {
    en: 'The hotel is asked for another guest and has not answered.',
    'zh-cn': '已向酒店申请更换客人，尚未答复。',
  },
  persona: 'goldenland',
  prepare: async (stage) => ({ path: orderPath(stage, await askedChange(stage)) }),
}
