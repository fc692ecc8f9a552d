import { personaPassword } from '../../world/personas.ts'
import { setUpSecondFactor } from '../session.ts'
import type { Stage } from '../stage.ts'
import { attemptOf, type Refusals, refuseNext } from './refusal.ts'

const login = '/user/login'
const register = '/user/login?type=register'

const signIn =
  (stage: Stage, username: string, password = personaPassword) =>
  async () => {
    const visitor = stage.as(null)
    const captcha = await visitor.solvedCaptcha()
    return visitor.call('signIn', { body: { tab: 'login', username, password, keep: false, ...captcha } })
  }

const registration = (agreement: boolean) => ({
  tab: 'register' as const,
  registerType: 'email' as const,
  username: 'newmember',
  password: 'Travel2030',
  email: 'new.member@example.com',
  captcha: 'AAAA',
  agreement,
})

const sendCode = (stage: Stage, email: string) => async () => {
  const visitor = stage.as(null)
  const captcha = await visitor.solvedCaptcha()
  return visitor.call('sendEmailCode', { body: { email, event: 'user_register', ...captcha } })
}

/** Sign-in, registration and sessions. */
export const sessionRefusals: Refusals<
  | 'NEED_LOGIN'
  | 'ALREADY_SIGNED_IN'
  | 'RATE_LIMITED'
  | 'CAPTCHA_WRONG'
  | 'ACCOUNT_UNKNOWN'
  | 'ACCOUNT_DISABLED'
  | 'ACCOUNT_LOCKED'
  | 'PASSWORD_WRONG'
  | 'SECOND_FACTOR_NEEDED'
  | 'MEMBER_CENTER_CLOSED'
  | 'REFRESH_EXPIRED'
  | 'AGREEMENT_NEEDED'
  | 'CODE_WRONG'
  | 'SEND_FAILED'
  | 'TARGET_TAKEN'
  | 'TARGET_UNKNOWN'
> = {
  NEED_LOGIN: {
    text: {
      en: 'Nobody is signed in: the page leads to the login.',
      'zh-cn': '未登录，页面会跳转到登录页。',
    },
    persona: null,
    prepare: (stage) => ({ path: '/user/order/list', attempt: attemptOf(stage, null, 'listOrders') }),
  },
  ALREADY_SIGNED_IN: {
    text: { en: 'A member opens the login page.', 'zh-cn': '已登录的会员打开登录页。' },
    persona: 'goldenland',
    prepare: (stage) => ({ path: login, attempt: attemptOf(stage, 'goldenland', 'getSignInOptions') }),
  },
  RATE_LIMITED: {
    text: {
      en: 'A code was sent to new.member@example.com just now; ask for another one.',
      'zh-cn': '刚刚已向 new.member@example.com 发送验证码，请再次索取。',
    },
    persona: null,
    prepare: async (stage) => {
      const again = sendCode(stage, 'new.member@example.com')
      await again()
      return { path: register, attempt: again }
    },
  },
  CAPTCHA_WRONG: {
    text: { en: 'The next sign-in finds its captcha wrong.', 'zh-cn': '下一次登录会提示验证码错误。' },
    persona: null,
    prepare: (stage) => {
      refuseNext(stage, 'signIn', 'CAPTCHA_WRONG')
      return { path: login, attempt: signIn(stage, 'goldenland') }
    },
  },
  ACCOUNT_UNKNOWN: {
    text: { en: 'Sign in as nobody_here.', 'zh-cn': '以 nobody_here 登录。' },
    persona: null,
    prepare: (stage) => ({ path: login, attempt: signIn(stage, 'nobody_here') }),
  },
  ACCOUNT_DISABLED: {
    text: {
      en: 'golden_viewer is suspended: sign in as that member.',
      'zh-cn': 'golden_viewer 已停用：请以该账号登录。',
    },
    persona: null,
    prepare: async (stage) => {
      const owner = stage.as('goldenland')
      await owner.mustSucceed('changeSubAccountState', { body: { ids: [104], account_state: 'suspended' } })
      return { path: login, attempt: signIn(stage, 'golden_viewer') }
    },
  },
  ACCOUNT_LOCKED: {
    text: {
      en: 'Ten wrong passwords in a session of goldenland have shut the account: sign in with the right one.',
      'zh-cn': '登录后连续输错十次密码，goldenland 已被锁定：请用正确密码登录。',
    },
    persona: null,
    prepare: async (stage) => {
      const body = { oldPassword: 'Travel2027', newPassword: 'Travel2031' }
      const member = stage.as('goldenland')
      for (let count = 0; count < 10; count += 1) await member.call('changePassword', { body })
      return { path: login, attempt: signIn(stage, 'goldenland') }
    },
  },
  PASSWORD_WRONG: {
    text: { en: 'Sign in as goldenland with Travel2027.', 'zh-cn': '以 goldenland 和密码 Travel2027 登录。' },
    persona: null,
    prepare: (stage) => ({ path: login, attempt: signIn(stage, 'goldenland', 'Travel2027') }),
  },
  SECOND_FACTOR_NEEDED: {
    text: {
      en: 'goldenland has a second factor: sign in, and the second step opens.',
      'zh-cn': 'goldenland 已开启双重验证：登录后进入第二步。',
    },
    persona: null,
    prepare: async (stage) => {
      await setUpSecondFactor(stage, 'goldenland')
      return { path: login, attempt: signIn(stage, 'goldenland') }
    },
  },
  MEMBER_CENTER_CLOSED: {
    text: {
      en: 'The login page says that the member centre is closed.',
      'zh-cn': '登录页提示会员中心已关闭。',
    },
    persona: null,
    state: 'center_closed',
    prepare: (stage) => ({ path: login, attempt: attemptOf(stage, null, 'getSignInOptions') }),
  },
  REFRESH_EXPIRED: {
    text: {
      en: 'Both tokens have ended: the next call leads to the login.',
      'zh-cn': '两个令牌均已过期：下一次请求会跳转到登录页。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const session = await stage.signIn('goldenland', { keep: true })
      stage.advanceTo(stage.world.tables.session.get(session.token)?.refresh_expires ?? 0)
      const refreshToken = session.refresh_token
      return {
        path: '/user/order/list',
        session,
        attempt: attemptOf(stage, null, 'refreshToken', { body: { refreshToken } }),
      }
    },
  },
  AGREEMENT_NEEDED: {
    text: { en: 'Register without agreeing to the terms.', 'zh-cn': '不勾选服务条款直接注册。' },
    persona: null,
    prepare: (stage) => ({
      path: register,
      attempt: attemptOf(stage, null, 'signIn', { body: registration(false) }),
    }),
  },
  CODE_WRONG: {
    text: { en: 'Register with the code AAAA.', 'zh-cn': '使用验证码 AAAA 注册。' },
    persona: null,
    prepare: (stage) => ({
      path: register,
      attempt: attemptOf(stage, null, 'signIn', { body: registration(true) }),
    }),
  },
  SEND_FAILED: {
    text: {
      en: 'Have a code sent to nobody@undeliverable.example.',
      'zh-cn': '向 nobody@undeliverable.example 发送验证码。',
    },
    persona: null,
    prepare: (stage) => ({ path: register, attempt: sendCode(stage, 'nobody@undeliverable.example') }),
  },
  TARGET_TAKEN: {
    text: {
      en: 'Have a code sent to goldenland@example.com.',
      'zh-cn': '向 goldenland@example.com 发送验证码。',
    },
    persona: null,
    prepare: (stage) => ({ path: register, attempt: sendCode(stage, 'goldenland@example.com') }),
  },
  TARGET_UNKNOWN: {
    text: { en: 'Retrieve the password of nobody@example.com.', 'zh-cn': '找回 nobody@example.com 的密码。' },
    persona: null,
    prepare: (stage) => ({
      path: login,
      attempt: attemptOf(stage, null, 'retrievePassword', {
        body: { type: 'email', account: 'nobody@example.com', captcha: 'AAAA', password: 'Travel2031' },
      }),
    }),
  },
}
