import type { Texts } from '../../../../text-types.ts'
import type zh from '../../../zh-cn/pages/quote/public.ts'

export default {
  from: 'From {{company}} for {{customer}}.',
  closed: 'Nothing can be chosen any more. Status of this quote: {{status}}.',
  thanks: 'Your choice has arrived; {{company}} will be in touch.',
  gone: 'This link is no longer valid',
  goneHint: 'The quote may have been revoked; please ask the company that sent it.',
  choose: 'Choose this option',
  chooseTitle: 'Your choice',
  chooseText:
    'You choose “{{title}}”. This is no booking yet: the company checks the price again and gets in touch.',
  message: 'Your message (optional)',
} as const satisfies Texts<typeof zh>
