import type { Scenario } from '../scenario.ts'

export const centerClosed: Scenario = {
  group: 'world',
  title: { en: 'Member centre closed', 'zh-cn': '会员中心已关闭' },
  text: { en: 'Nobody can sign in.', 'zh-cn': '任何人都无法登录。' },
  persona: null,
  state: 'center_closed',
  prepare: () => ({ path: '/user/login' }),
}
