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
  instead: {
    open: 'I can’t use the picture',
    back: 'Back to the picture',
    toAccount:
      'A code goes to the e-mail address or mobile number that is bound to “{{account}}”. Entering it takes the place of the picture.',
    toReceiver:
      'A code goes to {{receiver}}. Entering it takes the place of the picture; after that the code for this page is sent.',
    toAnyone:
      'A code goes to the address or number that you enter. Entering it takes the place of the picture.',
    sent: 'The code has been sent.',
    sentIfKnown: 'If there is such an account with this bound to it, the code has been sent.',
    code: 'Code in place of the picture',
    confirm: 'Confirm',
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
