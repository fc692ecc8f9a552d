import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/document.ts'

export default {
  order: 'Booking ID',
  service: 'Service and guests',
  money: 'Amount',
  actions: 'Actions',
  separator: ', ',
  forbidden: '{{actions}}: {{reason}}',
  statement: 'Statement (PDF)',
  download: 'Download',
  saved: '{{name}} has been saved',
  picked: 'Selected orders',
  pickedCount: '{{count}} orders selected',
  pickedCount_one: '{{count}} order selected',
  clearPicked: 'Clear selection',
  pick: 'Select {{id}}',
  cannotPick: '{{id}} cannot be selected: {{reason}}',
  pickPage: 'Select all on this page ({{count}})',
  pickAll: 'Select all {{count}} results',
  pickFirst: 'Select the first {{count}} results',
  takenOff: 'These orders no longer qualify and were removed from the selection',
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
