import { confirmedStay, orderPath } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import type { Stage } from '../stage.ts'

/** A part of a confirmed order is asked back; answers its number. */
export async function askedRefund(stage: Stage): Promise<string> {
  const id = await confirmedStay(stage)
  const { version } = stage.order(id)
  const money = { amount: '50.00', currency: 'CNY' }
  await stage.as('goldenland').done('refundOrder', { body: { id, version, money, reason: 'No breakfast' } })
  return id
}

export const refundRequested: Scenario = {
  group: 'service',
  title: { en: 'Refund requested', 'zh-cn': '已申请退款' },
  text: {
    en: 'A part is asked back; staff decide. Decide at once in the panel.',
    'zh-cn': '已申请部分退款，等待工作人员处理；可在面板中立即决定。',
  },
  persona: 'goldenland',
  prepare: async (stage) => ({ path: orderPath(stage, await askedRefund(stage)) }),
}
