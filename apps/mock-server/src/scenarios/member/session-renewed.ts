import type { Scenario } from '../scenario.ts'

export const sessionRenewed: Scenario = {
  group: 'session',
  title: { en: 'Session can be renewed', 'zh-cn': '登录可续期' },
  text: {
    en: 'The access token has ended, the refresh token has not: the portal asks to sign in again, another client may renew it.',
    'zh-cn': '访问令牌已过期、续期令牌仍有效：本平台会要求重新登录，其他客户端可以续期。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const session = await stage.signIn('goldenland', { keep: true })
    stage.until(stage.world.tables.session.get(session.token)?.expires ?? 0)
    return { path: '/user/order/list', session }
  },
}
