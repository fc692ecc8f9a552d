import type { Scenario } from '../scenario.ts'

export const sessionRenewed: Scenario = {
  group: 'session',
  title: { en: 'Session is renewed', 'zh-cn': '登录自动续期' },
  text: {
    en: 'The access token has ended, the refresh token has not: the next call renews it unseen.',
    'zh-cn': '访问令牌已过期、续期令牌有效：下一次请求会自动续期。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const session = await stage.signIn('goldenland', { keep: true })
    stage.until(stage.world.tables.session.get(session.token)?.expires ?? 0)
    return { path: '/user/order/list', session }
  },
}
