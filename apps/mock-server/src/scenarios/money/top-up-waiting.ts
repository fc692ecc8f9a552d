import type { Scenario } from '../scenario.ts'
import type { Stage } from '../stage.ts'

/** A bank transfer is reported; money under that reference is found, or not. */
export async function reportTransfer(stage: Stage, bank_ref: string): Promise<void> {
  const me = stage.as('goldenland')
  const { data } = await me.upload(new File(['%PDF-1.7'], 'transfer.pdf', { type: 'application/pdf' }))
  await me.done('topUpWallet', {
    body: {
      client_ref: stage.ref(),
      money: { amount: '5000.00', currency: 'CNY' },
      bank_ref,
      proof_files: [data.file.url],
      remark: '',
    },
  })
}

export const topUpWaiting: Scenario = {
  group: 'money',
  title: { en: 'Top-up being checked', 'zh-cn': '充值审核中' },
  text: {
    en: 'A bank transfer is reported and is credited after ten minutes.',
    'zh-cn': '已提交银行转账，十分钟后入账。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    await reportTransfer(stage, 'TR-8841')
    return { path: '/user/account/balance' }
  },
}
