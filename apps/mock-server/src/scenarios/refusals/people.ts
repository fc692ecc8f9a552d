import { bookStay, hotelPath, orderPath, payment, stayForm } from '../bookings.ts'
import { bookNeedingApproval, saveRights } from '../people.ts'
import { attemptOf, type Refusals } from './refusal.ts'

const cny = (amount: string) => ({ amount, currency: 'CNY' })

const helper = {
  username: 'helper_desk',
  password: 'Travel2030',
  nickname: 'Helper',
  email: null,
  nodes: ['order/book', 'order/pay'] as never,
  data_scope: 'own' as const,
  products: [],
  channels: ['predeposit' as const],
  limit_per_order: cny('100.00'),
  limit_per_month: cny('1000.00'),
  approval_over: null,
}

/** Rights, limits, approvals and accounts. */
export const peopleRefusals: Refusals<
  | 'NO_PERMISSION'
  | 'SUBACCOUNT_LIMIT'
  | 'APPROVAL_NEEDED'
  | 'NODE_NOT_HELD'
  | 'ACCOUNT_TAKEN'
  | 'VERIFICATION_NEEDED'
> = {
  NO_PERMISSION: {
    text: { en: 'A member who may only look pays an order.', 'zh-cn': '仅可查看的成员尝试付款。' },
    persona: 'golden_viewer',
    prepare: async (stage) => {
      const { booking_id: id } = await bookStay(stage.as('goldenland'))
      return {
        path: orderPath(stage, id),
        attempt: attemptOf(stage, 'golden_viewer', 'payOrder', payment(stage, id)),
      }
    },
  },
  SUBACCOUNT_LIMIT: {
    text: {
      en: 'Book anything: the limit of the account is one yuan.',
      'zh-cn': '任意预订：该账号每单上限为一元。',
    },
    persona: 'golden_booker',
    prepare: async (stage) => {
      await saveRights(stage, 'golden_booker', { limit_per_order: cny('1.00') })
      const body = await stayForm(stage.as('golden_booker'))
      return {
        path: hotelPath(stage, '1001'),
        attempt: attemptOf(stage, 'golden_booker', 'bookHotel', { body }),
      }
    },
  },
  APPROVAL_NEEDED: {
    text: { en: 'Pay the order: nobody has agreed to it yet.', 'zh-cn': '请付款：尚未获得审批。' },
    persona: 'golden_booker',
    prepare: async (stage) => {
      const id = await bookNeedingApproval(stage)
      return {
        path: orderPath(stage, id),
        attempt: attemptOf(stage, 'golden_booker', 'payOrder', payment(stage, id)),
      }
    },
  },
  NODE_NOT_HELD: {
    text: { en: 'Grant a right that this member does not hold.', 'zh-cn': '授予该成员本身没有的权限。' },
    persona: 'golden_booker',
    prepare: async (stage) => {
      await saveRights(stage, 'golden_booker', { nodes: ['order/book', 'subaccount/save'] as never })
      const attempt = attemptOf(stage, 'golden_booker', 'saveSubAccount', { body: helper })
      return { path: '/user/manage/subAccount', attempt }
    },
  },
  ACCOUNT_TAKEN: {
    text: { en: 'Add a sub-account named jadecredit.', 'zh-cn': '添加名为 jadecredit 的子账号。' },
    persona: 'goldenland',
    prepare: (stage) => ({
      path: '/user/manage/subAccount',
      attempt: attemptOf(stage, 'goldenland', 'saveSubAccount', {
        body: { ...helper, username: 'jadecredit' },
      }),
    }),
  },
  VERIFICATION_NEEDED: {
    text: {
      en: 'Change the e-mail address without verifying the old one.',
      'zh-cn': '未验证原邮箱即更换邮箱。',
    },
    persona: 'goldenland',
    prepare: async (stage) => {
      const me = stage.as('goldenland')
      const email = 'next.desk@example.com'
      await me.mustSucceed('sendEmailCode', {
        body: { email, event: 'user_change_email', ...(await me.solvedCaptcha()) },
      })
      const body = { type: 'email' as const, email, captcha: stage.codeFor(email), password: 'Travel2026' }
      return {
        path: '/user/account/profile',
        attempt: attemptOf(stage, 'goldenland', 'changeAccountBinding', { body }),
      }
    },
  },
}
