import type { Scenario } from '../scenario.ts'
import { appliedInvoice } from './invoice-applied.ts'

export const invoiceRefused: Scenario = {
  group: 'money',
  title: { en: 'Invoice refused', 'zh-cn': '开票被拒' },
  text: {
    en: 'A special invoice to an old tax number was refused by the review.',
    'zh-cn': '专用发票使用旧税号，审核未通过。',
  },
  persona: 'jadecredit',
  prepare: async (stage) => {
    const id = await appliedInvoice(stage, 'jadecredit')
    stage.later(13 * 60_000)
    return { path: `/user/invoice/details?keyword=${id}` }
  },
}
