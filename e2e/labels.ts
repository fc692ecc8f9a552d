import type { Language } from './fixtures.ts'

/**
 * The labels by which tests find elements, as a user does. They repeat the portal's texts on purpose: otherwise a test
 * could not notice a wrong text.
 */
export const labels = {
  'zh-cn': {
    languageName: '中文简体',
    account: '账号、邮箱或手机号',
    password: '密码',
    signIn: '登录',
    signOut: '退出登录',
    memberMenu: '会员菜单',
    mainMenu: '主菜单',
    captcha: '安全验证',
    captchaPicture: /验证图片/,
    captchaWrong: '点击区域不正确',
    menuOf: (name: string) => `${name} 的菜单`,
    whySignIn: '打开该页面需要登录',
    sessionEnded: '登录已过期',
  },
  en: {
    languageName: 'English',
    account: 'Account, e-mail or mobile number',
    password: 'Password',
    signIn: 'Sign in',
    signOut: 'Sign out',
    memberMenu: 'Member menu',
    mainMenu: 'Main menu',
    captcha: 'Security check',
    captchaPicture: /Picture to click/,
    captchaWrong: 'The correct area is not clicked, please try again',
    menuOf: (name: string) => `Menu of ${name}`,
    whySignIn: 'Please sign in to open this page.',
    sessionEnded: 'Your session has ended.',
  },
} as const satisfies Record<Language, unknown>

export type Labels = (typeof labels)[Language]
