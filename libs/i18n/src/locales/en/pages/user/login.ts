import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/user/login.ts'

export default {
  headings: {
    login: 'Sign in',
    register: 'Register',
    retrieve: 'Retrieve password',
  },
  leads: {
    login: 'Sign in to see trade prices and to book.',
    register: 'You are signed in as soon as you have registered.',
    retrieve:
      'A code goes to the e-mail address or mobile number of your account; with it you set a new password.',
  },
  benefits: {
    title: 'Hotels, cars and transfers for travel companies',
    prices: 'Trade prices, from a pre-deposit or on monthly credit',
    terms: 'Every deadline in local time and in yours, every fee before you confirm',
    vouchers: 'Vouchers in Chinese, English or both, as soon as an order is confirmed',
  },
  forgotten: 'Forgotten your password?',
  noAccount: 'No account yet?',
  haveAccount: 'You have an account?',
  noWays: 'No codes can be sent at the moment. Please ask the administrator of this site.',
  account: 'Account, e-mail or mobile number',
  password: 'Password',
  keep: 'Keep me signed in',
  submit: 'Sign in',
  why: {
    'sign-in': 'Please sign in to open this page. You will return to it afterwards.',
    password: 'Your password is changed, and every session has ended. Please sign in with the new one.',
    expired:
      'Your session has ended. Please sign in again: you will come back to the page that was open, and what you had filled in is kept.',
  },
  closed: 'The member center is closed at the moment, so signing in is not possible.',
} as const satisfies Texts<typeof zh>
