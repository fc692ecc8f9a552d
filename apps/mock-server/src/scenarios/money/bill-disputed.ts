import type { Scenario } from '../scenario.ts'
import { first } from '../stage.ts'
import { appliedBill } from './bill-to-confirm.ts'

export const billDisputed: Scenario = {
  group: 'money',
  title: { en: 'Bill disputed', 'zh-cn': '账单有异议' },
  text: {
    en: 'A line of the bill is disputed; the answer comes after two hours.',
    'zh-cn': '账单有一行被提出异议，两小时后答复。',
  },
  persona: 'jadecredit',
  prepare: async (stage) => {
    const me = stage.as('jadecredit')
    const { bill_no: id, version } = await appliedBill(stage)
    const { lines } = await me.done('getBill', { query: { id } })
    const { line_id } = first(lines.list, 'line of a bill')
    await me.done('disputeBill', {
      body: { id, version, lines: [{ line_id, reason: 'The group was smaller' }] },
    })
    return { path: `/user/bill/details?bill=${id}` }
  },
}
