import type { Scenario } from '../scenario.ts'

export const sessionEnded: Scenario = {
  group: 'session',
  title: { en: 'Session has ended', 'zh-cn': '登录已失效' },
  text: {
    en: 'The session has run out and cannot be renewed: the next call leads to the login page.',
    'zh-cn': '登录已过期且无法续期：下一次请求会跳转到登录页。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const session = await stage.signIn('goldenland', { keep: false })
    stage.until(stage.world.tables.session.get(session.token)?.expires ?? 0)
    return { path: '/user/order/list', session }
  },
}
