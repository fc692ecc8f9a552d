import type { Schemas } from '@portal/api-client/contract'
import type { PersonaName } from '../../world/personas.ts'
import type { Scenario } from '../scenario.ts'
import type { Stage } from '../stage.ts'
import { appliedBill } from './bill-to-confirm.ts'

/** A bill that was agreed to. */
export async function confirmedBill(stage: Stage, persona: PersonaName): Promise<Schemas['Bill']> {
  const { bill_no: id, version } = await appliedBill(stage, persona)
  return (await stage.as(persona).done('confirmBill', { body: { id, version } })).bill
}

export const billToPay: Scenario = {
  group: 'money',
  title: { en: 'Bill to pay', 'zh-cn': '账单待付款' },
  text: {
    en: 'A confirmed bill can be paid from the balance or by bank transfer, in parts as well.',
    'zh-cn': '账单已确认，可用余额或银行转账支付，也可分次支付。',
  },
  persona: 'pacificusd',
  prepare: async (stage) => {
    const { bill_no } = await confirmedBill(stage, 'pacificusd')
    return { path: `/user/bill/details?bill=${bill_no}` }
  },
}
