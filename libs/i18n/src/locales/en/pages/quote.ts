import type { Texts } from '../../../text-types.ts'
import type zh from '../../zh-cn/pages/quote.ts'

export default {
  new: 'New quote',
  save: 'Save the quote of {{count}} options',
  save_one: 'Save the quote of {{count}} option',
  tooMany: 'A quote takes at most {{most}} options. Please take out {{over}} below, then it can be saved.',
  waiting: 'Quote: {{hotels}}',
  later: 'Look for more',
  options: 'Options',
  sellPrice: 'Selling price ({{currency}})',
  sellPriceOf: 'Selling price of {{title}}, {{subtitle}} ({{currency}})',
  belowNet: '{{money}} below the net price',
  removeOption: 'Take out {{title}}',
  fields: {
    title: 'Title',
    customer: 'Customer',
    contact: 'Customer’s e-mail or phone',
    contactHint: 'Seen by your company alone',
    until: 'Holds until',
    price: 'Show prices to the customer',
    policy: 'Show cancellation policies to the customer',
  },
  errors: {
    price: 'An amount above 0, with two decimals at most',
    past: 'The last day must not lie before today',
  },
  markup: {
    onNet: 'Mark-up on the net price (%)',
    onTotal: 'Mark-up on the selling price (%)',
    apply: 'Apply to all',
    range: 'A number from 0 to 999.99, with two decimals at most',
  },
  validUntil: 'Holds until {{time}}',
  chosen: 'Chosen by the customer',
  /** The page of the customer. */
  public: {
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
  },
} as const satisfies Texts<typeof zh>
