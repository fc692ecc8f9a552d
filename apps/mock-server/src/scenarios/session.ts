import type { Scenario } from './scenario.ts'

/** Sessions about to end, ended, or renewable. */
export const sessionScenarios = {
  session_ending: {
    group: 'session',
    title: { en: 'Session about to end', 'zh-cn': '登录即将失效' },
    text: {
      en: 'Signed in without being kept; the session ends in one minute.',
      'zh-cn': '登录时未选择保持登录，一分钟后失效。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const session = await stage.signIn('goldenland', { keep: false })
      stage.advanceTo((stage.world.tables.session.get(session.token)?.expires ?? 0) - 60_000)
      return { path: '/user/order/list', session }
    },
  },
  session_renewed: {
    group: 'session',
    title: { en: 'Session can be renewed', 'zh-cn': '登录可续期' },
    text: {
      en: 'The access token has ended, the refresh token has not: the portal asks to sign in again, another client may renew it.',
      'zh-cn': '访问令牌已过期、续期令牌仍有效：本平台会要求重新登录，其他客户端可以续期。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const session = await stage.signIn('goldenland', { keep: true })
      stage.advanceTo(stage.world.tables.session.get(session.token)?.expires ?? 0)
      return { path: '/user/order/list', session }
    },
  },
  session_ended: {
    group: 'session',
    title: { en: 'Session has ended', 'zh-cn': '登录已失效' },
    text: {
      en: 'The session has run out and cannot be renewed: the next call leads to the login page.',
      'zh-cn': '登录已过期且无法续期：下一次请求会跳转到登录页。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const session = await stage.signIn('goldenland', { keep: false })
      stage.advanceTo(stage.world.tables.session.get(session.token)?.expires ?? 0)
      return { path: '/user/order/list', session }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
