import type { Schemas } from '@portal/api-client/contract'
import type { PersonaName } from '../../world/personas.ts'
import { confirmedStay } from '../bookings.ts'
import type { Scenario } from '../scenario.ts'
import type { Stage } from '../stage.ts'

/** A bill over an order that was bought for good on credit. */
export async function appliedBill(
  stage: Stage,
  persona: PersonaName = 'jadecredit',
): Promise<Schemas['Bill']> {
  const id = await confirmedStay(stage, persona, { hotel: '1009', nonRefundable: true, channel: 'credit' })
  const { bill } = await stage
    .as(persona)
    .done('applyBill', { body: { client_ref: stage.ref(), order_ids: [id] } })
  return bill
}

export const billToConfirm: Scenario = {
  group: 'money',
  title: { en: 'Bill to confirm', 'zh-cn': '账单待确认' },
  text: { en: 'A bill is issued: confirm or dispute it.', 'zh-cn': '账单已出具，可确认或提出异议。' },
  persona: 'jadecredit',
  prepare: async (stage) => {
    const { bill_no } = await appliedBill(stage)
    return { path: `/user/bill/details?bill=${bill_no}` }
  },
}
