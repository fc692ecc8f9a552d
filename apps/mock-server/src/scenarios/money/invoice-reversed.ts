import type { Scenario } from '../scenario.ts'
import type { Stage } from '../stage.ts'
import { appliedInvoice } from './invoice-applied.ts'

/** An invoice that was issued; answers the number of its application. */
async function issuedInvoice(stage: Stage): Promise<string> {
  const id = await appliedInvoice(stage, 'goldenland')
  stage.later(13 * 60_000)
  return id
}

export const invoiceReversed: Scenario = {
  group: 'money',
  title: { en: 'Invoice reversed', 'zh-cn': '发票已冲红' },
  text: {
    en: 'Ten yuan of an invoice were reversed by a red letter.',
    'zh-cn': '发票中十元已开具红字冲销。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const id = await issuedInvoice(stage)
    const body = { id, amount: '10.00', reason: 'The last night was cancelled' }
    await stage.as('goldenland').done('reverseInvoice', { body })
    stage.later(11 * 60_000)
    return { path: `/user/invoice/details?keyword=${id}` }
  },
}
