import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/account/changePassword.ts'

export default {
  lead: 'A new password ends every session, this one too: you sign in again with the new one.',
  oldPassword: 'Current password',
  newPassword: 'New password',
  repeat: 'New password again',
  rule: '6 to 32 characters, without & < > " \'.',
  submit: 'Change password',
} as const satisfies Texts<typeof zh>
