import type { BodyOf } from '@portal/api-client/contract'
import { addDays, type MoneyValue } from '@portal/i18n'
import { compareAmounts, difference } from '../../shared/money/decimal.ts'
import { isAmount, isPayable, plainAmount } from '../../shared/money/typed-amount.ts'

/** What stands in the form of a quote, apart from its prices. */
export interface QuoteValues {
  title: string
  customer: string
  contact: string
  /** Last day on which the customer may choose, `YYYY-MM-DD`, on the operator's calendar. */
  until: string
  price: boolean
  policy: boolean
}

export type QuoteError = 'required' | 'price' | 'past'

export const newQuote = (title: string, day: string): QuoteValues => ({
  title,
  customer: '',
  contact: '',
  until: addDays(day, 3),
  price: true,
  policy: true,
})

/**
 * Errors by field; those of a price by its place in the list. `head` is null where the quote has its title, customer and
 * days already; `day` is today.
 */
export function quoteErrors(
  head: Pick<QuoteValues, 'title' | 'customer' | 'until'> | null,
  prices: readonly string[],
  day: string,
): Record<string, QuoteError> {
  const found: [string, QuoteError | false][] = [
    ...(head ? headErrors(head, day) : []),
    ...prices.map((price, index): [string, QuoteError | false] => [
      `prices.${index}`,
      !isPayable(price) && 'price',
    ]),
  ]
  return Object.fromEntries(found.filter((entry): entry is [string, QuoteError] => entry[1] !== false))
}

const headErrors = (
  { title, customer, until }: Pick<QuoteValues, 'title' | 'customer' | 'until'>,
  day: string,
): [string, QuoteError | false][] => [
  ['title', title.trim() === '' && 'required'],
  ['customer', customer.trim() === '' && 'required'],
  ['until', until === '' ? 'required' : until < day && 'past'],
]

/** By how much a typed price stays below the net price; null where it does not, or is no price yet. */
export function lossOf(net: MoneyValue, price: string): MoneyValue | null {
  const typed = plainAmount(price)
  if (!isAmount(typed) || compareAmounts(typed, net.amount) >= 0) return null
  return difference({ ...net, amount: typed }, net)
}

/** Epoch seconds of the last second of that day, on the operator's clock. */
const endOfDay = (day: string): number => Math.floor(new Date(`${day}T23:59:59`).getTime() / 1000)

/** The part of the request that the values say; options are added. */
export const toQuoteHead = ({ title, customer, contact, until, price, policy }: QuoteValues) =>
  ({
    title: title.trim(),
    customer: { name: customer.trim(), contact: contact.trim() },
    expire_time: endOfDay(until),
    show: { price, policy },
  }) satisfies Partial<BodyOf<'saveQuote'>>
