import type { Scenario } from '../scenario.ts'

export const lowBalance: Scenario = {
  group: 'world',
  title: { en: 'Hardly any balance', 'zh-cn': '余额所剩无几' },
  text: {
    en: '88 yuan are left: booking works, paying does not.',
    'zh-cn': '余额只剩 88 元：可以预订，无法付款。',
  },
  persona: 'goldenland',
  state: 'low_balance',
  prepare: () => ({ path: '/user/account/balance' }),
}
