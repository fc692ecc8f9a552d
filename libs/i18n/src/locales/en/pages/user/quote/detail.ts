import type { Texts } from '../../../../../text-types.ts'
import type zh from '../../../../zh-cn/pages/user/quote/detail.ts'

export default {
  toList: 'Back to the quotes',
  views: 'Seen {{count}} times',
  views_one: 'Seen once',
  customerSays: 'The customer says:',
  actions: 'Actions of the quote',
  recheck: 'Check prices again',
  edit: 'Change the quote',
  save: 'Save changes',
  send: 'Create customer link',
  sendAgain: 'Send the link again',
  revoke: 'Revoke',
  sendTitle: 'Create the customer link?',
  sendMail: 'Anyone with the link can see it, and {{address}} gets an e-mail. Net prices stay hidden.',
  sendLink: 'Anyone with the link can see it; give it to the customer. Net prices stay hidden.',
  revokeTitle: 'Revoke the quote?',
  revokeText: 'The customer can no longer open its page. It can be sent again later.',
  link: 'Page for the customer',
  linkLanguage: 'Language of the page',
  copy: 'Copy link',
  book: 'Book this option',
  booked: 'Booked:',
  markup: 'Mark-up',
  checked: 'Checked {{time}}:',
  wouldBe: 'at the same mark-up now',
} as const satisfies Texts<typeof zh>
