import type { Texts } from '../../../text-types.ts'
import type zh from '../../zh-cn/pages/quote.ts'

export default {
  new: 'New quote',
  save: 'Save the quote of {{count}} options',
  save_one: 'Save the quote of {{count}} option',
  tooMany: 'A quote takes at most {{most}} options. Please remove {{over}} below before saving.',
  waiting: 'Quote: {{offers}}',
  later: 'Keep searching',
  open: {
    label: 'Open quote',
    title: 'Quote: {{title}}',
    options: '{{count}} options',
    options_one: '{{count}} option',
    back: 'Back to the quote',
    leave: 'Leave the quote',
    left: 'The quote is kept under “Unfinished bookings”; the next offer begins a new quote',
    lost: 'The options and what you have entered are discarded.',
  },
  options: 'Options',
  sellPrice: 'Selling price ({{currency}})',
  sellPriceOf: 'Selling price of {{title}}, {{subtitle}} ({{currency}})',
  /** Changes after renewing prices. */
  renewed: {
    text: 'Prices were checked again. Please read what has changed, then save.',
    moved: 'The price has changed, it was {{money}}',
    gone: 'No longer available',
  },
  /** Offers added to a saved quote. */
  into: {
    title: 'Add to a quote',
    label: 'Add to',
    choice: '{{title}} · {{customer}} · until {{until}}',
    full: '{{title}} · {{customer}} · until {{until}} (full)',
    failed: 'Your open quotes could not be loaded; you can still save a new one. {{reason}}',
    held: 'Already in this quote',
    seen: 'Its page is open to the customer, who will see the new options at once.',
    changed:
      'This quote was changed meanwhile. Below are its current options; save again to add the new ones.',
    closed: 'This quote is closed ({{status}}) and takes no further options. Please choose another one.',
    save: 'Add {{count}} options',
    save_one: 'Add {{count}} option',
  },
  belowNet: '{{money}} below the net price',
  removeOption: 'Remove {{title}}',
  fields: {
    title: 'Title',
    customer: 'Customer',
    contact: 'Customer’s e-mail or phone',
    contactHint: 'Visible only to your company',
    own_reference: 'Own reference',
    referenceHint: 'Only inside your company; the orders of this quote get it',
    until: 'Valid until',
    price: 'Show prices to the customer',
    policy: 'Show cancellation policies to the customer',
  },
  errors: {
    price: 'An amount above 0, with two decimals at most',
    past: 'The last day cannot be before today',
  },
  markup: {
    onNet: 'Mark-up on the net price (%)',
    onNetHint: 'Sets each selling price to its net price plus this percentage',
    onTotal: 'Mark-up on the selling price (%)',
    onTotalHint: 'Sets each selling price to the price found plus this percentage',
    of: 'Net price + {{percent}}%',
    apply: 'Apply to all',
    range: 'A number from 0 to 999.99, with two decimals at most',
  },
  validUntil: 'Valid until {{time}}',
  chosen: 'Chosen by the customer',
  /** The customer's page. */
  public: {
    from: 'From {{company}} for {{customer}}.',
    print: 'Print or save as PDF',
    expired: 'This quote was valid until {{time}}. Please ask {{company}} for current prices.',
    closed: 'This quote is closed. For any questions, please contact {{company}}.',
    thanks: 'Your choice has arrived; {{company}} will be in touch.',
    gone: 'This link does not open a quote',
    goneHint:
      'It may be incomplete, or the quote may have been withdrawn. Please ask the travel agency that sent it for a new link.',
    map: 'Open map',
    chosen: 'Your choice',
    booked: 'Booked for you',
    picked: '{{count}} options chosen',
    picked_one: '{{count}} option chosen',
    send: 'Send my choice',
    availability: {
      available: 'Available, checked {{time}}',
      on_request: 'On request: {{company}} confirms it with the supplier',
      price_changed: 'Price to be confirmed: {{company}} will contact you before booking',
      terms_changed: 'Terms to be confirmed: {{company}} will contact you before booking',
      sold_out: 'No longer available',
    },
    choose: 'Choose this option',
    chooseTitle: 'Your choice',
    chooseText:
      'This is not a booking yet: {{company}} will check price and availability again and contact you.',
    message: 'Your message (optional)',
    changed:
      'This quote has changed since you opened it. Please read what is different; sending again accepts it as it is now.',
    chosenMeanwhile:
      'A choice has been sent since you opened this quote: {{titles}}. Sending again replaces it.',
    titleGap: '; ',
    dropped: '{{title}}, {{subtitle}}, can no longer be chosen and is not part of your choice.',
    otherTerms: 'Details or terms have changed',
  },
} as const satisfies Texts<typeof zh>
