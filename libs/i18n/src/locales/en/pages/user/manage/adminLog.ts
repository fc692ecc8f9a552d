import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/manage/adminLog.ts'

export default {
  label: 'Administration log',
  filters: 'Filter the log',
  forbidden: 'You have no permission to manage sub-accounts',
  forbiddenHint: 'Ask the owner of your company account if you need it.',
  columns: {
    time: 'Time',
    administrator: 'Administrator',
    kind: 'Action',
    account: 'Account',
    changes: 'What changed',
  },
  of: '{{field}}:',
  change: '{{before}} → {{after}}',
  granted: 'granted {{list}}',
  removed: 'removed {{list}}',
  nothing: 'none',
  comma: ', ',
  semicolon: '; ',
  empty: 'Nothing in the log matches',
  emptyHint: 'Remove some of the filters.',
  none: 'Nothing has been logged yet',
  noneHint:
    'Accounts that are added, permissions and limits that change, passwords that are reset: all of it is kept here.',
  kinds: {
    account_made: 'Account added',
    account_changed: 'Account changed',
    binding_changed: 'E-mail or mobile changed',
    permissions_changed: 'Permissions changed',
    limits_changed: 'Limits changed',
    account_suspended: 'Account suspended',
    account_activated: 'Account activated',
    password_reset: 'Password reset',
    markup_made: 'Mark-up rule added',
    markup_changed: 'Mark-up rule changed',
    markup_removed: 'Mark-up rule removed',
    setting_changed: 'Voucher setting changed',
    allocation_changed: 'Booking fields changed',
  },
} as const satisfies Texts<typeof zh>
