import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/account/changePassword.ts'

export default {
  lead: 'A new password ends every session, this one too: you sign in again with the new one.',
  oldPassword: 'Current password',
  submit: 'Change password',
} as const satisfies Texts<typeof zh>
