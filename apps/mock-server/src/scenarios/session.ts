import { codeAt } from '../domain/access/second-factor.ts'
import { type PersonaName, personaPassword } from '../world/personas.ts'
import type { Scenario } from './scenario.ts'
import type { Stage } from './stage.ts'

/** Sets the second factor of a persona up; half a minute passes, so that the app shows a new code. */
export async function setUpSecondFactor(stage: Stage, persona: PersonaName): Promise<void> {
  const member = stage.as(persona)
  const begun = { step: 'begin', password: personaPassword } as const
  const { secret } = await member.mustSucceed('changeSecondFactor', { body: begun })
  const code = codeAt(secret ?? '', stage.world.clock.now())
  await member.mustSucceed('changeSecondFactor', { body: { step: 'confirm', code } })
  stage.advance(60_000)
}

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
  second_factor_active: {
    group: 'session',
    title: { en: 'Second factor in use', 'zh-cn': '已开启双重验证' },
    text: {
      en: 'The profile shows the second factor, and the sessions of goldenland on two devices.',
      'zh-cn': '个人资料显示已开启双重验证，并列出 goldenland 的两处登录。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      await stage.signIn('goldenland', { keep: false })
      stage.advance(3_600_000)
      const session = await stage.signIn('goldenland', { keep: true })
      await setUpSecondFactor(stage, 'goldenland')
      return { path: '/user/account/profile', session }
    },
  },
  second_factor_required: {
    group: 'session',
    title: { en: 'Second factor required', 'zh-cn': '公司要求双重验证' },
    text: {
      en: 'The company requires a second factor: sign in as golden_booker, who has none yet, and set it up on the way.',
      'zh-cn': '公司要求双重验证：以尚未设置的 golden_booker 登录，并在登录时完成设置。',
    },
    persona: null,
    prepare: async (stage) => {
      const setting = { second_factor_required: true, idle_minutes: 30 }
      await stage.as('goldenland').mustSucceed('saveAccessSetting', { body: { setting } })
      return { path: '/user/login' }
    },
  },
} as const satisfies Readonly<Record<string, Scenario>>
