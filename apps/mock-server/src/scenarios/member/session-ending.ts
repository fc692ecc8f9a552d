import type { Scenario } from '../scenario.ts'

export const sessionEnding: Scenario = {
  group: 'session',
  title: { en: 'Session about to end', 'zh-cn': '登录即将失效' },
  text: {
    en: 'Signed in without being kept; the session ends in one minute.',
    'zh-cn': '登录时未选择保持登录，一分钟后失效。',
  },
  persona: 'goldenland',
  prepare: async (stage) => {
    const session = await stage.signIn('goldenland', { keep: false })
    stage.until((stage.world.tables.session.get(session.token)?.expires ?? 0) - 60_000)
    return { path: '/user/order/list', session }
  },
}
