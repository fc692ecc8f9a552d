import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/verification.ts'

export default {
  captcha: {
    title: 'Security check',
    prompt: 'Please click in this order',
    picture: 'Picture to click, {{width}} wide and {{height}} high',
    loading: 'Loading the picture',
    refresh: 'Refresh',
    checking: 'Checking',
    marker: 'Click {{number}}, press to remove it',
    remaining: '{{count}} clicks to go',
    remaining_one: 'One click to go',
    keyboard:
      'With the keyboard: the arrow keys move the cross-hair, faster with Shift. Enter or Space clicks, Backspace takes the last click back.',
  },
  way: 'Where the code is sent',
  email: 'E-mail',
  mobile: 'Mobile number',
  areaNum: 'Country code',
  code: 'Verification code',
  codeHint: 'Four letters or digits, valid for 10 minutes.',
  send: 'Send code',
  wait: 'Resend in {{count}} s',
} as const satisfies Texts<typeof zh>
