import type { Scenario } from '../scenario.ts'
import { reportTransfer } from './top-up-waiting.ts'

export const topUpRefused: Scenario = {
  group: 'money',
  title: { en: 'Top-up refused', 'zh-cn': '充值被退回' },
  text: {
    en: 'The bank has no such transfer; the top-up was refused.',
    'zh-cn': '银行查无此笔转账，充值申请被退回。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    await reportTransfer(stage, 'TR-20260000')
    stage.later(11 * 60_000)
    return { path: '/user/account/balance' }
  },
}
