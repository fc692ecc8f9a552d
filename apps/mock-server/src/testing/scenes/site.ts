import { personaPassword as password } from '../../world/personas.ts'
import { codeFor, sendEmailCode, solvedCaptcha } from '../captcha-and-code.ts'
import type { Scenes } from './scene.ts'

/** The site, signing in and out, and what a visitor proves first. */
export const siteScenes = {
  getSite: {
    member: {
      summary: 'A member who only looks, with the entries of the member centre that are left',
      as: 'golden_viewer',
      request: { query: { requiredLogin: 1 } },
    },
    visitor: { summary: 'A visitor', as: null },
    needLogin: {
      summary: 'The page asks for a member',
      as: null,
      refused: 'NEED_LOGIN',
      request: { query: { requiredLogin: 1 } },
    },
  },
  getSignInOptions: {
    open: { summary: 'With a captcha', as: null },
    signedIn: { summary: 'Somebody is signed in already', refused: 'ALREADY_SIGNED_IN' },
    closed: {
      summary: 'The member centre is closed',
      as: null,
      scenario: 'center_closed',
      refused: 'MEMBER_CENTER_CLOSED',
    },
  },
  signIn: {
    signedIn: {
      summary: 'Signed in, to be kept',
      as: null,
      request: async ({ me }) => ({
        body: { tab: 'login', username: 'goldenland', password, keep: true, ...(await solvedCaptcha(me)) },
      }),
    },
    registered: {
      summary: 'Registered by e-mail and signed in',
      as: null,
      request: async ({ me }) => {
        const email = 'new.member@example.com'
        await sendEmailCode(me, email, 'user_register')
        return {
          body: {
            tab: 'register',
            registerType: 'email',
            username: 'newmember',
            password: 'Travel2030',
            email,
            captcha: codeFor(me, email),
            agreement: true,
          },
        }
      },
    },
    wrongPassword: {
      summary: 'The password is another',
      as: null,
      refused: 'PASSWORD_WRONG',
      request: async ({ me }) => ({
        body: {
          tab: 'login',
          username: 'goldenland',
          password: 'Travel2027',
          keep: false,
          ...(await solvedCaptcha(me)),
        },
      }),
    },
  },
  signOut: {
    member: {
      summary: 'Both tokens end',
      request: async (stage) => ({
        body: { refresh_token: stage.user('goldenland').refresh_token },
      }),
    },
    visitor: { summary: 'Nobody was signed in', as: null, request: { body: { refresh_token: '' } } },
  },
  refreshToken: {
    refreshed: {
      summary: 'A new access token',
      request: async (stage) => {
        const session = stage.world.tables.session.get(stage.token() ?? '')
        return { body: { refreshToken: session?.refresh_token ?? '' } }
      },
    },
    expired: {
      summary: 'The refresh token is over as well',
      as: null,
      refused: 'REFRESH_EXPIRED',
      request: { body: { refreshToken: '0'.repeat(32) } },
    },
  },
  getClickCaptcha: {
    picture: { summary: 'Two targets', as: null, request: { query: { id: 'login-page-1' } } },
    another: { summary: 'Another page, another picture', as: null, request: { query: { id: 'register-1' } } },
  },
  checkClickCaptcha: {
    right: {
      summary: 'The clicks are right, and hold for the call that follows',
      as: null,
      request: async ({ me }) => {
        const { captchaId: id, captchaInfo: info } = await solvedCaptcha(me)
        return { body: { id, info, unset: false } }
      },
    },
    wrong: {
      summary: 'Clicked beside a target',
      as: null,
      refused: 'CAPTCHA_WRONG',
      request: async ({ me }) => {
        const { captchaId: id } = await solvedCaptcha(me)
        return { body: { id, info: '0,0-0,0;350;200' } }
      },
    },
  },
  sendCaptchaCode: {
    sent: {
      summary: 'A code to sign in with, to the address of the account',
      as: null,
      request: {
        body: { captchaId: 'login-page-1', purpose: 'sign_in', type: 'email', account: 'goldenland' },
      },
    },
    soon: {
      summary: 'One was sent just now',
      as: null,
      refused: 'RATE_LIMITED',
      request: async ({ me }) => {
        const body = {
          captchaId: 'login-page-1',
          purpose: 'sign_in' as const,
          type: 'email' as const,
          account: 'goldenland',
        }
        await me.post('/api/common/sendCaptchaCode', body)
        return { body }
      },
    },
  },
  checkCaptchaCode: {
    right: {
      summary: 'The code is right, and holds for the call that follows',
      as: null,
      request: async ({ me }) => {
        const captchaId = 'login-page-1'
        await me.post('/api/common/sendCaptchaCode', {
          captchaId,
          purpose: 'sign_in',
          type: 'email',
          account: 'goldenland',
        })
        return { body: { captchaId, code: codeFor(me, 'goldenland@example.com') } }
      },
    },
    wrong: {
      summary: 'No such code was sent',
      as: null,
      refused: 'CODE_WRONG',
      request: { body: { captchaId: 'login-page-1', code: 'AAAA' } },
    },
  },
  sendSmsCode: {
    sent: {
      summary: 'A code to register with',
      as: null,
      request: async ({ me }) => ({
        body: { mobile: '13812345678', template_code: 'user_register', ...(await solvedCaptcha(me)) },
      }),
    },
    wrongCaptcha: {
      summary: 'The captcha is not solved',
      as: null,
      refused: 'CAPTCHA_WRONG',
      request: {
        body: {
          mobile: '13812345678',
          template_code: 'user_register',
          captchaId: 'register-1',
          captchaInfo: '0,0-0,0;350;200',
        },
      },
    },
  },
  sendEmailCode: {
    sent: {
      summary: 'A code to retrieve the password with',
      as: null,
      request: async ({ me }) => ({
        body: {
          email: 'goldenland@example.com',
          event: 'user_retrieve_pwd',
          ...(await solvedCaptcha(me)),
        },
      }),
    },
    taken: {
      summary: 'Another member has the address',
      as: null,
      refused: 'TARGET_TAKEN',
      request: async ({ me }) => ({
        body: { email: 'goldenland@example.com', event: 'user_register', ...(await solvedCaptcha(me)) },
      }),
    },
    tooSoon: {
      summary: 'Within 60 s of the one before',
      as: null,
      refused: 'RATE_LIMITED',
      request: async (stage) => {
        const email = 'new.member@example.com'
        await sendEmailCode(stage.me, email, 'user_register')
        stage.later(18_000)
        return { body: { email, event: 'user_register', ...(await solvedCaptcha(stage.me)) } }
      },
    },
  },
} satisfies Partial<Scenes>
