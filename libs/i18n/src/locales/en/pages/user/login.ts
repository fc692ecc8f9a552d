import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/user/login.ts'

export default {
  heading: 'Sign in',
  lead: 'Sign in to see trade prices and to book.',
  account: 'Account, e-mail or mobile number',
  password: 'Password',
  showPassword: 'Show or hide the password',
  keep: 'Keep me signed in',
  submit: 'Sign in',
  why: {
    'sign-in': 'This page needs a sign-in. You will come back to it afterwards.',
    expired:
      'Your session has ended. Please sign in again: you will come back to the page that was open, and what you had filled in is kept.',
  },
  closed: 'The member center is not open at the moment, so nobody can sign in.',
  optionsFailed: 'The sign-in page could not be loaded completely.',
  captcha: {
    title: 'Security check',
    prompt: 'Please click in this order',
    picture: 'Picture to click, {{width}} wide and {{height}} high',
    loading: 'Loading the picture',
    refresh: 'Another picture',
    checking: 'Checking',
    marker: 'Click {{number}}, press to remove it',
    remaining: '{{count}} clicks to go',
    remaining_one: 'One click to go',
    keyboard:
      'With the keyboard: the arrow keys move the cross-hair, faster with Shift. Enter or Space clicks, Backspace takes the last click back.',
  },
} as const satisfies Texts<typeof zh>
