import type { BodyOf } from '@portal/api-client/contract'
import { addDays, type MoneyValue } from '@portal/i18n'
import { compareAmounts, difference } from '../../shared/money/decimal.ts'
import { isAmount, isPayable, plainAmount } from '../../shared/money/typed-amount.ts'

/** The values of a quote form, without its prices. */
export interface QuoteValues {
  title: string
  customer: string
  own_reference: string
  contact: string
  /** Last day for the customer's choice, `YYYY-MM-DD`, in the operator's time. */
  until: string
  price: boolean
  policy: boolean
}

export type QuoteError = 'required' | 'price' | 'past'

export const newQuote = (title: string, day: string): QuoteValues => ({
  title,
  customer: '',
  own_reference: '',
  contact: '',
  until: addDays(day, 3),
  price: true,
  policy: true,
})

/** Errors by field; those of prices by index. `head` is null for an existing quote; `day` is today. */
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

/** How much a typed price is below the net price; null if it is not, or is invalid. */
export function lossOf(net: MoneyValue, price: string): MoneyValue | null {
  const typed = plainAmount(price)
  if (!isAmount(typed) || compareAmounts(typed, net.amount) >= 0) return null
  return difference({ ...net, amount: typed }, net)
}

/** How much a typed price is above the net price, in percent: `12.5`; null if it is below, or is invalid. */
export function markupOf(net: MoneyValue, price: string): string | null {
  const typed = plainAmount(price)
  if (!isPayable(net.amount) || !isAmount(typed) || compareAmounts(typed, net.amount) < 0) return null
  return String(Math.round((Number(typed) / Number(net.amount) - 1) * 10_000) / 100)
}

/** The last second of that day in the operator's time, in epoch seconds. */
const endOfDay = (day: string): number => Math.floor(new Date(`${day}T23:59:59`).getTime() / 1000)

/** The request without its options. */
export const toQuoteHead = ({ title, customer, own_reference, contact, until, price, policy }: QuoteValues) =>
  ({
    title: title.trim(),
    customer: { name: customer.trim(), contact: contact.trim() },
    own_reference: own_reference.trim(),
    expire_time: endOfDay(until),
    show: { price, policy },
  }) satisfies Partial<BodyOf<'saveQuote'>>
