import type { Texts } from '../../text-types.ts'
import type zh from '../zh-cn/welcome.ts'

export default {
  label: 'What this portal offers',
  points: {
    money: {
      title: 'Trade prices, settled your way',
      text: 'Pay from a pre-deposit or by monthly credit; bills and invoices are handled here.',
    },
    terms: {
      title: 'Terms without surprises',
      text: 'Cancellation rules in plain words, deadlines in local time and yours, fees before you confirm.',
    },
    documents: {
      title: 'Instant vouchers',
      text: 'In Chinese, English or both, with the address in local script for the driver.',
    },
  },
  join: 'For travel companies. An e-mail address or a mobile number is enough to open an account.',
  register: 'Open an account',
} as const satisfies Texts<typeof zh>
