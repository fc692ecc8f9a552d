import type { Schemas } from '@portal/api-client'

type Option = Schemas['PublicQuoteOption']

/** Whether an option has another price than the customer saw; a quote may show none. */
export const hasMoved = ({ sell_price }: Option, { sell_price: before }: Option): boolean =>
  sell_price !== null &&
  before !== null &&
  (sell_price.amount !== before.amount || sell_price.currency !== before.currency)

/** Whether room, dates, terms or note are other than the customer saw. */
export const hasOtherTerms = (now: Option, before: Option): boolean => termsOf(now) !== termsOf(before)

const termsOf = ({ title, subtitle, lines, policy, note }: Option) =>
  JSON.stringify([title, subtitle, lines, policy, note])

/** What is chosen of a quote as it stands: what is picked and can be had, and what has its order already. */
export const choiceOf = ({ options }: Pick<Schemas['PublicQuote'], 'options'>, picked: ReadonlySet<string>) =>
  options.filter(({ id, booked, last_outcome }) => booked || (picked.has(id) && last_outcome !== 'sold_out'))
