import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/quote/detail.ts'

export default {
  views: 'Seen {{count}} times',
  views_one: 'Seen once',
  customerSays: 'The customer says:',
  actions: 'Actions of the quote',
  recheck: 'Check prices again',
  edit: 'Change the quote',
  save: 'Save changes',
  send: 'Send',
  sendAgain: 'Send again',
  revoke: 'Revoke',
  sendTitle: 'Send the quote?',
  sendMail: 'Its page opens to the public, and {{address}} gets an e-mail. Net prices are never shown there.',
  sendLink: 'Its page opens to the public; give the link to the customer. Net prices are never shown there.',
  revokeTitle: 'Revoke the quote?',
  revokeText: 'The customer can no longer open its page. It can be sent again later.',
  link: 'Page for the customer',
  copy: 'Copy link',
  copied: 'The link is copied',
  copyFailed: 'It could not be copied; please select the link and copy it',
  book: 'Book this option',
  booked: 'Booked:',
  markup: 'Mark-up',
  checked: 'Checked {{time}}:',
  wouldBe: 'at the same mark-up now',
} as const satisfies Texts<typeof zh>
