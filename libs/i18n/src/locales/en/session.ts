import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/session.ts'

export default {
  account: 'Account',
  accountHint: '3 to 15 letters, digits or underscores, beginning with a letter.',
  password: 'Password',
  passwordHint: '6 to 32 characters, without & < > " \'.',
  newPassword: 'New password',
  repeatPassword: 'Repeat new password',
  agree: 'I have read the service terms and agree to them',
  read: { terms: 'Read the service terms', privacy: 'Privacy' },
  terms: 'Service terms',
  privacy: 'Privacy',
  register: 'Register',
  retrieve: 'Set the new password',
} as const satisfies Texts<typeof zh>
