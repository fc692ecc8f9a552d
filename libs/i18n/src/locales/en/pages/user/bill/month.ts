import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/bill/month.ts'

export default {
  noRight: 'You do not have permission to see the books of the company',
  month: 'Month',
  before: 'Previous month',
  after: 'Next month',
  days: '{{from}} to {{to}} ({{tz}})',
  figures: 'Books of the month',
  what: 'Item',
  count: 'Number',
  sum: 'Sum',
  todo: 'To do',
  nothing: 'Nothing to do',
  soon: '{{count}} bookings, {{money}}, lose the right to an invoice within 7 days',
  soon_one: 'One booking, {{money}}, loses the right to an invoice within 7 days',
  open: {
    bills: 'Pay, the first by {{date}}',
    disputes: 'Wait for the answer, or withdraw the dispute',
    unbilled: 'Apply for settlement, or wait for the next bill',
    uninvoiced: 'Apply for invoices, the first by {{date}}',
    holds: 'Wait for the supplier; the oldest is held since {{time}}',
  },
  accounts: 'Opening and closing balance',
  account: 'Account',
  used: 'Credit used',
  opening: 'Opening',
  in: 'In',
  out: 'Out',
  closing: 'Closing',
} as const satisfies Texts<typeof zh>
