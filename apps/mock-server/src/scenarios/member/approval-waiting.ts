import { bookStay, orderPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import type { Stage } from '../stage.ts'
import { saveRights } from './sub-accounts.ts'

/** An order that its booker may pay only once the owner agrees; answers its number. */
export async function waitingOrder(stage: Stage): Promise<string> {
  await saveRights(stage, 'golden_booker', { approval_over: { amount: '1.00', currency: 'CNY' } })
  return (await bookStay(stage.as('golden_booker'))).booking_id
}

export const approvalWaiting: Scenario = {
  group: 'people',
  title: { en: 'Approval waiting', 'zh-cn': '待审批' },
  text: {
    en: 'A booker asks the owner for an approval. Decide it here; sign in as golden_booker to see the other side.',
    'zh-cn': '预订员已提交审批，可在此处理；以 golden_booker 登录可查看另一方。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const order_id = await waitingOrder(stage)
    await stage.as('golden_booker').done('requestApproval', { body: { order_id, note: 'Big group' } })
    return { path: orderPath(stage, order_id) }
  },
}
