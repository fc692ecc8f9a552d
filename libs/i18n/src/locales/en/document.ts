import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/document.ts'

export default {
  order: 'Booking ID',
  service: 'Service and guests',
  money: 'Amount',
  actions: 'Actions',
  separator: ', ',
  forbidden: '{{actions}}: {{reason}}',
  download: 'Download',
  saved: '{{name}} has been saved',
  picked: 'Chosen orders',
  pickedCount: '{{count}} orders chosen',
  pickedCount_one: '{{count}} order chosen',
  clearPicked: 'Choose none',
  pick: 'Choose {{id}}',
  cannotPick: '{{id}} cannot be chosen: {{reason}}',
  pickPage: 'Choose all of this page ({{count}})',
  takenOff: 'These orders no longer qualify and were taken off',
  remarkOptional: 'Remark (optional)',
  noRightHint: 'Ask the owner of your company account if you need it.',
  payee: {
    title: 'Payment details',
    name: 'Account name',
    bank: 'Bank',
    account: 'Account number ({{currency}})',
    swift: 'SWIFT code',
    reference: 'Payment reference',
  },
} as const satisfies Texts<typeof zh>
