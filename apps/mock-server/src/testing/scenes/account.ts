import { personaPassword as password } from '../../world/personas.ts'
import { codeFor, sendEmailCode } from '../captcha-and-code.ts'
import { nextCode, setUpSecondFactor } from '../second-factor.ts'
import { byViewer, byVisitor, ofNothing, type Scenes } from './scene.ts'
import type { Stage } from './stage.ts'

const own = 'goldenland@example.com'
const next = 'desk@goldenland.example'
const cny = (amount: string) => ({ amount, currency: 'CNY' })

async function ownCode({ me }: Stage): Promise<string> {
  await sendEmailCode(me, own, 'user_email_verify', { password })
  return codeFor(me, own)
}

const subAccount = {
  username: 'night_desk',
  password: 'Travel2030',
  nickname: 'Night Desk',
  email: 'night@goldenland.example',
  nodes: ['order/book', 'order/pay', 'order/voucher', 'order/viewNet'] as never,
  data_scope: 'own' as const,
  products: [],
  channels: ['predeposit' as const],
  limit_per_order: cny('20000.00'),
  limit_per_month: cny('50000.00'),
  approval_over: null,
}

/** The member's own account, and the accounts of its company. */
export const accountScenes = {
  getAccountOverview: {
    days: { summary: 'The last seven days' },
    visitor: byVisitor(),
  },
  getAccountProfile: {
    verifiable: { summary: 'By what the member can prove who it is' },
    visitor: byVisitor(),
  },
  saveAccountProfile: {
    saved: {
      summary: 'Saved',
      request: {
        body: { nickname: 'Hui', gender: 2, birthday: '1990-05-17', motto: 'Every trip a good one' },
      },
    },
    errory: {
      summary: 'A colleague has the nickname, and the birthday is still to come',
      refused: 'VALIDATION',
      request: { body: { nickname: 'Zhou Min', gender: 1, birthday: '2026-11-22' } },
    },
  },
  listIntegralEntries: {
    page: { summary: 'The two newest', as: 'golden_booker', request: { query: { limit: 2 } } },
    visitor: byVisitor(),
  },
  listBalanceEntries: {
    page: { summary: 'The two newest', request: { query: { limit: 2 } } },
    viewer: byViewer(),
  },
  getPreference: {
    own: { summary: 'Which events also come by mail' },
    visitor: byVisitor(),
  },
  savePreference: {
    saved: {
      summary: 'Bills no longer come by mail',
      request: {
        body: {
          alerts: { deadline: true, supplier: true, bill: false },
          low_balance: [{ currency: 'CNY', amount: '8000.00', notice: true, mail: false }],
        },
      },
    },
    strange: {
      summary: 'The company has no balance in this currency',
      refused: 'VALIDATION',
      request: { body: { low_balance: [{ currency: 'EUR', amount: '10.00', notice: true, mail: true }] } },
    },
    visitor: byVisitor({ body: {} }),
  },
  verifyAccount: {
    verified: {
      summary: 'The code is right',
      request: async (stage) => ({ body: { type: 'email', captcha: await ownCode(stage) } }),
    },
    wrong: {
      summary: 'No such code was sent',
      refused: 'CODE_WRONG',
      request: { body: { type: 'email', captcha: 'AAAA' } },
    },
  },
  changeAccountBinding: {
    changed: {
      summary: 'Another e-mail address',
      request: async (stage) => {
        const captcha = await ownCode(stage)
        const { data } = await stage.me.post('/api/account/verification', { type: 'email', captcha })
        await sendEmailCode(stage.me, next, 'user_change_email')
        const { accountVerificationToken } = data
        return {
          body: { type: 'email', email: next, captcha: codeFor(stage.me, next), accountVerificationToken },
        }
      },
    },
    unverified: {
      summary: 'The address in use was not verified before',
      refused: 'VERIFICATION_NEEDED',
      request: async ({ me }) => {
        await sendEmailCode(me, next, 'user_change_email')
        return { body: { type: 'email', email: next, captcha: codeFor(me, next), password } }
      },
    },
  },
  changePassword: {
    changed: {
      summary: 'Every session of the member ends',
      request: { body: { oldPassword: password, newPassword: 'Travel2031', confirmPassword: 'Travel2031' } },
    },
    wrong: {
      summary: 'The old one is another',
      refused: 'PASSWORD_WRONG',
      request: { body: { oldPassword: 'Travel2027', newPassword: 'Travel2031' } },
    },
  },
  retrievePassword: {
    retrieved: {
      summary: 'By a code that was mailed',
      as: null,
      request: async ({ me }) => {
        await sendEmailCode(me, own, 'user_retrieve_pwd')
        return { body: { type: 'email', account: own, captcha: codeFor(me, own), password: 'Travel2031' } }
      },
    },
    wrong: {
      summary: 'No such code was sent',
      as: null,
      refused: 'CODE_WRONG',
      request: { body: { type: 'email', account: own, captcha: 'AAAA', password: 'Travel2031' } },
    },
  },
  getAccountAccess: {
    one: {
      summary: 'With a second factor, signed in here alone',
      request: async ({ me }) => {
        await setUpSecondFactor(me)
        return {}
      },
    },
    visitor: byVisitor(),
  },
  changeSecondFactor: {
    begun: { summary: 'A secret for the app', request: { body: { step: 'begin', password } } },
    renewed: {
      summary: 'New recovery codes',
      request: async ({ me }) => {
        const { secret } = await setUpSecondFactor(me)
        return { body: { step: 'renew', password, code: nextCode(me, secret) } }
      },
    },
    wrong: {
      summary: 'A code of another app',
      refused: 'CODE_WRONG',
      request: async ({ me }) => {
        await me.post('/api/account/secondFactor', { step: 'begin', password })
        return { body: { step: 'confirm', code: '000000' } }
      },
    },
  },
  endSessions: {
    others: { summary: 'All others', request: { body: {} } },
    missing: { summary: 'It has ended already', refused: 'NOT_FOUND', request: { body: { id: 's-99' } } },
  },
  changeSubAccountAccess: {
    reset: {
      summary: 'A member has lost the phone',
      request: async (stage) => {
        await setUpSecondFactor(stage.as('golden_viewer'))
        return { body: { id: 104, action: 'reset_second_factor' } }
      },
    },
    ended: { summary: 'Signed out everywhere', request: { body: { id: 104, action: 'end_sessions' } } },
    missing: ofNothing({ body: { id: 106, action: 'end_sessions' } }),
  },
  saveAccessSetting: {
    saved: {
      summary: 'A second factor for everybody, and an end after 30 idle minutes',
      request: { body: { setting: { second_factor_required: true, idle_minutes: 30 } } },
    },
    viewer: byViewer({ body: { setting: { second_factor_required: false, idle_minutes: null } } }),
  },
  listSubAccounts: {
    page: { summary: 'The first two', request: { query: { limit: 2 } } },
    viewer: byViewer(),
  },
  saveSubAccount: {
    saved: { summary: 'A new one with limits', request: { body: subAccount } },
    taken: {
      summary: 'Somebody is called so',
      refused: 'ACCOUNT_TAKEN',
      request: { body: { ...subAccount, username: 'jadecredit' } },
    },
  },
  listAdminLog: {
    page: {
      summary: 'The two newest: an account was suspended, and another got other limits',
      request: async ({ me }) => {
        await me.post('/api/subaccount/state', { ids: [104], account_state: 'suspended' })
        return { query: { limit: 2 } }
      },
    },
    viewer: byViewer(),
  },
  exportAdminLog: {
    begun: {
      summary: 'What was refused in November',
      request: { query: { outcome: 'refused', date_from: '2026-11-01' } },
    },
    viewer: byViewer(),
  },
  getSecondPersonRule: {
    off: { summary: 'Nothing takes a second person' },
    visitor: byVisitor(),
  },
  saveSecondPersonRule: {
    saved: { summary: 'Bills above 5,000', request: { body: { bill_over: cny('5000.00') } } },
    finance: {
      summary: 'Only the owner changes it',
      as: 'golden_finance',
      refused: 'NO_PERMISSION',
      request: { body: { bill_over: null } },
    },
  },
  changeSubAccountState: {
    suspended: { summary: 'One is suspended', request: { body: { ids: [104], account_state: 'suspended' } } },
    missing: ofNothing({ body: { ids: [106], account_state: 'suspended' } }),
  },
  resetSubAccountPassword: {
    reset: { summary: 'A new password', request: { body: { id: 104, password: 'Travel2031' } } },
    missing: ofNothing({ body: { id: 106, password: 'Travel2031' } }),
  },
  listPermissionNodes: {
    held: { summary: 'What can be granted' },
    viewer: byViewer(),
  },
} satisfies Partial<Scenes>
